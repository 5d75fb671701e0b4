-- Units sold by day and warehouse. Best sellers count the last ninety days, for each city apart.
create table products.sold (
  version_id   bigint not null references products.version,
  warehouse_id text not null references tracking.warehouse,
  -- Calendar day in Bogotá.
  day          date not null,
  units        int not null check (units > 0),
  primary key (day, version_id, warehouse_id)
);
create index sold_version on products.sold (version_id);

-- Units sold before days were recorded count as sold today.
insert into products.sold (version_id, warehouse_id, day, units)
select v.id, w.id, (now() at time zone 'America/Bogota')::date, v.units_sold
from products.version v cross join (select id from tracking.warehouse order by id limit 1) w
where v.units_sold > 0;
