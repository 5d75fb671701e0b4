-- Finds the few tones newer than their product without reading the others.
create index version_newest_tones on products.version (product_id, first_seen_at) where active and hex is not null;
