import type { SellerOrderRequest } from '@tonalia/contract/seller-orders';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database, Transaction } from '../../api/src/platform/transaction.ts';
import { type MadeProduct, makeProduct } from '../../api/test/make-products.ts';
import { assignCustomer, makeAddress, makeCustomer, makeSeller, makeToken } from '../../api/test/make.ts';
import { ago, uuidv7 } from '../../api/test/selling.ts';

/** An order of a phone that can be blocked at one step. */
export interface HeldSellerOrder {
  step: SellerOrderStep;
  customerId: string;
  product: MadeProduct;
  request: SellerOrderRequest;
}

const [CLAIMS, DRAFTS, SETTLES, WRITES, TELLS, COMMITS] = [11, 12, 13, 14, 15, 16];
const triggerOf = (name: string, step: number, customer: string, when: string, guard = 'true') => `
  create function platform.${name}() returns trigger language plpgsql as
    'begin if ${guard} then perform pg_advisory_xact_lock_shared(${step}, hashtext(${customer})); end if; return new; end';
  create ${when} for each row execute function platform.${name}();`;
const TRIGGERS = [
  triggerOf(
    'hold_claim',
    CLAIMS,
    'new.customer_id::text',
    'trigger hold_claim before insert on purchase.seller_order',
    `new.status = ''placed''`,
  ),
  triggerOf(
    'hold_draft',
    DRAFTS,
    'new.customer_id::text',
    'trigger hold_draft before insert on purchase.seller_order',
    `new.status = ''waits''`,
  ),
  triggerOf(
    'hold_settling',
    SETTLES,
    'new.customer_id::text',
    'trigger hold_settling before update on purchase.seller_order',
  ),
  triggerOf('hold_writing', WRITES, 'new.customer_id::text', 'trigger hold_writing before insert on purchase.order'),
  triggerOf('hold_news', TELLS, `new.payload->>''customerId''`, 'trigger hold_news before insert on platform.outbox'),
  triggerOf(
    'hold_end',
    COMMITS,
    'new.customer_id::text',
    'constraint trigger hold_end after insert on purchase.order deferrable initially deferred',
  ),
].join('\n');

/** Installs the triggers that block orders at steps without a row of their own. Once per database. */
export const installSellerOrderTriggers = (db: Database): Promise<unknown> => db.query(TRIGGERS);

const advisory =
  (step: number) =>
  (tx: Transaction, { customerId }: HeldSellerOrder) =>
    tx.query('select pg_advisory_xact_lock($1, hashtext($2))', [step, customerId]);

/** The steps of an order of a phone: how a test blocks each, and the statement that then waits. */
const steps = {
  'claims its id': { hold: advisory(CLAIMS), waits: /insert into purchase\.seller_order/ },
  'holds the customer': {
    hold: (tx, { customerId }) =>
      // leaves the foreign keys of the claim alone
      tx.query('select from auth.customer where id = $1 for no key update', [customerId]),
    waits: /auth\.hold_open_customer/,
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
  'writes the order': { hold: advisory(WRITES), waits: /insert into purchase\.order / },
  'tells of it': { hold: advisory(TELLS), waits: /insert into platform\.outbox/ },
  commits: { hold: advisory(COMMITS), waits: /^commit/ },
  'keeps its questions': { hold: advisory(DRAFTS), waits: /insert into purchase\.seller_order/ },
  'settles an answer': { hold: advisory(SETTLES), waits: /update purchase\.seller_order/ },
} satisfies Record<string, { hold: (tx: Transaction, held: HeldSellerOrder) => Promise<unknown>; waits: RegExp }>;
export type SellerOrderStep = keyof typeof steps;

const PRESALE = '2099-01-01';

/** An order for each step, each of its own customer and product, of one seller. */
export async function makeHeldSellerOrders(db: Database): Promise<{ token: string; held: HeldSellerOrder[] }> {
  const seller = await makeSeller(db);
  const held: HeldSellerOrder[] = [];
  for (const step of Object.keys(steps) as SellerOrderStep[]) held.push(await makeHeld(db, step, seller.identityId)); // as: the keys of the table above
  return { token: await makeToken(db, seller), held };
}

async function makeHeld(db: Database, step: SellerOrderStep, sellerId: string): Promise<HeldSellerOrder> {
  const isPresale = step === 'takes presale';
  const product = await makeProduct(db, {
    price: 10_000,
    ...(isPresale ? { presale: { dispatchDate: PRESALE, capacity: 5 } } : { stock: asks(step) ? 1 : 5 }),
  });
  const onCredit = step === 'takes credit';
  const { customerId } = await makeCustomer(db, onCredit ? { creditLimit: 900_000 } : {});
  await assignCustomer(db, customerId, sellerId);
  const request = sellerOrder({ customerId, addressId: await makeAddress(db, customerId) }, product);
  return {
    step,
    customerId,
    product,
    request: {
      ...request,
      paymentMethod: onCredit ? 'own_credit' : request.paymentMethod,
      lines: request.lines.map((line) => ({ ...line, dateSeen: isPresale ? PRESALE : null })),
    },
  };
}

/** Whether the order at this step asks its seller, because one unit is left of two. */
export const asks = (step: SellerOrderStep): boolean => step === 'keeps its questions' || step === 'settles an answer';

/** An order of two units that cost 10.000 each. */
export function sellerOrder(
  { customerId, addressId }: { customerId: string; addressId: string },
  { code, versions }: MadeProduct,
): SellerOrderRequest {
  return {
    clientOrderId: uuidv7(),
    customerId,
    takenAt: ago(1),
    snapshotAt: ago(2),
    lines: [{ code: versions[0]?.code ?? code, quantity: 2, priceSeen: 10_000, dateSeen: null }],
    addressId,
    paymentMethod: 'cash_on_delivery',
    expectedTotal: 20_000,
  };
}

/** Runs `work` while each order is blocked at its step, all at once; then releases them. */
export async function whileHeld(
  db: Database,
  held: readonly HeldSellerOrder[],
  work: () => Promise<void>,
): Promise<void> {
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

/** Waits until every order waits at its step. */
export async function waitUntilAllHeld(db: Database, held: readonly HeldSellerOrder[]): Promise<void> {
  let waiting: string[] = [];
  for (const end = performance.now() + 60_000; performance.now() < end; await pause(5)) {
    const { rows } = await db.query<{ query: string }>(
      `select query from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    waiting = rows.map(({ query }) => query);
    const isReached = ({ step }: HeldSellerOrder) => waiting.some((query) => steps[step].waits.test(query));
    if (waiting.length >= held.length && held.every(isReached)) return;
  }
  throw new Error(`not every order waited at its step: ${waiting.join('\n')}`);
}
