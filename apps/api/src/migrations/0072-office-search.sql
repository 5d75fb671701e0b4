-- The office's search: documents, telephones and order codes by their beginning, and the name of the person of an account.
create index customer_document on auth.customer (document_number text_pattern_ops);
create index identity_national_phone on auth.identity (phone text_pattern_ops) where deleted_at is null;
create index identity_search_name on auth.identity
  using gin (platform.plain_text(name || ' ' || last_name) gin_trgm_ops) where deleted_at is null;
create index order_code_begins on purchase.order (code text_pattern_ops);
