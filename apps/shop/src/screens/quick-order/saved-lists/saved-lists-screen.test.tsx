import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SavedList } from '@tonalia/contract/saved-lists';
import { expect, test } from 'vitest';
import { match, rowOf } from '../../../../test/listed-rows.ts';
import { makeCart, makeUser } from '../../../../test/make.ts';
import { type ApiRequest, Refusal, mockApi } from '../../../../test/mock-api.ts';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { QuickOrderScreen } from '../quick-order-screen.tsx';
import { SavedListsScreen } from './saved-lists-screen.tsx';

const listId = '0a000000-0000-4000-8000-0000000000d1';
const line = (shade: string, quantity: number, change = {}, priceBefore = 12_900) => {
  const made = match(shade, change);
  return { versionId: made.versionId, quantity, priceBefore, match: made };
};
const list = (change: Partial<SavedList> = {}): SavedList => ({
  listId,
  name: 'Reposición semanal',
  scope: 'business',
  isMine: true,
  revision: 3,
  usedAt: '2026-11-16T15:00:00.000Z',
  canWhatsapp: true,
  reminder: null,
  lines: [
    line('7.1', 2),
    line('8.3', 5, { stock: 0 }),
    line('6.0', 1, { price: 15_000 }),
    { versionId: '99', quantity: 4, priceBefore: 1_000, match: null },
  ],
  ...change,
});

async function open(named: string, lists: SavedList[] = [list()]) {
  const api = mockApi({ user: makeUser() });
  api.on('purchase', 'GET /lists', { results: lists });
  await renderScreen(<SavedListsScreen named={named} />, {
    api,
    signedIn: true,
    at: `/home/quick-order?list=${named}`,
  });
  return api;
}
const bodiesOf = (api: ReturnType<typeof mockApi>, call: string) => api.requestsTo(call).map(({ body }) => body);

test('the lists show what they cost today and what changed since last time · SEL-006', async () => {
  const api = await open('all');
  const card = await screen.findByRole('listitem');
  expect(within(card).getByRole('heading', { name: 'Reposición semanal' })).toBeDefined();
  expect(card.textContent).toMatch(/4 líneas.*40\.800.*2 de 4 listas.*1 subió.*2 agotados/);
  api.on('purchase', 'POST /lists/{listId}/order', { ...makeCart(), added: 3, notAdded: [] });
  await userEvent.click(within(card).getByRole('button', { name: /Agregar/ }));
  expect(await screen.findByText('3 unidades en el carrito')).toBeDefined();
  const [ordered] = api.requestsTo('purchase POST /lists/{listId}/order');
  expect([ordered?.params['listId'], ordered?.headers.get('idempotency-key')]).toEqual([listId, expect.any(String)]);
});

test('without a list the page says how to make one', async () => {
  await open('all', []);
  expect(await screen.findByText('Guarda tu último pedido')).toBeDefined();
});

