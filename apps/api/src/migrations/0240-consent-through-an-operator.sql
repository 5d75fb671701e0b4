-- A consent that a customer gave to an operator of the office: which one, as named then, and on what way it was given.
alter table auth.consent
  add column operator_id uuid references office.operator,
  add column operator_name text check (length(operator_name) between 1 and 80),
  add column channel text check (channel in ('in-person', 'phone', 'whatsapp', 'email', 'paper')),
  add constraint consent_through_operator check ((operator_id is null) = (channel is null) and (operator_id is null) = (operator_name is null)),
  add constraint consent_through_one check (given_through is null or operator_id is null);
