-- The city of the delivery address: a column, so that an index alone can count by it.
alter table purchase.order add column city_id text generated always as (address ->> 'cityid') stored;
drop index purchase.order_city;
create index order_city on purchase.order (city_id, created_at desc);
drop index purchase.order_status;
create index order_status on purchase.order (status, created_at desc) include (total, payment_method, warehouse_id, customer_id, city_id);
-- Parts that have not left: some days of orders among years of them.
create index shipment_open on purchase.shipment (order_id) where status in ('received', 'preparing');
-- When an order was paid, without reading its other events.
create index order_event_paid on purchase.order_event (order_id, at) where status = 'paid';
-- The office's list finds open orders by the SKU of a line.
create index order_line_code on purchase.order_line (upper(code));
create index order_line_version_code on purchase.order_line (upper(version_code));
analyze purchase.order_line;
analyze purchase.order;
analyze purchase.shipment;
