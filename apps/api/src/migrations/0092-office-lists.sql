-- Counts of the office's tabs read this index alone, up to their limit.
drop index purchase.order_status;
create index order_status on purchase.order (status, created_at desc) include (total, payment_method, warehouse_id, customer_id);
-- Orders sorted by what the office's list can be sorted by, and those of a city.
create index order_total on purchase.order (total);
create index order_units on purchase.order (units, created_at desc);
create index order_customer_name on purchase.order (customer_name, created_at desc);
create index order_city on purchase.order ((address ->> 'cityid'), created_at desc);
analyze purchase.order;
