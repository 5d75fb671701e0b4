-- Events that were set aside are looked at, tried again or dropped in the office.
create index outbox_aside on platform.outbox (failed_at desc) where failed_at is not null and done_at is null;
