-- An adjustment that is sent twice counts once: the id is the screen's. Null in older ones.
alter table dispatch.settlement_adjustment add column client_id uuid constraint settlement_adjustment_once unique;
