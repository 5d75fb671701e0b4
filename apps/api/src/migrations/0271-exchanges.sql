-- A return may be settled by an exchange: an order without cost for the accepted units.
alter table purchase.return
  -- The order that the exchange made. The returned order keeps its lines and its money.
  add column exchange_order_id uuid references purchase.order on delete set null;
create unique index return_exchange on purchase.return (exchange_order_id) where exchange_order_id is not null;

alter table purchase.goods_back
  drop constraint goods_back_cause_check,
  add constraint goods_back_cause_check check (cause in ('return', 'door', 'exchange'));

-- A line of an exchange costs nothing, so it counts neither as sold nor as bought.
alter table purchase.order_line
  drop constraint order_line_price_check,
  add constraint order_line_price_check check (price >= 0);
