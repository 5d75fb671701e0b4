import type { CellEdit, CellsChanged, GridProduct, GridVersion } from '@tonalia/contract/products-grid';
import type { ProgramEffect } from '@tonalia/contract/prices-office';
import type { SavedView } from '@tonalia/contract/office-views';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { signedIn } from '../../../test/orders.ts';
import { answerWith, renderOffice } from '../../../test/render-office.tsx';

// jsdom lays nothing out, and only rows in view are drawn
beforeAll(() => {
  Object.defineProperties(HTMLElement.prototype, {
    clientHeight: { configurable: true, value: 900 },
    clientWidth: { configurable: true, value: 1440 },
  });
});

const shared = {
  brand: 'Tinta Sur',
  image: '/pictures/product/1',
  tile: 'piedra',
  minimum: 1,
  available: 268,
  offer: { type: 'percentage' as const, amount: 20 },
  isTopSeller: false,
  isNew: false,
  presale: null,
};
const shade = (n: number): GridVersion => ({
  ...shared,
  _id: String(10 + n),
  code: `TS-7${n}`,
  productId: '1',
  productName: 'Tinte permanente',
  shade: `7.${n}`,
  name: `Rubio ${n}`,
  swatch: '#A07040',
  price: 16_100,
  isVisible: true,
  version: 2,
});
const shades = [shade(0), shade(1), shade(2)];
const dye: GridProduct = {
  ...shared,
  _id: '1',
  code: 'TS',
  name: 'Tinte permanente',
  versions: 3,
  visible: 3,
  prices: { from: 16_100, to: 16_100 },
  first: { _id: '10', version: 2 },
  only: null,
};
const page = <T,>(results: T[]) => ({
  body: { results, page: 1, limit: 200, pages: 1, total: results.length, totalIsExact: true },
});
const nothing: CellsChanged = {
  changed: [],
  unchanged: [],
  refused: [],
  conflicts: [],
  undo: null,
  effect: {
    rise: 0,
    fall: 0,
    fallMuch: 0,
    belowFloor: 0,
    belowCost: 0,
    lowMargin: 0,
    other: 0,
    margin: { before: 44, after: 46 },
  },
};

const noEffect: ProgramEffect = {
  versions: 0,
  rise: 0,
  fall: 0,
  fallMuch: 0,
  belowFloor: 0,
  belowCost: 0,
  lowMargin: 0,
  lowestMargin: 0,
  examples: [],
  overlaps: [],
};

const saved: SavedView = {
  _id: '00000000-0000-4000-8000-000000000070',
  name: 'Alza de diciembre',
  isShared: true,
  isOwn: true,
  by: 'Camila Moreno',
  search: { categoria: '2', filas: 'version' },
  hidden: ['offer', 'presale'],
  columns: ['minimum', 'price'],
  version: 1,
};

/** The API, with saved prices that a change rises. */
function office(
  change: (edits: CellEdit[], isDry: boolean) => Partial<CellsChanged>,
  role: 'owner' | 'warehouse' = 'owner',
  more: Parameters<typeof answerWith>[0] = {},
) {
  return answerWith({
    'GET /api/office/me': () => signedIn(role),
    'GET /api/office/views': () => ({ body: { results: [saved] } }),
    'GET /api/office/weekly-export': () => ({ body: { results: { wish: null, canMail: true } } }),
    'GET /api/office/preferences': () => ({ body: { results: {} } }),
    'PUT /api/office/preferences': () => ({ body: { results: {} } }),
    'GET /api/products/office/version-groups': () => page([dye]),
    'GET /api/products/office/versions': () => page(shades),
    'GET /api/products/office/versions/tabs': () => ({
      body: { results: [{ tab: 'all', total: 3, totalIsExact: true }] },
    }),
    'GET /api/products/office/versions/filters': () => ({
      body: {
        results: {
          categories: [{ _id: '2', name: 'Coloración', parentId: null }],
          brands: [{ _id: '1', name: 'Tinta Sur' }],
        },
      },
    }),
    'POST /api/products/office/products': () => ({ body: { results: { _id: '77' } } }),
    'POST /api/products/office/combos': () => ({ body: { results: { _id: '78' } } }),
    'PATCH /api/products/office/versions': ({ body }) => ({
      // as: our own client's body
      body: { results: { ...nothing, ...change(body['edits'] as CellEdit[], body['dryRun'] === true) } },
    }),
    ...more,
  });
}
const names = (edits: CellEdit[]) => edits.map(({ versionId, field }) => `${versionId}:${field}`);

