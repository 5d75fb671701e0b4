-- The office finds customers with the same document.
create index if not exists customer_document on auth.customer (document_number);
