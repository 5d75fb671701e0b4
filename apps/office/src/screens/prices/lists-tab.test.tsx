import type { ListProduct, ListVersion } from '@tonalia/contract/price-lists';
import type { CellEdit, CellsChanged } from '@tonalia/contract/products-grid';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { signedIn } from '../../../test/orders.ts';
import { answerWith, refusal, renderOffice } from '../../../test/render-office.tsx';

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
  offer: null,
  isTopSeller: false,
  isNew: false,
  presale: null,
};
const shade = (n: number, own: ListVersion['own'] = {}): ListVersion => ({
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
  own,
  taxRate: 19,
  cost: null,
});
const shades = [shade(0), shade(1, { distribuidor: 13_200 })];
const dye: ListProduct = {
  ...shared,
  _id: '1',
  code: 'TS',
  name: 'Tinte permanente',
  versions: 2,
  visible: 2,
  prices: { from: 16_100, to: 16_100 },
  first: { _id: '10', version: 2 },
  only: null,
  lists: { distribuidor: { from: 13_200, to: 16_100 } },
  taxRate: 19,
  costs: null,
};
const page = <T,>(results: T[]) => ({
  body: { results, page: 1, limit: 50, pages: 1, total: results.length, totalIsExact: true, lowestMargin: 33 },
});
const CHANGE = 'PATCH /api/products/office/versions';

/** The API, that changes every cell. */
const office = (
  role: 'owner' | 'operations' | 'read-only' = 'operations',
  more: Parameters<typeof answerWith>[0] = {},
) =>
  answerWith({
    'GET /api/office/me': () => signedIn(role),
    'GET /api/customers/office/trade-types': () => ({
      body: {
        results: [
          { _id: 'barberia', name: 'Barbería', total: 386, totalIsExact: true },
          { _id: 'distribuidor', name: 'Distribuidor', total: 62, totalIsExact: true },
        ],
      },
    }),
    'GET /api/products/office/prices/products': () => page([dye]),
    'GET /api/products/office/prices': () => page(shades),
    'GET /api/products/office/versions/tabs': () => ({
      body: { results: [{ tab: 'all', total: 2, totalIsExact: true }] },
    }),
    'GET /api/products/office/versions/filters': () => ({ body: { results: { categories: [], brands: [] } } }),
    [CHANGE]: ({ body }) => {
      const edits = body['edits'] as CellEdit[]; // as: our own client's body
      const results: CellsChanged = {
        changed: edits.map((edit) =>
          [edit.versionId, edit.field, ...('tradeTypeId' in edit && edit.tradeTypeId ? [edit.tradeTypeId] : [])].join(
            ':',
          ),
        ),
        unchanged: [],
        refused: [],
        conflicts: [],
        undo: null,
        effect: {
          rise: 0,
          fall: edits.length,
          fallMuch: 0,
          belowFloor: 0,
          belowCost: 1,
          lowMargin: 0,
          other: 0,
          margin: null,
        },
      };
      return { body: { results } };
    },
    ...more,
  });

async function openLists(): Promise<HTMLElement> {
  const grid = await screen.findByRole('grid', { name: 'Listas de precios' });
  await screen.findByText('Rubio 1');
  await screen.findByText('igual a Base · 62');
  grid.focus();
  return grid;
}
const sent = (asked: ReturnType<typeof office>) =>
  asked[CHANGE]?.filter(({ body }) => body['dryRun'] !== true).map(({ body }) => body['edits']) ?? [];
const cellTexts = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('gridcell')
        .filter((cell) => !cell.querySelector('[role=checkbox], [type=checkbox]'))
        .slice(1)
        .map((cell) => cell.textContent.replaceAll('\u00A0', ' ')),
    );

test('base and lists are shown in one grid, with the rule and the customers of each in its head (OFC-407)', async () => {
  office();
  renderOffice('/precios?abiertos=1');
  await openLists();
  expect(cellTexts()).toEqual([
    ['$ 16.100', '$ 16.100', 'Varios'],
    ['$ 16.100', '$ 16.100', '$ 16.100'],
    ['$ 16.100', '$ 16.100', '$ 13.200'],
  ]);
  expect(screen.getByTitle(/^Precio propio; Base es/)).toBeDefined();
  expect(screen.getByText('igual a Base · 386')).toBeDefined();
  expect(await screen.findByText('2 versiones, 2 listas')).toBeDefined();
});

