-- The filters and orders of the grid are applied in memory: fewer indexes to write for each changed price, name or text.
drop index products.version_by_price;
drop index products.product_by_name;
drop index products.version_of_product;
create index version_of_product on products.version (product_id, position, id);
