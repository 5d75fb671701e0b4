import type { ReturnReason, ReturnState, ReturnWish } from '@tonalia/contract/return-state';
import { rowIs, statement } from '../../../platform/db.ts';

/** A return in the office's list. */
export interface ReturnListRow {
  id: string;
  code: string;
  orderCode: string;
  customerId: string;
  customer: string;
  city: string;
  reason: ReturnReason;
  wish: ReturnWish;
  state: ReturnState;
  stays: boolean;
  isPart: boolean;
  askedAt: Date;
  units: number;
  value: number;
}

const columns = `r.id, r.code, o.code as "orderCode", r.customer_id as "customerId", o.customer_name as customer,
  coalesce(o.address ->> 'city', '') as city, x.reason, r.wish, r.state, r.stays, r.state = 'resolved' and x.accepted < r.units as "isPart",
  r.asked_at as "askedAt", r.units, r.value::float8 as value`;
const joined = `purchase.return r join purchase.order o on o.id = r.order_id cross join lateral (
    select (array_agg(l.reason order by l.units::bigint * p.price desc, l.line_no))[1] as reason,
      coalesce(sum(l.to_stock + l.to_loss), 0)::int as accepted, array_agg(coalesce(s.warehouse_id, o.warehouse_id)) as warehouses
    from purchase.return_line l join purchase.order_line p on p.order_id = l.order_id and p.line_no = l.line_no
    left join purchase.shipment s on s.id = p.shipment_id where l.return_id = r.id) x`;
type ListClaims = Pick<ReturnListRow, 'code' | 'city' | 'reason' | 'wish' | 'state' | 'isPart'>;

/** Returns in these states, newest first, with their number up to `$most`. */
export const listReturns = statement(
  'purchase.list_returns',
  `select ${columns}, (count(*) over ())::int as count from ${joined}
   where r.state = any($states::text[]) and ($reason::text is null or x.reason = $reason) and ($wish::text is null or r.wish = $wish)
     and ($warehouseId::text is null or $warehouseId = any(x.warehouses))
     and ($typed::text is null or r.code like '%' || upper($typed) || '%' or o.code like '%' || upper($typed) || '%'
       or platform.plain_text(o.customer_name) like '%' || platform.plain_text($typed) || '%')
     and r.id in (select id from purchase.return where state = any($states::text[])
       and ($customerId::uuid is null or customer_id = $customerId) order by asked_at desc, id desc limit $most)
   order by r.asked_at desc, r.id desc limit $limit offset $offset`,
  rowIs<ListClaims & { count: number }>(),
);

/** The newest returns by state, at most `$1` of all, with their pesos. */
export const countReturns = statement(
  'purchase.count_returns',
  `select r.state, count(*)::int as count, sum(r.value)::float8 as value
   from (select state, value from purchase.return order by asked_at desc, id desc limit $1) r group by r.state`,
  rowIs<{ state: ReturnState }>(),
);

/** Returns that wait for a decision, the oldest of them and their pesos. */
export const countUndecided = statement(
  'purchase.count_undecided_returns',
  `select count(*)::int as waiting, count(*) filter (where state = 'received')::int as arrived, min(asked_at) as "oldestAt", coalesce(sum(value), 0)::float8 as value
   from purchase.return where state in ('asked', 'collecting', 'received') and state <> 'collecting'`,
);

/** Lines of a return as its page shows them. */
export interface ReturnLineRow {
  line: number;
  name: string;
  versionName: string | null;
  brand: string;
  image: string;
  tile: string;
  colour: string | null;
  units: number;
  value: number;
  reason: ReturnReason;
  collected: number | null;
  arrived: number | null;
  toStock: number | null;
  toLoss: number | null;
  cost: number | null;
  refusal: string | null;
}

/** One return with its lines, photos and history. */
export const findOfficeReturn = statement(
  'purchase.find_office_return',
  `select ${columns}, r.version, r.note, r.by_office as "byOffice", r.amount::float8 as amount, o.created_at as "orderedAt",
     (select e.code from purchase.order e where e.id = r.exchange_order_id) as "exchangeOrder",
     (select jsonb_agg(jsonb_build_object('line', l.line_no, 'name', p.name, 'versionName', p.version_name, 'brand', p.manufacturer_name,
        'image', p.image, 'tile', p.tile, 'colour', p.colour ->> 'color', 'units', l.units, 'value', l.units::bigint * p.price, 'reason', l.reason,
        'collected', l.collected, 'arrived', l.arrived, 'toStock', l.to_stock, 'toLoss', l.to_loss, 'cost', p.cost, 'refusal', l.refusal) order by l.line_no)
      from purchase.return_line l join purchase.order_line p on p.order_id = l.order_id and p.line_no = l.line_no
      where l.return_id = r.id) as lines,
     (select coalesce(jsonb_agg(jsonb_build_object('_id', f.id, 'line', f.line_no) order by f.line_no, f.position), '[]')
      from purchase.return_photo f where f.return_id = r.id) as photos,
     (select coalesce(jsonb_agg(jsonb_build_object('state', e.state, 'visit', e.visit, 'by', e.by_name, 'byOffice', e.by_office, 'words', e.words,
        'units', e.units, 'at', to_json(e.at at time zone 'UTC') #>> '{}' || 'Z') order by e.id desc), '[]')
      from purchase.return_event e where e.return_id = r.id) as history,
     (select count(*)::int from purchase.return b where b.customer_id = r.customer_id and b.asked_at > r.asked_at - interval '1 year') as "returnsBefore",
     (select count(*)::int from purchase.order b where b.customer_id = r.customer_id and b.created_at > r.asked_at - interval '1 year'
        and b.status not in ('cancelled', 'rejected')) as "ordersBefore"
   from ${joined} where r.id = $1`,
  rowIs<
    ListClaims & {
      exchangeOrder: string | null;
      lines: ReturnLineRow[];
      photos: { _id: string; line: number }[];
      history: {
        state: ReturnState;
        visit: 'collected' | 'not_collected' | null;
        by: string;
        byOffice: boolean;
        words: string;
        units: number;
        at: string;
      }[];
      returnsBefore: number;
      ordersBefore: number;
    }
  >(),
);

/** A photo of a return, with the code that names its file. */
export const findReturnPhoto = statement(
  'purchase.find_return_photo',
  `select f.content_type as kind, f.file, r.code from purchase.return_photo f join purchase.return r on r.id = f.return_id
   where f.id = $photo and f.return_id = $id`,
  rowIs<{ code: string }>(),
);

export const findOrderToReturn = statement(
  'purchase.find_order_to_return',
  'select id from purchase.order where code = upper($1)',
);
