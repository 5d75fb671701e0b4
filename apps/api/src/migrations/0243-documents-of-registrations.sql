-- Documents that the office asks for before it decides on a registration. The papers stay in the mail or the chat where they arrive.
create table auth.registration_document (
  customer_id uuid not null references auth.customer,
  kind        text not null check (kind in ('rut', 'identity', 'chamber')),
  -- Of the last message that asked for it.
  asked_at    timestamptz,
  -- When an operator said that it is there.
  received_at timestamptz,
  primary key (customer_id, kind),
  constraint registration_document_said check (asked_at is not null or received_at is not null)
);
