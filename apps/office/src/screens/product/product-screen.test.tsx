import type { OfficeProduct, OfficeShade, ProductSaveBody } from '@tonalia/contract/product-office';
import type { OfficeRole } from '@tonalia/contract/office-rights';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { signedIn } from '../../../test/orders.ts';
import { answerWith, refusal, renderOffice } from '../../../test/render-office.tsx';

// jsdom lays nothing out, and only rows in view are drawn
beforeAll(() => {
  Object.defineProperties(HTMLElement.prototype, {
    clientHeight: { configurable: true, value: 900 },
    clientWidth: { configurable: true, value: 1440 },
  });
});

const shade = (n: number, change: Partial<OfficeShade> = {}): OfficeShade => ({
  _id: String(100 + n),
  code: `TS-7${n}`,
  shade: `7.${n}`,
  name: `Rubio ${n}`,
  volume: null,
  swatch: '#A07040',
  price: 16_100,
  state: 'published',
  reason: null,
  available: 10,
  stock: { BOG: 10 },
  isTopSeller: false,
  isNew: false,
  cost: null,
  photo: null,
  ...change,
});
const dye: OfficeProduct = {
  _id: '12',
  code: 'TS-TPC',
  name: 'Tinte en crema',
  description: 'Cubre canas',
  brandId: '1',
  categoryId: '2',
  kind: 'simple',
  hasShades: true,
  minimum: 1,
  taxClass: 'general',
  packForm: null,
  packBody: null,
  packCap: null,
  tile: 'piedra',
  offer: null,
  state: 'published',
  reason: null,
  shades: [shade(0), shade(1), shade(2)],
  warehouses: [
    { _id: 'BOG', name: 'Bogotá' },
    { _id: 'MDE', name: 'Medellín' },
  ],
  presale: { dispatch: '2026-11-24', closes: '2026-11-25T00:00:00Z', capacity: 600, taken: 300 },
  places: { combos: 3, lists: ['Más vendidos'], deals: [{ name: 'Semana del color', until: '2026-11-26' }] },
  version: 4,
};
const PAGE = '/api/products/office/products/12';

type Answering = (body: ProductSaveBody) => { status?: number; body: unknown } | undefined;
/** The page of a product; saving gives it the next version. */
function open(
  change: Partial<OfficeProduct> = {},
  { role = 'owner', answer }: { role?: OfficeRole; answer?: Answering } = {},
) {
  const store = { product: { ...dye, ...change } };
  const asked = answerWith({
    'GET /api/office/me': () => signedIn(role),
    [`GET ${PAGE}`]: () => ({ body: { results: store.product } }),
    [`PUT ${PAGE}`]: ({ body }) => {
      const sent = body as unknown as ProductSaveBody; // as: our own client's body
      const other = answer?.(sent);
      if (other) return other;
      store.product = { ...store.product, version: store.product.version + 1 };
      return {
        body: {
          results: { refused: [], changed: sent.shades?.length, added: sent.added?.length, product: store.product },
        },
      };
    },
    [`GET ${PAGE}/doctor`]: () => ({
      body: {
        results: [
          { check: 'no_stock', isBlocking: true, count: 1 },
          { check: 'shades_hidden', isBlocking: false, count: 2 },
        ],
      },
    }),
    'GET /api/products/office/versions/filters': () => ({
      body: {
        results: {
          brands: [
            { _id: '1', name: 'Tinta Sur' },
            { _id: '3', name: 'Aura' },
          ],
          categories: [
            { _id: '5', name: 'Coloración', parentId: null },
            { _id: '2', name: 'Tintes', parentId: '5' },
          ],
        },
      },
    }),
  });
  return { asked, store, router: renderOffice('/productos/12') };
}
const bar = () => screen.findByRole('toolbar', { name: 'Cambios sin guardar' });
const lastSave = (asked: ReturnType<typeof open>['asked']) => asked[`PUT ${PAGE}`]?.at(-1)?.body;
async function focusGrid(): Promise<HTMLElement> {
  const grid = await screen.findByRole('grid', { name: 'Tonos del producto' });
  await within(grid).findByText('Rubio 2');
  grid.focus();
  return grid;
}
const pasteShades = async (text: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Pegar de Excel' }));
  fireEvent.change(await screen.findByLabelText('Pegado'), { target: { value: text } });
};

