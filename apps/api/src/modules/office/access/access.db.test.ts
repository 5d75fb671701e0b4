import type { AccessGivers } from '@tonalia/contract/office-access';
import { beforeEach, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { makeOperator, officeCaller } from '../../../../test/make-operator.ts';

const api = useApi();
/** The owners of a test are the only ones. */
beforeEach(() => api.db.query(`update office.operator set role = 'read-only' where role = 'owner'`));

const mailsTo = async (email: string) => {
  await api.drain();
  return api.messages.filter(({ to }) => to === email).map(({ subject, text }) => ({ subject, text }));
};

test('an operator asks the owners for a page: each gets one mail a day, and the audit knows (OFC-004)', async () => {
  const [one, other] = [await makeOperator(api.db, { role: 'owner' }), await makeOperator(api.db, { role: 'owner' })];
  const asking = await makeOperator(api.db, { role: 'warehouse' });
  const call = officeCaller(api, asking.cookie);
  const givers = (await call('GET /api/office/access')).json<{ results: AccessGivers }>().results;
  expect(givers).toEqual({ owners: ['Ana Ríos', 'Ana Ríos'], canAsk: true });
  const ask = async (place: string) =>
    (await call('POST /api/office/access', { place })).json<{ results: { isSent: boolean } }>().results.isSent;
  expect([await ask('Cartera'), await ask('Cartera'), await ask('Pagos')]).toEqual([true, false, true]);
  for (const { email } of [one, other])
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
      'Ana Ríos pide ver Cartera',
      'Ana Ríos pide ver Pagos',
    ]);
  expect((await mailsTo(one.email))[0]?.text).toContain(asking.email);
  const { rows } = await api.db.query(`select detail from platform.audit where action = 'office.access_requested'`);
  expect(rows).toEqual([{ detail: { place: 'Cartera' } }, { detail: { place: 'Pagos' } }]);
});

test('two requests at once for one page send one mail (OFC-008)', async () => {
  const owner = await makeOperator(api.db, { role: 'owner' });
  const call = officeCaller(api, (await makeOperator(api.db, { role: 'warehouse' })).cookie);
  await Promise.all([1, 2].map(() => call('POST /api/office/access', { place: 'Cartera' })));
  expect(await mailsTo(owner.email)).toHaveLength(1);
});
