-- Nothing reads when a driver's device was last in.
alter table dispatch.driver_session drop column last_seen_at;
