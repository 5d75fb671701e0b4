-- A presale with a new dispatch date writes an event, so that the orders waiting for it follow.
create function products.tell_presale_moved() returns trigger language plpgsql as $$
begin
  -- One minute later, so that several moves become one notification and a corrected mistake none.
  insert into platform.outbox (topic, payload, available_at)
  values ('products.presale_moved', jsonb_build_object('productId', new.product_id::text), now() + interval '1 minute');
  return null;
end $$;
create trigger presale_moved after update of dispatch_date on products.presale
  for each row when (new.dispatch_date is distinct from old.dispatch_date) execute function products.tell_presale_moved();

create index order_line_advanced on purchase.order_line (product_id, order_id) where advanced;
