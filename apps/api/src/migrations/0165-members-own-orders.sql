-- A cart that comes back to its member may be asked for again.
alter table purchase.order_request drop constraint order_request_cart_id_key;
create unique index order_request_once on purchase.order_request (cart_id) where state <> 'returned';

-- A member sees its own orders; with this, those of the whole business.
alter table auth.member add column sees_orders boolean not null default false;
