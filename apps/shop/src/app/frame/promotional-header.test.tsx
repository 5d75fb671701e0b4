import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { promotionsQuery } from '../../api/queries/queries.ts';
import { PromotionalHeader } from './promotional-header.tsx';

const minute = 60_000;
const hour = 60 * minute;
/** The phone's clock is three days ahead. */
const truth = Date.UTC(2026, 10, 21, 12);
const wrong = truth + 72 * hour;

const promotion = {
  _id: '7',
  title: 'Semana del color',
  end_date: new Date(truth + 2 * hour + 5 * minute).toISOString(),
  timer: true,
  app_link: null,
  design: {
    timerBg: '#062E23',
    itemTimeText: '#FFFFFF',
    itemTimeBg: '#0B6549',
    tagText: '#FFFFFF',
    tagBg: '#062E23',
  },
};

function running(change: Partial<typeof promotion> = {}) {
  const api = mockApi();
  api.on('marketing', 'GET /promotional-header/list', { results: [{ ...promotion, ...change }] });
  const answer = api.fetch;
  api.fetch = async (request) => {
    const response = await answer(request);
    response.headers.set('date', new Date(truth).toUTCString());
    return response;
  };
  return api;
}

beforeEach(() => void vi.useFakeTimers({ now: wrong, toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

test('it counts down by the server’s clock, however wrong the device’s is · ST-12 ENT-11', async () => {
  await renderScreen(<PromotionalHeader />, { api: running() });
  await waitFor(() => expect(screen.getByRole('timer').textContent).toMatch(/^00d02h0[45]m\d\ds$/));
});

test.each([
  ['its time is over', { end_date: new Date(truth - minute).toISOString() }],
  ['it has no timer', { timer: false }],
])('it disappears when %s · ST-12', async (_, change) => {
  const { cache } = await renderScreen(<PromotionalHeader />, { api: running(change) });
  await waitFor(() => expect(cache.getQueryData(promotionsQuery.queryKey)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('timer')).toBeNull());
});

test('closed, it stays closed on all pages until the next load · ST-12', async () => {
  const first = await renderScreen(<PromotionalHeader />, { api: running() });
  await userEvent.click(await screen.findByRole('button', { name: 'Cerrar promoción' }));
  expect(screen.queryByRole('timer')).toBeNull();
  expect(Object.values(localStorage)).toContain('7');
  first.unmount();

  const second = await renderScreen(<PromotionalHeader />, { api: running() });
  await waitFor(() => expect(second.cache.getQueryData(promotionsQuery.queryKey)).toHaveLength(1));
  expect(screen.queryByRole('timer')).toBeNull();
  second.unmount();

  // Simulates a page load for this part of the shop.
  vi.resetModules();
  await import('./promotional-header.tsx');
  await renderScreen(<PromotionalHeader />, { api: running() });
  expect(await screen.findByRole('timer')).toBeDefined();
});