async function openGrid(): Promise<HTMLElement> {
  const grid = await screen.findByRole('grid', { name: 'Versiones' });
  await screen.findByText('Rubio 2');
  grid.focus();
  return grid;
}
const active = (grid: HTMLElement) => document.querySelector(`[id="${grid.getAttribute('aria-activedescendant')}"]`);
/** From the first cell to the price of the first shade. */
const toPrice = '{ArrowDown}{ArrowRight}{ArrowRight}';
const bar = () => screen.findByRole('toolbar', { name: 'Cambios sin guardar' });

test("a price is typed with keys, its effect is the server's, and ⌘S saves it for the row's version (OFC-401)", async () => {
  const asked = office((edits) => ({ changed: names(edits), effect: { ...nothing.effect, rise: edits.length } }));
  renderOffice('/productos?abiertos=1');
  const grid = await openGrid();
  await userEvent.keyboard(`${toPrice}16.900{Enter}`);
  expect(within(await bar()).getByText('1 cambio')).toBeTruthy();
  await screen.findByText('1 precio sube');
  expect(active(grid)?.textContent).toContain('16.100');
  await userEvent.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(screen.queryByRole('toolbar', { name: 'Cambios sin guardar' })).toBeNull());
  expect(asked['PATCH /api/products/office/versions']?.at(-1)?.body).toMatchObject({
    edits: [{ versionId: '10', version: 2, field: 'price', value: 16_900 }],
    isConfirmed: false,
  });
});

