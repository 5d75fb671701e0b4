-- The office lists and counts the orders of all customers by status.
create index order_status on purchase.order (status, created_at desc);
