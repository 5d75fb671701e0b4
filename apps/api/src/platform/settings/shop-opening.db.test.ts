import { expect, onTestFinished, test } from 'vitest';
import { useApi } from '../../../test/build-app.ts';
import { makeBuyer } from '../../../test/make-buyer.ts';
import { makeOperator, officeCaller } from '../../../test/make-operator.ts';
import { makeProduct } from '../../../test/make-products.ts';
import { setSetting } from './set-setting.ts';

const api = useApi();
const publish = (text: string | null) => setSetting(api.db, { key: 'shop.published', text, by: 'dueña' });
const isOpen = () => api.app.isShopOpen();

test('a shop that is not published refuses orders, follows a command at once, and is open without the setting', async () => {
  onTestFinished(() => void publish(null));
  expect(isOpen()).toBe(true);
  const { id, code } = await makeProduct(api.db, { stock: 9 });
  const buyer = await makeBuyer(api);
  const added = await buyer.call('POST /cart/additem', { productId: id, code, quantity: 1 });
  const cartId = added.json<{ cart: { _id: string } }>().cart._id;

  await publish('no');
  await expect.poll(isOpen, { timeout: 2_000 }).toBe(false);
  const refused = await buyer.call('POST /order/create', { cartId });
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([503, 'UNAVAILABLE']);

  await publish('sí');
  await expect.poll(isOpen, { timeout: 2_000 }).toBe(true);
  expect((await buyer.call('POST /order/create', { cartId })).statusCode).not.toBe(503);
});

test('the settings of the office do not publish the shop', async () => {
  const call = officeCaller(api, (await makeOperator(api.db, { role: 'owner' })).cookie);
  const changes = [{ key: 'shop.published', value: 'sí', seen: null }];
  expect((await call('PUT /api/office/settings', { changes })).json()).toMatchObject({ code: 'SETTING_NOT_FOUND' });
});