test('texts, brand and minimum are changed, undone and saved with ⌘S for the version of the page (OFC-402)', async () => {
  const { asked } = open();
  const name = await screen.findByLabelText('Nombre');
  await userEvent.clear(name);
  await userEvent.type(name, 'Tinte nuevo');
  await userEvent.selectOptions(await screen.findByLabelText('Marca'), 'Aura');
  fireEvent.change(screen.getByLabelText('Mínimo'), { target: { value: '3' } });
  expect(within(await bar()).getByText('3 cambios')).toBeTruthy();
  await userEvent.click(within(await bar()).getByRole('button', { name: 'Deshacer' }));
  expect(within(await bar()).getByText('2 cambios')).toBeTruthy();
  await userEvent.keyboard('{Control>}s{/Control}');
  await screen.findByText('Guardado. La tienda ya lo muestra.');
  expect(lastSave(asked)).toMatchObject({
    version: 4,
    product: { name: 'Tinte nuevo', brandId: '3' },
    shades: [],
    added: [],
  });
  expect(screen.queryByRole('toolbar', { name: 'Cambios sin guardar' })).toBeNull();
});

test('the base price goes to every shade as one step, and the bar says so (OFC-402)', async () => {
  const { asked } = open();
  fireEvent.change(await screen.findByLabelText('Precio base'), { target: { value: '16.900' } });
  await screen.findByText('antes $ 16.100, +5%');
  expect((await bar()).textContent).toContain('precio en 3 tonos');
  await userEvent.click(within(await bar()).getByRole('button', { name: /^Guardar/ }));
  await waitFor(() => expect(lastSave(asked)?.['shades']).toHaveLength(3));
});

test('the table is edited with keys: a name is typed, a colour without # is understood, a shade is hidden and moved (OFC-402)', async () => {
  const { asked } = open();
  await focusGrid();
  await userEvent.keyboard('{ArrowRight}Rubio medio{Enter}{ArrowUp}{ArrowRight}5a3d28{Enter}');
  await userEvent.keyboard('{End} {Alt>}{ArrowDown}{/Alt}');
  await userEvent.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(lastSave(asked)).toBeTruthy());
  expect(lastSave(asked)).toMatchObject({
    shades: [
      { _id: '100', name: 'Rubio medio', swatch: '#5A3D28' },
      { _id: '101', state: 'withdrawn' },
    ],
    order: ['100', '102', '101'],
  });
});

