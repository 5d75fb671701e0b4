import type { StockItem, StockOfVersion, StockPage } from '@tonalia/contract/stock-office';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { signedIn } from '../../../test/orders.ts';
import { answerWith, refusal, renderOffice } from '../../../test/render-office.tsx';
import { readStockSearch } from './stock-search.ts';

const LIST = 'GET /api/products/office/stock';
const ONE = 'GET /api/products/office/stock/83/movements';
const ADJUST = 'POST /api/products/office/stock/adjust';

const onPhone = () =>
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
const warehouses = [
  { _id: 'BOG', name: 'Bogotá' },
  { _id: 'MDE', name: 'Medellín' },
];
const item = (versionId: string, more: Partial<StockItem> = {}): StockItem => ({
  versionId,
  code: `TS-${versionId}`,
  name: '8.3 Rubio claro dorado',
  detail: 'Tinta Sur, tinte permanente',
  image: '/pictures/version/83',
  tile: 'arena',
  swatch: '#C9A36B',
  onHand: 82,
  reserved: 6,
  available: 76,
  warehouses: [{ warehouseId: 'BOG', onHand: 9, reserved: 3, available: 6 }],
  presale: { units: 88, dispatchDate: '2026-11-24' },
  perDay: 9.2,
  coverDays: 8,
  cost: 9_000,
  grams: 90,
  ...more,
});
const page: StockPage = {
  results: [item('75', { name: '7.5 Rubio medio caoba', available: 7, coverDays: 1 }), item('83')],
  page: 1,
  limit: 50,
  total: 2,
  totalIsExact: true,
  pages: 1,
  counts: { all: 2, running_out: 1, out: 0, idle: 0 },
  open: { traslados: 1, conteos: 0 },
  value: 1_412_680_400,
  warehouses,
};
const stock = (onHand = 9): StockOfVersion => ({
  item: item('83'),
  warehouses: warehouses.map((one) => ({
    ...one,
    onHand: one._id === 'BOG' ? onHand : 73,
    reserved: 3,
    available: onHand - 3,
    shelf: null,
    reserveShelf: 'R-01-2',
    countedAt: null,
  })),
  arriving: { orderId: 'a3c1b2f0-1111-4222-8333-444455556666', code: 'OC-0418', units: 240, arrivesOn: '2026-12-01' },
  movements: [
    {
      _id: '1',
      at: '2026-11-23T13:05:00.000Z',
      warehouseId: 'BOG',
      units: -2,
      cause: 'order',
      reason: null,
      document: 'TN-48219',
      onHandAfter: 9,
    },
  ],
  older: null,
});
const office = (more = {}, role: Parameters<typeof signedIn>[0] = 'operations') =>
  answerWith({
    'GET /api/office/me': () => signedIn(role),
    [LIST]: () => ({ body: page }),
    [ONE]: () => ({ body: { results: stock() } }),
    ...more,
  });

test('the list shows the units of each warehouse, what is reserved, and how long they last; a tab asks for its own (OFC-405)', async () => {
  const asked = office();
  renderOffice('/existencias');
  const table = await screen.findByRole('table');
  const row = within(table).getByText('8.3 Rubio claro dorado').closest('tr');
  expect([...(row?.querySelectorAll('td') ?? [])].slice(2, 7).map((cell) => cell.textContent)).toEqual([
    '9',
    '–',
    '82',
    '6',
    '76',
  ]);
  expect(within(table).getByText('8 días')).toBeDefined();
  expect(within(table).getByText('9,2', { selector: 'tr:nth-child(2) td' })).toBeDefined();
  await userEvent.click(screen.getByRole('link', { name: 'Agotándose 1' }));
  await waitFor(() => expect(asked[LIST]?.at(-1)?.query).toMatchObject({ tab: 'running_out' }));
});

