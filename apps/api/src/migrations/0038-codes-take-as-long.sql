-- A code requested for an unknown phone must take as long as one for a known phone: no identity is read and locked for it, and its
-- row is in the same indexes. The identity is read when the code is proved.
alter table auth.verification drop constraint verification_identity_id_fkey;
drop index auth.verification_identity;
create index verification_identity on auth.verification (identity_id);