test('lines and name are changed and saved together; a refused change loses nothing typed · SEL-006', async () => {
  const api = await open(listId);
  const name = await screen.findByRole('textbox', { name: 'Nombre' });
  expect(screen.getByText('Ya no se vende')).toBeDefined();
  expect(screen.getByText('Agotado')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Guardar cambios' })).toBeNull();
  await userEvent.clear(name);
  await userEvent.type(name, 'Quincenal');
  await userEvent.click(screen.getByRole('button', { name: 'Quitar Producto retirado' }));
  api.on(
    'purchase',
    'PUT /lists/{listId}',
    new Refusal('LIST_CHANGED', { error: 'Esta plantilla cambió en otro lugar.' }),
  );
  api.on('purchase', 'GET /lists', { results: [list({ revision: 4, name: 'De otro' })] });
  await userEvent.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  expect(await screen.findByText('Esta plantilla cambió en otro lugar.')).toBeDefined();
  expect(name).toHaveProperty('value', 'Quincenal');
  await waitFor(() => expect(api.requestsTo('purchase GET /lists')).toHaveLength(2));
  api.on('purchase', 'PUT /lists/{listId}', { results: list({ revision: 5, name: 'Quincenal' }) });
  await userEvent.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Guardar cambios' })).toBeNull());
  const items = [
    { versionId: '171', quantity: 2 },
    { versionId: '183', quantity: 5 },
    { versionId: '160', quantity: 1 },
  ];
  expect(bodiesOf(api, 'purchase PUT /lists/{listId}')).toEqual([
    { revision: 3, name: 'Quincenal', scope: 'business', items },
    { revision: 4, name: 'Quincenal', scope: 'business', items },
  ]);
});

test('a code is added to the list, and ordering saves it first', async () => {
  const api = await open(listId);
  api.on('products', 'POST /recognise', ({ body }: ApiRequest) => ({
    results: [rowOf((body as { text: string }).text)], // as: the contract's body
  }));
  const field = await screen.findByRole('combobox', { name: 'Código, tono o nombre' });
  await userEvent.type(field, '9.1 x6{Enter}');
  expect(await screen.findByText('9.1 Rubio, 60 ml')).toBeDefined();
  const calls: string[] = [];
  api.on('purchase', 'PUT /lists/{listId}', ({ call }) => (calls.push(call), { results: list({ revision: 4 }) }));
  api.on('purchase', 'POST /lists/{listId}/order', ({ call }) => {
    calls.push(call);
    return { ...makeCart(), added: 9, notAdded: [] };
  });
  await userEvent.click(screen.getByRole('button', { name: 'Agregar 3' }));
  expect(await screen.findByText('9 unidades en el carrito')).toBeDefined();
  expect(calls).toHaveLength(2);
  expect(calls[0]).toContain('PUT');
});

test('a removed list comes back with Deshacer', async () => {
  const api = await open(listId);
  api.on('purchase', 'DELETE /lists/{listId}', { results: { listId } });
  await userEvent.click(await screen.findByRole('button', { name: 'Borrar plantilla' }));
  await screen.findByText('Borraste Reposición semanal');
  expect(screen.getByText('Guarda tu último pedido')).toBeDefined();
  api.on('purchase', 'POST /lists', { results: list({ revision: 1 }) });
  await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
  await waitFor(() => expect(screen.queryByText('Guarda tu último pedido')).toBeNull());
  expect(bodiesOf(api, 'purchase POST /lists')).toMatchObject([{ listId, name: 'Reposición semanal' }]);
});

test('the lines of the quick order become a list; a second attempt has the same id · SEL-006', async () => {
  const api = mockApi({ user: makeUser() });
  api.on('products', 'POST /recognise', { results: [rowOf('7.1 x3')] });
  await renderScreen(<QuickOrderScreen />, { api, signedIn: true, at: '/home/quick-order' });
  await userEvent.type(await screen.findByRole('combobox', { name: 'Código, tono o nombre' }), '7.1 x3{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Guardar como plantilla' }));
  api.on('purchase', 'POST /lists', new Refusal('LISTS_FULL', { error: 'Ya tienes muchas plantillas.' }));
  const name = await screen.findByRole('textbox', { name: 'Nombre' });
  await userEvent.type(name, 'Semanal{Enter}');
  expect(await screen.findByText('Ya tienes muchas plantillas.')).toBeDefined();
  expect(name).toHaveProperty('value', 'Semanal');
  api.on('purchase', 'POST /lists', { results: list({ name: 'Semanal' }) });
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Guardaste Semanal')).toBeDefined();
  const sent = api.requestsTo('purchase POST /lists').map(({ body }) => body as { listId: string }); // as: the contract's body
  expect(sent[0]).toMatchObject({ name: 'Semanal', scope: 'business', items: [{ versionId: '171', quantity: 3 }] });
  expect(sent[1]?.listId).toBe(sent[0]?.listId);
});

test('SEL-006: a list reminds on a weekday at an hour, and the reminder is changed and ended in the same sheet', async () => {
  const api = await open(listId);
  const wish = { weekday: 5, every: 2 as const, hour: 9, fillsCart: true, byWhatsapp: true };
  const reminder = { ...wish, nextAt: '2026-12-04T14:00:00.000Z' };
  api.on('purchase', 'PUT /lists/{listId}/reminder', { results: list({ reminder }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Recordarme' }));
  const sheet = await screen.findByRole('dialog', { name: 'Recordarme' });
  await userEvent.click(within(sheet).getByRole('radio', { name: 'Viernes' }));
  await userEvent.click(within(sheet).getByRole('radio', { name: 'Cada 2' }));
  await userEvent.selectOptions(within(sheet).getByRole('combobox', { name: 'Hora' }), '9');
  for (const name of [/^Por WhatsApp/, /^Dejar listo en el carrito/])
    await userEvent.click(within(sheet).getByRole('switch', { name }));
  await userEvent.click(within(sheet).getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Te recordamos el viernes 4 de diciembre')).toBeDefined();
  await userEvent.click(
    screen.getByRole('button', { name: 'Viernes cada 2 semanas, 9:00 a. m. el próximo, vie 4 dic' }),
  );
  const again = await screen.findByRole('dialog', { name: 'Recordarme' });
  expect(within(again).getByText(/El próximo, viernes 4 de diciembre/)).toBeDefined();
  await userEvent.click(within(again).getByRole('radio', { name: 'Jueves' }));
  expect(within(again).getByText(/El próximo, jueves/)).toBeDefined();
  api.on('purchase', 'PUT /lists/{listId}/reminder', { results: list() });
  await userEvent.click(within(again).getByRole('button', { name: 'Quitar recordatorio' }));
  expect(await screen.findByText('Ya no te recordamos esta plantilla')).toBeDefined();
  expect(bodiesOf(api, 'purchase PUT /lists/{listId}/reminder')).toEqual([{ reminder: wish }, { reminder: null }]);
});
