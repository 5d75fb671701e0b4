import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { match, rowOf, understand } from '../../../test/listed-rows.ts';
import { makeCart, makeUser } from '../../../test/make.ts';
import { Refusal, mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { QuickOrderScreen } from './quick-order-screen.tsx';

async function open(answer: Parameters<ReturnType<typeof mockApi>['on']>[2] = understand as never) {
  const api = mockApi({ user: makeUser() });
  api.on('products', 'POST /recognise', answer as never);
  await renderScreen(<QuickOrderScreen />, { api, signedIn: true, at: '/home/quick-order' });
  return { api, field: await screen.findByRole('combobox', { name: 'Código, tono o nombre' }) };
}
const sent = (api: ReturnType<typeof mockApi>) =>
  api.requestsTo('purchase POST /cart/add-list').map(({ body }) => body);

test('codes are noted with Enter, one after the other, and nothing enters the cart before Agregar · SEL-001 SEL-004', async () => {
  const { api, field } = await open();
  await userEvent.type(field, '7.1 x3{Enter}8.3 x2{Enter}6.0{Enter}');
  await waitFor(() => expect(screen.getAllByText(/^Sale /)).toHaveLength(3));
  const list = screen.getByRole('list', { name: '3 líneas' });
  expect(within(list).getAllByRole('listitem')[0]?.textContent).toContain('6.0 Rubio');
  expect(document.activeElement).toBe(field);
  expect(sent(api)).toEqual([]);
  api.on('purchase', 'POST /cart/add-list', { ...makeCart(), added: 6, notAdded: [] });
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText('Escribe el primer código');
  expect(sent(api)).toEqual([
    {
      items: [
        { versionId: '160', quantity: 1 },
        { versionId: '183', quantity: 2 },
        { versionId: '171', quantity: 3 },
      ],
    },
  ]);
});

test('the bar at the foot of a phone adds every line that is ready · SEL-004', async () => {
  const { api, field } = await open();
  await userEvent.type(field, '7.1 x3{Enter}8.3 x2{Enter}');
  await waitFor(() => expect(screen.getAllByText(/^Sale /)).toHaveLength(2));
  api.on('purchase', 'POST /cart/add-list', { ...makeCart(), added: 5, notAdded: [] });
  await userEvent.click(await screen.findByRole('button', { name: /Agregar todo$/ }));
  await screen.findByText('Escribe el primer código');
  expect(sent(api)).toHaveLength(1);
});

test('a number alone is asked with the product of the line before', async () => {
  const { api, field } = await open();
  await userEvent.type(field, 'tinta sur 7.1{Enter}');
  await screen.findByText(/^Sale /);
  await userEvent.type(field, '8.3{Enter}');
  await waitFor(() => expect(screen.getAllByText(/^Sale /)).toHaveLength(2));
  const texts = api.requestsTo('products POST /recognise').map(({ body }) => (body as { text: string }).text);
  expect(texts).toContain('Tinta Sur Tinte permanente en crema 60 ml:\n8.3');
});

test('what could not be added stays with the missing units and the reason · SEL-004', async () => {
  const { api, field } = await open();
  await userEvent.type(field, '7.1 x5{Enter}8.3 x2{Enter}');
  await waitFor(() => expect(screen.getAllByText(/^Sale /)).toHaveLength(2));
  const left = { name: 'Tinte', versionName: '7.1 Rubio', image: '', tile: 'piedra', kind: 'stock' } as const; // as: its kind
  const notAdded = [
    { ...left, code: 'TS', versionCode: 'TS-71', quantity: 5, added: 2, reason: 'Solo pudimos agregar 2 de 5.' },
  ];
  api.on('purchase', 'POST /cart/add-list', { ...makeCart(), added: 4, notAdded });
  await userEvent.click((await screen.findAllByRole('button', { name: 'Agregar 2 al carrito' }))[0] as HTMLElement);
  expect(await screen.findByText('Solo pudimos agregar 2 de 5.')).toBeDefined();
  expect(screen.getByRole('list', { name: '1 línea' })).toBeDefined();
});

test('a line written while others are added stays', async () => {
  const { api, field } = await open();
  await userEvent.type(field, '7.1{Enter}');
  await screen.findByText(/^Sale /);
  let answer = (_: unknown) => {};
  api.on('purchase', 'POST /cart/add-list', () => new Promise((resolve) => (answer = resolve)) as never);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(sent(api)).toHaveLength(1));
  await userEvent.type(field, '8.3{Enter}');
  await waitFor(() => expect(screen.getAllByText(/^Sale /)).toHaveLength(2));
  answer({ ...makeCart(), added: 1, notAdded: [] });
  const list = await screen.findByRole('list', { name: '1 línea' });
  expect(list.textContent).toContain('8.3 Rubio');
});

