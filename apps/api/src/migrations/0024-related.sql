-- Products of one brand in a category, best sellers first: of a big category only the rows that are shown are read.
create index product_of_maker on products.product (category_id, manufacturer_id, units_sold desc, id) where active;
