import type { ClientBase } from 'pg';

/** An operator of the demo. */
export interface DemoOperator {
  id: string;
  name: string;
}

/** Pesos that are missing from one driver's cash, and from another's with its explanation. */
const MISSING = 5_000;

/** Boxes of every load, and a load that is being filled with the first wave of the next dispatch day. */
export async function packLoads(client: ClientBase, packer: DemoOperator): Promise<void> {
  await draftLoad(client);
  await client.query(
    `insert into dispatch.packing (shipment_id, remission, remission_at, packed_at, packed_by, packed_by_name)
     select x.shipment_id, 'RM-' || lpad(nextval('dispatch.remission_number')::text, 5, '0'), x.at, x.at, $1, $2
     from (select s.shipment_id, min(coalesce(l.dispatched_at, now()) - interval '50 minutes') as at
       from dispatch.load_stop s join dispatch.load l on l.id = s.load_id where s.kind = 'delivery'
       group by s.shipment_id order by 2, 1) x`,
    [packer.id, packer.name],
  );
  // what left with the driver, also what came back
  await client.query(
    `with units as (
       select k.shipment_id, p.version_id, sum(p.quantity / nullif(l.quantity, 0) * (l.quantity + l.returned))::int as units
       from dispatch.packing k join purchase.order_line l on l.shipment_id = k.shipment_id
       join purchase.order_line_part p on p.order_id = l.order_id and p.line_no = l.line_no group by 1, 2
     )
     insert into dispatch.packed (shipment_id, version_id, room) select shipment_id, version_id, units from units`,
  );
  await client.query(
    `insert into dispatch.box (shipment_id, number, size, weight_g, closed_at, closed_by, closed_by_name, aboard_at, created_at)
     select k.shipment_id, n, case when u.units > 24 then 'large' when u.units > 9 then 'medium' else 'small' end,
       900 + u.units * 180 / u.boxes + (k.shipment_id % 7) * 130, k.packed_at, k.packed_by, k.packed_by_name,
       case when l.state = 'draft' and k.shipment_id % 5 = 0 then null else coalesce(l.dispatched_at, now()) - interval '15 minutes' end,
       k.packed_at - interval '10 minutes'
     from dispatch.packing k
     join (select shipment_id, sum(room)::int as units, 1 + (sum(room) > 18)::int + (sum(room) > 40)::int as boxes
       from dispatch.packed group by 1) u on u.shipment_id = k.shipment_id
     join (select distinct on (s.shipment_id) s.shipment_id, l.state, l.dispatched_at from dispatch.load_stop s
       join dispatch.load l on l.id = s.load_id order by s.shipment_id, l.created_at desc) l on l.shipment_id = k.shipment_id
     cross join generate_series(1, u.boxes) n`,
  );
  await client.query(
    `insert into dispatch.box_unit (box_id, shipment_id, version_id, units)
     select b.id, p.shipment_id, p.version_id, p.room
     from (select p.*, row_number() over (partition by p.shipment_id order by p.version_id) as nth from dispatch.packed p) p
     join (select b.*, count(*) over (partition by b.shipment_id) as boxes from dispatch.box b) b
       on b.shipment_id = p.shipment_id and b.number = 1 + p.nth % b.boxes`,
  );
  // a box of few versions would be empty
  await client.query(
    `delete from dispatch.box b where not exists (select from dispatch.box_unit u where u.box_id = b.id)`,
  );
}

async function draftLoad(client: ClientBase): Promise<void> {
  await client.query(
    `with first as (
       select w.* from dispatch.wave w where w.number = 1 order by w.dispatch_date desc limit 1
     ), draft as (
       insert into dispatch.load (route_id, route_name, dispatch_date, warehouse_id, leaves_at, driver_name, driver_phone, driver_document,
         vehicle, plate, capacity_kg, change_amount, asks_code)
       select route_id, name, dispatch_date, warehouse_id, leaves_at, 'Óscar Rincón', '3155550923', '79555690', 'Van', 'SXP317', 650, 100000, true
       from first returning id
     )
     insert into dispatch.load_stop (load_id, shipment_id, position)
     select draft.id, x.shipment_id, row_number() over (order by x.shipment_id)
     from draft cross join first join dispatch.wave_shipment x on x.wave_id = first.id
     join purchase.shipment s on s.id = x.shipment_id and s.status = 'preparing'
     where not exists (select from purchase.order_line_part p join purchase.order_line l on l.order_id = p.order_id and l.line_no = p.line_no
       left join dispatch.tally t on t.shipment_id = x.shipment_id and t.version_id = p.version_id
       where l.shipment_id = x.shipment_id and coalesce(t.picked, 0) < p.quantity)`,
  );
}

interface Back {
  id: string;
  state: 'on_road' | 'closed';
  closedAt: Date | null;
  cash: number;
}