test('an unclear line is chosen, and a sold-out one replaced', async () => {
  const unclear = rowOf('7.1', {
    verdict: 'choose',
    match: null,
    candidates: [
      match('7.1'),
      match('7.1', { versionId: '9', code: 'OL-71', manufacturer: { _id: '2', name: 'Olivar' } }),
    ],
    reason: 'Elige entre 2',
  });
  const { api, field } = await open({ results: [unclear] });
  await userEvent.type(field, '7.1{Enter}');
  expect(await screen.findByText('Elige entre 2')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: /^Usar 7\.1 Rubio, 60 ml\s+Olivar/ }));
  expect(await screen.findByText(/^Sale /)).toBeDefined();
  api.on('purchase', 'POST /cart/add-list', new Refusal('NO_COVERAGE'));
  await userEvent.click((await screen.findAllByRole('button', { name: 'Agregar 1 al carrito' }))[0] as HTMLElement);
  await waitFor(() => expect(sent(api)).toEqual([{ items: [{ versionId: '9', quantity: 1 }] }]));
  expect(screen.getByRole('list', { name: '1 línea' })).toBeDefined();
});

test('a pasted list becomes lines; of a text without products it says so, and nothing can be passed on · SEL-002', async () => {
  const { api } = await open({ results: [] });
  await userEvent.click(screen.getAllByRole('button', { name: 'Pegar lista' })[0] as HTMLElement);
  const field = await screen.findByRole('textbox', { name: 'Tu lista' });
  await userEvent.click(field);
  await userEvent.paste('Hola');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'No encontramos productos en ese texto. Escribe uno por renglón.',
  );
  expect(screen.getByRole('button', { name: 'Pasar al pedido' })).toHaveProperty('disabled', true);
  api.on('products', 'POST /recognise', {
    results: [rowOf('7.1 x3'), rowOf('9.9', { verdict: 'unknown', match: null, reason: 'No existe en el catálogo' })],
  });
  await userEvent.paste(' Diana, 7.1 x3 y 9.9');
  expect((await screen.findAllByText(/No existe en el catálogo/)).length).toBeGreaterThan(0);
  await userEvent.click(screen.getByRole('button', { name: 'Pasar al pedido' }));
  expect(await screen.findByRole('list', { name: '2 líneas' })).toBeDefined();
});

test('a line that could not be asked stays as written', async () => {
  const { field } = await open(new Refusal('TOO_MANY_REQUESTS'));
  await userEvent.type(field, '7.1 x3{Enter}');
  expect(await screen.findByText('“7.1 x3”')).toBeDefined();
});

test('lines to resolve have their own view, where a resolved one stays until the view is left · SEL-002', async () => {
  const unclear = rowOf('7.1', {
    verdict: 'choose',
    match: null,
    candidates: [match('7.1'), match('8.3')],
    reason: 'Elige entre 2',
  });
  const unknown = rowOf('9.9', { verdict: 'unknown', match: null, reason: 'No existe en el catálogo' });
  const api = mockApi({ user: makeUser() });
  api.on('products', 'POST /recognise', { results: [rowOf('6.0 x3'), unclear, unknown] });
  const at = '/home/quick-order';
  const { address } = await renderScreen(<QuickOrderScreen />, { api, signedIn: true, at });
  await userEvent.type(await screen.findByRole('combobox', { name: 'Código, tono o nombre' }), 'mi lista{Enter}');
  expect(await screen.findByRole('list', { name: '3 líneas' })).toBeDefined();
  await userEvent.click(await screen.findByRole('link', { name: '1 por elegir, 1 no existe Resolver' }));
  expect(address()).toBe('/home/quick-order?ver=resolver');
  const list = within(await screen.findByRole('list', { name: '2 líneas' }));
  expect(screen.getByText('2 de 3 líneas')).toBeDefined();
  await userEvent.click(list.getByRole('button', { name: /^Usar 7\.1/ }));
  expect(await screen.findByText('1 de 3 líneas')).toBeDefined();
  expect(screen.getByRole('list', { name: '2 líneas' }).textContent).toContain('7.1 Rubio');
  await userEvent.click(screen.getByRole('link', { name: 'Listas 2' }));
  expect(screen.getByRole('list', { name: '2 líneas' }).textContent).not.toContain('9.9');
});
