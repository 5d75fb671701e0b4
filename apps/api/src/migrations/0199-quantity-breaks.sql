-- A quantity break is a deal that the office keeps as a price by quantity: it asks for two units or more, and of the same products, list
-- and units one holds at a time. Deals made before stay deals.
alter table products.deal add column kind text not null default 'deal' check (kind in ('deal', 'break'));
alter table products.deal add constraint deal_break_units check (kind = 'deal' or min_quantity > 1);
alter table products.deal add constraint deal_break_no_overlap
  exclude using gist (
    (coalesce(product_id, 0)) with =, (coalesce(manufacturer_id, 0)) with =, (coalesce(category_id, 0)) with =,
    (coalesce(trade_type_id, '')) with =, min_quantity with =, during with &&
  ) where (kind = 'break');
