import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { match, rowOf, understand } from '../../../test/listed-rows.ts';
import { makeCart, makeUser } from '../../../test/make.ts';
import { type ApiRequest, Refusal, mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { setApi } from '../../api/http/transport.ts';
import { QuickOrderScreen } from './quick-order-screen.tsx';

const textOf = ({ body }: ApiRequest) => (body as { text: string }).text; // as: the contract's body

async function open(answer: (request: ApiRequest) => unknown = understand) {
  const api = mockApi({ user: makeUser() });
  api.on('products', 'POST /recognise', answer as never);
  await renderScreen(<QuickOrderScreen />, { api, signedIn: true, at: '/home/quick-order' });
  return { api, field: await screen.findByRole('combobox', { name: 'Código, tono o nombre' }) };
}
function loseNetwork(): void {
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  setApi(() => Promise.reject(new TypeError('no network')));
  act(() => void window.dispatchEvent(new Event('offline')));
}
function findNetwork(api: ReturnType<typeof mockApi>): void {
  Reflect.deleteProperty(navigator, 'onLine');
  setApi(api.fetch);
  act(() => void window.dispatchEvent(new Event('online')));
}
afterEach(() => void Reflect.deleteProperty(navigator, 'onLine'));
const rows = (name: string) => within(screen.getByRole('list', { name })).getAllByRole('listitem');
const asked = (api: ReturnType<typeof mockApi>) => api.requestsTo('products POST /recognise').map(textOf);

test('lines typed without a network wait, and are checked by themselves when it returns · SEL-001', async () => {
  const { api, field } = await open();
  loseNetwork();
  expect(await screen.findByText('Sin conexión: revisamos la lista cuando vuelva la red.')).toBeDefined();
  await userEvent.type(field, 'tinta sur 7.1 x3{Enter}8.3 x2{Enter}');
  await waitFor(() => expect(screen.getAllByText('Por revisar')).toHaveLength(2));
  expect(rows('2 líneas').map((row) => row.textContent)).toEqual([
    expect.stringContaining('8.3 x2'),
    expect.stringContaining('tinta sur 7.1 x3'),
  ]);
  for (const button of screen.getAllByRole('button', { name: /^Agregar \d+ al carrito|^Agregar todo/ }))
    expect(button).toHaveProperty('disabled', true);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(api.requestsTo('purchase POST /cart/add-list')).toEqual([]);

  api.requests.length = 0;
  findNetwork(api);
  await waitFor(() => expect(screen.getAllByText(/^Sale /)).toHaveLength(2), { timeout: 4_000 });
  // The oldest first: a number alone means the product of the line before it.
  expect(asked(api).slice(0, 2)).toEqual(['tinta sur 7.1 x3', 'Tinta Sur Tinte permanente en crema 60 ml:\n8.3 x2']);
  expect(screen.queryByText(/Sin conexión/)).toBeNull();
  api.on('purchase', 'POST /cart/add-list', { ...makeCart(), added: 5, notAdded: [] });
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText('Escribe el primer código');
});

test('what waits survives a reload without a network, with the units typed beside it · SEL-001', async () => {
  const { field } = await open();
  loseNetwork();
  await userEvent.type(field, '8.3');
  await userEvent.type(screen.getByRole('textbox', { name: 'Cantidad' }), '4{Enter}');
  await screen.findByText('Por revisar');
  cleanup();
  const { api } = await open(() => Promise.reject(new TypeError('no network')));
  expect(await screen.findByText(/8\.3/)).toBeDefined();
  api.on('products', 'POST /recognise', understand as never);
  findNetwork(api);
  await waitFor(() => expect(screen.getByText(/^Sale /)).toBeDefined(), { timeout: 4_000 });
  expect(rows('1 línea')[0]?.textContent).toContain('51.600');
});

test('a list pasted without a network stays as it is, and becomes its lines later · SEL-002', async () => {
  const { api } = await open((request) => ({
    results: textOf(request)
      .split('\n')
      .map((line, at) => rowOf(line, { row: at + 1, line: at + 1 })),
  }));
  loseNetwork();
  await userEvent.click(screen.getAllByRole('button', { name: 'Pegar lista' })[0] as HTMLElement);
  await userEvent.click(await screen.findByRole('textbox', { name: 'Tu lista' }));
  await userEvent.paste('6.0 x2\n8.3 x5');
  await userEvent.click(screen.getByRole('button', { name: 'Pasar al pedido' }));
  await screen.findByText('Por revisar');
  expect(rows('1 línea')[0]?.textContent).toContain('6.0 x2\n8.3 x5');
  expect(screen.queryByRole('textbox', { name: 'Tu lista' })).toBeNull();
  findNetwork(api);
  await waitFor(() => expect(rows('2 líneas')).toHaveLength(2), { timeout: 4_000 });
  expect(screen.getAllByText(/^Sale /)).toHaveLength(2);
});

test('the prices of checked lines are read again when the network returns', async () => {
  let price = 12_900;
  const { api, field } = await open((request) => {
    const text = textOf(request).split('\n').at(-1) ?? '';
    return { results: [rowOf(text, { match: match('7.1', { price }) })] };
  });
  await userEvent.type(field, '7.1 x2{Enter}');
  await screen.findByText(/^Sale /);
  loseNetwork();
  price = 10_000;
  findNetwork(api);
  await waitFor(() => expect(rows('1 línea')[0]?.textContent).toContain('20.000'), { timeout: 4_000 });
});

test('a refusal of the server is no missing network: the line says why', async () => {
  const { field } = await open(() => new Refusal('TOO_MANY_REQUESTS', { error: 'Espera un momento.' }));
  await userEvent.type(field, '7.1{Enter}');
  expect(await screen.findByText('Espera un momento.')).toBeDefined();
  expect(screen.queryByText('Por revisar')).toBeNull();
});
