import type { ClientBase } from 'pg';
import { type Cell, copy } from './copy.ts';
import { damagePicture } from './damage-picture.ts';
import type { DemoOrder } from './order.ts';
import { DESK, type DemoReturn } from './returns.ts';

/** Number of the newest return. */
const LAST_NUMBER = 418;
const WAREHOUSE_DESK = 'Wilson Castro';
const REFUSAL = 'Está abierto y usado';

/** Returns with their photos and history, and what came back of orders. */
export async function loadReturns(
  client: ClientBase,
  orders: readonly DemoOrder[],
  returns: readonly DemoReturn[],
): Promise<void> {
  await loadGoodsBack(client, orders);
  const byId = new Map(orders.map((order) => [order.id, order]));
  const all = returns
    .toSorted((one, other) => one.askedAt.getTime() - other.askedAt.getTime())
    .flatMap((one, at) => {
      const order = byId.get(one.orderId);
      return order ? [{ ...one, order, number: LAST_NUMBER - returns.length + 1 + at }] : [];
    });
  await copy(
    client,
    'purchase.return',
    [
      'id',
      'number',
      'order_id',
      'customer_id',
      'state',
      'wish',
      'note',
      'value',
      'units',
      'by_office',
      'amount',
      'back_id',
      'asked_at',
    ],
    all.map(({ order, ...one }) => [
      one.id,
      one.number,
      order.id,
      order.customer.id,
      one.state,
      one.wish,
      one.note,
      one.value,
      one.units,
      false,
      one.backId === null ? null : order.back?.amount,
      one.backId,
      one.askedAt,
    ]),
  );
  await client.query(`select setval(pg_get_serial_sequence('purchase.return', 'number'), $1)`, [LAST_NUMBER]);
  await copy(
    client,
    'purchase.return_line',
    ['return_id', 'order_id', 'line_no', 'units', 'reason', 'arrived', 'to_stock', 'to_loss', 'refusal'],
    all.map((one) => [
      one.id,
      one.orderId,
      one.line + 1,
      one.units,
      one.reason,
      one.receivedAt && one.units,
      ...decisionOf(one),
    ]),
  );
  await copyHistory(client, all);
  await copyPhotos(client, all);
  await giveBack(client);
}

type NumberedReturn = DemoReturn & { order: DemoOrder; number: number };

const codeOf = ({ number }: NumberedReturn): string => `DV-${String(number).padStart(4, '0')}`;

function decisionOf({ order, decidedAt, accepted, units }: NumberedReturn): Cell[] {
  if (!decidedAt) return [null, null, null];
  const isLoss = order.back?.to === 'loss';
  return [isLoss ? 0 : accepted, isLoss ? accepted : 0, accepted < units ? REFUSAL : null];
}

/** What came back, where it went, and the facts of its credit note. */
async function loadGoodsBack(client: ClientBase, orders: readonly DemoOrder[]): Promise<void> {
  const backs = orders.flatMap(({ back, ...order }) => (back ? [{ ...back, order, no: back.line + 1 }] : []));
  await copy(
    client,
    'purchase.goods_back',
    ['id', 'order_id', 'cause', 'amount', 'by_name', 'created_at'],
    backs.map(({ id, order, cause, amount, by, at }) => [id, order.id, cause, amount, by, at]),
  );
  await copy(
    client,
    'purchase.goods_back_line',
    ['back_id', 'order_id', 'line_no', 'goes_to', 'units', 'reason'],
    backs.map(({ id, order, no, to, units, reason }) => [id, order.id, no, to, units, reason]),
  );
  await client.query(
    `insert into purchase.credit_note_line (back_id, line_no, units, amount, tax_class, tax_rate, base, tax)
     select b.id, g.line_no, g.units, b.amount, l.tax_class, l.tax_rate, t.base, b.amount - t.base
     from purchase.goods_back b join purchase.goods_back_line g on g.back_id = b.id
     join purchase.order_line l on l.order_id = b.order_id and l.line_no = g.line_no
     cross join lateral (select round(b.amount * 100.0 / (100 + l.tax_rate)) as base) t`,
  );
  await copy(
    client,
    'purchase.loss',
    ['back_id', 'line_no', 'version_id', 'warehouse_id', 'units'],
    backs.flatMap(({ id, no, to, units, line, order }) =>
      to === 'loss' ? [[id, no, order.lines[line]?.version.id, order.zone.warehouseId, units]] : [],
    ),
  );
}

function copyHistory(client: ClientBase, all: readonly NumberedReturn[]): Promise<void> {
  return copy(
    client,
    'purchase.return_event',
    ['return_id', 'state', 'by_name', 'by_office', 'words', 'units', 'at'],
    all.flatMap((one) => {
      const { order, units, accepted, state } = one;
      const code = codeOf(one);
      const steps: [state: string, by: string, words: string, units: number, at: Date | null][] = [
        ['asked', order.customer.name, '', units, one.askedAt],
        [
          'collecting',
          DESK,
          `Aprobamos tu devolución ${code}. Vamos a recoger ${units} und.: tenlas a la mano.`,
          units,
          one.collectedAt,
        ],
        [
          'received',
          WAREHOUSE_DESK,
          `Recibimos ${units} und. de tu devolución ${code}. Las revisamos y te contamos.`,
          units,
          one.receivedAt,
        ],
        [state, DESK, lastWords(one), accepted, one.decidedAt],
      ];
      return steps.flatMap(([step, by, words, count, at]) =>
        at ? [[one.id, step, by, step !== 'asked', words, count, at]] : [],
      );
    }),
  );
}

const lastWords = (one: NumberedReturn): string =>
  one.state === 'rejected'
    ? `Revisamos tu devolución ${codeOf(one)} y no la pudimos aceptar. ${REFUSAL}.`
    : `Resolvimos tu devolución ${codeOf(one)}.`;

/** Broken goods and wrong shades have photos, two of most. Drawn at once, because drawing is what takes time. */
async function copyPhotos(client: ClientBase, all: readonly NumberedReturn[]): Promise<void> {
  const shown = all
    .filter(({ reason, decidedAt }) => !decidedAt && (reason === 'broken' || reason === 'shade'))
    .flatMap((one, nth) =>
      [1, 2].slice(nth % 3 === 2 ? 1 : 0).map((position, at) => ({ one, position: at + 1, nth: nth * 2 + position })),
    );
  const rows = shown.map(async ({ one, position, nth }) => {
    const colour = one.order.lines[one.line]?.version.shade?.hex ?? '#d8b46a';
    const file = await damagePicture(colour, nth);
    return [one.id, one.line + 1, position, 'image/webp', `\\x${file.toString('hex')}`];
  });
  await copy(
    client,
    'purchase.return_photo',
    ['return_id', 'line_no', 'position', 'content_type', 'file'],
    await Promise.all(rows),
  );
}

/** A payment made before goods came back goes back the same way. */
async function giveBack(client: ClientBase): Promise<void> {
  await client.query(
    `insert into purchase.refund (payment_id, amount, why, status, done_at, next_try_at, sent_at, created_at, started_by)
     select p.id, b.amount, 'Devolución ' || r.code, 'done', b.created_at + interval '2 minutes', null, b.created_at, b.created_at, b.by_name
     from purchase.goods_back b join purchase.return r on r.back_id = b.id join purchase.payment p on p.order_id = b.order_id
     where p.status = 'approved'`,
  );
}
