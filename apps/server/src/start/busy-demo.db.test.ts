import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dayAfter, weekdayOf } from '@tonalia/rules/calendar';
import { dayIn } from '@tonalia/rules/dates';
import { isHoliday } from '@tonalia/rules/holidays';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client } from 'pg';
import { useDatabase } from '../../../api/test/database.ts';
import { readStatement } from '../../../api/src/modules/purchase/office-money/statement.rules.ts';
import { audit } from '../../../api/test/audit.ts';
import { createPool } from '../../../api/src/platform/pool.ts';
import { STATEMENT_FILE, ensureDemo } from './load-demo.ts';

const database = useDatabase();
const quiet = { run: <T>(_: string, work: (progress: () => void) => Promise<T>): Promise<T> => work(() => {}) };

describe("the demo's eight weeks of orders", () => {
  let db: Client;
  let home: string;

  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'tonalia-demo-'));
    const pool = createPool({ url: database.url, onError: () => {} });
    await ensureDemo(pool, database.url, { demo: 'small', home }, quiet);
    await pool.end();
    db = new Client({ connectionString: database.url });
    await db.connect();
  });
  afterAll(async () => {
    await db.end();
    await rm(home, { recursive: true });
  });

  const rows = async <Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> =>
    (await db.query<Row>(sql, values)).rows;
  const one = async (sql: string, values: unknown[] = []): Promise<number> =>
    Number((await rows<{ n: string }>(`select (${sql}) as n`, values))[0]?.n);

  it('has orders of every state, and eight weeks of working days with more orders on Mondays than on Saturdays', async () => {
    const states = await rows<{ status: string }>('select distinct status from purchase.order');
    expect(states.map(({ status }) => status).toSorted()).toEqual(
      [
        'pending_payment',
        'paid',
        'confirmed',
        'preparing',
        'dispatched',
        'delivered',
        'cancelled',
        'rejected',
      ].toSorted(),
    );
    const days = await rows<{ day: string; orders: number }>(
      `select (created_at at time zone 'America/Bogota')::date::text as day, count(*)::int as orders from purchase.order group by 1`,
    );
    const today = dayIn(new Date());
    const of = (weekday: number) =>
      days
        .filter(({ day }) => weekdayOf(day) === weekday && !isHoliday(day) && day < today && day > dayAfter(today, -56))
        .map(({ orders }) => orders);
    const mean = (list: readonly number[]) => list.reduce((sum, n) => sum + n, 0) / list.length;
    expect(of(1).length).toBeGreaterThanOrEqual(4);
    expect(mean(of(1))).toBeGreaterThan(mean(of(6)) * 1.5);
    expect(mean(of(6))).toBeGreaterThan(mean(of(7)));
  });

  it('keeps every sum: lines and orders, payments, credit, loyalty, units sold', async () => {
    const wrong = {
      'the lines of an order': `select o.id from purchase.order o join purchase.order_line l on l.order_id = o.id group by o.id
        having sum(l.original_price * l.quantity) <> o.subtotal or sum(l.amount) <> o.subtotal - o.savings or sum(l.quantity) <> o.units`,
      'an order without lines or shipment': `select o.id from purchase.order o where not exists (select from purchase.order_line l where l.order_id = o.id)
        or not exists (select from purchase.shipment s where s.order_id = o.id)`,
      'a line in a shipment of another order or date': `select l.order_id from purchase.order_line l join purchase.shipment s on s.id = l.shipment_id
        where s.order_id <> l.order_id or s.dispatch_date is distinct from l.dispatch_date`,
      'a line without its units': `select l.order_id from purchase.order_line l where not l.advanced and not exists (
        select from purchase.order_line_part p where p.order_id = l.order_id and p.line_no = l.line_no)`,
      'the payments of an order': `select o.id from purchase.order o left join purchase.payment p on p.order_id = o.id group by o.id
        having coalesce(sum(p.amount - coalesce((select sum(r.amount) from purchase.refund r where r.payment_id = p.id and not r.concession), 0)), 0)
          <> o.total`,
      'a payment that disagrees with its order': `select o.id from purchase.order o join purchase.payment p on p.order_id = o.id
        where p.status <> case when o.status in ('cancelled', 'rejected') then 'voided' when o.status = 'pending_payment' then 'pending'
          when p.method in ('pse', 'nequi', 'card') then 'approved' when p.method = 'own_credit' then 'on_credit'
          when o.status = 'delivered' then 'approved' else 'on_delivery' end`,
      'the last event of an order': `select o.id from purchase.order o where o.status is distinct from (
        select e.status from purchase.order_event e where e.order_id = o.id order by e.at desc, e.id desc limit 1)
        and not exists (select from purchase.shipment s where s.order_id = o.id and s.dispatch_date is not null)`,
      'an event before the order or after now': `select e.order_id from purchase.order_event e join purchase.order o on o.id = e.order_id
        where e.at < o.created_at or e.at > now()`,
      'used credit': `select a.customer_id from auth.credit_account a where used > credit_limit or used <> coalesce(
        (select sum(amount) from auth.credit_movement m where m.customer_id = a.customer_id), 0)`,
      'credit of an order': `select o.id from purchase.order o left join auth.credit_movement m on m.order_id = o.id and m.kind = 'order'
        where o.payment_method = 'own_credit' and coalesce(m.amount, 0) <> case when o.status in ('cancelled', 'rejected') then 0 else o.total end`,
      'loyalty of an order': `select o.id from purchase.order o left join auth.loyalty_purchase l on l.order_id = o.id
        where o.status not in ('pending_payment') and coalesce(l.amount, 0) <>
          case when o.status in ('cancelled', 'rejected') then 0 else o.subtotal - o.savings end`,
      'a presale above its capacity': 'select product_id from products.presale where taken > capacity',
      'units below zero': 'select version_id from products.stock where available < 0',
    };
    for (const [what, sql] of Object.entries(wrong)) expect([what, await rows(sql)]).toEqual([what, []]);
  });

  it('breaks no invariant of the shop, the events aside, which the demo does not publish', async () => {
    const found = await audit(db);
    const broken = found.filter(({ rule }) => !rule.includes('event') && !rule.startsWith('order.placed'));
    expect(broken.map(({ rule, row }) => `${rule}: ${JSON.stringify(row)}`)).toEqual([]);
  });

  it('has waves of the next dispatch day, all but the last with a picker, whose counts stay within what is asked', async () => {
    const waves = await rows<{ shipments: number; operator: string | null; states: string[] }>(
      `select count(*)::int as shipments, w.operator_name as operator, array_agg(distinct s.status) as states
       from dispatch.wave w join dispatch.wave_shipment x on x.wave_id = w.id join purchase.shipment s on s.id = x.shipment_id
       where w.dispatch_date >= $1 group by w.id order by w.number`,
      [dayIn(new Date())],
    );
    expect(waves.length).toBeGreaterThan(0);
    expect(waves.slice(0, -1).every(({ operator }) => operator === 'Wilson Castro')).toBe(true);
    expect(waves.at(-1)?.operator).toBeNull();
    expect(waves.flatMap(({ states }) => states).filter((state) => !['received', 'preparing'].includes(state))).toEqual(
      [],
    );
    const asked = `select t.shipment_id from dispatch.tally t where t.asked is distinct from (
      select sum(p.quantity)::int from purchase.order_line l join purchase.order_line_part p on p.order_id = l.order_id and p.line_no = l.line_no
      where l.shipment_id = t.shipment_id and p.version_id = t.version_id)`;
    expect(await rows(asked)).toEqual([]);
  });

  it('has returns in every step, those that are not decided with photos of what is broken or wrong', async () => {
    const returns = await rows<{ state: string; bare: number }>(
      `select r.state, count(*) filter (where l.reason in ('broken', 'shade') and f.id is null)::int as bare
       from purchase.return r join purchase.return_line l on l.return_id = r.id
       left join purchase.return_photo f on f.return_id = r.id and f.position = 1 group by 1 order by 1`,
    );
    expect(returns.map(({ state }) => state)).toEqual(['asked', 'collecting', 'received', 'rejected', 'resolved']);
    expect(
      returns.filter(({ state }) => ['asked', 'collecting', 'received'].includes(state)).map(({ bare }) => bare),
    ).toEqual([0, 0, 0]);
    expect(
      await rows(`select r.code from purchase.return r join purchase.return_line l on l.return_id = r.id
      where r.asked_at > now() or r.units <> l.units or exists (select from purchase.return_event e where e.return_id = r.id and e.at > now())`),
    ).toEqual([]);
  });

  it('has a load on the road, a driver with a difference, closed settlements whose sums hold, and refunds to approve', async () => {
    const loads = await rows<{ state: string; open: number; difference: number | null }>(
      `select l.state, (count(*) filter (where d.id is null))::int as open, (s.counted - sum(d.cash))::int as difference
       from dispatch.load l join dispatch.load_stop x on x.load_id = l.id left join dispatch.delivery d on d.stop_id = x.id
       left join dispatch.settlement s on s.load_id = l.id where l.state <> 'draft' group by l.id, s.counted order by l.code desc`,
    );
    expect(loads[0]).toMatchObject({ state: 'on_road', open: 4 });
    expect(loads.slice(1).every(({ open }) => open === 0)).toBe(true);
    expect(loads.some(({ state, difference }) => state === 'on_road' && difference === -5_000)).toBe(true);
    expect(loads.some(({ state }) => state === 'closed')).toBe(true);
    const results = await rows<{ result: string }>('select distinct result from dispatch.delivery order by 1');
    expect(results.map(({ result }) => result)).toEqual(['delivered', 'partial', 'refused']);
    const wrong = {
      'a closed settlement with an unexplained difference': `select s.load_id from dispatch.settlement s where s.closed_at is not null
        and s.counted - s.must_hand_over <> coalesce((select sum(e.amount) from dispatch.settlement_explanation e where e.load_id = s.load_id), 0)`,
      'a closed load without its settlement': `select l.code from dispatch.load l left join dispatch.settlement s on s.load_id = l.id
        where l.state = 'closed' and s.closed_at is null`,
      'a delivery of an order in another state': `select o.code from dispatch.delivery d join dispatch.load_stop x on x.id = d.stop_id
        join purchase.shipment s on s.id = x.shipment_id join purchase.order o on o.id = s.order_id join dispatch.load l on l.id = d.load_id
        where s.status <> case when d.result <> 'refused' then 'delivered' when l.state = 'closed' then 'preparing' else 'dispatched' end`,
      'a partial delivery without what came back': `select d.id from dispatch.delivery d where (d.result = 'partial') <>
        exists (select from dispatch.delivery_back b where b.delivery_id = d.id)`,
      'money at the door that is not the order': `select o.code from dispatch.delivery d join dispatch.load_stop x on x.id = d.stop_id
        join purchase.shipment s on s.id = x.shipment_id join purchase.order o on o.id = s.order_id
        where d.cash + d.electronic <> case when o.payment_method = 'cash_on_delivery' and d.result <> 'refused' then o.total else 0 end`,
      'a box of other units than those that left': `select k.shipment_id from dispatch.packed k where k.packed <> k.room`,
      'a step out of order': `select s.id from purchase.shipment s where s.prepared_at > s.dispatched_at or s.dispatched_at > s.delivered_at`,
    };
    for (const [what, sql] of Object.entries(wrong)) expect([what, await rows(sql)]).toEqual([what, []]);
    expect(await one(`select count(*) from purchase.refund_approval where status = 'waiting'`)).toBe(2);
  });

  it('has best-sellers that run out, none of them below zero', async () => {
    expect(
      await one(`select count(*) from (select version_id, sum(units) as units from products.sold where day > current_date - 28 group by 1) s
        where s.units > 15 and s.units * 4 >= 28 * (select coalesce(sum(available), 0) from products.stock t where t.version_id = s.version_id)`),
    ).toBeGreaterThanOrEqual(15);
  });

  it('writes a bank statement that the office reads, with the transfers that wait for their line', async () => {
    const text = await readFile(join(home, STATEMENT_FILE), 'utf8');
    const table = text.split('\r\n').map((line, at) => ({ rowNo: at + 1, cells: line.split(';') }));
    const read = readStatement(table);
    expect(read?.account).toBe('Bancolombia ··5512');
    expect(read?.errors).toEqual([]);
    const waiting = await rows<{ amount: number; reference: string }>(
      `select o.total::float8 as amount, substr(o.code, 4) as reference from purchase.order o where o.code in ('TN-48205', 'TN-48221')
       order by o.code`,
    );
    expect(waiting).toHaveLength(2);
    expect(
      read?.lines.filter(({ reference }) => reference !== '').map(({ amount, reference }) => ({ amount, reference })),
    ).toEqual(waiting);
  });
});
