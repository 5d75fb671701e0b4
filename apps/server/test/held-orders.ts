import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database, Transaction } from '../../api/src/platform/transaction.ts';
import { writeCarts } from '../../api/test/make-carts.ts';
import { makeCoupon } from '../../api/test/make-coupons.ts';
import { type MadeProduct, makeProduct } from '../../api/test/make-products.ts';

/** A cart ready to be ordered; its order can be blocked at one step. */
export interface HeldOrder {
  step: OrderStep;
  cartId: string;
  customerId: string;
  product: MadeProduct;
  couponId: string;
}

const [TELLS, COMMITS] = [1, 2];
/** The last two steps have no row of their own to lock; they use these advisory locks. */
const LAST_STEPS = `
  create function platform.hold_telling() returns trigger language plpgsql as
    'begin perform pg_advisory_xact_lock_shared(${TELLS}, hashtext(new.payload->>''customerId'')); return new; end';
  create trigger hold_telling before insert on platform.outbox for each row execute function platform.hold_telling();
  create function platform.hold_commit() returns trigger language plpgsql as
    'begin perform pg_advisory_xact_lock_shared(${COMMITS}, hashtext(new.customer_id::text)); return null; end';
  create constraint trigger hold_commit after insert on purchase.order deferrable initially deferred
    for each row execute function platform.hold_commit()`;
const lock = (tx: Transaction, step: number, { customerId }: HeldOrder) =>
  tx.query('select pg_advisory_xact_lock($1, hashtext($2))', [step, customerId]);

/** The steps of placing an order: how a test blocks each, and the wait event PostgreSQL then shows. */
const steps = {
  'holds the cart': {
    hold: (tx, { cartId }) => tx.query('select from purchase.cart where id = $1 for update', [cartId]),
    waits: /purchase\.hold_cart/,
  },
  'takes stock': {
    hold: (tx, { product }) =>
      tx.query('select from products.stock where version_id = $1 for update', [product.versions[0]?.id]),
    waits: /update products\.stock/,
  },
  'takes presale': {
    hold: (tx, { product }) => tx.query('select from products.presale where product_id = $1 for update', [product.id]),
    waits: /update products\.presale/,
  },
  'takes credit': {
    hold: (tx, { customerId }) =>
      tx.query('select from auth.credit_account where customer_id = $1 for update', [customerId]),
    waits: /update auth\.credit_account/,
  },
  'uses the coupon': {
    hold: (tx, { couponId }) => tx.query('select from marketing.coupon where id = $1 for update', [couponId]),
    waits: /update marketing\.coupon/,
  },
  'writes the order': { hold: insertCompetingOrder, waits: /insert into purchase\.order/ },
  'tells of it': { hold: (tx, held) => lock(tx, TELLS, held), waits: /insert into platform\.outbox/ },
  commits: { hold: (tx, held) => lock(tx, COMMITS, held), waits: /^commit/ },
} satisfies Record<string, { hold: (tx: Transaction, held: HeldOrder) => Promise<unknown>; waits: RegExp }>;
type OrderStep = keyof typeof steps;

/** Inserts an uncommitted order of the same cart: a second insert waits for its outcome. */
async function insertCompetingOrder(tx: Transaction, { cartId, customerId }: HeldOrder): Promise<void> {
  await tx.query(`set local session_replication_role = 'replica'`); // skips the foreign key, which would lock the cart
  await tx.query(
    `insert into purchase.order (code, cart_id, identity_id, customer_id, customer_name, status, warehouse_id, address,
       payment_method, subtotal, savings, total, units)
     values ('XX-00000', $1, $3, $2, '', 'confirmed', 'BOG', '{}', 'cash_on_delivery', 1, 0, 1, 1)`,
    [cartId, customerId, randomUUID()],
  );
}

/** Installs the triggers that block orders at the last steps. Once per database. */
export const installBlockingTriggers = (db: Database): Promise<unknown> => db.query(LAST_STEPS);

/** Creates one cart for each step, each with its own product. */
export async function makeHeldOrders(db: Database): Promise<{ token: string; held: HeldOrder[] }> {
  const names = Object.keys(steps) as OrderStep[]; // as: the keys of the table above
  const products: MadeProduct[] = [];
  for (const step of names) {
    const presale = step === 'takes presale' ? { presale: { dispatchDate: '2099-01-01', capacity: 5 } } : { stock: 5 };
    products.push(await makeProduct(db, presale));
  }
  const { id: couponId } = await makeCoupon(db);
  const { token, written } = await writeCarts(
    db,
    products.map((product) => [[product, 2]]),
  );
  const held = names.flatMap((step, n) => {
    const [cart, product] = [written[n], products[n]];
    return cart && product ? [{ step, ...cart, product, couponId }] : [];
  });
  for (const one of held) await prepare(db, one);
  return { token, held };
}

async function prepare(db: Database, { step, cartId, customerId, couponId }: HeldOrder): Promise<void> {
  if (step === 'takes presale')
    await db.query(`update purchase.cart_line set advanced = true, seen_date = '2099-01-01' where cart_id = $1`, [
      cartId,
    ]);
  if (step === 'uses the coupon')
    await db.query('update purchase.cart set coupon_id = $2 where id = $1', [cartId, couponId]);
  if (step !== 'takes credit') return;
  await db.query('insert into auth.credit_account (customer_id, credit_limit) values ($1, 900000)', [customerId]);
  await db.query(`update purchase.cart set payment_method = 'own_credit' where id = $1`, [cartId]);
}

/** Runs `work` while each order is blocked at its step, all at once; then releases them. */
export async function whileBlocked(db: Database, held: readonly HeldOrder[], work: () => Promise<void>): Promise<void> {
  const tx = await db.connect();
  try {
    await tx.query('begin');
    await tx.query('set local idle_in_transaction_session_timeout = 0');
    for (const one of held) await steps[one.step].hold(tx, one);
    await work();
  } finally {
    await tx.query('rollback');
    tx.release();
  }
}

/** Waits until all orders are blocked. */
export async function waitUntilAllBlocked(db: Database, held: readonly HeldOrder[]): Promise<void> {
  let missing: OrderStep[] = [];
  for (const end = performance.now() + 60_000; performance.now() < end; await pause(5)) {
    const { rows } = await db.query<{ query: string }>(
      `select query from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    missing = held.map(({ step }) => step).filter((step) => !rows.some(({ query }) => steps[step].waits.test(query)));
    if (missing.length === 0) return;
  }
  throw new Error(`no order ever waited where it ${missing.join(', ')}`);
}
