-- What operators asked the owners to see: one mail for a page and a day.
create table office.access_request (
  operator_id uuid not null references office.operator on delete cascade,
  place       text not null check (length(place) between 1 and 60),
  asked_on    date not null,
  primary key (operator_id, place, asked_on)
);
