-- The office edits texts, brand, category, shades and their order on the page of a product: each of them raises the revision too.
drop trigger raise_revision on products.product;
create trigger raise_revision before update of name, description, manufacturer_id, category_id, min_quantity, has_versions, selling
  on products.product for each row
  when ((old.name, old.description, old.manufacturer_id, old.category_id, old.min_quantity, old.has_versions, old.selling)
    is distinct from (new.name, new.description, new.manufacturer_id, new.category_id, new.min_quantity, new.has_versions, new.selling))
  execute function products.raise_revision();
drop trigger raise_revision on products.version;
create trigger raise_revision before update of code, shade_code, shade_name, hex, position, base_price, selling
  on products.version for each row
  when ((old.code, old.shade_code, old.shade_name, old.hex, old.position, old.base_price, old.selling)
    is distinct from (new.code, new.shade_code, new.shade_name, new.hex, new.position, new.base_price, new.selling))
  execute function products.raise_revision();
