-- Lists of customers and of what they owe, imported as lists of products are.
alter table products.import_list
  drop constraint import_list_kind_check,
  add constraint import_list_kind_check check (kind in ('catalogue', 'prices', 'stock', 'customers', 'receivables'));
alter table products.import_template
  drop constraint import_template_kind_check,
  add constraint import_template_kind_check check (kind in ('catalogue', 'prices', 'stock', 'customers', 'receivables'));

alter table products.import_row
  -- Names the thing of a row that is no version.
  add column name text,
  -- The customer or the document that the row made or changed.
  add column subject_id text,
  -- What undoing the row needs.
  add column restore jsonb;

-- A debt from before the shop, by the number of its invoice; a list brings each once.
alter table auth.credit_movement
  add column document text check (btrim(document) <> '' and length(document) <= 40),
  add constraint credit_movement_document check (document is null or kind = 'adjustment' and amount > 0 and order_id is null),
  add constraint credit_movement_document_once unique (customer_id, document);

-- Every municipality with its department, for lists that write their names.
create function tracking.places() returns table (city_id text, city text, state_id text, state text) language sql stable parallel safe as $$
  select city.id, city.name, state.id, state.name from tracking.city join tracking.state on state.id = city.state_id
$$;
