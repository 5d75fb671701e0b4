-- The few tones that came after their product did are found without a look at all the others.
create index version_newest_tones on products.version (product_id, first_seen_at) where active and hex is not null;
