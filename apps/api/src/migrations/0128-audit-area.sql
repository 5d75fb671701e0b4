-- the office's audit is read by area, by operator and by day, newest first
create index audit_area on platform.audit (split_part(action, '.', 1), at desc, id desc);
create index audit_at on platform.audit (at desc, id desc);
drop index platform.audit_operator;
create index audit_operator on platform.audit (operator_id, at desc, id desc) where operator_id is not null;
