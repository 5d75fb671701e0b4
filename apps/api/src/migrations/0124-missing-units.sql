-- Units of a shipment that a picker did not find. They leave the stock when their order gives them up, instead of being sold again.
create table purchase.missing_units (
  shipment_id bigint not null references purchase.shipment on delete cascade,
  version_id  bigint not null references products.version,
  units       int not null check (units > 0),
  primary key (shipment_id, version_id)
);

insert into purchase.missing_units (shipment_id, version_id, units)
select t.shipment_id, t.version_id, t.short
from dispatch.tally t join purchase.shipment s on s.id = t.shipment_id
where t.short > 0 and s.status in ('received', 'preparing');
