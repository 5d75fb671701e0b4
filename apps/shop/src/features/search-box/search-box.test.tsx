import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { makeCard, makeUser } from '../../../test/make.ts';
import { Refusal, mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { SearchBox } from './search-box.tsx';

const nothing = { terms: [], products: [], shades: [], manufacturers: [], categories: [] };
const shade = {
  code: 'TS-71',
  name: '7.1 Rubio medio cenizo',
  color: '#8A7A64',
  productId: '102',
  productName: 'Tinte permanente',
  manufacturer: { _id: '1', name: 'Tinta Sur' },
};

const field = () => screen.getByRole<HTMLInputElement>('combobox');
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const option = (name: string | RegExp) => screen.findByRole('option', { name });

function suggesting(terms: string[] = ['tinte rubio cenizo']) {
  const api = mockApi();
  api.on('products', 'GET /suggest', {
    results: {
      ...nothing,
      terms,
      products: [makeCard()],
      shades: [shade],
      manufacturers: [{ _id: '1', name: 'Nácar' }],
    },
  });
  return api;
}

test('a clear button with its tooltip appears once there is text · UI-16', async () => {
  await renderScreen(<SearchBox />);
  expect(screen.queryByRole('button', { name: 'Limpiar búsqueda' })).toBeNull();
  await userEvent.type(field(), 'champu');
  const clear = screen.getByRole('button', { name: 'Limpiar búsqueda' });
  expect(clear.dataset['tip']).toBe('Limpiar búsqueda');
  await userEvent.click(clear);
  expect(field().value).toBe('');
  expect(document.activeElement).toBe(field());
});

test('Enter opens the results at once', async () => {
  const { address } = await renderScreen(<SearchBox />);
  await userEvent.type(field(), 'tinte rubio{Enter}');
  expect(address()).toBe('/view-results-search?search=tinte+rubio');
});

test('the results page follows half a second after the last letter · ST-15 CON-01', async () => {
  const { address } = await renderScreen(<SearchBox />, { at: '/view-results-search?search=tinte' });
  expect(field().value).toBe('tinte');
  await userEvent.type(field(), 's');
  expect(address()).toBe('/view-results-search?search=tinte');
  await waitFor(() => expect(address()).toBe('/view-results-search?search=tintes'));
});

test('on other pages typing shows suggestions and does not navigate', async () => {
  const { address } = await renderScreen(<SearchBox />, { api: suggesting(), at: '/home/bestsellers' });
  await userEvent.type(field(), 'tint');
  await option('tinte rubio cenizo');
  expect(address()).toBe('/home/bestsellers');
});

test('suggestions are requested once, half a second after typing stops · ST-15 CON-01', async () => {
  const { api } = await renderScreen(<SearchBox />, { api: suggesting() });
  await userEvent.type(field(), 'tint');
  const typed = performance.now();
  expect(api.requestsTo('products GET /suggest')).toEqual([]);
  await option('tinte rubio cenizo');
  // Tolerance between the test's clock and the timers.
  expect(performance.now() - typed).toBeGreaterThan(450);
  expect(api.requestsTo('products GET /suggest').map(({ query }) => query['search'])).toEqual(['tint']);
});

test('the arrow keys choose terms, products, shades and brands, announced to screen readers', async () => {
  const { address } = await renderScreen(<SearchBox />, { api: suggesting() });
  await userEvent.type(field(), 'tint');
  await option('tinte rubio cenizo');
  expect(field().getAttribute('aria-expanded')).toBe('true');
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('5 sugerencias');
  expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
    'Sugerencias',
    'Productos',
    'Tonos que coinciden',
    'Marcas',
    'Ver resultados de “tint”',
  ]);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  const active = document.getElementById(field().getAttribute('aria-activedescendant') ?? '');
  expect(active?.textContent).toContain(makeCard().name);
  expect(active?.getAttribute('aria-selected')).toBe('true');
  await userEvent.keyboard('{Enter}');
  expect(address()).toBe('/product/champu-nutritivo-sin-sal-1-000-ml/101/details');
  expect(field().getAttribute('aria-expanded')).toBe('false');
});

test('arrow up from the first suggestion returns to the field, and Enter searches the words', async () => {
  const { address } = await renderScreen(<SearchBox />, { api: suggesting() });
  await userEvent.type(field(), 'tint');
  await option('tinte rubio cenizo');
  await userEvent.keyboard('{ArrowDown}{ArrowUp}');
  expect(field().getAttribute('aria-activedescendant')).toBeNull();
  await userEvent.keyboard('{Enter}');
  expect(address()).toBe('/view-results-search?search=tint');
});

test('Esc closes the suggestions and keeps the text', async () => {
  await renderScreen(<SearchBox />, { api: suggesting() });
  await userEvent.type(field(), 'tint');
  await option('tinte rubio cenizo');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('option')).toBeNull();
  expect(field().value).toBe('tint');
  expect(document.activeElement).toBe(field());
});

test('late responses are never shown for other words', async () => {
  const api = mockApi();
  const late: Array<() => void> = [];
  api.on('products', 'GET /suggest', async ({ query }) => {
    const words = query['search'] ?? '';
    if (words === 'tin') await new Promise<void>((resolve) => late.push(resolve));
    return { results: { ...nothing, terms: [`${words} hallado`] } };
  });
  await renderScreen(<SearchBox />, { api });
  await userEvent.type(field(), 'tin');
  await waitFor(() => expect(late).toHaveLength(1));
  await userEvent.type(field(), 'te');
  await option('tinte hallado');
  await act(async () => late[0]?.());
  expect(options()).toEqual(['tinte hallado', 'Ver resultados de “tinte”']);
});

