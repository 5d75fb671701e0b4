-- The positions of arrivals that are old enough to be forgotten.
create index visit_point on purchase.visit (taken_at) where latitude is not null;
