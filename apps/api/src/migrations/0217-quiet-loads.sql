-- Whether the customers of a load get the message that it left; without it their list of notices has the step only.
alter table dispatch.load add column notifies_customers boolean not null default true;
