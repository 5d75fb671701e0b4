-- Two parts of an order can leave on one day, each from its own warehouse; null is the warehouse of the order. What was unique stays so.
create unique index shipment_of_day on purchase.shipment (order_id, dispatch_date, coalesce(warehouse_id, '')) nulls not distinct;
alter table purchase.shipment drop constraint shipment_order_id_dispatch_date_key;
