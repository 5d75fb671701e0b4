import type { ClientBase } from 'pg';
import { leavingDay } from '@tonalia/rules/dispatch-day';
import { dueDays } from '@tonalia/rules/shipment-due';
import type { DemoComboPart } from './combos.ts';
import { copy } from './copy.ts';
import type { DemoOrder, DemoOrderLine } from './order.ts';
import { demoRoutes, routeTo } from './routes.ts';
import type { DemoShipment } from './shipments.ts';
import { seeded } from './random.ts';

/** A shipment that has not left, with what the warehouse picks for it. */
interface OpenShipment {
  id: number;
  /** The dispatch day of its wave. */
  leavesBy: string;
  route: { id: string; name: string; leavesAt: string };
  isBegun: boolean;
  needs: Map<number, number>;
}

const WAREHOUSE = 'BOG';
/** The most orders of a wave. */
const WAVE_ORDERS = 12;
/** Parts of a wave's units that were counted, wave by wave; those after the last are untouched. */
const counted = [1, 0.6, 0.25];
/** The wave with a line of which nothing was found. */
const SHORT_WAVE = 1;

/**
 * Waves of the next day on which something leaves Bogotá, some of them partly picked. In the afternoon that may be tomorrow. Without operators,
 * which the installation makes.
 */
export async function loadWaves(
  client: ClientBase,
  orders: readonly DemoOrder[],
  parts: readonly DemoComboPart[],
  now: Date,
): Promise<void> {
  const later = await openShipments(client, { orders, parts, from: leavingDay(null, now) });
  const day = later.map(({ leavesBy }) => leavesBy).toSorted()[0];
  if (day === undefined) return;
  const open = later.filter(({ leavesBy }) => leavesBy === day);
  const waves = [...Map.groupBy(open, ({ route }) => route.id).values()]
    .flatMap((all) => chunks(all, WAVE_ORDERS))
    .toSorted((one, other) => (one[0]?.route.leavesAt ?? '').localeCompare(other[0]?.route.leavesAt ?? ''));
  for (const [at, shipments] of waves.entries()) {
    const waveId = await insertWave(client, { day, number: at + 1 }, shipments);
    await copy(
      client,
      'dispatch.wave_shipment',
      ['shipment_id', 'wave_id'],
      shipments.map(({ id }) => [id, waveId]),
    );
    await copyTallies(client, shipments, { part: counted[at] ?? 0, isShort: at === SHORT_WAVE, now });
  }
}

/** Gives the demo's waves to its operator of the warehouse, all but the last of them. */
export async function assignWaves(client: ClientBase, { id, name }: { id: string; name: string }): Promise<void> {
  await client.query(
    `update dispatch.wave set operator_id = $1, operator_name = $2
     where operator_id is null and number < (select max(number) from dispatch.wave)`,
    [id, name],
  );
}

async function openShipments(
  client: ClientBase,
  { orders, parts, from }: { orders: readonly DemoOrder[]; parts: readonly DemoComboPart[]; from: string },
): Promise<OpenShipment[]> {
  const here = orders.filter(({ zone, status }) => zone.warehouseId === WAREHOUSE && isOpen(status));
  const { rows } = await client.query<{ id: string; orderId: string }>(
    `select id, order_id as "orderId" from purchase.shipment where dispatch_date is null and order_id = any($1::uuid[])`,
    [here.map(({ id }) => id)],
  );
  const ids = new Map(rows.map(({ id, orderId }) => [orderId, Number(id)]));
  const routes = demoRoutes();
  return here.flatMap((order) => {
    const id = ids.get(order.id);
    const stock = order.shipments.find(({ date }) => date === null);
    const route = routeTo(routes, order);
    if (id === undefined || !stock || !route || !isWaiting(stock)) return [];
    const leavesBy = leavingDayOf(stock, order);
    if (leavesBy < from) return [];
    return [{ id, leavesBy, route, isBegun: stock.status === 'preparing', needs: needsOf(order.lines, parts) }];
  });
}

const isOpen = (status: DemoOrder['status']): boolean => ['paid', 'confirmed', 'preparing'].includes(status);

const isWaiting = ({ status }: DemoShipment): boolean => status === 'received' || status === 'preparing';

const leavingDayOf = ({ window }: DemoShipment, { settledAt, zone }: DemoOrder): string =>
  dueDays({ dispatchDate: null, deliveryDay: window?.day ?? null }, settledAt, zone).leavesBy;

/** Units by version; a combo needs its parts. */
function needsOf(lines: readonly DemoOrderLine[], parts: readonly DemoComboPart[]): Map<number, number> {
  const needs = new Map<number, number>();
  const add = (versionId: number, units: number) => needs.set(versionId, (needs.get(versionId) ?? 0) + units);
  for (const { product, version, quantity, dispatchDate } of lines) {
    if (dispatchDate !== null) continue;
    if (product.kind === 'simple') add(version.id, quantity);
    for (const part of parts) if (part.comboId === product.id) add(part.versionId ?? 0, part.quantity * quantity);
  }
  return needs;
}

function chunks<Item>(list: readonly Item[], most: number): Item[][] {
  return Array.from({ length: Math.ceil(list.length / most) }, (_, at) => list.slice(at * most, (at + 1) * most));
}

async function insertWave(
  client: ClientBase,
  { day, number }: { day: string; number: number },
  [first]: readonly OpenShipment[],
): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `insert into dispatch.wave (dispatch_date, warehouse_id, number, route_id, name, leaves_at)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [day, WAREHOUSE, number, first?.route.id, first?.route.name, first?.route.leavesAt],
  );
  return rows[0]?.id ?? '';
}

/** Only what is in preparation was counted, line by line. */
async function copyTallies(
  client: ClientBase,
  shipments: readonly OpenShipment[],
  { part, isShort, now }: { part: number; isShort: boolean; now: Date },
): Promise<void> {
  const lines = shipments.flatMap(({ id, isBegun, needs }) =>
    isBegun ? [...needs].map(([versionId, asked]) => ({ id, versionId, asked })) : [],
  );
  const random = seeded(`tallies ${part}`);
  const done = lines.slice(0, Math.round(lines.length * part));
  const missing = isShort ? done.at(-1) : undefined;
  await copy(
    client,
    'dispatch.tally',
    ['shipment_id', 'version_id', 'asked', 'picked', 'short', 'short_by_name', 'short_at'],
    done.map((line) => {
      const short = line === missing ? random.whole(1, line.asked) : 0;
      return [
        line.id,
        line.versionId,
        line.asked,
        line.asked - short,
        short,
        short > 0 ? 'Wilson Castro' : null,
        short > 0 ? now : null,
      ];
    }),
  );
}
