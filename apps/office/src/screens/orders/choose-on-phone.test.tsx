import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { filters, listedOrder, pageOfOrders, signedIn } from '../../../test/orders.ts';
import { answerWith, renderOffice } from '../../../test/render-office.tsx';

const listed = [
  listedOrder(48221, 'pending_payment', 673_250),
  listedOrder(48220, 'confirmed', 129_900),
  listedOrder(48219, 'paid', 455_000),
];
const card = (code: string) => screen.findByRole('link', { name: new RegExp(code) });
const box = (code: string) => screen.getByRole('checkbox', { name: `Elegir ${code}` });
const bar = () => screen.queryByRole('toolbar', { name: 'Acciones para los elegidos' });

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
  answerWith({
    'GET /api/office/me': () => signedIn('operations'),
    'GET /api/purchase/office/orders': () => ({ body: pageOfOrders(listed) }),
    'GET /api/purchase/office/orders/filters': () => filters,
  });
});

const hold = async (code: string) => {
  const link = await card(code);
  fireEvent.pointerDown(link, { pointerType: 'touch' });
  await waitFor(() => box(code));
  fireEvent.pointerUp(box(code), { pointerType: 'touch' });
  fireEvent.click(box(code));
};

test('a finger that holds an order of the phone chooses it and opens nothing; taps then choose others (OFC-102, OFC-013)', async () => {
  const router = renderOffice('/pedidos');
  await hold('TN-48220');
  expect(router.state.location.pathname).toBe('/pedidos');
  expect(box('TN-48220')).toHaveProperty('checked', true);
  await userEvent.click(box('TN-48219'));
  expect(within(bar() as HTMLElement).getByText('2 pedidos')).toBeDefined(); // as: the query above
  expect(within(bar() as HTMLElement).getByRole('button', { name: /Alistar/ })).toHaveProperty('disabled', false); // as: the same
});

test('rows are chosen without holding too, and the choice ends with its last row (OFC-013)', async () => {
  renderOffice('/pedidos');
  await card('TN-48221');
  await userEvent.click(screen.getByRole('button', { name: 'Elegir varios' }));
  await userEvent.click(box('TN-48221'));
  expect(bar()).not.toBeNull();
  await userEvent.click(box('TN-48221'));
  expect(bar()).toBeNull();
  await card('TN-48221');
});

test('a finger that scrolls or taps chooses nothing', async () => {
  const router = renderOffice('/pedidos');
  const link = await card('TN-48221');
  vi.useFakeTimers();
  fireEvent.pointerDown(link, { pointerType: 'touch' });
  fireEvent.pointerCancel(link, { pointerType: 'touch' });
  vi.advanceTimersByTime(5_000);
  vi.useRealTimers();
  expect(screen.queryByRole('checkbox')).toBeNull();
  await userEvent.click(link);
  await waitFor(() => expect(router.state.location.pathname).toBe('/pedidos/TN-48221'));
});
