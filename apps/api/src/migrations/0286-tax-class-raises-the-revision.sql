-- The office sets how IVA treats a product on its page, so another page that shows the earlier rate is old.
drop trigger raise_revision on products.product;
create trigger raise_revision before update of name, description, manufacturer_id, category_id, min_quantity, has_versions, tax_class, selling
  on products.product for each row
  when ((old.name, old.description, old.manufacturer_id, old.category_id, old.min_quantity, old.has_versions, old.tax_class, old.selling)
    is distinct from
    (new.name, new.description, new.manufacturer_id, new.category_id, new.min_quantity, new.has_versions, new.tax_class, new.selling))
  execute function products.raise_revision();