test('keys walk the rows and open the movements, and a count in place adjusts with its reason (OFC-405)', async () => {
  const asked = office({ [ADJUST]: () => ({ body: { results: { before: 9, after: 8 } } }) });
  const router = renderOffice('/existencias');
  await screen.findByRole('table');
  await userEvent.keyboard('jj{Enter}');
  expect(router.state.location.search).toMatchObject({ fila: '83', panel: 'movimientos' });
  const sheet = await screen.findByRole('dialog', { name: '8.3 Rubio claro dorado', hidden: true });
  expect(within(sheet).getByRole('link', { name: 'TN-48219', hidden: true })).toBeDefined();
  await userEvent.type(within(sheet).getByLabelText('Contado en Bogotá'), '8');
  await userEvent.click(within(sheet).getByRole('button', { name: 'Roto', hidden: true }));
  await userEvent.click(within(sheet).getByRole('button', { name: 'Ajustar −1', hidden: true }));
  await waitFor(() =>
    expect(asked[ADJUST]?.[0]?.body).toEqual({
      versionId: '83',
      warehouseId: 'BOG',
      units: 8,
      seen: 9,
      reason: 'broken',
    }),
  );
});

test('units that changed meanwhile are shown beside those that were seen, and what was typed stays (OFC-405)', async () => {
  let onHand = 9;
  office({
    [ONE]: () => ({ body: { results: stock(onHand) } }),
    [ADJUST]: () => {
      onHand = 5;
      return refusal(409, 'STOCK_CHANGED', 'Cambió.');
    },
  });
  renderOffice('/existencias?fila=83&panel=movimientos');
  const field = await screen.findByLabelText<HTMLInputElement>('Contado en Bogotá');
  await userEvent.type(field, '8{Enter}');
  expect(await screen.findByText(/Viste 9 y ahora hay 5/)).toBeDefined();
  expect(field.value).toBe('8');
  expect(screen.getByRole('button', { name: 'Ajustar +3', hidden: true })).toBeDefined();
});

test('a role that may only read sees no field to count in (OFC-405)', async () => {
  office({}, 'read-only');
  renderOffice('/existencias?fila=83&panel=movimientos');
  expect(await screen.findByText('Despacho')).toBeDefined();
  expect(screen.queryByLabelText('Contado en Bogotá')).toBeNull();
});

test('an address is read as far as it is understood (OFC-009)', () => {
  expect(readStockSearch({ vista: 'agotados', cobertura: 10, bodega: 'BOG', pagina: '2', fila: '83' })).toEqual({
    vista: 'agotados',
    cobertura: '10',
    bodega: 'BOG',
    pagina: 2,
    fila: '83',
  });
  expect(readStockSearch({ vista: 'todo', cobertura: '11', fila: '<b>', panel: 'x' })).toEqual({});
});

test('chosen rows begin a transfer together, and the list says what it costs (OFC-405)', async () => {
  const user = userEvent.setup();
  const asked = answerWith({ 'GET /api/office/me': () => signedIn('operations'), [LIST]: () => ({ body: page }) });
  renderOffice('/existencias');
  expect((await screen.findByText(/al costo$/)).textContent).toMatch(/, \$\s1\.412\.680\.400 al costo$/);
  expect(screen.queryByRole('toolbar')).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Elegir 7.5 Rubio medio caoba' }));
  await user.click(screen.getByRole('checkbox', { name: 'Elegir todas' }));
  const bar = screen.getByRole('toolbar');
  expect(bar.textContent).toContain('2 versiones');
  expect(bar.textContent).toContain('83 und.');
  await user.click(within(bar).getByRole('link', { name: 'Trasladar' }));
  await waitFor(() => expect(asked[LIST]?.at(-1)?.query).toMatchObject({ ids: '75,83' }));
  expect((await screen.findAllByText('7.5 Rubio medio caoba')).length).toBeGreaterThan(0);
});

