import type { CartView, DeliveryWays } from '@tonalia/contract/purchase';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { makeCart, makeLine, makeUser } from '../../../test/make.ts';
import { Refusal, mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { ShippingScheduleScreen } from './shipping-schedule-screen.tsx';
import { OrderDetailScreen } from './order-detail-screen.tsx';

const later = makeLine({
  code: 'RR',
  name: 'Acondicionador',
  advancedPurchasing: true,
  dispatchDate: '2026-11-26',
  quantity: 8,
});
const view = makeCart([makeLine(), later]);
const hours = { from: '08:00', to: '12:00' };
const tuesday = { dispatchDate: null, units: 2, arrives: { day: '2026-11-24', ...hours } };
const friday = { dispatchDate: '2026-11-26', units: 8, arrives: { day: '2026-11-27', ...hours } };
const waysOf = (apart: number): DeliveryWays => ({
  together: { shipping: 4_900, total: 100_000, parts: [{ ...friday, units: 10 }] },
  apart: { shipping: apart, total: 95_100 + apart, parts: [tuesday, friday] },
});

function shop(ways: DeliveryWays | null) {
  const api = mockApi({ user: makeUser() });
  api.on('purchase', 'GET /cart/listcart', view);
  api.on('purchase', 'GET /shipping-schedule/list', { results: [], ways });
  return api;
}
const enter = (api: ReturnType<typeof shop>) => renderScreen(<OrderDetailScreen />, { api, signedIn: true });

test('SEL-202: both ways say their days and fee, and a tap stores the choice', async () => {
  const api = shop(waysOf(9_800));
  const joined: CartView = { ...view, cart: view.cart && { ...view.cart, together: true } };
  api.on('purchase', 'PUT /cart/listcart', joined);
  await enter(api);
  expect(await screen.findByRole('group', { name: 'Tienes 8 und. en preventa' })).toBeDefined();
  const together = screen.getByRole<HTMLInputElement>('radio', { name: /Recibir todo junto.*Viernes 27 de noviembre/ });
  expect(together.closest('label')?.textContent).toMatch(/4\.900.*Ahorras \$\s?4\.900/);
  const apart = screen.getByRole<HTMLInputElement>('radio', { name: /En dos despachos.*Martes 24 y viernes 27/ });
  expect(apart.closest('label')?.textContent).toMatch(/9\.800.*2 × \$\s?4\.900/);
  expect([together.checked, apart.checked]).toEqual([false, true]);
  await userEvent.click(together);
  await waitFor(() => expect(together.checked).toBe(true));
  expect(api.requestsTo('purchase PUT /cart/listcart')[0]?.body).toEqual({ cartId: view.cart?._id, together: true });
  // one part is left, with all units
  expect(await screen.findByText('10 unidades')).toBeDefined();
});

test('SEL-202: an order that leaves at once says which part is ready today and which arrives with the presale', async () => {
  const api = shop(waysOf(9_800));
  if (view.cart) api.on('purchase', 'GET /cart/listcart', { ...view, cart: { ...view.cart, together: true } });
  await renderScreen(<ShippingScheduleScreen />, { api, signedIn: true });
  const ready = (await screen.findByText('Listas hoy')).closest('li');
  expect(ready?.textContent).toContain('2 und.');
  const arrives = screen.getByText('Llegan el jue 26 nov').closest('li');
  expect(arrives?.textContent).toContain('8 und. en preventa');
});

test('SEL-202: the days of two deliveries in two months have their months', async () => {
  const december = { ...friday, arrives: { ...friday.arrives, day: '2026-12-02' } };
  await enter(shop({ ...waysOf(9_800), apart: { ...waysOf(9_800).apart, parts: [tuesday, december] } }));
  const apart = await screen.findByRole('radio', { name: /En dos despachos/ });
  expect(apart.closest('label')?.textContent).toContain('Mar 24 nov y mié 2 dic');
});

test('SEL-202: the strip of two deliveries has the days of their week, and of far ones only their own', async () => {
  const daysOf = async () => {
    const apart = await screen.findByRole('radio', { name: /En dos despachos/ });
    return [...(apart.closest('label')?.querySelectorAll('[aria-hidden] > span > b') ?? [])].map((b) => b.textContent);
  };
  await enter(shop(waysOf(4_900)));
  expect(await daysOf()).toEqual(['24', '25', '26', '27', '28', '30']);
  cleanup();
  const far = { ...friday, arrives: { ...friday.arrives, day: '2026-12-11' } };
  await enter(shop({ ...waysOf(4_900), apart: { ...waysOf(4_900).apart, parts: [tuesday, far] } }));
  expect((await daysOf()).at(-1)).toBe('11');
});

test('SEL-202: where an order pays one fee, both ways say it', async () => {
  await enter(shop(waysOf(4_900)));
  const apart = await screen.findByRole('radio', { name: /En dos despachos/ });
  expect(apart.closest('label')?.textContent).toContain('un solo envío');
  expect(screen.queryByText(/Ahorras/)).toBeNull();
});

test('SEL-202: a refusal is said, and the choice stays as it was', async () => {
  const api = shop(waysOf(4_900));
  api.on('purchase', 'PUT /cart/listcart', new Refusal('CART_NOT_FOUND', { message: 'Tu carrito cambió.' }));
  await enter(api);
  await userEvent.click(await screen.findByRole('radio', { name: /Recibir todo junto/ }));
  expect(await screen.findByText('Tu carrito cambió.')).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /En dos despachos/ }).checked).toBe(true);
});

test('SEL-202: a cart that leaves on one date is asked nothing', async () => {
  await enter(shop(null));
  await screen.findByRole('button', { name: 'Continuar' });
  expect(screen.queryByText(/en preventa/)).toBeNull();
});
