-- What the order was worth when its refund was asked for: a refund of an order that changed is not approved. Null in older requests.
alter table purchase.refund_approval add column order_total bigint check (order_total >= 0);
