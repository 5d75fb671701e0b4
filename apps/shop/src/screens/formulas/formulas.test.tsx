import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormulaBook, FormulaClient, ShelfItem } from '@tonalia/contract/formulas';
import { expect, test } from 'vitest';
import { match, rowOf } from '../../../test/listed-rows.ts';
import { makeCart, makeUser } from '../../../test/make.ts';
import { Refusal, mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { FormulaScreen } from './formula-screen.tsx';
import { FormulasScreen } from './formulas-screen.tsx';

const ID = '0a000000-0000-4000-8000-000000000001';
const item = (shade: string, left: number, change = {}): ShelfItem => {
  const sold = match(shade, change);
  return { versionId: sold.versionId, shade, content: 60, left, paid: 12_900, match: sold };
};
const client = (change: Partial<FormulaClient> = {}): FormulaClient => ({
  clientId: ID,
  name: 'Andrea Cely',
  revision: 3,
  mix: {
    title: 'Dorado miel',
    lines: [{ versionId: match('8.3').versionId, grams: 30 }],
    developer: null,
    proportion: 10,
    minutes: 35,
    charge: 120_000,
    note: '',
  },
  appointmentAt: new Date().toISOString(),
  visitCount: 0,
  visits: [],
  ...change,
});

function serve(book: FormulaBook) {
  const api = mockApi({ user: makeUser() });
  api.on('purchase', 'GET /formulas', { results: book });
  api.on('purchase', 'POST /cart/add-list', { ...makeCart(), added: 1, notAdded: [] });
  return api;
}

test('what today is short is added in one write, and what is sold out is said · SEL-207', async () => {
  const { mix } = client();
  const lines = [...mix.lines, { versionId: match('7.1').versionId, grams: 20 }];
  const api = serve({
    clients: [client({ mix: { ...mix, lines } })],
    shelf: [item('8.3', 12, { price: 12_900 }), item('7.1', 0, { stock: 0 })],
  });
  await renderScreen(<FormulasScreen />, { api, signedIn: true, at: '/home/formulas' });
  expect(await screen.findByText('te quedan 12 g')).toBeDefined();
  expect(screen.getByText('Sin existencias: 7.1')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: /^Agregar 1 que falta, \$\s12\.900$/ }));
  await waitFor(() => expect(api.requestsTo('purchase POST /cart/add-list')).toHaveLength(1));
  expect(api.requestsTo('purchase POST /cart/add-list')[0]?.body).toEqual({
    items: [{ versionId: match('8.3').versionId, quantity: 1 }],
  });
});

test('a client is found by her name without accents, and the name is in no address', async () => {
  const api = serve({
    clients: [client(), client({ clientId: `${ID.slice(0, -1)}2`, name: 'Sofía Pardo' })],
    shelf: [],
  });
  const { address } = await renderScreen(<FormulasScreen />, { api, signedIn: true, at: '/home/formulas' });
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Buscar clienta' }), 'sofia');
  expect(screen.queryByText('Andrea Cely')).toBeNull();
  expect(screen.getByText('Sofía Pardo')).toBeDefined();
  expect(address()).toBe('/home/formulas');
});

test('a shade of two makers asks which one, and the text stays until it is known · SEL-207', async () => {
  const api = serve({ clients: [client()], shelf: [item('8.3', 90)] });
  const candidates = [match('7.1'), match('7.3')];
  api.on('products', 'POST /recognise', {
    results: [rowOf('1 tinte 7.1', { verdict: 'choose', match: null, candidates })],
  });
  await renderScreen(<FormulaScreen clientId={ID} />, { api, signedIn: true, at: `/home/formulas/${ID}` });
  const field = await screen.findByRole('textbox', { name: 'Escribe la mezcla' });
  await userEvent.type(field, '7.1 15 g, 30 vol');
  await userEvent.click(screen.getByRole('button', { name: 'Leer' }));
  const choices = await screen.findByRole('group', { name: '¿Cuál 7.1?' });
  expect(field).toHaveProperty('value', '7.1 15 g, 30 vol');
  const [first] = choices.querySelectorAll('button');
  if (!first) throw new Error('there is nothing to choose');
  await userEvent.click(first);
  expect(screen.getByText('15 g')).toBeDefined();
  expect(screen.getByText('Oxidante 30 vol')).toBeDefined();
  expect(field).toHaveProperty('value', '');
});

test('a change that comes second keeps what was typed · SEL-207', async () => {
  const api = serve({ clients: [client()], shelf: [item('8.3', 90)] });
  api.on('purchase', 'PUT /formulas/{clientId}', new Refusal('FORMULA_CHANGED'));
  await renderScreen(<FormulaScreen clientId={ID} />, { api, signedIn: true, at: `/home/formulas/${ID}` });
  await userEvent.click(await screen.findByRole('button', { name: /^Más 8\.3/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(api.requestsTo('purchase PUT /formulas/{clientId}')).toHaveLength(1));
  expect(api.requestsTo('purchase PUT /formulas/{clientId}')[0]?.body).toMatchObject({
    revision: 3,
    mix: { lines: [{ grams: 35 }] },
  });
  await waitFor(() => expect(api.requestsTo('purchase GET /formulas')).toHaveLength(2));
  // of the mix, and of its dye
  expect(screen.getAllByText('35 g')).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Guardar' })).toBeDefined();
});

test('what was changed and not saved is there after the tab closed, and leaves when it is saved · SEL-207', async () => {
  const api = serve({ clients: [client({ name: 'Rosa Ibáñez' })], shelf: [item('8.3', 90)] });
  const open = () => renderScreen(<FormulaScreen clientId={ID} />, { api, signedIn: true, at: `/home/formulas/${ID}` });
  const { unmount } = await open();
  await userEvent.click(await screen.findByRole('button', { name: /^Más 8\.3/ }));
  unmount();
  const later = await open();
  expect(await screen.findByText('Tienes cambios sin guardar.')).toBeDefined();
  expect(screen.getAllByText('35 g')).toHaveLength(2);
  api.on('purchase', 'PUT /formulas/{clientId}', ({ body }) => ({
    results: { ...client({ name: 'Rosa Ibáñez' }), ...(body as object), revision: 4 },
  }));
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(screen.queryByText('Tienes cambios sin guardar.')).toBeNull());
  later.unmount();
  expect(Object.keys(localStorage).filter((key) => key.includes('formulaEdits'))).toEqual([]);
});

test('changes that are thrown away are not kept, and those of an older formula say so · SEL-207', async () => {
  const api = serve({ clients: [client()], shelf: [item('8.3', 90)] });
  const open = () => renderScreen(<FormulaScreen clientId={ID} />, { api, signedIn: true, at: `/home/formulas/${ID}` });
  const { unmount } = await open();
  await userEvent.click(await screen.findByRole('button', { name: /^Más 8\.3/ }));
  unmount();
  api.on('purchase', 'GET /formulas', {
    results: { clients: [client({ revision: 9 })], shelf: [item('8.3', 90)] },
  });
  await open();
  expect(await screen.findByText(/La mezcla cambió después de tu borrador/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Descartar' }));
  expect(screen.getAllByText('30 g')).toHaveLength(2);
  expect(Object.keys(localStorage).filter((key) => key.includes('formulaEdits'))).toEqual([]);
});
