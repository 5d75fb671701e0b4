import { beforeEach, expect, test, vi } from 'vitest';
import { makeUser, portfolioCustomer, sellerUser } from '../../../../test/make.ts';
import { mockApi } from '../../../../test/mock-api.ts';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { chooseCustomer, endSession } from '../../../api/session/session.ts';
import { NO_DRAFT } from './shade-draft.ts';
import { loadDraftStorage, shadeDraftOf, writeShadeDraft } from './shade-drafts.ts';

const draft = (units: number) => ({
  ...NO_DRAFT,
  volume: '60 ml',
  chosen: new Map([['TS-71', units]]),
  prices: new Map([['TS-71', 12_900]]),
});
const unitsOf = (productId: string) => [...shadeDraftOf(productId).chosen.values()];
const keys = () => Object.keys(localStorage).filter((key) => key.includes('shadeDraft'));
/** Simulates a reload: only the device's storage is left. */
const reload = () => dispatchEvent(new StorageEvent('storage', { key: null }));
const enter = (user: ReturnType<typeof makeUser>) => renderScreen(null, { api: mockApi({ user }), signedIn: true });

beforeEach(() => loadDraftStorage());
/** Waits until the storing code, loaded already, has written. */
const write = async (...args: Parameters<typeof writeShadeDraft>) => {
  writeShadeDraft(...args);
  await loadDraftStorage();
};

test('a draft survives a reload with its volume and is checked again', async () => {
  await write('102', draft(3));
  expect(shadeDraftOf('102').isChecked).toBe(true);
  reload();
  expect(unitsOf('102')).toEqual([3]);
  expect(shadeDraftOf('102')).toMatchObject({ volume: '60 ml', isChecked: false });
  expect(unitsOf('103')).toEqual([]);
  await write('102', NO_DRAFT);
  expect(keys()).toEqual([]);
});

test('a guest’s draft moves to the account that signs in; signing out deletes it', async () => {
  await write('102', draft(3));
  await enter(makeUser());
  expect(unitsOf('102')).toEqual([3]);
  expect(keys()).toHaveLength(1);
  await endSession();
  expect(keys()).toEqual([]);
  expect(unitsOf('102')).toEqual([]);
  await enter(makeUser({ _id: '00000000-0000-4000-8000-0000000000ff' }));
  expect(unitsOf('102')).toEqual([]);
});

test('a seller has a draft for each customer', async () => {
  await enter(sellerUser);
  await write('102', draft(1));
  chooseCustomer(portfolioCustomer);
  expect(unitsOf('102')).toEqual([1]);
  chooseCustomer({ ...portfolioCustomer, customerId: '00000000-0000-4000-8000-0000000000fe' });
  expect(unitsOf('102')).toEqual([]);
  await write('102', draft(5));
  chooseCustomer(portfolioCustomer);
  expect(unitsOf('102')).toEqual([1]);
});

test('with full or blocked storage a draft lasts until the page is left', async () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await write('102', draft(3));
  expect(unitsOf('102')).toEqual([3]);
  full.mockRestore();
});

test.each([
  ['damaged', '{"v":1,"at":'],
  ['of another version', JSON.stringify({ v: 99, at: Date.now(), volume: null, isAside: false, lines: [['A', 1, 1]] })],
  ['of last year', JSON.stringify({ v: 1, at: 0, volume: null, isAside: false, lines: [['A', 1, 1]] })],
  ['with more than a cart takes', JSON.stringify({ v: 1, at: Date.now(), lines: Array(301).fill(['A', 1, 1]) })],
  ['with wrong lines', JSON.stringify({ v: 1, at: Date.now(), lines: [['A', 'many', 1]] })],
])('a draft that is %s is not read', (_, text) => {
  localStorage.setItem('tonalia.shadeDraft.guest.102', text);
  reload();
  expect(unitsOf('102')).toEqual([]);
});

test('the newest twenty drafts are stored', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  for (let n = 0; n < 25; n += 1) {
    vi.setSystemTime(1_795_000_000_000 + n * 1000);
    await write(String(n), draft(1));
  }
  expect(keys()).toHaveLength(20);
  reload();
  expect(unitsOf('4')).toEqual([]);
  expect(unitsOf('24')).toEqual([1]);
  vi.useRealTimers();
});
