import { randomUUID } from 'node:crypto';
import type { CustomerAssignment, UndoneAssignment } from '@tonalia/contract/customer-assignment';
import { expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { makeOperator, officeCaller } from '../../../../test/make-operator.ts';
import { makeCustomer, makeSeller } from '../../../../test/make.ts';
import { assignCustomer } from './assign-customer.ts';

const api = useApi();

async function desk() {
  const operator = await makeOperator(api.db, { role: 'operations' });
  const call = officeCaller(api, operator.cookie);
  const read = async <T>(path: string, body: object) => {
    const sent = await call(`POST /api/customers/office${path}`, body);
    return { status: sent.statusCode, ...sent.json<{ results: T; code?: string }>() };
  };
  return {
    ...operator,
    assign: (body: object) => read<CustomerAssignment>('/customers/assign', body),
    undo: (id: string | undefined, body: object = {}) => read<UndoneAssignment>(`/assignments/${id}/undo`, body),
  };
}

const make = async (name: string) => (await makeCustomer(api.db, { name })).customerId;

async function sellerOf(customerId: string): Promise<string | undefined> {
  const { rows } = await api.db.query<{ seller_id: string }>(
    'select seller_id from auth.portfolio where customer_id = $1',
    [customerId],
  );
  return rows[0]?.seller_id;
}

/** Three customers: of one seller, of none, and already of the other seller. */
async function makePortfolios() {
  const [own, direct, there] = [await make('Aurora'), await make('Belleza'), await make('Cosméticos')];
  const { identityId: from } = await makeSeller(api.db, { customers: [own] });
  const { identityId: to } = await makeSeller(api.db, { customers: [there] });
  return { own, direct, there, from, to };
}

test('ticked customers move to a seller after a preview, and one act is one row of the audit (OFC-007, OFC-301)', async () => {
  const { own, direct, there, from, to } = await makePortfolios();
  const { assign, operatorId } = await desk();
  const missing = randomUUID();
  const wish = { ids: [own, direct, there, missing], sellerId: to };
  const { results: preview } = await assign({ ...wish, dryRun: true });
  expect(preview).toMatchObject({ unchanged: [there], undo: null, from: [{ customers: 1 }, { customers: 1 }] });
  expect(preview.changed.toSorted()).toEqual([own, direct].toSorted());
  expect(preview.refused).toMatchObject([{ id: missing, code: 'CUSTOMER_NOT_FOUND' }]);
  expect(await sellerOf(own)).toBe(from);
  const { results: done } = await assign(wish);
  expect({ ...done, undo: null }).toEqual(preview);
  expect([await sellerOf(own), await sellerOf(direct), await sellerOf(there)]).toEqual([to, to, to]);
  const { rows } = await api.db.query<{ detail: { customers: number; list: string } }>(
    `select detail from platform.audit where action = 'auth.customers_assigned' and operator_id = $1`,
    [operatorId],
  );
  expect(rows).toMatchObject([{ detail: { customers: 2, by: 'Ana Ríos' } }]);
  expect(rows[0]?.detail.list.split(' ').toSorted()).toEqual([own, direct].toSorted());
  expect((await assign(wish)).results).toMatchObject({ changed: [], undo: null });
});

test('one customer is assigned once, and the customers of others stay with their sellers', async () => {
  const { own, direct, there, from, to } = await makePortfolios();
  expect(await assignCustomer(api.db, api.clock, to, direct)).toBe(true);
  expect([await sellerOf(own), await sellerOf(direct), await sellerOf(there)]).toEqual([from, to, to]);
  expect(await assignCustomer(api.db, api.clock, to, direct)).toBe(false);
  const { rows } = await api.db.query(
    `select detail from platform.audit where action = 'auth.customers_assigned' and subject_id = $1`,
    [to],
  );
  expect(rows).toEqual([{ detail: { customers: 1, customerId: direct } }]);
});

test('an assignment is undone in one step: each customer goes back to the seller it had, or to none (OFC-007)', async () => {
  const { own, direct, there, from, to } = await makePortfolios();
  const { assign, undo } = await desk();
  const act = (await assign({ ids: [own, direct, there], sellerId: to })).results.undo?._id;
  expect((await undo(act, { dryRun: true })).results.changed).toHaveLength(2);
  expect(await sellerOf(own)).toBe(to);
  expect((await undo(act)).results).toMatchObject({ refused: [] });
  expect([await sellerOf(own), await sellerOf(direct), await sellerOf(there)]).toEqual([from, undefined, to]);
  expect(await undo(act)).toMatchObject({ status: 409, code: 'UNDO_EXPIRED' });
});

test('a customer that moved on, or whose seller left, stays where it is; after a day nothing goes back (OFC-007)', async () => {
  const { own, direct, from, to } = await makePortfolios();
  const { assign, undo } = await desk();
  const { identityId: third } = await makeSeller(api.db, { customers: [] });
  const act = (await assign({ ids: [own, direct], sellerId: to })).results.undo?._id;
  await assign({ ids: [direct], sellerId: third });
  await api.db.query('update auth.identity set blocked_at = now() where id = $1', [from]);
  expect((await undo(act)).results).toMatchObject({
    changed: [],
    refused: [
      { name: 'Aurora', code: 'SELLER_NOT_FOUND' },
      { name: 'Belleza', code: 'CUSTOMER_REASSIGNED' },
    ],
  });
  expect([await sellerOf(own), await sellerOf(direct)]).toEqual([to, third]);
  await api.db.query(`update auth.assignment set at = at - interval '25 hours' where id = $1`, [act]);
  expect(await undo(act)).toMatchObject({ status: 409, code: 'UNDO_EXPIRED' });
});

test('all that the filters give move, and none of another; without a seller they leave every portfolio (OFC-301)', async () => {
  const { own, direct, there, from, to } = await makePortfolios();
  const { assign } = await desk();
  const { results } = await assign({ filter: { sellerId: from }, sellerId: to });
  expect(results).toMatchObject({ changed: [own], refused: [] });
  expect(await sellerOf(direct)).toBeUndefined();
  expect((await assign({ filter: { sellerId: to }, sellerId: null })).results.changed.toSorted()).toEqual(
    [own, there].toSorted(),
  );
  expect([await sellerOf(own), await sellerOf(there)]).toEqual([undefined, undefined]);
  expect((await assign({ sellerId: null })).status).toBe(400);
  expect((await assign({ ids: [own], filter: {}, sellerId: null })).status).toBe(400);
});

test('a seller that is blocked gets no customers, nor does a customer that is not approved go (OFC-301)', async () => {
  const { own, from, to } = await makePortfolios();
  const waiting = await make('Nueva');
  await api.db.query(`update auth.customer set approval = 'received' where id = $1`, [waiting]);
  const { assign } = await desk();
  expect((await assign({ ids: [waiting], sellerId: to })).results.refused).toMatchObject([{ id: waiting }]);
  await api.db.query('update auth.identity set blocked_at = now() where id = $1', [to]);
  expect(await assign({ ids: [own], sellerId: to })).toMatchObject({ status: 404, code: 'SELLER_NOT_FOUND' });
  expect(await sellerOf(own)).toBe(from);
});

test('two desks that move one customer leave it with one seller, and the undoing of the first refuses it (OFC-008)', async () => {
  const { own, from, to } = await makePortfolios();
  const { identityId: third } = await makeSeller(api.db, { customers: [] });
  const [one, other] = [await desk(), await desk()];
  const [first, second] = await Promise.all([
    one.assign({ ids: [own], sellerId: to }),
    other.assign({ ids: [own], sellerId: third }),
  ]);
  const last = await sellerOf(own);
  const [losing, winning] = last === third ? [first, second] : [second, first];
  expect((await one.undo(losing.results.undo?._id)).results.refused).toMatchObject([{ code: 'CUSTOMER_REASSIGNED' }]);
  await one.undo(winning.results.undo?._id);
  expect(await sellerOf(own)).toBe(last === third ? to : third);
  await one.undo(losing.results.undo?._id);
  expect(await sellerOf(own)).toBe(from);
});
