-- What sold on which day from which warehouse: the ninety days of the best sellers move on, and one city's are not another's.
create table products.sold (
  version_id   bigint not null references products.version,
  warehouse_id text not null references tracking.warehouse,
  -- Calendar day in Bogotá.
  day          date not null,
  units        int not null check (units > 0),
  primary key (day, version_id, warehouse_id)
);
create index sold_version on products.sold (version_id);

-- What sold before days were kept counts as sold today.
insert into products.sold (version_id, warehouse_id, day, units)
select v.id, w.id, (now() at time zone 'America/Bogota')::date, v.units_sold
from products.version v cross join (select id from tracking.warehouse order by id limit 1) w
where v.units_sold > 0;
