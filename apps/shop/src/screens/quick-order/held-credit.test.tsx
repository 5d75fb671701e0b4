import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { portfolioCustomer, sellerUser } from '../../../test/make.ts';
import { mockApi } from '../../../test/mock-api.ts';
import { heldCustomer, snapshotSample } from '../../../test/offline-samples.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { FORMAT } from '../../api/offline/kept-offline.ts';
import { chooseCustomer } from '../../api/session/session.ts';
import { HeldCredit } from './held-credit.tsx';

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
afterEach(() => void Reflect.deleteProperty(navigator, 'onLine'));

test('without a network an order shows the credit that was downloaded, with its time, and an order of more is marked (SEL-107)', async () => {
  const { customerId } = portfolioCustomer;
  const credit = { limit: 1_200_000, used: 412_800, available: 787_200, overdue: 0 };
  const { id, at } = snapshotSample;
  device.kept.set(sellerUser._id, {
    format: FORMAT,
    snapshot: JSON.stringify(snapshotSample),
    id,
    at,
    products: 2,
    methods: [],
    customers: [heldCustomer({ _id: customerId, credit })],
  });
  const api = mockApi({ user: sellerUser });
  const { stateId, cityId, city, state, tradeTypeId, name } = portfolioCustomer;
  const orders = [780_000, 787_201].map((pesos) => <HeldCredit key={pesos} pesos={pesos} />);
  await renderScreen(<>{orders}</>, { api, signedIn: true, at: '/home/quick-order' });
  chooseCustomer({ customerId, name, city, state, cityId, stateId, tradeTypeId });
  expect(screen.queryByText(/^Cupo de/)).toBeNull();
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  dispatchEvent(new Event('offline'));
  const said = await screen.findAllByText('Cupo de 23 nov, 7:12 a. m., $ 787.200');
  expect(said.map(({ className }) => className.includes('text-warn'))).toEqual([false, true]);
});
