-- The office filters orders by brand and by SKU.
create index order_line_version on purchase.order_line (version_id, order_id);
create index order_line_manufacturer on purchase.order_line (manufacturer_id, order_id);
create index order_line_part_version on purchase.order_line_part (version_id, order_id);
