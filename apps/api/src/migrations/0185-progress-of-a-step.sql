-- Things that the step of a job has handled so far: its work is not stored yet, or is undone when its process ends.
alter table office.job add column partly int not null default 0 check (partly >= 0);
