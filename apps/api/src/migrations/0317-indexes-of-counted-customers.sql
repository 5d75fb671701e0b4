-- The tabs of customers are counted on every page of the list: without the wide rows of the table.
create index customer_counted on auth.customer (created_at, identity_id) where approval = 'approved';
create index customer_blocked on auth.customer (id) where blocked_at is not null;