test('an empty field shows recent and frequent searches; the recent ones can be deleted', async () => {
  const api = mockApi({ user: makeUser() });
  let recent = ['oxidante 20', 'esmalte nude'];
  api.on('marketing', 'GET /searchterms/list-user', () => ({ results: recent.map((searchTerm) => ({ searchTerm })) }));
  api.on('marketing', 'GET /searchterms/top', { results: [{ searchTerm: 'keratina' }, { searchTerm: 'oxidante 20' }] });
  api.on('marketing', 'DELETE /searchterms/list-user', () => {
    recent = [];
    return { ok: true as const };
  });
  await renderScreen(<SearchBox />, { api, signedIn: true });
  await userEvent.click(field());
  await option('oxidante 20');
  await option('keratina');
  expect(options()).toEqual([
    'oxidante 20',
    'esmalte nude',
    'Borrar búsquedas recientes',
    'keratina',
    'Buscar por color',
  ]);
  await userEvent.click(await option('Borrar búsquedas recientes'));
  await waitFor(() => expect(screen.queryByRole('option', { name: 'esmalte nude' })).toBeNull());
  expect(api.requestsTo('marketing DELETE /searchterms/list-user')).toHaveLength(1);
});

test('recent searches are not requested before there is a session', async () => {
  const { api } = await renderScreen(<SearchBox />);
  await userEvent.click(field());
  await option('Buscar por color');
  expect(api.requests.map(({ call }) => call)).toEqual(['marketing GET /searchterms/top']);
});

test('recent searches that could not be deleted stay, with an error', async () => {
  const api = mockApi({ user: makeUser() });
  api.on('marketing', 'GET /searchterms/list-user', { results: [{ searchTerm: 'oxidante 20' }] });
  api.on('marketing', 'DELETE /searchterms/list-user', new Refusal('INTERNAL'));
  await renderScreen(<SearchBox />, { api, signedIn: true });
  await userEvent.click(field());
  await userEvent.click(await option('Borrar búsquedas recientes'));
  expect(await screen.findByText('No pudimos borrar tus búsquedas. Inténtalo de nuevo.')).toBeDefined();
  expect(screen.getByRole('option', { name: 'oxidante 20' })).toBeDefined();
});

test('the code distinguishes the same tone in two sizes', async () => {
  const api = mockApi();
  const shades = ['TS-71-60', 'TS-71-90'].map((code) => ({ ...shade, code }));
  api.on('products', 'GET /suggest', { results: { ...nothing, shades } });
  await renderScreen(<SearchBox />, { api });
  await userEvent.type(field(), 'cenizo');
  expect(await option(/7\.1 Rubio medio cenizo.*TS-71-60/)).toBeDefined();
  expect(await option(/7\.1 Rubio medio cenizo.*TS-71-90/)).toBeDefined();
});

test('Enter after a complete code opens the shade on its colour card', async () => {
  const { address } = await renderScreen(<SearchBox />, { api: suggesting() });
  await userEvent.type(field(), 'ts-71{Enter}');
  await waitFor(() => expect(address()).toBe('/product/tinte-permanente/102/details?carta=102.TS-71'));
});

test('an unknown code opens the results', async () => {
  const { address } = await renderScreen(<SearchBox />, { api: suggesting() });
  await userEvent.click(field());
  await option('Buscar por color');
  await userEvent.type(field(), 'ts-99{Enter}');
  await waitFor(() => expect(address()).toBe('/view-results-search?search=ts-99'));
});

test('offline the text stays with an error, and the suggestions load once online', async () => {
  const api = mockApi();
  const isAway = { now: true };
  api.on('products', 'GET /suggest', () => {
    if (isAway.now) throw new TypeError('no network');
    return { results: { ...nothing, terms: ['tinte rubio'] } };
  });
  await renderScreen(<SearchBox />, { api });
  await userEvent.type(field(), 'tint');
  const panel = within(screen.getByRole('search'));
  expect((await panel.findAllByText(/^Sin conexión/))[0]?.textContent).toBe(
    'Sin conexión. Lo que escribiste sigue aquí: las sugerencias llegan cuando vuelva.',
  );
  expect(field().value).toBe('tint');
  isAway.now = false;
  await userEvent.type(field(), 'e');
  await option('tinte rubio');
  expect(panel.queryByText(/^Sin conexión/)).toBeNull();
});

test('a rate limit shows the server’s text', async () => {
  const api = mockApi();
  const wait = 'Espera 30 segundos e inténtalo de nuevo.';
  api.on('products', 'GET /suggest', new Refusal('TOO_MANY_REQUESTS', { error: wait }));
  await renderScreen(<SearchBox />, { api });
  await userEvent.type(field(), 'tint');
  expect((await screen.findAllByText(wait)).length).toBeGreaterThan(0);
});

test('a search with viewed results is reported once, not letter by letter', async () => {
  const { api, router } = await renderScreen(<SearchBox />, {
    api: mockApi({ user: makeUser() }),
    at: '/view-results-search?search=tin',
    signedIn: true,
  });
  await act(() => router.navigate({ to: '/view-results-search', search: { search: 'tinte' } } as never));
  // Opening a product counts as viewing the results.
  await act(() => router.navigate({ to: '/product/x/1/details' } as never));
  await waitFor(() => expect(api.requestsTo('marketing POST /searchTerms/add')).toHaveLength(1));
  expect(api.requestsTo('marketing POST /searchTerms/add')[0]?.body).toEqual({ searchTerm: 'tinte' });
});