test('the list of a trade type leaves the grid, and the choice is kept for the operator (OFC-407)', async () => {
  const asked = office('operations', {
    'GET /api/office/preferences': () => ({ body: { results: {} } }),
    'PUT /api/office/preferences': () => ({ body: { results: {} } }),
  });
  renderOffice('/precios?abiertos=1');
  await openLists();
  await userEvent.click(screen.getByRole('button', { name: 'Columnas' }));
  await userEvent.click(await screen.findByRole('switch', { name: 'Barbería' }));
  await waitFor(() => expect(screen.queryByText('igual a Base · 386')).toBeNull());
  expect(cellTexts()[2]).toEqual(['$ 16.100', '$ 13.200']);
  const kept = () => asked['PUT /api/office/preferences']?.at(-1)?.body['hidden'];
  await waitFor(() => expect(kept()).toMatchObject({ 'price-lists': ['list-barberia'] }), { timeout: 3_000 });
});

test('−15% typed in a list is 15 % off the base price, ⌫ returns to the rule, and ⌘S saves both for their lists (OFC-407)', async () => {
  const asked = office();
  renderOffice('/precios?abiertos=1');
  await openLists();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{ArrowRight}-15%{Enter}');
  expect(cellTexts()[1]).toEqual(['$ 16.100', '$ 16.100', '16.100$ 13.700']);
  await userEvent.keyboard('{Backspace}');
  expect(cellTexts()[2]).toEqual(['$ 16.100', '$ 16.100', '13.200$ 16.100']);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(cellTexts()[2]?.[2]).toBe('$ 13.200');
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  const bar = await screen.findByRole('toolbar', { name: 'Cambios sin guardar' });
  await within(bar).findByText('2 cambios');
  expect(await within(bar).findByText('1 por debajo del costo')).toBeDefined();
  await userEvent.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(sent(asked)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('toolbar', { name: 'Cambios sin guardar' })).toBeNull());
  expect(sent(asked)).toEqual([
    [
      { versionId: '10', version: 2, field: 'price', value: 13_700, tradeTypeId: 'distribuidor' },
      { versionId: '11', version: 2, field: 'price', value: null, tradeTypeId: 'distribuidor' },
    ],
  ]);
});

test('a percent typed in the row of a product asks, and then goes to all its versions (OFC-407)', async () => {
  const asked = office();
  renderOffice('/precios?abiertos=1');
  await openLists();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}-3%{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Escribir' }));
  await userEvent.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(sent(asked)).toHaveLength(1));
  expect(sent(asked)[0]).toMatchObject([
    { versionId: '10', value: 15_600, tradeTypeId: 'barberia' },
    { versionId: '11', value: 15_600, tradeTypeId: 'barberia' },
  ]);
});

test('when the versions of a product cannot be loaded, a notice says so and nothing is written (OFC-407)', async () => {
  office('owner', {
    'GET /api/products/office/prices': ({ query }) =>
      query['page'] === '2'
        ? refusal(503, 'UNAVAILABLE', 'El servicio está ocupado.')
        : { body: { ...page(shades).body, pages: 2 } },
  });
  renderOffice('/precios?abiertos=1');
  await openLists();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}-3%{Enter}');
  expect(await screen.findByText('El servicio está ocupado.', {}, { timeout: 10_000 })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Escribir' })).toBeNull();
});

test('a role that only reads sees the lists and types nothing (OFC-407)', async () => {
  office('read-only');
  renderOffice('/precios?abiertos=1');
  await openLists();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}1{Enter}{Backspace}');
  expect(screen.queryByRole('toolbar', { name: 'Cambios sin guardar' })).toBeNull();
  expect(cellTexts()[1]).toEqual(['–', '$ 16.100', '$ 16.100', '$ 16.100']);
});