test('on a phone a shade is a card, and its sheet changes it as one step with the rules of the table (OFC-402)', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  const { asked } = open();
  await userEvent.click(await screen.findByRole('button', { name: /^7.1 Rubio 1/ }));
  expect(screen.queryByRole('grid')).toBeNull();
  const sheet = within(await screen.findByRole('dialog', { name: '7.1 Rubio 1' }));
  const fill = (label: string, value: string) => fireEvent.change(sheet.getByLabelText(label), { target: { value } });
  fill('Nombre', 'Rubio medio');
  fill('Color', 'rojo');
  fill('Orden', '9');
  await userEvent.click(sheet.getByRole('button', { name: 'Aplicar' }));
  // what is wrong keeps the sheet open with its text
  expect(sheet.getByText('Escribe el color como #5a3d28')).toBeTruthy();
  expect(sheet.getByText('Escribe un puesto de la carta')).toBeTruthy();
  expect(sheet.getByLabelText<HTMLInputElement>('Color').value).toBe('rojo');
  fill('Color', '5a3d28');
  fill('Orden', '3');
  fill('Precio', '16.900');
  await userEvent.click(sheet.getByRole('switch', { name: 'Visible' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Aplicar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(within(await bar()).getByRole('button', { name: 'Deshacer' }));
  expect(within(await bar()).getByText('1 cambio')).toBeTruthy();
  await userEvent.click(within(await bar()).getByRole('button', { name: 'Rehacer' }));
  await userEvent.click(within(await bar()).getByRole('button', { name: /^Guardar/ }));
  await waitFor(() => expect(lastSave(asked)).toBeTruthy());
  expect(lastSave(asked)).toMatchObject({
    shades: [{ _id: '101', name: 'Rubio medio', swatch: '#5A3D28', price: 16_900, state: 'withdrawn' }],
    order: ['100', '102', '101'],
  });
  vi.unstubAllGlobals();
});

test('on a phone the first 20 of 214 shades are drawn, then all, and a new shade opens its sheet (OFC-402)', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  open({ shades: Array.from({ length: 214 }, (_, n) => shade(n)) });
  const cards = async () =>
    within(await screen.findByRole('list', { name: 'Tonos del producto' })).getAllByRole('button');
  expect(await cards()).toHaveLength(20);
  await userEvent.click(screen.getByRole('button', { name: 'Ver los 214 tonos' }));
  expect(await cards()).toHaveLength(214);
  await userEvent.click(screen.getByRole('button', { name: 'Agregar tono' }));
  expect(await screen.findByRole('dialog', { name: 'nuevo' })).toBeTruthy();
  vi.unstubAllGlobals();
});

test('a bad colour or price is refused in its cell and nothing of it is kept (OFC-402)', async () => {
  open();
  const grid = await focusGrid();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}rojo{Enter}');
  expect((await screen.findByText('1 celda no se entiende')).textContent).toBeTruthy();
  expect(
    within(grid)
      .getAllByRole('gridcell')
      .filter((cell) => cell.getAttribute('aria-invalid')),
  ).toHaveLength(1);
  expect(screen.queryByRole('toolbar', { name: 'Cambios sin guardar' })).toBeNull();
});

test('a shade is added, and what the server refuses is shown in its row and in the bar (OFC-402)', async () => {
  const { asked } = open(
    {},
    {
      answer: ({ added }) => ({
        body: {
          results: {
            refused: [
              {
                id: added?.[0]?.key,
                field: 'code',
                code: 'SHADE_CODE_TAKEN',
                message: 'Otro producto ya tiene ese código.',
              },
            ],
            changed: 0,
            added: 0,
            product: dye,
          },
        },
      }),
    },
  );
  await focusGrid();
  await userEvent.click(screen.getByRole('button', { name: 'Agregar tono' }));
  (await focusGrid()).focus();
  await userEvent.keyboard(
    '{ArrowDown}{ArrowDown}{ArrowDown}9.2{Enter}{ArrowRight}{ArrowRight}{ArrowRight}ts-92{Enter}',
  );
  await userEvent.keyboard('{Control>}s{/Control}');
  await within(await bar()).findByText('1 fila no se puede guardar');
  expect(lastSave(asked)?.['added']).toEqual([
    { key: '+1', shade: '9.2', name: '', swatch: null, code: 'TS-92', price: 16_100, state: 'published' },
  ]);
  expect(screen.getByTitle('Otro producto ya tiene ese código.')).toBeTruthy();
});

