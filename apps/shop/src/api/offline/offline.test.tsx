import { beforeEach, expect, test, vi } from 'vitest';
import { makeUser, sellerUser } from '../../../test/make.ts';
import { Refusal, mockApi } from '../../../test/mock-api.ts';
import { heldCustomer, snapshotSample } from '../../../test/offline-samples.ts';
import { setApi } from '../http/transport.ts';
import { chooseCustomer, endSession } from '../session/session.ts';
import { signIn } from '../sign-in/sign-in.ts';
import { download } from './download.ts';
import { heldPortfolio } from './held-catalogue.ts';
import { hasOfflineMark } from './offline-mark.ts';
import { offlineView } from './offline-view.ts';
import { recogniseHeld } from './recognise-held.ts';
import { forgetOffline, startOffline } from './start-offline.ts';

/** The device's database. */
const device = vi.hoisted(() => ({ kept: new Map<string, unknown>() }));
vi.mock('idb-keyval', () => ({
  createStore: () => 'store',
  get: async (key: string) => device.kept.get(key),
  set: async (key: string, value: unknown) => void device.kept.set(key, value),
  del: async (key: string) => void device.kept.delete(key),
  keys: async () => [...device.kept.keys()],
  clear: async () => device.kept.clear(),
}));

const salon = heldCustomer();
const shop = heldCustomer({
  _id: '0a000000-0000-4000-8000-0000000000c2',
  name: 'Distribuidora La 45',
  priceTradeTypeId: 'distribuidor',
  agreed: [],
});

const cash = { reference: 'cash_on_delivery', name: 'Efectivo al recibir', movement: null };

function makeApi(user = sellerUser) {
  const api = mockApi({ user });
  api.on('products', 'GET /offline/snapshot', { results: snapshotSample });
  api.on('customers', 'GET /offline/portfolio', {
    results: { at: snapshotSample.at, customers: [salon, shop], methods: [cash] },
  });
  setApi(api.fetch);
  return api;
}
async function enter(user = sellerUser) {
  const api = makeApi(user);
  await signIn('asesora@demo.tonalia.co', 'secreta-1');
  return api;
}
const choose = ({ _id: customerId, name, city, state, cityId, tradeTypeId }: typeof salon) =>
  chooseCustomer({ customerId, name, city, state, cityId, stateId: '11', tradeTypeId });

beforeEach(async () => {
  await forgetOffline();
  await endSession();
  localStorage.clear();
});

test('a seller downloads catalogue and portfolio, and the device says what it holds and of when (SEL-101)', async () => {
  await enter();
  expect(await download()).toBe(true);
  expect(offlineView.get().held).toEqual({ at: snapshotSample.at, products: 2, customers: 2 });
  expect((await heldPortfolio()).customers.map(({ name }) => name)).toEqual([salon.name, shop.name]);
  expect((await heldPortfolio()).methods).toEqual([cash]);
  expect([...device.kept.keys()]).toEqual([sellerUser._id]);
});

test('each customer has its own price of the same code, with what there was (SEL-102)', async () => {
  await enter();
  await download();
  const priceFor = async (customer: typeof salon) => {
    choose(customer);
    const [row] = (await recogniseHeld('TS-71 x2')) ?? [];
    return [row?.verdict, row?.quantity, row?.match?.price, row?.match?.stock, row?.match];
  };
  expect(await priceFor(salon)).toEqual([
    'recognised',
    2,
    12_900,
    310,
    expect.objectContaining({ heldAt: snapshotSample.at }),
  ]);
  expect((await priceFor(shop)).slice(0, 4)).toEqual(['recognised', 2, 11_000, 310]);
  const [byBarcode] = (await recogniseHeld('7700000001715')) ?? [];
  expect(byBarcode).toMatchObject({ verdict: 'recognised', match: { code: 'TS-71', price: 11_000 } });
});

test('words that mean several versions are chosen among these without a network, with price, stock and its time (SEL-102)', async () => {
  await enter();
  await download();
  choose(shop);
  const [row] = (await recogniseHeld('tinte permanente x2')) ?? [];
  expect([row?.verdict, row?.quantity, row?.match]).toEqual(['choose', 2, null]);
  expect(row?.candidates).toMatchObject([
    { code: 'TS-71', price: 11_000, stock: 310, heldAt: snapshotSample.at },
    { code: 'TS-83', price: 12_900, stock: 4, heldAt: snapshotSample.at },
  ]);
});

test('a customer that the device does not hold has no prices on it', async () => {
  await enter();
  await download();
  choose(heldCustomer({ _id: '0a000000-0000-4000-8000-0000000000c9' }));
  expect(await recogniseHeld('TS-71')).toBeNull();
});

test('only what changed is asked for, and a failure keeps what was there (SEL-101)', async () => {
  const api = await enter();
  await download();
  const changed = { ...snapshotSample, id: 'e.2.s', since: 'e.1.s', at: '2026-11-23T13:00:00.000Z', reference: null };
  const { products, versions } = snapshotSample;
  api.on('products', 'GET /offline/snapshot', {
    results: {
      ...changed,
      products: {
        ...products,
        ids: [5],
        codes: 'CERA',
        names: 'Cera mate',
        brands: [2],
        categories: [3],
        minimums: [1],
        kinds: [0],
        tiles: 'salvia',
        photos: '',
        sold: [1],
        soldIn: { BOG: [1] },
        attributes: '',
        versions: [1],
      },
      versions: {
        ...versions,
        ids: [200],
        codes: '=',
        barcodes: '',
        shadeCodes: '',
        shadeNames: '',
        sections: '',
        volumes: [0],
        units: [0],
        hexes: '',
        photos: '',
        colourImages: '',
        prices: [7_000],
        tradePrices: { distribuidor: [0], peluqueria: [0] },
        stock: { BOG: [12] },
        noPresale: [0],
      },
    },
  });
  await download();
  expect(api.requestsTo('products GET /offline/snapshot').map(({ query }) => query['since'])).toEqual([
    undefined,
    'e.1.s',
  ]);
  choose(salon);
  const [wax, dye] = (await recogniseHeld('CERA\nTS-83')) ?? [];
  expect([wax?.match?.price, wax?.match?.stock, dye?.match?.price]).toEqual([7_000, 12, 12_900]);
  api.on('products', 'GET /offline/snapshot', new Refusal('INTERNAL'));
  expect(await download()).toBe(false);
  expect(offlineView.get()).toMatchObject({ held: { at: '2026-11-23T13:00:00.000Z' }, hasFailed: true });
});

test('it is deleted when the session ends, and another seller finds nothing of it (SEL-101)', async () => {
  await enter();
  startOffline();
  await download();
  expect(hasOfflineMark()).toBe(true);
  await endSession();
  await vi.waitFor(() => expect([device.kept.size, hasOfflineMark()]).toEqual([0, false]));
  device.kept.set('someone', { format: 1 });
  await enter({ ...sellerUser, _id: '0a000000-0000-4000-8000-0000000000d9' });
  await download();
  expect([...device.kept.keys()]).toEqual(['0a000000-0000-4000-8000-0000000000d9']);
});

test('a customer downloads nothing', async () => {
  const api = await enter(makeUser());
  expect(await download()).toBe(false);
  expect(api.requestsTo('products GET /offline/snapshot')).toEqual([]);
});
