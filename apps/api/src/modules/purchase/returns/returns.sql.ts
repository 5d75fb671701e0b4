import type { ReturnReason, ReturnState, ReturnWish } from '@tonalia/contract/return-state';
import { rowIs, statement } from '../../../platform/db.ts';
import type { ShipmentStatus } from '../order/order.rules.ts';

/** A line of an order with what can be returned of it, in pesos. */
export interface ReturnableRow {
  line: number;
  name: string;
  versionName: string | null;
  image: string;
  price: number;
  /** Units that the customer keeps. */
  quantity: number;
  /** Units of returns that are open or wait for their exchange, and those that were refused. */
  open: number;
  refused: number;
  status: ShipmentStatus;
  deliveredAt: Date | null;
}

/**
 * The lines of an order, as far as they can be returned. Lock the order first to ask. What an exchange sent is returned by the order that was
 * exchanged, where it was paid.
 */
export const listReturnable = statement(
  'purchase.list_returnable',
  `select l.line_no::int as line, l.name, l.version_name as "versionName", l.image, l.price, l.quantity, s.status,
     coalesce(r.open, 0)::int as open, coalesce(r.refused, 0)::int as refused,
     case when s.status = 'delivered' then coalesce(s.delivered_at, d.at) end as "deliveredAt"
   from purchase.order_line l join purchase.shipment s on s.id = l.shipment_id
   left join (
     select x.line_no, sum(case when t.state in ('asked', 'collecting', 'received') then x.units
         when e.status <> 'delivered' then x.to_stock + x.to_loss end) as open,
       sum(x.units - coalesce(x.to_stock, 0) - coalesce(x.to_loss, 0)) filter (where t.state in ('resolved', 'rejected')) as refused
     from purchase.return t join purchase.return_line x on x.return_id = t.id
     left join purchase.order e on e.id = t.exchange_order_id where t.order_id = $1 group by x.line_no
   ) r on r.line_no = l.line_no
   left join (select max(e.at) as at from purchase.order_event e where e.order_id = $1 and e.status = 'delivered') d on true
   where l.order_id = $1 and l.price > 0 order by l.line_no`,
  rowIs<ReturnableRow>(),
);

/** Inserts a return; no row when its id exists. */
export const insertReturn = statement(
  'purchase.insert_return',
  `insert into purchase.return (id, order_id, customer_id, wish, note, value, units, by_office)
   values ($id, $orderId, $customerId, $wish, $note, $value, $units, $byOffice) on conflict (id) do nothing returning code`,
  rowIs<{ code: string }>(),
);

export const insertReturnLines = statement(
  'purchase.insert_return_lines',
  `insert into purchase.return_line (return_id, order_id, line_no, units, reason)
   select $id, $orderId, g.line, g.units, g.reason
   from unnest($lines::smallint[], $units::int[], $reasons::text[]) as g (line, units, reason)`,
);

export const insertReturnPhoto = statement(
  'purchase.insert_return_photo',
  `insert into purchase.return_photo (return_id, line_no, position, content_type, file) values ($id, $line, $position, $kind, $file)`,
);

export const insertReturnEvent = statement(
  'purchase.insert_return_event',
  `insert into purchase.return_event (return_id, state, by_name, by_office, words, units, at)
   values ($id, $state, $by, $byOffice, left($words, 500), $units, $now)`,
);

/** The order of a return; lock the order before the return. */
export const findOrderOfReturn = statement(
  'purchase.find_order_of_return',
  `select r.order_id as "orderId", o.code as "orderCode", r.customer_id as "customerId"
   from purchase.return r join purchase.order o on o.id = r.order_id where r.id = $1`,
);

const held = `select r.id, r.code, r.order_id as "orderId", r.customer_id as "customerId", r.state, r.version, r.wish, r.units, x.lines
   from purchase.return r cross join lateral (
     select jsonb_agg(jsonb_build_object('line', l.line_no, 'units', l.units, 'arrived', l.arrived, 'reason', l.reason,
       'price', o.price, 'name', o.name, 'versionName', o.version_name) order by l.line_no) as lines
     from purchase.return_line l join purchase.order_line o on o.order_id = l.order_id and o.line_no = l.line_no where l.return_id = r.id
   ) x where r.id = $1`;

/** A return with its lines. */
export interface StoredReturn {
  id: string;
  code: string;
  orderId: string;
  customerId: string;
  state: ReturnState;
  version: number;
  wish: ReturnWish;
  units: number;
  lines: {
    line: number;
    units: number;
    arrived: number | null;
    price: number;
    reason: ReturnReason;
    name: string;
    versionName: string | null;
  }[];
}

export const findReturn = statement(
  'purchase.find_return',
  held,
  rowIs<Pick<StoredReturn, 'code' | 'state' | 'wish' | 'lines'>>(),
);

export const lockReturn = statement(
  'purchase.hold_return',
  `${held} for update of r`,
  rowIs<Pick<StoredReturn, 'code' | 'state' | 'wish' | 'lines'>>(),
);

/** Changes the state of a locked return. */
export const updateReturn = statement(
  'purchase.update_return',
  `update purchase.return set state = $state, version = version + 1, stays = $stays, amount = $amount, back_id = $backId,
     exchange_order_id = $exchangeId where id = $id`,
);

export const saveArrived = statement(
  'purchase.save_arrived',
  `update purchase.return_line l set arrived = g.units from unnest($lines::smallint[], $units::int[]) as g (line, units)
   where l.return_id = $id and l.line_no = g.line`,
);

export const saveDecisions = statement(
  'purchase.save_return_decisions',
  `update purchase.return_line l set to_stock = g.stock, to_loss = g.loss, refusal = g.refusal
   from unnest($lines::smallint[], $stocks::int[], $losses::int[], $refusals::text[]) as g (line, stock, loss, refusal)
   where l.return_id = $id and l.line_no = g.line`,
);

/** The returns of an order for its customer, newest first. */
export const listReturnsOfOrder = statement(
  'purchase.list_returns_of_order',
  `select r.id, r.code, r.state, r.wish, r.asked_at as "askedAt", r.value::float8 as value, r.amount::float8 as amount,
     (select e.code from purchase.order e where e.id = r.exchange_order_id) as "exchangeOrder", x.lines
   from purchase.return r cross join lateral (
     select jsonb_agg(jsonb_build_object('line', l.line_no, 'name', o.name, 'versionName', o.version_name, 'units', l.units, 'reason', l.reason,
       'accepted', l.to_stock + l.to_loss, 'refusal', l.refusal) order by l.line_no) as lines
     from purchase.return_line l join purchase.order_line o on o.order_id = l.order_id and o.line_no = l.line_no where l.return_id = r.id
   ) x where r.order_id = $1 order by r.asked_at desc, r.id limit 100`,
  rowIs<{
    code: string;
    state: ReturnState;
    wish: ReturnWish;
    lines: {
      line: number;
      name: string;
      versionName: string | null;
      units: number;
      reason: ReturnReason;
      accepted: number | null;
      refusal: string | null;
    }[];
  }>(),
);

/** An order of a customer by its code or id; no row for another customer's. */
export const findOwnOrder = statement(
  'purchase.find_own_order',
  `select o.id, o.code from purchase.order o
   where o.customer_id = $customerId and (o.code = upper($codeOrId) or o.id::text = lower($codeOrId))`,
);
