-- A code asked for a phone that nobody has is written like one for a phone of somebody, and must take as long: no row of a person is
-- looked at and locked for it, and it is in the same indexes. Whoever proves a code is looked up then.
alter table auth.verification drop constraint verification_identity_id_fkey;
drop index auth.verification_identity;
create index verification_identity on auth.verification (identity_id);
