import type { SellerDay } from '@tonalia/contract/seller-day';
import { dayAfter } from '@tonalia/rules/calendar';
import { dayIn } from '@tonalia/rules/dates';
import { day } from '@tonalia/rules/durations';
import { applyPolicy, arrivalPointDays } from '@tonalia/rules/policy';
import { expect, test } from 'vitest';
import { setSellerQuota } from '../../customers/index.ts';
import { useApi } from '../../../../test/build-app.ts';
import { type MadeBuyer, caller, makeBuyer } from '../../../../test/make-buyer.ts';
import { makeProduct } from '../../../../test/make-products.ts';
import { assignCustomer, makeSeller, makeToken } from '../../../../test/make.ts';
import { ownStatements } from '../../../../test/own-statements.ts';
import { placeEarlier } from '../../../../test/place-earlier.ts';
import { uuidv7 } from '../../../../test/selling.ts';
import { forgetOldPoints } from './forget-points.ts';

const api = useApi();

async function sellerOf(...buyers: MadeBuyer[]) {
  const seller = await makeSeller(api.db, { customers: buyers.map(({ customerId }) => customerId) });
  const token = await makeToken(api.db, seller);
  const call = caller(api, token);
  const actFor = ({ customerId }: MadeBuyer) => caller(api, token, { customerId });
  const read = async () => (await call('GET /seller-day')).json<{ results: SellerDay }>().results;
  return { ...seller, call, actFor, read };
}
const today = () => dayIn(api.clock.now());

test('customers come by rhythm, with the last order, and those without a rhythm last · SEL-107', async () => {
  const soap = await makeProduct(api.db, { stock: 90 });
  const [late, early, fresh] = [await makeBuyer(api), await makeBuyer(api), await makeBuyer(api)];
  for (const daysAgo of [47, 33, 19]) await placeEarlier(api, late, daysAgo, [[soap, 1]]);
  for (const daysAgo of [27, 12]) await placeEarlier(api, early, daysAgo, [[soap, 1]]);
  const { read } = await sellerOf(fresh, early, late);
  const { customers, ...sums } = await read();
  expect(customers.every(({ contact }) => contact !== null && contact !== '')).toBe(true);
  expect(sums).toEqual({ today: today(), soldToday: 0, soldThisMonth: 0, quota: null });
  expect(customers.map(({ customerId, rhythm, lastOrderOn }) => [customerId, rhythm, lastOrderOn])).toEqual([
    [late.customerId, { every: 14, since: 19, share: 136 }, dayAfter(today(), -19)],
    [early.customerId, { every: 15, since: 12, share: 80 }, dayAfter(today(), -12)],
    [fresh.customerId, null, null],
  ]);
});

test('overdue debt is apart from the whole debt', async () => {
  const buyer = await makeBuyer(api, { creditLimit: 1_000_000 });
  await api.db.query('update auth.credit_account set used = 90000 where customer_id = $1', [buyer.customerId]);
  await api.db.query(
    `insert into auth.credit_movement (customer_id, kind, amount, due_on) values ($1, 'adjustment', 30000, current_date + 30)`,
    [buyer.customerId],
  );
  const { read } = await sellerOf(buyer);
  expect((await read()).customers).toMatchObject([{ owed: 90_000, overdue: 60_000 }]);
});

test('sold is what the seller placed today and this month; cancelled orders and those of customers do not count', async () => {
  const soap = await makeProduct(api.db, { stock: 90, price: 10_000 });
  const buyer = await makeBuyer(api);
  const { actFor, read } = await sellerOf(buyer);
  const call = actFor(buyer);
  await placeEarlier(api, { call }, 0, [[soap, 2]]);
  await placeEarlier(api, buyer, 0, [[soap, 5]]);
  const cancelled = await placeEarlier(api, { call }, 0, [[soap, 7]]);
  await api.db.query(`update purchase.order set status = 'cancelled' where code = $1`, [cancelled]);
  await placeEarlier(api, { call }, 40, [[soap, 9]]);
  const { soldToday, soldThisMonth } = await read();
  const { rows } = await api.db.query<{ total: number }>(
    `select total::int from purchase.order where customer_id = $1 and units = 2`,
    [buyer.customerId],
  );
  expect([soldToday, soldThisMonth]).toEqual([rows[0]?.total, rows[0]?.total]);
});