/** Settlements: closed ones, one with a difference, one to count. */
export async function settleLoads(client: ClientBase, desk: DemoOperator): Promise<void> {
  const { rows } = await client.query<Back>(
    `select l.id, l.state, l.closed_at as "closedAt", sum(d.cash)::float8 as cash
     from dispatch.load l join dispatch.load_stop s on s.load_id = l.id left join dispatch.delivery d on d.stop_id = s.id
     where l.state <> 'draft' group by l.id having count(*) = count(d.id) order by l.code desc`,
  );
  const { open, explained, exact } = settlementPlan(rows);
  if (open) await count(client, open, open.cash - MISSING);
  for (const back of exact) {
    await count(client, back, back.cash);
    await close(client, back, desk);
  }
  if (explained) {
    await count(client, explained, explained.cash - MISSING);
    await explain(client, explained, desk);
    await close(client, explained, desk);
  }
}

/**
 * Chooses, of the loads that are back (newest first), the one to settle with a difference, the closed one with an explained difference, and
 * the closed ones that are exact. Only a load with enough cash can miss some: on some days no stop of a load pays in cash.
 */
export function settlementPlan<Load extends Pick<Back, 'state' | 'cash'>>(
  loads: readonly Load[],
): { open?: Load; explained?: Load; exact: Load[] } {
  const open = loads.find((load) => load.state === 'on_road' && canMiss(load));
  const closed = loads.filter(({ state }) => state === 'closed');
  const [first, second] = closed.filter(canMiss);
  const explained = second ?? first;
  return { open, explained, exact: closed.filter((load) => load !== explained) };
}

const canMiss = ({ cash }: Pick<Back, 'cash'>): boolean => cash > MISSING;

async function count(client: ClientBase, { id, closedAt }: Back, counted: number): Promise<void> {
  const notes: Record<number, number> = {};
  let rest = counted;
  for (const value of [100_000, 50_000, 20_000, 10_000, 5_000, 2_000]) {
    notes[value] = Math.floor(rest / value);
    rest %= value;
  }
  await client.query(
    `insert into dispatch.settlement (load_id, notes, coins, counted, is_change_returned, signed_at)
     values ($1, $2, $3, $4, true, coalesce($5::timestamptz, now()) - interval '12 minutes')`,
    [id, JSON.stringify(notes), rest, counted, closedAt],
  );
}

const explain = (client: ClientBase, { id, closedAt }: Back, { name }: DemoOperator): Promise<unknown> =>
  client.query(
    `insert into dispatch.settlement_explanation (load_id, kind, text, amount, by_name, created_at)
     values ($1, 'expense', 'Parqueadero Metrópolis, 40 min', $2, $3, $4::timestamptz - interval '4 minutes')`,
    [id, -MISSING, name, closedAt],
  );

async function close(client: ClientBase, { id, closedAt }: Back, { id: deskId, name }: DemoOperator): Promise<void> {
  await client.query(
    `insert into dispatch.settlement_seen (delivery_id, load_id, seen_at, seen_by)
     select id, load_id, $2::timestamptz - interval '6 minutes', $3 from dispatch.delivery where load_id = $1 and electronic > 0`,
    [id, closedAt, deskId],
  );
  await client.query(
    `update dispatch.settlement s set went_out = d.expected, not_collected = d.expected - d.cash - d.electronic, electronic = d.electronic,
       must_hand_over = d.cash, closed_at = $2, closed_by = $3, closed_by_name = $4
     from (select sum(expected) as expected, sum(cash) as cash, sum(electronic) as electronic from dispatch.delivery where load_id = $1) d
     where s.load_id = $1`,
    [id, closedAt, deskId, name],
  );
}

/** Refunds above the limit of one person, which wait for a second one. */
export async function askRefunds(client: ClientBase, desk: DemoOperator): Promise<void> {
  await client.query(
    `insert into purchase.refund_approval (order_id, parts, amount, reason, asked_by, asked_name, asked_at, order_total)
     select p.order_id, jsonb_build_array(jsonb_build_object('paymentId', p.id::text, 'amount', w.amount, 'holds', p.amount, 'goesTo', 'source')),
       w.amount, w.reason, $1, $2, now() - w.ago, p.total
     from (select p.id, p.order_id, p.amount, o.total, row_number() over (order by o.created_at desc, p.id) as nth
       from purchase.payment p join purchase.order o on o.id = p.order_id
       where o.status = 'delivered' and p.status = 'approved' and p.amount > 900000 and p.amount = o.total
         and not exists (select from purchase.refund r where r.payment_id = p.id)
       order by o.created_at desc, p.id limit 2) p
     join (values (1, 612000, 'Llegó golpeado', interval '4 hours'), (2, 540000, 'Acuerdo con el cliente', interval '27 hours'))
       as w (nth, amount, reason, ago) using (nth)`,
    [desk.id, desk.name],
  );
}
