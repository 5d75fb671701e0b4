-- A program of one customer: prices agreed with it (precios pactados). They hold for no one else, and decide prices as other programmed
-- prices do; its name is that of the day it was made.
alter table products.price_program
  add column customer_id uuid references auth.customer,
  add column customer_name text check (length(customer_name) between 1 and 200),
  add constraint price_program_of_one check (customer_id is null or trade_type_id is null),
  add constraint price_program_customer_named check ((customer_id is null) = (customer_name is null));
create index price_program_agreed on products.price_program (customer_id, lower(during), id) where customer_id is not null;
create index price_program_agreed_by_name on products.price_program (customer_name, id) where customer_id is not null;

alter table products.programmed_price
  add column customer_id uuid references auth.customer,
  add constraint programmed_price_of_one check (customer_id is null or trade_type_id is null),
  drop constraint programmed_price_no_overlap,
  add constraint programmed_price_no_overlap exclude using gist
    (version_id with =, (coalesce(trade_type_id, '')) with =, (coalesce(customer_id::text, '')) with =, during with &&);
create index programmed_price_agreed on products.programmed_price (customer_id, version_id) where customer_id is not null;

-- Every process knows which customers have agreed prices, and reads them again when a program changes.
create trigger tell_change after insert or update or delete or truncate on products.price_program
  for each statement execute function platform.tell_change();
