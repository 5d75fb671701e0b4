-- Operators edit banners and countdown headers: an edit names the revision it was made for, and a draft is shown to no customer.
alter table marketing.banner add column revision int not null default 1;
alter table marketing.banner add column is_draft boolean not null default false;
alter table marketing.promotional_header add column revision int not null default 1;
alter table marketing.promotional_header add column starts_at timestamptz check (starts_at < end_date);