test('costs and margins are beside the prices, a low margin is marked, and prices are read without IVA (OFC-407)', async () => {
  const costed = shades.map((one) => ({ ...one, cost: 8_950 }));
  const asked = office('owner', {
    'GET /api/products/office/prices/products': () => page([{ ...dye, costs: { from: 8_950, to: 9_400 } }]),
    'GET /api/products/office/prices': () => page(costed),
  });
  renderOffice('/precios?abiertos=1');
  await openLists();
  expect(cellTexts()).toEqual([
    ['Varios', '$ 16.100', '$ 16.100', 'Varios'],
    ['$ 8.950', '$ 16.100', '$ 16.100margen 33 %33%', '$ 16.100margen 33 %33%'],
    ['$ 8.950', '$ 16.100', '$ 16.100margen 33 %33%', '$ 13.200margen 19 %19%'],
  ]);
  expect(screen.getByText('margen 19 %').parentElement?.className).toContain('text-warn');
  expect(screen.getAllByText('margen 33 %')[0]?.parentElement?.className).not.toContain('text-warn');
  await userEvent.click(screen.getByRole('button', { name: 'Margen' }));
  await userEvent.click(await screen.findByText('Menos de 33 %'));
  const LIST = 'GET /api/products/office/prices/products';
  await waitFor(() => expect(asked[LIST]?.at(-1)?.query['margin']).toBe('low'));
  await userEvent.click(screen.getByRole('button', { name: 'Sin IVA' }));
  await waitFor(() => expect(cellTexts()[0]?.[1]).toBe('$ 13.529'));
  screen.getByRole('grid', { name: 'Listas de precios' }).focus();
  await userEvent.keyboard('{ArrowDown}1{Enter}');
  expect(screen.queryByRole('toolbar', { name: 'Cambios sin guardar' })).toBeNull();
});

test('chosen rows get a price of a list as unsaved cells, or go back to the rule; a product stands for its versions (OFC-407)', async () => {
  const asked = office();
  renderOffice('/precios?abiertos=1');
  await openLists();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Elegir Tinte permanente' }));
  const bar = await screen.findByRole('toolbar', { name: 'Elegidas' });
  expect(within(bar).getByText('2 elegidas')).toBeTruthy();
  await userEvent.click(within(bar).getByRole('button', { name: 'Cambiar precio' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.selectOptions(within(dialog).getByLabelText('Lista'), 'Distribuidor');
  await userEvent.type(within(dialog).getByLabelText('Precio'), 'mucho');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Aplicar' }));
  expect(within(dialog).getByRole('alert')).toBeTruthy();
  await userEvent.clear(within(dialog).getByLabelText('Precio'));
  await userEvent.type(within(dialog).getByLabelText('Precio'), '-10%');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Aplicar' }));
  // the versions of the product are loaded first
  await screen.findByRole('toolbar', { name: 'Cambios sin guardar' }, { timeout: 5_000 });
  await userEvent.keyboard('{Control>}s{/Control}');
  await waitFor(() =>
    expect(sent(asked).at(-1)).toMatchObject([
      { field: 'price', tradeTypeId: 'distribuidor', value: 14_500 },
      { field: 'price', tradeTypeId: 'distribuidor', value: 14_500 },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('toolbar', { name: 'Cambios sin guardar' })).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Volver a la regla' }));
  const rule = await screen.findByRole('dialog');
  await userEvent.selectOptions(within(rule).getByLabelText('Lista'), 'Distribuidor');
  await userEvent.click(within(rule).getByRole('button', { name: 'Volver a la regla' }));
  await screen.findByRole('toolbar', { name: 'Cambios sin guardar' }, { timeout: 5_000 });
  await userEvent.keyboard('{Control>}s{/Control}');
  await waitFor(() =>
    expect(sent(asked).at(-1)).toEqual([expect.objectContaining({ tradeTypeId: 'distribuidor', value: null })]),
  );
});

test('a role that may not edit prices has no boxes in the lists (OFC-407)', async () => {
  office('read-only');
  renderOffice('/precios?abiertos=1');
  await openLists();
  expect(screen.queryAllByRole('checkbox')).toHaveLength(0);
});
