import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ProductAlert } from '@tonalia/contract/alerts';
import { expect, test } from 'vitest';
import { makeCart, makeUser, sellerUser } from '../../../test/make.ts';
import { Refusal, mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { AlertMe } from '../../components/alert-me/alert-me.tsx';
import { AlertsScreen } from './alerts-screen.tsx';

const alert = (
  n: number,
  change: Partial<ProductAlert> = {},
  match: Partial<ProductAlert['match']> = {},
): ProductAlert => ({
  alertId: `0a000000-0000-4000-8000-0000000000b${n}`,
  kind: 'stock',
  quantity: 2,
  priceThen: 12_900,
  madeAt: '2026-11-20T12:00:00Z',
  firedAt: null,
  isPaused: false,
  isSold: true,
  arrivesOn: null,
  ...change,
  match: {
    productId: '7',
    versionId: String(n),
    code: `TS-${n}`,
    productCode: 'TS',
    name: 'Tinte permanente',
    versionName: `7.${n} Rubio medio`,
    manufacturer: { _id: '1', name: 'Tinta Sur' },
    color: { name: 'Rubio', image: null, color: '#AA6655' },
    image: '/pictures/product/7',
    tile: 'arena',
    price: 12_900,
    originalPrice: 12_900,
    minQuantity: 1,
    stock: 0,
    presale: null,
    difference: null,
    ...match,
  },
});
const firedAt = '2026-11-27T12:00:00Z';
const all = [
  alert(1, { arrivesOn: '2026-12-02' }),
  alert(2, { quantity: 4 }),
  alert(3, { isSold: false }),
  alert(4, { firedAt }, { stock: 9 }),
  alert(5, { firedAt, kind: 'price', priceThen: 14_900 }, { stock: 3 }),
];
async function openAlerts(results = all) {
  const api = mockApi({ user: makeUser() });
  api.on('products', 'GET /alerts', { results });
  return renderScreen(<AlertsScreen />, { api, signedIn: true, at: '/home/profile/alerts' });
}

test('SEL-007: the list says what is waited for, with the day of an open order, and what is sold no longer', async () => {
  await openAlerts();
  const rows = within(
    await screen.findByRole('heading', { name: /Esperando/ }).then((title) => title.parentElement as HTMLElement),
  ); // as: its section
  expect(rows.getByRole('link', { name: /7\.1 Rubio medio/ }).textContent).toMatch(/2 und\., hacia el mié 2 dic$/);
  expect(rows.getByRole('link', { name: /7\.2 Rubio medio/ }).textContent).toMatch(/4 und\., sin fecha$/);
  expect(rows.getByText('Ya no lo vendemos')).toBeDefined();
  expect(rows.queryByRole('link', { name: /7\.3/ })).toBeNull();
});

test('SEL-007: what is back is added with its units, in one write', async () => {
  const { api } = await openAlerts();
  api.on('purchase', 'POST /cart/add-list', { ...makeCart(), added: 2, notAdded: [] });
  await userEvent.click(await screen.findByRole('button', { name: /^Agregar 2, \$\s25\.800$/ }));
  expect(await screen.findByText('En tu carrito')).toBeDefined();
  expect(api.requestsTo('purchase POST /cart/add-list').map(({ body }) => body)).toEqual([
    { items: [{ versionId: '4', quantity: 2 }] },
  ]);
});

test('SEL-007: what became cheaper shows both prices', async () => {
  await openAlerts();
  const section = (await screen.findByRole('heading', { name: 'También bajaron' })).parentElement;
  expect(section?.textContent.replaceAll('\u00a0', ' ')).toContain('$ 14.900 $ 12.900');
});

test('SEL-007: an alert is removed, and a refusal says why', async () => {
  const { api } = await openAlerts();
  api.on(
    'products',
    'DELETE /alerts/{alertId}',
    new Refusal('ALERT_NOT_FOUND', { error: 'Ya no esperas ese producto.' }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Cambiar el aviso de 7.1 Rubio medio' }));
  await userEvent.click(screen.getByRole('button', { name: 'Ya no me avises' }));
  expect(await screen.findByText('Ya no esperas ese producto.')).toBeDefined();
  expect(api.requestsTo('products DELETE /alerts/{alertId}')[0]?.params).toEqual({ alertId: all[0]?.alertId });
});

test('SEL-007: an alert is paused and resumed, and its row says so', async () => {
  const { api } = await openAlerts();
  let isPaused = false;
  api.on('products', 'GET /alerts', () => ({ results: [alert(1, { isPaused })] }));
  api.on('products', 'PUT /alerts/{alertId}', ({ body }) => {
    ({ isPaused } = body as { isPaused: boolean }); // as: the call's body
    return { results: { alertId: alert(1).alertId, isPaused } };
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Cambiar el aviso de 7.1 Rubio medio' }));
  await userEvent.click(screen.getByRole('switch', { name: /En pausa/ }));
  expect(await screen.findAllByText('2 und., en pausa')).not.toEqual([]);
  await userEvent.click(screen.getByRole('switch', { name: /En pausa/, checked: true }));
  await waitFor(() => expect(screen.queryByText('2 und., en pausa')).toBeNull());
  expect(api.requestsTo('products PUT /alerts/{alertId}').map(({ body }) => body)).toEqual([
    { isPaused: true },
    { isPaused: false },
  ]);
});

test('SEL-007: without alerts the page says how to make one', async () => {
  await openAlerts([]);
  expect(await screen.findByText('No esperas ningún tono')).toBeDefined();
});

test('SEL-007: a sold-out version offers to wait, with its day, and takes it back', async () => {
  const api = mockApi({ user: makeUser() });
  let waits = false;
  api.on('products', 'GET /alerts/version', () => ({
    results: { arrivesOn: '2026-12-02', alerts: waits ? [alert(1)] : [] },
  }));
  api.on('products', 'POST /alerts', () => {
    waits = true;
    return { results: alert(1) };
  });
  api.on('products', 'DELETE /alerts/{alertId}', () => {
    waits = false;
    return { results: { alertId: alert(1).alertId } };
  });
  await renderScreen(<AlertMe versionId="1" />, { api, signedIn: true });
  expect(await screen.findByText('Llega hacia el mié 2 dic')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Avísame cuando llegue' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Ya no me avises' }));
  expect(await screen.findByRole('button', { name: 'Avísame cuando llegue' })).toBeDefined();
  expect(api.requestsTo('products POST /alerts')[0]?.body).toEqual({ versionId: '1', kind: 'stock' });
});

test('SEL-007: beside a price it waits for a lower one, apart from the alert for its arrival', async () => {
  const api = mockApi({ user: makeUser() });
  api.on('products', 'GET /alerts/version', { results: { arrivesOn: '2026-12-02', alerts: [alert(1)] } });
  api.on('products', 'POST /alerts', { results: { ...alert(2), kind: 'price' } });
  await renderScreen(<AlertMe versionId="1" kind="price" />, { api, signedIn: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Avísame si baja de precio' }));
  expect(api.requestsTo('products POST /alerts')[0]?.body).toEqual({ versionId: '1', kind: 'price' });
  expect(screen.queryByText(/Llega hacia/)).toBeNull();
});

test('SEL-007: a seller and a visitor are offered none and ask for nothing', async () => {
  for (const user of [sellerUser, null]) {
    const { api, unmount } = await renderScreen(<AlertMe versionId="1" />, {
      api: mockApi({ user }),
      signedIn: user !== null,
    });
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
    expect(api.requestsTo('products GET /alerts/version')).toEqual([]);
    unmount();
  }
});

test('SEL-007: what is waited for is found by a part of its name', async () => {
  await openAlerts();
  await screen.findByText('7.1 Rubio medio');
  await userEvent.click(screen.getAllByRole('button', { name: 'Buscar en lo que esperas' })[0] ?? document.body);
  const field = screen.getByRole('searchbox', { name: 'Buscar en lo que esperas' });
  await userEvent.type(field, '7.2');
  expect(screen.getByText('7.2 Rubio medio')).toBeTruthy();
  expect(screen.queryByText('7.1 Rubio medio')).toBeNull();
  await userEvent.type(field, 'x');
  expect(screen.getByText('Nada de lo que esperas se llama así.')).toBeTruthy();
});
