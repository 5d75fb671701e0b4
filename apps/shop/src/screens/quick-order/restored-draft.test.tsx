import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { match, understand } from '../../../test/listed-rows.ts';
import { portfolioCustomer, sellerUser } from '../../../test/make.ts';
import { mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { chooseCustomer } from '../../api/session/session.ts';
import { toStored } from './draft.ts';
import { QuickOrderScreen } from './quick-order-screen.tsx';
import { toAskedLine, withChoice } from './quick-line.ts';

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

test('lines of a seller that localStorage lost return from the database of the device (SEL-102)', async () => {
  const line = withChoice(toAskedLine(1, '7.1', 3, ''), match('7.1'));
  device.kept.set(`${sellerUser._id}.${portfolioCustomer.customerId}`, toStored([{ ...line, key: 'a' }], 4));
  const api = mockApi({ user: sellerUser });
  api.on('products', 'POST /recognise', understand as never); // as: rows of the samples
  await renderScreen(<QuickOrderScreen />, { api, signedIn: true, at: '/home/quick-order' });
  act(() => chooseCustomer(portfolioCustomer));
  expect(await screen.findByRole('list', { name: '1 línea' })).toBeDefined();
  await waitFor(() => expect(screen.getAllByText('$ 38.700').length).toBeGreaterThan(0));
});
