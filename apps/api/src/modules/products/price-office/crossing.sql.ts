import { rowIs, statement } from '../../../platform/db.ts';
import { spanGiven } from './span.sql.ts';

/**
 * Pairs of programmed prices of lists and deals that can price one version for one trade type at a time within a span; the soonest first.
 * Two programs of one list never do.
 */
export const listCrossings = statement(
  'products.list_crossings',
  `with span as (select ${spanGiven} as during),
   deal as (select d.* from span, products.deal d where d.during && span.during and d.kind = 'deal'),
   about as (
     select d.id, d.product_id from deal d where d.product_id is not null
     union all select d.id, p.id from deal d join products.product p on p.manufacturer_id = d.manufacturer_id
     union all select d.id, p.id from deal d join products.category c on d.category_id in (c.id, c.parent_id)
       join products.product p on p.category_id = c.id),
   thing as (
     select 'deal' as kind, d.id::text as id, d.during, d.weekdays, d.trade_type_id as list, v.id as version_id
     from deal d join about on about.id = d.id join products.version v on v.product_id = about.product_id
     union all
     select 'program', p.id::text, p.during, '{}', p.trade_type_id, pp.version_id
     from span, products.price_program p join products.programmed_price pp on pp.program_id = p.id
     where p.during && span.during and p.customer_id is null and p.cancelled_at is null)
   select one.kind as "oneKind", one.id as "oneId", other.kind as "otherKind", other.id as "otherId",
     nullif(lower(one.during * other.during), '-infinity') as "from", nullif(upper(one.during * other.during), 'infinity') as until,
     coalesce(one.list, other.list) as "tradeTypeId", count(*)::int as versions, min(one.version_id)::text as "versionId"
   from span, thing one join thing other on other.version_id = one.version_id and (other.kind, other.id) > (one.kind, one.id)
     and (one.list is null or other.list is null or one.list = other.list)
   where one.during * other.during && span.during
   group by one.kind, one.id, other.kind, other.id, one.during, other.during, one.weekdays, other.weekdays, one.list, other.list, span.during
   having one.weekdays = '{}' and other.weekdays = '{}' or exists (
     select from (select one.during * other.during * span.during as during) shared,
       generate_series(0, 7) n,
       greatest(lower(shared.during), (date_trunc('day', lower(shared.during) at time zone 'America/Bogota') + n * interval '1 day')
         at time zone 'America/Bogota') moment
     where shared.during @> moment and platform.falls_on(moment, one.weekdays) and platform.falls_on(moment, other.weekdays))
   order by lower(one.during * other.during) nulls first, one.kind, one.id, other.id limit $most`,
  rowIs<{
    oneKind: 'deal' | 'program';
    otherKind: 'deal' | 'program';
  }>(),
);