test('a role without costs and transfers sees neither the value nor boxes (OFC-405)', async () => {
  answerWith({
    'GET /api/office/me': () => signedIn('sales-desk'),
    [LIST]: () => ({ body: { ...page, value: null } }),
  });
  renderOffice('/existencias');
  expect(await screen.findByText('2 versiones')).toBeTruthy();
  expect(screen.queryByText(/al costo/)).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('the head of a column orders the list, and says how (OFC-009)', async () => {
  const user = userEvent.setup();
  const asked = office();
  renderOffice('/existencias');
  expect((await screen.findByRole('columnheader', { name: 'Cobertura' })).getAttribute('aria-sort')).toBe('ascending');
  const available = () => screen.getByRole('columnheader', { name: 'Disponible' });
  await user.click(within(available()).getByRole('button'));
  await waitFor(() => expect(asked[LIST]?.at(-1)?.query).toMatchObject({ sort: 'available' }));
  expect(available().getAttribute('aria-sort')).toBe('ascending');
  await user.click(within(available()).getByRole('button'));
  await waitFor(() => expect(asked[LIST]?.at(-1)?.query).toMatchObject({ sort: '-available' }));
  expect(available().getAttribute('aria-sort')).toBe('descending');
});

test('the movements of a version are of one warehouse when it is chosen (OFC-405)', async () => {
  const user = userEvent.setup();
  const asked = office();
  renderOffice('/existencias?bodega=MDE&fila=83&panel=movimientos');
  const sheet = await screen.findByRole('dialog', { name: '8.3 Rubio claro dorado', hidden: true });
  await waitFor(() => expect(asked[ONE]?.at(-1)?.query).toMatchObject({ warehouseId: 'MDE' }));
  await user.click(within(sheet).getByRole('button', { name: 'Quitar Bodega', hidden: true }));
  await waitFor(() => expect(asked[ONE]?.at(-1)?.query).not.toHaveProperty('warehouseId'));
});

test('a phone draws cards only, and looks a version up: where it lies, what arrives, and a count in place (OFC-405)', async () => {
  onPhone();
  const user = userEvent.setup();
  const asked = office({ [ADJUST]: () => ({ body: { results: { before: 9, after: 8 } } }) });
  renderOffice('/existencias?bodega=BOG');
  const card = await screen.findByRole('button', { name: /8\.3 Rubio claro dorado/ });
  expect(screen.queryByRole('table')).toBeNull();
  await user.click(card);
  const sheet = await screen.findByRole('dialog', { name: 'TS-83', hidden: true });
  expect(within(sheet).getByText('Aquí')).toBeDefined();
  // a width that the server draws
  expect(sheet.querySelector('img')?.getAttribute('src')).toBe('/pictures/version/83/240.webp');
  expect(within(sheet).getByRole('link', { name: /^Llegan 240 /, hidden: true })).toBeDefined();
  expect(within(sheet).queryByLabelText('Contado en Bogotá')).toBeNull();
  await user.click(within(sheet).getByRole('button', { name: 'Contar', hidden: true }));
  await user.type(within(sheet).getByLabelText('Contado en Bogotá'), '8{Enter}');
  await waitFor(() => expect(asked[ADJUST]?.[0]?.body).toMatchObject({ units: 8, seen: 9, reason: 'count' }));
});

test('in the list of all warehouses a phone marks the own one (OFC-405)', async () => {
  onPhone();
  office({ 'GET /api/office/preferences': () => ({ body: { results: { warehouse: 'BOG' } } }) });
  renderOffice('/existencias?fila=83&panel=movimientos');
  const sheet = await screen.findByRole('dialog', { name: 'TS-83', hidden: true });
  const mark = await within(sheet).findByText('Aquí');
  expect(mark.closest('li')?.textContent).toMatch(/^Bogotá/);
});

test('a code that is read opens its version, and one that is not found says so (OFC-405)', async () => {
  onPhone();
  const user = userEvent.setup();
  office({
    [LIST]: ({ query }: { query: Record<string, string> }) => ({
      body: {
        ...page,
        results: query['q'] === undefined ? page.results : query['q'] === 'ts-75' ? [item('75'), item('750')] : [],
      },
    }),
    'GET /api/products/office/stock/75/movements': () => ({ body: { results: { ...stock(), item: item('75') } } }),
  });
  const router = renderOffice('/existencias?fila=83&panel=movimientos');
  const scan = async (code: string) => {
    await user.click(await screen.findByRole('button', { name: 'Leer código', hidden: true }));
    await user.type(await screen.findByLabelText('Escribe el código'), `${code}{Enter}`);
  };
  await scan('nada');
  expect(await screen.findByText('Ninguna versión con el código nada')).toBeDefined();
  await scan('ts-75');
  await waitFor(() => expect(router.state.location.search).toMatchObject({ fila: '75', panel: 'movimientos' }));
});

test('the place of a version and of its reserve are written in place (OFC-405)', async () => {
  const asked = office(
    { 'POST /api/products/office/stock/shelf': () => ({ body: { results: { shelf: 'R-02-1' } } }) },
    'warehouse',
  );
  renderOffice('/existencias?fila=83&panel=movimientos');
  const field = await screen.findByRole('textbox', { name: 'Reserva en Bogotá', hidden: true });
  expect(field).toHaveProperty('value', 'R-01-2');
  await userEvent.clear(field);
  await userEvent.type(field, 'r-02-1{Enter}');
  await waitFor(() =>
    expect(asked['POST /api/products/office/stock/shelf']?.at(-1)?.body).toMatchObject({
      warehouseId: 'BOG',
      isReserve: true,
      shelf: 'R-02-1',
      seen: 'R-01-2',
    }),
  );
});

test('+ Filtro adds what a list is rarely narrowed by: presale, reserved units, a shelf (OFC-009, OFC-405)', async () => {
  const user = userEvent.setup();
  const asked = office();
  const router = renderOffice('/existencias');
  await user.click(await screen.findByRole('button', { name: 'Filtro' }));
  await user.click(screen.getByRole('button', { name: 'Ubicación' }));
  await user.click(await screen.findByRole('button', { name: 'Sin ubicación' }));
  await waitFor(() => expect(asked[LIST]?.at(-1)?.query).toMatchObject({ shelf: 'without' }));
  expect(router.state.location.search).toMatchObject({ ubicacion: 'sin' });
  await user.click(screen.getByRole('button', { name: 'Quitar Ubicación' }));
  await waitFor(() => expect(router.state.location.search).toEqual({}));
  expect(readStockSearch({ preventa: 'con', reservas: 'sin', ubicacion: 'quizá' })).toEqual({
    preventa: 'con',
    reservas: 'sin',
  });
});

test('columns are chosen: a warehouse goes, the cost comes for a role that reads costs (OFC-009, OFC-405)', async () => {
  const user = userEvent.setup();
  const saved = 'PUT /api/office/preferences';
  office({ [saved]: () => ({ body: { results: { ok: true } } }) }, 'owner');
  renderOffice('/existencias');
  await screen.findByRole('columnheader', { name: 'Medellín' });
  expect(screen.queryByRole('columnheader', { name: 'Costo' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Columnas' }));
  await user.click(await screen.findByRole('switch', { name: 'Medellín' }));
  await user.click(screen.getByRole('switch', { name: 'Costo' }));
  expect(screen.queryByRole('columnheader', { name: 'Medellín' })).toBeNull();
  expect(screen.getByRole('columnheader', { name: 'Costo' })).toBeDefined();
  const table = screen.getByRole('table');
  expect(within(table).getAllByText(/^\$\s9\.000$/)).toHaveLength(2);
  expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Versión' }).disabled).toBe(true);
});

test('a role without costs has no column of them to choose (OFC-004, OFC-405)', async () => {
  const user = userEvent.setup();
  office({}, 'warehouse');
  renderOffice('/existencias');
  await user.click(await screen.findByRole('button', { name: 'Columnas' }));
  expect(await screen.findByRole('switch', { name: 'Código' })).toBeDefined();
  expect(screen.queryByRole('switch', { name: 'Costo' })).toBeNull();
});

test('a new count is asked for its part of a warehouse, and only once its button is pressed (OFC-405)', async () => {
  office({
    'GET /api/products/office/counts': () => ({
      body: { ...page, results: [], total: 0, warehouses, brands: [{ _id: '1', name: 'Tinta Sur' }] },
    }),
  });
  renderOffice('/existencias?vista=conteos');
  const start = await screen.findByRole('button', { name: 'Nuevo conteo' });
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  await userEvent.click(start);
  const dialog = within(await screen.findByRole('dialog', { name: 'Nuevo conteo', hidden: true }));
  expect(dialog.getByRole('option', { name: 'Medellín', hidden: true })).toBeDefined();
});
