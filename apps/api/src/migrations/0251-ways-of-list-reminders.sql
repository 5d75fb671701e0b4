-- What a reminder of a list does besides: its lines are put into the cart of its person, and a message goes to its phone.
alter table purchase.list_reminder
  add column fills_cart boolean not null default false,
  add column by_whatsapp boolean not null default false;