test('another person saved first: both values are shown, and mine is saved again over theirs (OFC-402)', async () => {
  const { asked, store } = open(
    {},
    {
      answer: ({ version }) =>
        version === 4 ? refusal(409, 'VERSION_CONFLICT', 'Otra persona lo cambió.') : undefined,
    },
  );
  fireEvent.change(await screen.findByLabelText('Nombre'), { target: { value: 'El mío' } });
  store.product = { ...store.product, name: 'El de otra persona', version: 7 };
  await userEvent.keyboard('{Control>}s{/Control}');
  await screen.findByText('Otra persona lo cambió mientras lo editabas');
  expect(screen.getByText('El de otra persona', { selector: '[role=alert] *' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Volver a guardar lo mío' }));
  await screen.findByText('Guardado. La tienda ya lo muestra.');
  expect(lastSave(asked)).toMatchObject({ version: 7, product: { name: 'El mío' } });
});

test('pasted rows are new, changed, same, repeated or wrong; a wrong one is mended in place, and one save writes them (OFC-402)', async () => {
  const { asked } = open();
  await pasteShades(
    [
      '7.0\tRubio 0\t#A07040',
      '7.1\tRubio medio\t#A07040',
      '5.3\tCastaño dorado\t5f4523',
      '6.35\tChocolate\t#g0482b',
      '5.3\tCastaño dorado\t5f4523',
    ].join('\n'),
  );
  await screen.findByText('Color no válido');
  expect(screen.getByText('Repetida de la fila 3')).toBeTruthy();
  expect(screen.getByText('Se agregó # al color')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Crear 1 y cambiar 1' })).toBeTruthy();
  const wrong = screen.getByLabelText('Color de la fila 4');
  await userEvent.clear(wrong);
  await userEvent.type(wrong, '#40482b{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Crear 2 y cambiar 1' }));
  await waitFor(() => expect(lastSave(asked)).toBeTruthy());
  expect(lastSave(asked)).toMatchObject({
    version: 4,
    shades: [{ _id: '101', name: 'Rubio medio' }],
    added: [
      {
        key: '3',
        code: 'TS-53',
        shade: '5.3',
        name: 'Castaño dorado',
        swatch: '#5F4523',
        price: 16_100,
        state: 'published',
      },
      { key: '4', code: 'TS-635', swatch: '#40482B' },
    ],
  });
  await waitFor(() => expect(screen.queryByLabelText('Filas')).toBeNull());
});

test('what the server refuses of a paste stays with its row, and nothing was saved (OFC-402)', async () => {
  open(
    {},
    {
      answer: () => ({
        body: {
          results: {
            refused: [
              { id: '2', field: 'code', code: 'SHADE_CODE_TAKEN', message: 'Otro producto ya tiene ese código.' },
            ],
            changed: 0,
            added: 0,
            product: dye,
          },
        },
      }),
    },
  );
  await pasteShades('Número\tNombre\tColor\tCódigo\tPrecio\n9.9\tPerla\t#d9c7b4\tTS-99\t$ 17.000');
  // the heading is the first line, so the row is the second
  await userEvent.click(await screen.findByRole('button', { name: 'Crear 1' }));
  await screen.findByText('Nada se guardó: 1 fila no se puede guardar');
  expect(screen.getByText('Otro producto ya tiene ese código.')).toBeTruthy();
});

test('a draft is published with its hidden shades, and a withdrawal needs a reason (OFC-402)', async () => {
  const { asked } = open({ state: 'draft', shades: [shade(0, { state: 'draft' }), shade(1, { state: 'draft' })] });
  await userEvent.click(await screen.findByRole('button', { name: 'Publicar' }));
  const dialog = await screen.findByRole('dialog', { name: 'Publicar el producto' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Publicar' }));
  await waitFor(() => expect(lastSave(asked)).toBeTruthy());
  expect(lastSave(asked)).toMatchObject({
    product: { state: 'published' },
    shades: [
      { _id: '100', state: 'published' },
      { _id: '101', state: 'published' },
    ],
  });
});

test('without rights the page shows everything and changes nothing; presale and places are said (OFC-402)', async () => {
  open({}, { role: 'warehouse' });
  expect(await screen.findByText('300 de 600')).toBeTruthy();
  expect(screen.getByText(/Semana del color, hasta el/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Nombre').readOnly).toBe(true);
  for (const name of ['Publicar', 'Retirar', 'Pegar de Excel', 'Agregar tono'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

test('the presale leads to its orders and its day, and a product without one to opening it; not of a combo, nor for a role that may not (OFC-402)', async () => {
  const ways = async () => {
    const panel = await screen.findByRole('region', { name: 'Preventa' });
    return within(panel)
      .getAllByRole('link')
      .map((link) => [
        link.textContent,
        link
          .getAttribute('href')
          ?.replace(/^.*preventas/, '')
          .replaceAll('%22', ''),
      ]);
  };
  open();
  const row = '?fila=12';
  expect(await ways()).toEqual([
    ['Pedidos que esperan', row],
    ['Mover fecha', `${row}&panel=mover`],
  ]);
  cleanup();
  open({ presale: null });
  expect(await ways()).toEqual([['Abrir preventa', `${row}&panel=abrir`]]);
  cleanup();
  for (const [change, role] of [
    [{}, 'warehouse'],
    [{ kind: 'combo' }, 'owner'],
  ] as const) {
    open({ presale: null, ...change }, { role });
    await screen.findByRole('region', { name: 'Se ve en' });
    expect(screen.queryByRole('region', { name: 'Preventa' })).toBeNull();
    cleanup();
  }
});

test('what keeps the product unsold is listed with the way to mend it (OFC-402)', async () => {
  open();
  const panel = await screen.findByRole('region', { name: '¿Por qué no se vende?' });
  expect(await within(panel).findByText('No hay unidades en ninguna bodega')).toBeTruthy();
  expect(within(panel).getByRole('link', { name: 'Ver existencias' }).getAttribute('href')).toContain(
    'existencias?q=TS-TPC',
  );
  expect(within(panel).getByText('2 tonos están ocultos')).toBeTruthy();
});

test('a number of several volumes needs its code in a paste (OFC-402)', async () => {
  open({ shades: [shade(0, { volume: '60 ml' }), shade(9, { shade: '7.0', volume: '90 ml', code: 'TS-79' })] });
  await pasteShades('7.0\tRubio\t#A07040\n9.0\tPerla\t#d9c7b4');
  expect(await screen.findByText('Falta el código')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Crear 1' })).toBeTruthy();
});

test('a paste of 500 rows is read and saved at once; of 501 rows nothing is saved (OFC-402)', async () => {
  const { asked } = open();
  const line = (n: number) => `${20 + n}.1\tTono ${n}\t#a0${n.toString(16).padStart(4, '0')}`;
  const rows = Array.from({ length: 501 }, (_, n) => line(n));
  await pasteShades(rows.join('\n'));
  expect(await screen.findByText('Caben 500 filas a la vez')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Pegar otra vez' }));
  fireEvent.change(await screen.findByLabelText('Pegado'), { target: { value: rows.slice(0, 500).join('\n') } });
  await userEvent.click(await screen.findByRole('button', { name: 'Crear 500' }));
  await waitFor(() => expect(lastSave(asked)).toBeTruthy());
  expect(lastSave(asked)?.added).toHaveLength(500);
});

test('pasted lines stay in their columns beside what becomes of them (OFC-402)', async () => {
  open();
  await pasteShades('5.0\tCastaño claro\t#5a3d28\n5.3\tCastaño dorado\t#g0482b');
  const pasted = await screen.findByRole('table', { name: 'Pegado' });
  const cells = within(pasted)
    .getAllByRole('row')
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
  expect(cells).toEqual([
    ['1', '5.0', 'Castaño claro', '#5a3d28'],
    ['2', '5.3', 'Castaño dorado', '#g0482b'],
  ]);
});

test('the table shows the units of each warehouse with a way to their movements, and the shades that sell most (OFC-402)', async () => {
  open({ shades: [shade(0), shade(1, { stock: { MDE: 4 }, available: 4, isTopSeller: true }), shade(2)] });
  const grid = await focusGrid();
  const cellsOf = (name: string) => [
    ...(within(grid).getByText(name).closest('[role="row"]')?.querySelectorAll('[role="gridcell"]') ?? []),
  ];
  const heads = within(grid)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
  expect(heads.slice(5, 8)).toEqual(['Disponible', 'Bogotá', 'Medellín']);
  const cells = cellsOf('Rubio 1');
  expect(cells.slice(5, 8).map(({ textContent }) => textContent)).toEqual(['4', '0', '4']);
  expect(cells[7]?.querySelector('a')?.getAttribute('href')).toBe(
    '/oficina/existencias?q=TS-71&bodega=MDE&fila=%22101%22&panel=movimientos',
  );
  expect(cells[9]?.querySelector('svg')).not.toBeNull();
  expect(cellsOf('Rubio 2')[9]?.querySelector('svg')).toBeNull();
});

test('the offer shows its price, the cost its margin without IVA, and another IVA is saved with the product (OFC-402)', async () => {
  const { asked } = open({
    offer: { name: 'Semana del color', type: 'percentage', amount: 20 },
    shades: [shade(0, { cost: 8_950 }), shade(1, { cost: 8_950, isNew: true })],
  });
  expect((await screen.findByLabelText<HTMLInputElement>('Oferta')).value).toBe('−20%');
  expect(screen.getByRole('link', { name: /^Semana del color, \$\s12.880$/ }).getAttribute('href')).toContain(
    'ofertas',
  );
  expect(screen.getByLabelText<HTMLInputElement>('Costo').value).toMatch(/^\$\s8.950$/);
  expect(screen.getByText('margen 17%')).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText('IVA'), 'Exento');
  expect(screen.getByText('margen 31%')).toBeTruthy();
  await bar();
  await userEvent.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(lastSave(asked)).toMatchObject({ product: { taxClass: 'exempt' } }));
});

test('shades shown as tiles keep that layout in the address; a switch hides one as the table does (OFC-402)', async () => {
  const { asked, router } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Cuadros' }));
  await userEvent.click(await screen.findByRole('switch', { name: '7.1 Rubio 1 visible en la tienda' }));
  expect(screen.queryByRole('grid')).toBeNull();
  expect(router.state.location.search).toEqual({ tonos: 'cuadros' });
  await bar();
  await userEvent.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(lastSave(asked)).toMatchObject({ shades: [{ _id: '101', state: 'withdrawn' }] }));
});

test('J and K go through the list that the page was opened from, over the end of its page, and back leads to that list (OFC-402)', async () => {
  const listed = (id: string) => ({ _id: id });
  const pages: Record<string, object[]> = { '1': [listed('11'), listed('12')], '2': [listed('13')] };
  const asked = answerWith({
    'GET /api/office/me': () => signedIn('owner'),
    'GET /api/products/office/version-groups': ({ query }) => ({
      body: { results: pages[query['page'] ?? '1'], page: 1, limit: 2, total: 3, totalIsExact: true, pages: 2 },
    }),
    ...Object.fromEntries(
      ['11', '12', '13'].map((id) => [
        `GET /api/products/office/products/${id}`,
        () => ({ body: { results: { ...dye, _id: id, name: `Producto ${id}` } } }),
      ]),
    ),
  });
  const router = renderOffice('/productos/12?q=tinte');
  await screen.findByRole('button', { name: 'Producto siguiente (J)' });
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Producto siguiente (J)' }).disabled).toBe(false),
  );
  await userEvent.keyboard('j');
  expect(await screen.findByRole('heading', { name: 'Producto 13' })).toBeTruthy();
  expect(router.state.location.search).toEqual({ q: 'tinte', pagina: 2 });
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Producto anterior (K)' }).disabled).toBe(false),
  );
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Producto siguiente (J)' }).disabled).toBe(true);
  expect(screen.getByRole('link', { name: 'Volver a productos' }).getAttribute('href')).toBe(
    '/oficina/productos?q=tinte&pagina=2',
  );
  await userEvent.keyboard('k');
  await screen.findByRole('heading', { name: 'Producto 12' });
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Producto anterior (K)' }).disabled).toBe(false),
  );
  await userEvent.keyboard('k');
  expect(await screen.findByRole('heading', { name: 'Producto 11' })).toBeTruthy();
  expect(asked['GET /api/products/office/version-groups']?.[0]?.query['q']).toBe('tinte');
});