test('a list of prices is chosen: its prices are shown, a version without one can have it, and the change names the list (OFC-401)', async () => {
  const asked = office((edits) => ({ changed: names(edits) }), 'owner', {
    'GET /api/auth/trade-type/list': () => ({ body: { results: [{ _id: 'distribuidor', name: 'Distribuidor' }] } }),
    'GET /api/products/office/versions': ({ query }) =>
      page(shades.map((one) => (query['tradeTypeId'] ? { ...one, price: one._id === '10' ? null : 12_900 } : one))),
  });
  renderOffice('/productos?abiertos=1');
  const grid = await openGrid();
  await userEvent.click(screen.getByRole('button', { name: 'Lista' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Distribuidor' }));
  grid.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(await screen.findAllByText('$ 12.900')).toHaveLength(2);
  expect(asked['GET /api/products/office/versions/tabs']?.at(-1)?.query).toMatchObject({ tradeTypeId: 'distribuidor' });
  await userEvent.keyboard(`${toPrice}13.000{Enter}`);
  await userEvent.keyboard('{Control>}s{/Control}');
  await waitFor(() =>
    expect(asked['PATCH /api/products/office/versions']?.at(-1)?.body).toMatchObject({
      edits: [{ versionId: '10', field: 'price', value: 13_000, tradeTypeId: 'distribuidor' }],
    }),
  );
});

test('the file has the filters of the list without its page, the columns, the list and the warehouse (OFC-401, OFC-009)', async () => {
  office(() => nothing);
  renderOffice('/productos?marca=3&vista=agotados&pagina=2');
  await userEvent.click(await screen.findByRole('button', { name: 'Exportar' }, { timeout: 10_000 }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Exportar' }));
  const address = () =>
    new URL(sheet.getByRole('link', { name: /^Exportar/ }).getAttribute('href') ?? '', 'https://office.test');
  const query = () => Object.fromEntries(address().searchParams);
  expect(address().pathname).toBe('/api/products/office/versions/export');
  expect(query()).toMatchObject({ brandId: '3', tab: 'sold_out', format: 'xlsx' });
  expect(query()).not.toHaveProperty('page');
  expect(sheet.getByRole('radio', { name: /^Lo elegido/ })).toHaveProperty('disabled', true);
  const columns = within(sheet.getByRole('group', { name: 'Columnas' }));
  await userEvent.click(columns.getByRole('button', { name: 'Costo' }));
  await userEvent.click(columns.getByRole('button', { name: 'EAN' }));
  expect(query()['columns']?.split(',')).toEqual(expect.arrayContaining(['code', 'price', 'cost']));
  expect(query()['columns']).not.toContain('barcode');
  await userEvent.click(sheet.getByRole('radio', { name: /^Todo/ }));
  await userEvent.click(sheet.getByRole('button', { name: 'CSV' }));
  expect(query()).toMatchObject({ format: 'csv' });
  expect(query()).not.toHaveProperty('brandId');
  await userEvent.click(sheet.getByRole('button', { name: 'Lista de precios PDF' }));
  expect(address().pathname).toBe('/api/products/office/versions/price-list');
});

test('the weekly mail opens the file that is kept, a change is kept on request, and the switch ends it (OFC-009)', async () => {
  const kept = { search: { marca: '1' }, format: 'csv', columns: ['code', 'price'] };
  let wish: object | null = kept;
  const asked = office(() => nothing, 'owner', {
    'GET /api/office/weekly-export': () => ({ body: { results: { wish, canMail: true } } }),
    'PUT /api/office/weekly-export': ({ body }) => {
      wish = body;
      return { body: { ok: true } };
    },
    'DELETE /api/office/weekly-export': () => {
      wish = null;
      return { body: { ok: true } };
    },
  });
  const router = renderOffice('/productos?marca=1&exportar=semanal');
  const sheet = within(await screen.findByRole('dialog', { name: 'Exportar' }, { timeout: 10_000 }));
  const file = () => sheet.getByRole('link', { name: /^Exportar/ }).getAttribute('href');
  expect(file()).toMatch(/brandId=1.*columns=code%2Cprice&format=csv/);
  const weekly = await sheet.findByRole('switch', { name: /cada lunes/ });
  expect(weekly).toHaveProperty('checked', true);
  expect(sheet.queryByRole('button', { name: 'Enviar esta selección' })).toBeNull();
  await userEvent.click(sheet.getByRole('button', { name: 'EAN' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Enviar esta selección' }));
  await waitFor(() => expect(sheet.queryByRole('button', { name: 'Enviar esta selección' })).toBeNull());
  expect(wish).toEqual({ ...kept, columns: ['code', 'barcode', 'price'] });
  await userEvent.click(weekly);
  await waitFor(() => expect(weekly).toHaveProperty('checked', false));
  expect(asked['DELETE /api/office/weekly-export']).toHaveLength(1);
  await userEvent.click(sheet.getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ marca: '1' }));
});

test('a range is filled down, undone and redone, each as one step (OFC-401)', async () => {
  office((edits) => ({ changed: names(edits) }));
  renderOffice('/productos?abiertos=1');
  await openGrid();
  await userEvent.keyboard(`${toPrice}16.900{Enter}{ArrowUp}`);
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}');
  expect(within(await bar()).getByText('3 cambios')).toBeTruthy();
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(within(await bar()).getByText('1 cambio')).toBeTruthy();
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  expect(within(await bar()).getByText('3 cambios')).toBeTruthy();
});

test('a block of a spreadsheet is pasted; a cell that another country could read otherwise says so and stays (OFC-401)', async () => {
  office((edits) => ({ changed: names(edits) }));
  renderOffice('/productos?abiertos=1');
  const grid = await openGrid();
  await userEvent.keyboard(toPrice);
  fireEvent.paste(grid, { clipboardData: { getData: () => '16.900\n17,200\n17.500\n' } });
  expect(within(await bar()).getByText('2 cambios')).toBeTruthy();
  await screen.findByText('1 celda no se entiende');
  const wrong = screen.getAllByRole('gridcell').filter((cell) => cell.getAttribute('aria-invalid') === 'true');
  expect(wrong.map((cell) => cell.textContent)).toEqual([expect.stringContaining('16.100')]);
});

test('space checks cells, and the review page takes one change back and shows why another is not saved (OFC-401)', async () => {
  office((edits) => {
    const doubted = edits.filter(({ value }) => value === 9);
    return {
      changed: names(edits.filter(({ value }) => value !== 9)),
      refused: names(doubted).map((id) => ({ id, code: 'PRICE_DOUBTED', message: 'El precio $ 9 es muy bajo.' })),
    };
  });
  renderOffice('/productos?abiertos=1');
  await openGrid();
  await userEvent.keyboard(`${toPrice}9{Enter}`);
  await userEvent.keyboard('{End}{ArrowLeft}{ArrowLeft}{ArrowLeft} ');
  await userEvent.click(within(await bar()).getByRole('button', { name: 'Revisar' }));
  const doubted = await screen.findByRole('region', { name: 'Por revisar' });
  expect(within(doubted).getByText('El precio $ 9 es muy bajo.')).toBeTruthy();
  expect(await screen.findByText('44% → 46%')).toBeTruthy();
  const other = screen.getByRole('region', { name: 'Otros' });
  await userEvent.click(within(other).getByRole('button', { name: /Deshacer 7\.1/ }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Otros' })).toBeNull());
});

test('reviewed prices can enter on a later day, as one programmed change, and the rest waits to be saved (OFC-401, OFC-407)', async () => {
  const sent: unknown[] = [];
  office((edits) => ({ changed: names(edits) }), 'owner', {
    'POST /api/products/office/prices/programs': ({ body }) => {
      sent.push(body);
      return { body: { results: { program: null, effect: noEffect, undo: null } } };
    },
  });
  renderOffice('/productos?abiertos=1');
  await openGrid();
  await userEvent.keyboard(`${toPrice}16900{Enter}17500{Enter}`);
  await userEvent.keyboard('{End}{ArrowLeft}{ArrowLeft}{ArrowLeft} ');
  await userEvent.click(within(await bar()).getByRole('button', { name: 'Revisar' }));
  await userEvent.click(await screen.findByRole('button', { name: /^El 1 / }));
  fireEvent.change(screen.getByLabelText('Desde el día'), { target: { value: '2099-12-01' } });
  await userEvent.click(screen.getByRole('button', { name: 'Programar 2' }));

  await screen.findByText('2 precios entran el mar 1 dic');
  expect(sent).toEqual([
    {
      name: 'Precios desde el mar 1 dic',
      tradeTypeId: null,
      customerId: null,
      from: '2099-12-01T05:00:00.000Z',
      until: null,
      replaces: true,
      choice: { versionIds: ['10', '11'] },
      change: { kind: 'each', pesos: { 10: 16_900, 11: 17_500 } },
      dryRun: false,
    },
  ]);
  expect(await screen.findByRole('button', { name: 'Guardar 1' })).toBeTruthy();
});

test('a row that another desk changed elsewhere is saved for its new version; a changed cell asks which value stays (OFC-401)', async () => {
  const asked = office((edits, isDry) => {
    if (isDry) return {};
    const late = edits.filter(({ version }) => version === 2);
    return {
      changed: names(edits.filter(({ version }) => version !== 2)),
      conflicts: late.map(({ versionId, field }) => ({
        id: `${versionId}:${field}`,
        versionId,
        version: 3,
        saved: versionId === '10' ? 16_100 : 15_000,
      })),
    };
  });
  renderOffice('/productos?abiertos=1');
  await openGrid();
  await userEvent.keyboard(`${toPrice}16.900{Enter}17.000{Enter}{Control>}s{/Control}`);
  const conflicts = await screen.findByRole('region', { name: 'Alguien guardó primero' });
  expect(within(conflicts).getAllByRole('button')).toHaveLength(2);
  const calls = asked['PATCH /api/products/office/versions'] ?? [];
  expect(calls.at(-1)?.body).toMatchObject({ edits: [{ versionId: '10', version: 3, value: 16_900 }] });
  await userEvent.click(within(conflicts).getByRole('button', { name: 'Dejar el mío' }));
  await waitFor(() =>
    expect(calls.at(-1)?.body).toMatchObject({ edits: [{ versionId: '11', version: 3, value: 17_000 }] }),
  );
});

test('arrows open and close a product, and the address has it; without permission nothing is typed (OFC-401)', async () => {
  office(() => ({}), 'warehouse');
  const router = renderOffice('/productos');
  const grid = await screen.findByRole('grid', { name: 'Versiones' });
  await screen.findByText('Tinte permanente');
  grid.focus();
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(router.state.location.search).toEqual({ abiertos: '1' }));
  await screen.findByText('Rubio 2');
  await userEvent.keyboard(`${toPrice}16900{Enter}`);
  expect(screen.queryByRole('toolbar', { name: 'Cambios sin guardar' })).toBeNull();
  expect(within(grid).queryByRole('textbox')).toBeNull();
});

test('a product is created as a draft, each missing value is named, and its page opens (OFC-402)', async () => {
  const asked = office(() => ({}));
  const router = renderOffice('/productos');
  await userEvent.click(await screen.findByRole('button', { name: 'Crear producto' }));
  const dialog = await screen.findByRole('dialog', { name: 'Crear producto' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Crear' }));
  for (const problem of [
    'Escribe el nombre',
    'Escribe el código',
    'Elige la marca',
    'Elige la categoría',
    'Escribe el precio',
  ])
    expect(within(dialog).getByText(problem)).toBeTruthy();
  await userEvent.type(within(dialog).getByLabelText('Nombre'), 'Tinte');
  await userEvent.type(within(dialog).getByLabelText('Código'), 'NUEVO');
  await userEvent.selectOptions(within(dialog).getByLabelText('Marca'), 'Tinta Sur');
  await userEvent.selectOptions(within(dialog).getByLabelText('Categoría'), 'Coloración');
  await userEvent.type(within(dialog).getByLabelText('Precio base'), '12000');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Crear' }));
  await waitFor(() => expect(router.state.location.pathname).toMatch(/productos\/77$/));
  expect(asked['POST /api/products/office/products']?.[0]?.body).toEqual({
    name: 'Tinte',
    code: 'NUEVO',
    brandId: '1',
    categoryId: '2',
    price: 12_000,
    minimum: 1,
  });
});

test('a combo is created with its first part, and its page opens (OFC-402)', async () => {
  const asked = office(() => ({}));
  const router = renderOffice('/productos');
  await userEvent.click(await screen.findByRole('button', { name: 'Crear producto' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Crear un combo' }));
  const dialog = await screen.findByRole('dialog', { name: 'Crear combo' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Crear' }));
  for (const problem of ['Escribe el nombre', 'Escribe el código', 'Escribe el precio', 'Elige la primera parte'])
    expect(within(dialog).getByText(problem)).toBeTruthy();
  await userEvent.type(within(dialog).getByLabelText('Nombre'), 'Kit');
  await userEvent.type(within(dialog).getByLabelText('Código'), 'KIT-1');
  await userEvent.type(within(dialog).getByLabelText('Precio base'), '54900');
  await userEvent.type(within(dialog).getByRole('searchbox'), 'rubio');
  await userEvent.click(await within(dialog).findByRole('button', { name: /Rubio 1/ }));
  expect(within(dialog).getByText('Primera parte: Tinte permanente Rubio 1')).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Crear' }));
  await waitFor(() => expect(router.state.location.pathname).toMatch(/productos\/78$/));
  expect(asked['POST /api/products/office/combos']?.[0]?.body).toMatchObject({
    name: 'Kit',
    code: 'KIT-1',
    price: 54_900,
    parts: [{ productId: '1', versionId: '11', quantity: 1 }],
  });
});

const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

test('a saved view opens its filters and columns, and the chosen columns are kept for the operator (OFC-401)', async () => {
  const asked = office(() => ({}));
  const router = renderOffice('/productos?abiertos=1');
  await openGrid();
  await userEvent.click(await screen.findByRole('link', { name: /Alza de diciembre/ }));
  await waitFor(() => expect(router.state.location.search).toEqual({ categoria: '2', filas: 'version' }));
  await waitFor(() => expect(heads()).not.toContain('Oferta'));
  expect(heads().slice(1, 4)).toEqual(['Producto o tono', 'Código', 'Mínimo']);
  await userEvent.click(screen.getByRole('link', { name: /^Todos/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Quitar filtro Categoría' }));
  await waitFor(() => expect(heads()).toContain('Oferta'));
  await userEvent.click(screen.getByRole('button', { name: 'Columnas' }));
  await userEvent.click(await screen.findByRole('switch', { name: 'Oferta' }));
  await waitFor(() => expect(heads()).not.toContain('Oferta'));
  await waitFor(
    () => expect(asked['PUT /api/office/preferences']?.at(-1)?.body['hidden']).toMatchObject({ products: ['offer'] }),
    { timeout: 3_000 },
  );
});

test('chosen rows are hidden as unsaved cells, X chooses a row, and a product stands for all its versions (OFC-401)', async () => {
  const asked = office((edits) => ({ changed: names(edits) }));
  renderOffice('/productos?abiertos=1');
  await openGrid();
  await userEvent.keyboard('{ArrowDown}x');
  const chosen = await screen.findByRole('toolbar', { name: 'Elegidas' });
  expect(within(chosen).getByText('1 elegida')).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Elegir Tinte permanente' }));
  expect(within(chosen).getByText('3 elegidas')).toBeTruthy();
  await userEvent.click(within(chosen).getByRole('button', { name: 'Ocultar' }));
  expect(await within(await bar()).findByText('3 cambios')).toBeTruthy();
  await userEvent.keyboard('{Control>}s{/Control}');
  await waitFor(() =>
    expect(asked['PATCH /api/products/office/versions']?.at(-1)?.body).toMatchObject({
      edits: ['10', '11', '12'].map((versionId) => ({ versionId, field: 'visible', value: false })),
      isConfirmed: false,
    }),
  );
});

test('the prices of the chosen rows rise by percent, and a filter keeps unsaved cells that it no longer shows (OFC-401)', async () => {
  const asked = office((edits) => ({ changed: names(edits) }));
  const router = renderOffice('/productos?abiertos=1');
  await openGrid();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Elegir toda la página' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Ajustar precios', hidden: true }));
  const dialog = await screen.findByRole('dialog', { name: 'Ajustar 3 precios', hidden: true });
  await userEvent.type(within(dialog).getByLabelText('Cuánto'), '5{Enter}');
  expect(await within(await bar()).findByText('3 cambios')).toBeTruthy();
  await router.navigate({ to: '/productos', search: { q: 'otro' } });
  await waitFor(() => expect(router.state.location.search).toEqual({ q: 'otro' }));
  expect(within(await bar()).getByText('3 cambios')).toBeTruthy();
  await userEvent.keyboard('{Control>}s{/Control}');
  await waitFor(() =>
    expect(asked['PATCH /api/products/office/versions']?.at(-1)?.body).toMatchObject({
      edits: ['10', '11', '12'].map((versionId) => ({ versionId, field: 'price', value: 16_900 })),
    }),
  );
});

test('+ Filtro adds a filter to the bar, and the address keeps it; a role is offered only what it may know (OFC-401)', async () => {
  const asked = office(() => ({}));
  const router = renderOffice('/productos?abiertos=1&margen=bajo');
  await openGrid();
  const filter = () => asked['GET /api/products/office/version-groups']?.at(-1)?.query;
  expect(filter()).toMatchObject({ margin: 'low' });
  await userEvent.click(screen.getByRole('button', { name: 'Filtro' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Preventa' }));
  await userEvent.click(await screen.findByRole('button', { name: 'En preventa' }));
  await waitFor(() => expect(filter()).toMatchObject({ margin: 'low', presale: 'some' }));
  expect(router.state.location.search).toMatchObject({ margen: 'bajo', preventa: 'con' });
  await userEvent.click(screen.getByRole('button', { name: 'Quitar filtro Margen' }));
  await waitFor(() => expect(filter()).not.toHaveProperty('margin'));
  cleanup();
  office(() => ({}), 'warehouse');
  renderOffice('/productos?abiertos=1');
  await openGrid();
  await userEvent.click(screen.getByRole('button', { name: 'Filtro' }));
  expect(await screen.findByRole('button', { name: 'Preventa' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Margen' })).toBeNull();
});
