-- The office chooses the drawn pack and the tile of a product on its page, so another page that shows the earlier ones is old.
drop trigger raise_revision on products.product;
create trigger raise_revision
  before update of name, description, manufacturer_id, category_id, min_quantity, has_versions, tax_class, picture, tile, selling
  on products.product for each row
  when ((old.name, old.description, old.manufacturer_id, old.category_id, old.min_quantity, old.has_versions, old.tax_class, old.picture, old.tile,
      old.selling)
    is distinct from
    (new.name, new.description, new.manufacturer_id, new.category_id, new.min_quantity, new.has_versions, new.tax_class, new.picture, new.tile,
      new.selling))
  execute function products.raise_revision();
