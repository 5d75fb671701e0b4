-- Reminders of debts that are due soon: one for each customer and due day.
create table auth.due_reminder (
  customer_id uuid not null references auth.credit_account on delete cascade,
  due_on      date not null,
  reminded_at timestamptz not null,
  primary key (customer_id, due_on)
);
