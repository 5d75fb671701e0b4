-- When a purchase order was mailed to its supplier, and by which request: sent again, it is one mail.
alter table products.purchase_order
  add column mailed_at timestamptz,
  add column mail_id   uuid;
