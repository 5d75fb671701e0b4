-- Bank transfers that pay documents of own credit: their code, and the customer's name as an operator reads it.
create table purchase.document_transfer (
  payment_id    bigint primary key references purchase.payment,
  code          text not null unique,
  customer_name text not null
);

-- One charge of credit at a time; transfers wait beside it and beside each other.
drop index purchase.payment_one_pending_credit;
create unique index payment_one_pending_credit on purchase.payment (customer_id)
  where status = 'pending' and order_id is null and gateway_reference is not null;
create index payment_waiting_document_transfer on purchase.payment (id)
  where status = 'pending' and order_id is null and gateway_reference is null;
create index payment_of_credit on purchase.payment (customer_id, id) where order_id is null;

-- Notices of a payment that an operator reviewed.
alter table notices.notice drop constraint notice_kind_check;
alter table notices.notice add constraint notice_kind_check
  check (kind in ('order', 'refund', 'payment', 'back_in_stock', 'price_drop', 'approval'));
