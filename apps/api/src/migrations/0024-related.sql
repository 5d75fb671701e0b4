-- What the same maker has in the category of a product, what sells best first: so much of a big category is read as is shown.
create index product_of_maker on products.product (category_id, manufacturer_id, units_sold desc, id) where active;