test('the goal of the month is the one that was set last for this seller, and the change is in the audit (SEL-107)', async () => {
  const [seller, other] = [await sellerOf(), await sellerOf()];
  const set = (pesos: number | null) => setSellerQuota(api.db, api.clock, seller.identityId, pesos);
  expect(await set(null)).toBe(false);
  expect(await set(12_000_000)).toBe(true);
  expect(await set(12_000_000)).toBe(false);
  expect(await set(9_500_000)).toBe(true);
  expect([(await seller.read()).quota, (await other.read()).quota]).toEqual([9_500_000, null]);
  expect(await set(null)).toBe(true);
  expect((await seller.read()).quota).toBeNull();
  const { rows } = await api.db.query(
    `select detail from platform.audit where action = 'auth.seller_quota_changed' and subject_id = $1 order by id`,
    [seller.identityId],
  );
  expect(rows.map(({ detail }) => detail)).toEqual([{ pesos: 12_000_000 }, { pesos: 9_500_000 }, { pesos: null }]);
});

test('a visit has one reason of a day, the last one, and null takes it back', async () => {
  const buyer = await makeBuyer(api);
  const { actFor, read } = await sellerOf(buyer);
  const note = (reason: string | null) => actFor(buyer)('PUT /seller-day/no-sale', { reason });
  const noted = async () => (await read()).customers.map(({ noSale }) => noSale);
  expect((await note('closed')).json()).toEqual({ results: { day: today(), reason: 'closed' } });
  await note('closed');
  expect(await noted()).toEqual(['closed']);
  await note('money');
  expect(await noted()).toEqual(['money']);
  await note(null);
  await note(null);
  expect(await noted()).toEqual([null]);
  expect((await note('because')).statusCode).toBe(400);
});

