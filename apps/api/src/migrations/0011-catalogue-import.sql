-- Rows of an import in progress: read once, grouped by product, reported in their order.
create unlogged table products.import_row (
  import_id   uuid not null,
  row_no      int not null,
  product_key text,
  version_key text,
  content     jsonb,
  outcome     text check (outcome in ('created', 'updated', 'unchanged', 'skipped')),
  code        text,
  reason      text,
  started_at  timestamptz not null default now(),
  primary key (import_id, row_no)
);
create index import_row_waiting on products.import_row (import_id, product_key, version_key) where outcome is null;

-- A list identifies a product by its brand and its name.
create index product_named on products.product (manufacturer_id, (platform.plain_text(name)));
