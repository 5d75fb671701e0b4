-- A presale that leaves on another day is told, whoever moves it: the orders that wait for it follow.
create function products.tell_presale_moved() returns trigger language plpgsql as $$
begin
  -- A moment later: what is moved one after the other is told together, and what was a slip is not told at all.
  insert into platform.outbox (topic, payload, available_at)
  values ('products.presale_moved', jsonb_build_object('productId', new.product_id::text), now() + interval '1 minute');
  return null;
end $$;
create trigger presale_moved after update of dispatch_date on products.presale
  for each row when (new.dispatch_date is distinct from old.dispatch_date) execute function products.tell_presale_moved();

create index order_line_advanced on purchase.order_line (product_id, order_id) where advanced;
