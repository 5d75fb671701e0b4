import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { PlaceName } from '../places.ts';
import { PullRefresh } from './pull-refresh.tsx';

beforeEach(() => {
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
});

/** A page of the shop with one query; `asked` counts its calls. */
async function pageAt(place: PlaceName) {
  const counts = { refreshes: 0 };
  const cache = new QueryClient();
  function Screen() {
    const { data } = useQuery({ queryKey: ['orders'], queryFn: async () => ++counts.refreshes });
    return <div data-testid="inner">{data}</div>;
  }
  const router = {
    subscribe: () => () => {},
    state: { matches: [{ staticData: { place } }] },
    options: { context: { cache } },
  };
  render(
    <QueryClientProvider client={cache}>
      <PullRefresh router={router as never /* as: the members in use */} />
      <Screen />
    </QueryClientProvider>,
  );
  await waitFor(() => expect(counts.refreshes).toBe(1));
  return counts;
}

/** Simulates a finger that touches `target`, moves and lifts. */
function drag(target: Element, { across = 0, down = 0 }: { across?: number; down?: number }) {
  const at = (x: number, y: number) => ({ touches: [{ clientX: x, clientY: y }] });
  fireEvent.touchStart(target, at(100, 100));
  fireEvent.touchMove(target, at(100 + across / 2, 100 + down / 2));
  fireEvent.touchMove(target, at(100 + across, 100 + down));
  fireEvent.touchEnd(target, { touches: [] });
}
const inner = () => screen.getByTestId('inner');

test('a list pulled far enough is refetched, and screen readers are informed', async () => {
  const counts = await pageAt('orderHistory');
  drag(inner(), { down: 40 });
  expect(counts.refreshes).toBe(1);
  drag(inner(), { down: 200 });
  await waitFor(() => expect(counts.refreshes).toBe(2));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('La página está al día'));
});

test('a carousel, a scrolled list and a page that is not at its top only scroll', async () => {
  const counts = await pageAt('homeCustomer');
  drag(inner(), { across: 200, down: 40 });
  inner().scrollTop = 30;
  drag(inner(), { down: 200 });
  inner().scrollTop = 0;
  Object.defineProperty(window, 'scrollY', { value: 12, configurable: true });
  drag(inner(), { down: 200 });
  await act(async () => {});
  expect(counts.refreshes).toBe(1);
});

test('without touch there is a button', async () => {
  const counts = await pageAt('cart');
  await userEvent.click(screen.getByRole('button', { name: 'Actualizar' }));
  await waitFor(() => expect(counts.refreshes).toBe(2));
});

test('a pull does not reload a form', async () => {
  const counts = await pageAt('newAddress');
  expect(screen.queryByRole('button', { name: 'Actualizar' })).toBeNull();
  drag(inner(), { down: 200 });
  await act(async () => {});
  expect(counts.refreshes).toBe(1);
});
