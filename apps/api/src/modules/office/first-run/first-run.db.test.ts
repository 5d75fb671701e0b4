import type { FirstRun } from '@tonalia/contract/first-run-office';
import type { FastifyRequest } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { makeOperator, officeCaller } from '../../../../test/make-operator.ts';
import { makeProduct } from '../../../../test/make-products.ts';
import { makeUnpaidOrder } from '../../../../test/payments.ts';
import { makeOwn } from '../../../../test/settings.ts';
import { setSetting } from '../../../platform/settings/set-setting.ts';

const api = useApi();
const owner = async () => officeCaller(api, (await makeOperator(api.db, { role: 'owner' })).cookie);
const set = (text: string | null) => setSetting(api.db, { key: 'shop.published', text, by: 'npm start' });
const firstRunOf = (sent: { json<T>(): T }) => sent.json<{ results: FirstRun }>().results;
const stepOf = ({ steps }: FirstRun, wanted: string) => steps.find(({ step }) => step === wanted);

test('the steps follow the data, and the shop is published once everything that it needs is there', async () => {
  onTestFinished(() => void set(null));
  await set('no');
  await api.db.query(`delete from platform.setting where key not in ('shop.published', 'brand.name')`);
  const call = await owner();
  const read = async () => firstRunOf(await call('GET /api/office/first-run'));

  const before = await read();
  expect(before.isPublished).toBe(false);
  expect(before.steps.map(({ step }) => step)).toEqual([
    'brand',
    'warehouse',
    'coverage',
    'catalogue',
    'payments',
    'sellers',
    'publish',
  ]);
  expect(stepOf(before, 'brand')?.missing).toContain('company.nit');
  expect(stepOf(before, 'brand')?.missing).toContain('legal.terms');
  // the places of the test
  expect(stepOf(before, 'warehouse')).toMatchObject({ isDone: true, missing: [] });
  expect(stepOf(before, 'coverage')).toMatchObject({ isDone: true });
  expect(stepOf(before, 'publish')?.missing).toContain('brand');
  const refused = await call('POST /api/office/first-run/publish');
  expect(refused.json()).toMatchObject({ code: 'FIRST_RUN_INCOMPLETE' });

  const terms = (await call('GET /api/office/first-run/terms')).json<{ results: { text: string } }>().results;
  expect(terms.text).toContain('{{company.nit}}');
  await makeOwn(api.db);
  await api.db.query(`update products.stock set available = 0`);
  await makeProduct(api.db, { stock: 0 });
  expect(stepOf(await read(), 'catalogue')).toMatchObject({ isDone: false, missing: ['stock'] });
  await makeProduct(api.db, { stock: 4 });
  await api.db.query(`update purchase.payment_method set active = false where method_group <> 'credit'`);
  expect(stepOf(await read(), 'payments')).toMatchObject({ isDone: false, missing: ['method'] });
  await api.db.query(`update purchase.payment_method set active = true where reference = 'cash_on_delivery'`);
  const ready = await read();
  expect(stepOf(ready, 'publish')).toMatchObject({ isDone: false, missing: [] });
  expect(stepOf(ready, 'sellers')).toMatchObject({ isOptional: true });

  expect(firstRunOf(await call('POST /api/office/first-run/publish')).isPublished).toBe(true);
  expect(firstRunOf(await call('POST /api/office/first-run/publish')).isPublished).toBe(true);
  await expect.poll(() => api.app.isShopOpen(), { timeout: 2_000 }).toBe(true);
  const { rows } = await api.db.query(
    `select from platform.audit where action = 'platform.setting_set' and subject_id = 'shop.published' and operator_id is not null`,
  );
  expect(rows.length).toBeGreaterThan(0);
});

test('before the shop is published, only an operator previews it, and its first order is named once it came (OFC-507)', async () => {
  const { cookie } = await makeOperator(api.db, { role: 'owner' });
  const [name = '', token = ''] = cookie.split('=');
  const asking = (cookies: Record<string, string>) =>
    // as: the rest of a request is not read
    api.app.mayPreviewShop({ cookies, headers: {}, ip: '127.0.0.1' } as unknown as FastifyRequest);
  expect(await asking({ [name]: token })).toBe(true);
  expect(await asking({})).toBe(false);
  expect(await asking({ [name]: `${token}x` })).toBe(false);
  await expect.poll(() => api.app.isShopOpen(), { timeout: 5_000 }).toBe(true);
  const { orderCode } = await makeUnpaidOrder(api, { method: 'cash_on_delivery' });
  await api.db.query(`update purchase.order set created_at = '2001-01-01' where code = $1`, [orderCode]);
  const call = officeCaller(api, cookie);
  expect(firstRunOf(await call('GET /api/office/first-run')).firstOrder).toBe(orderCode);
});
