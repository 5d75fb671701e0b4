import type pg from 'pg';
import {
  type BuyerRecord,
  type Item,
  addAsk,
  addListAsk,
  changeAsk,
  chooseCheckout,
  copyCart,
  makeBuyers,
  orderAsk,
  removeAsk,
  viewAsk,
} from './buyers.ts';
import { percentile } from './figures.ts';
import type { Ask } from './load.ts';
import type { Server } from './processes.ts';
import { type ReportRow, type Table, ms } from './report.ts';

/** The maximum number of lines of a cart. */
const LINES = 300;
const ORDERED = 40;
const TIMES = 40;
/** Unmeasured warm-up requests, for JIT compilation. */
const WARM = 10;
/** In ms. */
const BUDGET = { cart: 150, order: 100, list: 300 };

/** Measures the calls of a cart of 300 lines, a list of 300 lines into an empty cart, and orders of 40 lines, one at a time. */
export async function measureLargeCarts(
  product: Server,
  db: pg.Pool,
  { plain, dye }: { plain: readonly Item[]; dye: Item },
): Promise<Table> {
  const [buyer] = await makeBuyers(db, 1);
  const [first] = plain;
  if (!buyer || !first) throw new Error('there is no buyer or no product to measure with');
  await fill(product, buyer, plain, dye);
  const add = addAsk(buyer, first);
  const back = changeAsk(buyer, first, 1);
  return {
    title: `A cart of ${LINES} lines, and orders of ${ORDERED}, one call at a time`,
    columns: ['asked', 'p50', 'p95', 'worst'],
    rows: [
      await measured(product, { what: 'view', asks: repeated(viewAsk(buyer)), budget: BUDGET.cart }),
      await measured(product, { what: 'add', asks: repeated(add), budget: BUDGET.cart }),
      await measured(product, {
        what: 'change',
        asks: repeated(changeAsk(buyer, first, 2), back),
        budget: BUDGET.cart,
      }),
      await measured(product, {
        what: 'delete',
        asks: repeated(removeAsk(buyer, first)),
        budget: BUDGET.cart,
        before: add,
      }),
      await measured(product, {
        what: 'add-list, all lines into an empty cart',
        asks: await lists(db, [...plain, dye]),
        budget: BUDGET.list,
      }),
      await measured(product, {
        what: 'place-order',
        asks: await orders(product, db, plain.slice(0, ORDERED)),
        budget: BUDGET.order,
      }),
    ],
  };
}

async function fill(product: Server, buyer: BuyerRecord, plain: readonly Item[], dye: Item): Promise<void> {
  const shades = LINES - plain.length;
  if (dye.versions.length < shades) throw new Error('the demo has too few shades for a full cart');
  for (const item of plain) await send(product, addAsk(buyer, item));
  await send(product, addAsk(buyer, dye, shades));
}

/** Each by another buyer. */
async function lists(db: pg.Pool, items: readonly Item[]): Promise<Ask[]> {
  const { rows } = await db.query<{ id: string }>('select id::text from products.version where code = any($1)', [
    items.flatMap(({ versions }) => versions).slice(0, LINES),
  ]);
  if (rows.length < LINES) throw new Error('the demo has too few versions for a full list');
  const buyers = await makeBuyers(db, WARM + TIMES);
  return buyers.map((buyer) =>
    addListAsk(
      buyer,
      rows.map(({ id }) => id),
    ),
  );
}

async function orders(product: Server, db: pg.Pool, items: readonly Item[]): Promise<Ask[]> {
  const [model, ...buyers] = await makeBuyers(db, 1 + WARM + TIMES);
  if (!model) throw new Error('no buyer was made');
  for (const item of items) await send(product, addAsk(model, item));
  await chooseCheckout(db, model);
  await copyCart(db, model, buyers);
  return buyers.map(orderAsk);
}

const repeated = (...asks: readonly Ask[]): Ask[] =>
  Array.from({ length: WARM + TIMES }, (_, n) => asks[n % asks.length]).filter((ask) => ask !== undefined);

interface MeasuredCall {
  what: string;
  asks: readonly Ask[];
  /** In ms. */
  budget: number;
  /** Runs before each request and is not measured. */
  before?: Ask;
}

async function measured(product: Server, { what, asks, budget, before }: MeasuredCall): Promise<ReportRow> {
  const took: number[] = [];
  for (const ask of asks) {
    if (before) await send(product, before);
    const began = performance.now();
    await send(product, ask);
    took.push(performance.now() - began);
  }
  const counted = took.slice(WARM);
  const [middle, most, worst] = [0.5, 0.95, 1].map((part) => percentile(counted, part));
  return {
    what,
    cells: [String(counted.length), ms(middle ?? 0), ms(most ?? 0), ms(worst ?? 0)],
    budget: `p95 < ${budget} ms`,
    met: (most ?? Infinity) < budget,
  };
}

async function send(product: Server, { method, path, headers, body }: Ask): Promise<void> {
  const response = await fetch(`${product.url}${path}`, {
    method: method ?? 'GET',
    ...(headers && { headers }),
    ...(body && { body }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`);
}