test('of many reasons at once one stays', async () => {
  const buyer = await makeBuyer(api);
  const { identityId, actFor } = await sellerOf(buyer);
  const reasons = ['closed', 'away', 'stocked', 'money', 'elsewhere', 'other'];
  const answers = await Promise.all(
    [...reasons, ...reasons].map((reason) => actFor(buyer)('PUT /seller-day/no-sale', { reason })),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
  const { rows } = await api.db.query('select reason from purchase.no_sale where identity_id = $1', [identityId]);
  expect(rows).toHaveLength(1);
});

test('a seller sees and notes only customers of its portfolio', async () => {
  const [own, foreign] = [await makeBuyer(api), await makeBuyer(api)];
  const { actFor, read } = await sellerOf(own);
  expect((await read()).customers.map(({ customerId }) => customerId)).toEqual([own.customerId]);
  const refused = await actFor(foreign)('PUT /seller-day/no-sale', { reason: 'closed' });
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([404, 'CUSTOMER_NOT_FOUND']);
  expect((await own.call('GET /seller-day')).json()).toMatchObject({ code: 'ROLE_NOT_ALLOWED' });
  expect((await own.call('PUT /seller-day/no-sale', { reason: 'closed' })).json()).toMatchObject({
    code: 'ROLE_NOT_ALLOWED',
  });
});

test('the number of statements does not depend on the size of the portfolio', async () => {
  const buyers = [await makeBuyer(api), await makeBuyer(api), await makeBuyer(api)];
  const [one, many] = [await sellerOf(await makeBuyer(api)), await sellerOf(...buyers)];
  const statementsOf = (call: typeof one.call) => ownStatements(async () => void (await call('GET /seller-day')));
  const counted = await statementsOf(many.call);
  expect(counted.toSorted()).toEqual((await statementsOf(one.call)).toSorted());
  expect(counted.filter((name) => name.startsWith('purchase.') || name.includes('portfolio'))).toHaveLength(7);
});

const makeVisit = ({ customerId }: MadeBuyer, wish: object = {}) => ({
  clientVisitId: uuidv7(),
  customerId,
  takenAt: new Date(api.clock.now().getTime() - 60_000).toISOString(),
  reason: null,
  note: 'Recibe solo hasta las 4 p. m.',
  ...wish,
});

test('a note of a visit is kept once, however often it is sent, and is shown with the customer (SEL-102 SEL-107)', async () => {
  const buyer = await makeBuyer(api);
  const { call, read } = await sellerOf(buyer);
  const visit = makeVisit(buyer);
  const answers = await Promise.all(Array.from({ length: 8 }, () => call('POST /seller-day/visits', visit)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
  expect((await read()).customers).toMatchObject([{ note: { text: visit.note, at: visit.takenAt }, noSale: null }]);
  const { rows } = await api.db.query('select 1 from purchase.visit where customer_id = $1', [buyer.customerId]);
  expect(rows).toHaveLength(1);
  const changed = await call('POST /seller-day/visits', { ...visit, note: 'Otra' });
  expect(changed.json()).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  expect((await call('POST /seller-day/visits', makeVisit(buyer, { note: '' }))).statusCode).toBe(400);
});

test('a reason that arrives late counts for its day, and never over a later one (SEL-102 SEL-107)', async () => {
  const buyer = await makeBuyer(api);
  const { identityId, call, actFor, read } = await sellerOf(buyer);
  const noted = async () => (await read()).customers[0]?.noSale;
  await call('POST /seller-day/visits', makeVisit(buyer, { reason: 'away', note: '' }));
  expect(await noted()).toBe('away');
  await actFor(buyer)('PUT /seller-day/no-sale', { reason: 'money' });
  await call('POST /seller-day/visits', makeVisit(buyer, { reason: 'closed', note: '' }));
  expect(await noted()).toBe('money');
  const before = new Date(api.clock.now().getTime() - 30 * 3_600_000);
  await call('POST /seller-day/visits', makeVisit(buyer, { reason: 'stocked', takenAt: before.toISOString() }));
  const ahead = new Date(api.clock.now().getTime() + 40 * 3_600_000).toISOString();
  await call('POST /seller-day/visits', makeVisit(buyer, { reason: 'elsewhere', takenAt: ahead }));
  const { rows } = await api.db.query(
    `select to_char(day, 'YYYY-MM-DD') as day, reason from purchase.no_sale where identity_id = $1 order by day`,
    [identityId],
  );
  expect(rows).toEqual([
    { day: dayIn(before), reason: 'stocked' },
    { day: today(), reason: 'elsewhere' },
  ]);
});

test('a visit to a customer of another portfolio, or with the id of another seller, is refused (SEL-107)', async () => {
  const [own, foreign] = [await makeBuyer(api), await makeBuyer(api)];
  const [seller, other] = [await sellerOf(own), await sellerOf(foreign)];
  const refused = await seller.call('POST /seller-day/visits', makeVisit(foreign));
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([404, 'CUSTOMER_NOT_FOUND']);
  const visit = makeVisit(own);
  await seller.call('POST /seller-day/visits', visit);
  expect((await other.call('POST /seller-day/visits', visit)).json()).toMatchObject({
    code: 'IDEMPOTENCY_KEY_REUSED',
  });
  // handed over, and sent again
  await assignCustomer(api.db, own.customerId, other.identityId);
  expect((await seller.call('POST /seller-day/visits', visit)).statusCode).toBe(200);
  expect((await own.call('POST /seller-day/visits', visit)).json()).toMatchObject({ code: 'ROLE_NOT_ALLOWED' });
});

test('a customer is visited on planned days and at a time, which the next seller finds too (SEL-107)', async () => {
  const [buyer, foreign] = [await makeBuyer(api), await makeBuyer(api)];
  const [seller, other] = [await sellerOf(buyer), await sellerOf(foreign)];
  const plan = async (change: object, of = buyer) => (await seller.actFor(of)('PUT /seller-day/plan', change)).json();
  expect(await plan({ weekdays: [4, 1, 4], at: '11:30' })).toEqual({
    results: { plan: { weekdays: [1, 4], at: '11:30' } },
  });
  expect((await seller.read()).customers).toMatchObject([{ plan: { weekdays: [1, 4], at: '11:30' } }]);
  await plan({ weekdays: [6], at: null });
  expect((await seller.read()).customers).toMatchObject([{ plan: { weekdays: [6], at: null } }]);
  expect(await plan({ weekdays: [1], at: null }, foreign)).toMatchObject({ code: 'CUSTOMER_NOT_FOUND' });
  expect(await plan({ weekdays: [8], at: null })).toMatchObject({ code: 'INVALID_REQUEST' });
  expect(await plan({ weekdays: [1], at: '24:00' })).toMatchObject({ code: 'INVALID_REQUEST' });
  await assignCustomer(api.db, buyer.customerId, other.identityId);
  const handed = (await other.read()).customers.find(({ customerId }) => customerId === buyer.customerId);
  expect(handed?.plan).toEqual({ weekdays: [6], at: null });
  expect((await other.actFor(buyer)('PUT /seller-day/plan', { weekdays: [], at: null })).json()).toEqual({
    results: { plan: null },
  });
  expect((await other.read()).customers.map((one) => one.plan)).toEqual([null, null]);
});

test('an arrival keeps its position when there is one, and the day says when the first of today was (SEL-107)', async () => {
  const buyer = await makeBuyer(api);
  const { call, read } = await sellerOf(buyer);
  const position = { latitude: 4.5981, longitude: -74.0758, accuracy: 9 };
  const first = makeVisit(buyer, { note: '', arrived: true, position });
  const minutesLater = new Date(Date.parse(first.takenAt) + 30_000).toISOString();
  const yesterday = new Date(api.clock.now().getTime() - 30 * 3_600_000).toISOString();
  const visits = [
    makeVisit(buyer, { note: '', arrived: true, takenAt: minutesLater }),
    first,
    first,
    makeVisit(buyer, { note: '', arrived: true, takenAt: yesterday }),
  ];
  for (const visit of visits) expect((await call('POST /seller-day/visits', visit)).statusCode).toBe(200);
  expect((await read()).customers).toMatchObject([{ arrivedAt: first.takenAt, noSale: null, note: null }]);
  const { rows } = await api.db.query(
    `select arrived, latitude, longitude, accuracy from purchase.visit where customer_id = $1 order by taken_at`,
    [buyer.customerId],
  );
  const without = { arrived: true, latitude: null, longitude: null, accuracy: null };
  expect(rows).toEqual([without, { arrived: true, ...position }, without]);
  const outside = makeVisit(buyer, { arrived: true, position: { ...position, latitude: 91 } });
  expect((await call('POST /seller-day/visits', outside)).statusCode).toBe(400);
  expect((await call('POST /seller-day/visits', makeVisit(buyer, { position }))).statusCode).toBe(400);
});

test('a visit leads to the default delivery address of its customer (SEL-107)', async () => {
  const buyer = await makeBuyer(api);
  const { read } = await sellerOf(buyer);
  const [customer] = (await read()).customers;
  const { rows } = await api.db.query<{ address: string }>(
    `select address from auth.address where customer_id = $1 and deleted_at is null`,
    [buyer.customerId],
  );
  expect(customer?.door).toEqual(rows[0] ? { address: rows[0].address, city: expect.any(String) as string } : null); // as: the matcher of a text
});

test('where a seller arrived is forgotten after the policy’s days, and the arrival itself stays (SEL-107)', async () => {
  const buyer = await makeBuyer(api);
  const { call } = await sellerOf(buyer);
  const position = { latitude: 4.5981, longitude: -74.0758, accuracy: 9 };
  const daysAgo = (days: number) => new Date(api.clock.now().getTime() - days * day).toISOString();
  for (const age of [arrivalPointDays + 1, arrivalPointDays - 1]) {
    const visit = makeVisit(buyer, { note: '', arrived: true, position, takenAt: daysAgo(age) });
    expect((await call('POST /seller-day/visits', visit)).statusCode).toBe(200);
  }
  const points = async () => {
    const { rows } = await api.db.query(
      `select arrived, latitude, longitude, accuracy from purchase.visit where customer_id = $1 order by taken_at`,
      [buyer.customerId],
    );
    return rows;
  };
  const forgotten = { arrived: true, latitude: null, longitude: null, accuracy: null };
  await forgetOldPoints(api.db, api.clock);
  expect(await points()).toEqual([forgotten, { arrived: true, ...position }]);
  applyPolicy({ arrivalPointDays: 30 });
  try {
    await forgetOldPoints(api.db, api.clock);
  } finally {
    applyPolicy({});
  }
  expect(await points()).toEqual([forgotten, forgotten]);
});

test('all notes of a customer are listed by pages, the newest first, also those of the seller before (SEL-107)', async () => {
  const [buyer, foreign] = [await makeBuyer(api), await makeBuyer(api)];
  const before = await sellerOf(buyer, foreign);
  await before.call('POST /seller-day/visits', makeVisit(foreign, { note: 'De otro cliente' }));
  for (let n = 0; n < 21; n += 1) {
    const takenAt = new Date(api.clock.now().getTime() - n * 60_000).toISOString();
    await before.call('POST /seller-day/visits', makeVisit(buyer, { note: `Nota ${n}`, takenAt }));
  }
  const after = await makeSeller(api.db);
  await assignCustomer(api.db, buyer.customerId, after.identityId);
  const token = await makeToken(api.db, after);
  type Page = { results: { id: string; text: string; by: string }[]; more: boolean };
  const page = async (query = {}) =>
    (await caller(api, token, { customerId: buyer.customerId, ...query })('GET /seller-day/notes')).json<Page>();
  const first = await page();
  expect([first.results.map(({ text }) => text).slice(0, 2), first.results.length, first.more]).toEqual([
    ['Nota 0', 'Nota 1'],
    20,
    true,
  ]);
  const second = await page({ before: first.results.at(-1)?.id });
  expect(second).toMatchObject({ results: [{ text: 'Nota 20' }], more: false });
  expect((await before.actFor(buyer)('GET /seller-day/notes')).json()).toMatchObject({ code: 'CUSTOMER_NOT_FOUND' });
});
