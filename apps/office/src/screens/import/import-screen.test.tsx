import type { ImportCounts, ImportRow, ImportRun, ImportSummary, OneImport } from '@tonalia/contract/import-office';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { signedIn } from '../../../test/orders.ts';
import { answerWith, refusal, renderOffice } from '../../../test/render-office.tsx';
import { readImportSearch, readImportsSearch } from './import-search.ts';

const ID = '0197a3f0-0000-4000-8000-000000000232';
const LISTS = 'GET /api/products/office/imports';
const UPLOAD = 'POST /api/products/office/import-files';
const ONE = `GET /api/products/office/imports/${ID}`;
const COLUMNS = `PUT /api/products/office/imports/${ID}/columns`;
const ROWS = `GET /api/products/office/imports/${ID}/rows`;
const STOP = `POST /api/products/office/imports/${ID}/stop`;
const JOBS = 'POST /api/office/jobs';

const counts: ImportCounts = {
  created: 120,
  updated: 310,
  unchanged: 2_100,
  skipped: 16,
  priced: 310,
  raised: 306,
  fallen: 4,
  averagePercent: 4.8,
  steepest: { name: 'Tinte 6.6 Rubio oscuro rojo', before: 17_200, after: 11_900 },
  stocked: 40,
  doubted: 4,
  products: 3,
};
const run = (more: Partial<ImportRun> = {}): ImportRun => ({
  done: 2_546,
  counts,
  warnings: [],
  isRefused: false,
  takesDoubted: false,
  leavesFalls: false,
  pricesFrom: null,
  missing: [],
  withdrawn: 0,
  undone: { back: 0, kept: 0 },
  endedAt: '2026-11-27T15:21:00.000Z',
  ...more,
});
const summary: ImportSummary = {
  _id: ID,
  number: 'IM-0232',
  kind: 'catalogue',
  name: 'lista-tinta-sur-diciembre.xlsx',
  operator: 'Camila Moreno',
  rows: 2_546,
  state: 'columns',
  counts: null,
  createdAt: '2026-11-27T15:21:00.000Z',
  canUndo: false,
};
const one = (more: Partial<OneImport> = {}): OneImport => ({
  ...summary,
  version: 1,
  mode: 'both',
  hasTitles: true,
  decimals: 'comma',
  columns: [
    {
      title: 'REF',
      untitled: 'Columna A',
      target: 'code',
      isSure: true,
      found: 2_530,
      samples: ['TS-70', 'TS-71', 'TS-73'],
    },
    {
      title: 'VR UNIT',
      untitled: 'Columna B',
      target: null,
      isSure: true,
      found: null,
      samples: ['16.900', '16.900', '16.900'],
    },
    {
      title: 'EXIST BOG',
      untitled: 'Columna C',
      target: 'stock:BOG',
      isSure: false,
      found: null,
      samples: ['184', '310', '96'],
    },
  ],
  targets: [
    { target: 'code', name: 'Código' },
    { target: 'price', name: 'Precio, lista base' },
    { target: 'stock:BOG', name: 'Existencias, Bogotá' },
  ],
  template: null,
  templates: [],
  problem: null,
  check: null,
  run: null,
  ...more,
});
const rows: ImportRow[] = [
  {
    row: 3,
    code: 'TS-71',
    name: 'Tinte 7.1 Rubio medio cenizo',
    hex: '#807763',
    outcome: 'updated',
    isDoubted: false,
    reason: null,
    changes: [
      { field: 'price', before: 16_100, after: 16_900 },
      { field: 'stock:BOG', before: 310, after: 298 },
    ],
  },
  {
    row: 9,
    code: 'TS-913',
    name: 'Tinte 9.13',
    hex: null,
    outcome: 'created',
    isDoubted: false,
    reason: null,
    changes: [],
  },
];
const office = (more = {}, role: Parameters<typeof signedIn>[0] = 'operations') =>
  answerWith({
    'GET /api/office/me': () => signedIn(role),
    [LISTS]: () => ({
      body: {
        results: [{ ...summary, counts, state: 'done' }],
        page: 1,
        limit: 20,
        total: 1,
        totalIsExact: true,
        pages: 1,
      },
    }),
    [ONE]: () => ({ body: { results: one() } }),
    [ROWS]: () => ({ body: { results: rows, page: 1, limit: 50, total: 2, totalIsExact: true, pages: 1 } }),
    [JOBS]: () => ({ body: { results: { _id: ID, kind: 'import_check', state: 'waiting', failures: [] } } }),
    ...more,
  });

test('a file that is chosen opens its columns, and a refused one says why in its place (OFC-404)', async () => {
  let isBad = true;
  const asked = office({
    [UPLOAD]: () =>
      isBad ? refusal(400, 'INVALID_REQUEST', 'El libro de Excel está dañado.') : { body: { results: one() } },
  });
  const router = renderOffice('/importar');
  const field = await screen.findByLabelText('Escoger archivo', { selector: 'input' });
  const file = new File(['Código;Precio\nTS-70;16900'], 'lista.csv');
  await userEvent.upload(field, file);
  expect((await screen.findByRole('alert')).textContent).toBe('El libro de Excel está dañado.');
  isBad = false;
  await userEvent.upload(field, file);
  expect(await screen.findByRole('heading', { name: 'Importar' })).toBeDefined();
  await waitFor(() => expect(router.state.location.pathname).toBe(`/importar/${ID}`));
  expect(asked[UPLOAD]?.[0]?.query).toEqual({ kind: 'catalogue', name: 'lista.csv' });
});

test('copied cells are pasted with the button as a list, and without any the zone says so (OFC-404)', async () => {
  const user = userEvent.setup();
  const asked = office({ [UPLOAD]: () => ({ body: { results: one() } }) });
  const router = renderOffice('/importar');
  const paste = await screen.findByRole('button', { name: /^Pegar/ });
  await user.click(paste);
  expect((await screen.findByRole('alert')).textContent).toMatch(/^No hay celdas copiadas/);
  expect(asked[UPLOAD]).toBeUndefined();
  await navigator.clipboard.writeText('Código\tPrecio\nTS-70\t16900');
  await user.click(paste);
  await waitFor(() => expect(router.state.location.pathname).toBe(`/importar/${ID}`));
  expect(asked[UPLOAD]?.[0]?.query).toEqual({ kind: 'catalogue', name: 'pegado.csv' });
});

test('the imports are listed with what they did, and a role sees only its kinds of lists (OFC-404)', async () => {
  office({}, 'warehouse');
  renderOffice('/importar');
  const table = await screen.findByRole('table');
  expect(within(table).getByRole('link', { name: 'IM-0232' })).toBeDefined();
  expect(within(table).getByText('Terminada')).toBeDefined();
  const kinds = screen.getByRole('group', { name: 'Qué trae la lista' });
  expect(
    within(kinds)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Solo existencias']);
});

test('columns are named by hand beside their first rows, a guess asks, and they are kept for the supplier (OFC-404)', async () => {
  const asked = office({ [COLUMNS]: () => ({ body: { results: one({ version: 2 }) } }) });
  renderOffice(`/importar/${ID}`);
  expect(await screen.findByText('¿Es Existencias, Bogotá?')).toBeDefined();
  expect(screen.getByText('TS-71')).toBeDefined();
  expect(screen.getByText('2 de 3')).toBeDefined();
  expect(within(screen.getByRole('row', { name: /^REF/ })).getByText('2.530 encontrados')).toBeDefined();
  await userEvent.selectOptions(screen.getByLabelText('Qué es VR UNIT'), 'Precio, lista base');
  await userEvent.selectOptions(screen.getByLabelText('Qué es EXIST BOG'), 'No traer');
  await userEvent.type(screen.getByLabelText('Recordar para'), 'Tinta Sur');
  expect(screen.getByRole('button', { name: 'Actualizar y crear' }).getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Solo actualizar' }));
  await userEvent.click(screen.getByRole('button', { name: 'Revisar cambios' }));
  await waitFor(() => expect(asked[JOBS]?.[0]?.body).toEqual({ kind: 'import_check', importId: ID }));
  expect(asked[COLUMNS]?.[0]?.body).toEqual({
    version: 1,
    targets: ['code', 'price', null],
    template: 'Tinta Sur',
    mode: 'update',
    hasTitles: true,
    decimals: 'comma',
  });
});

test('a list without titles names its columns by letters and shows its first row, and its decimals are chosen (OFC-404)', async () => {
  const asked = office({ [COLUMNS]: () => ({ body: { results: one({ version: 2 }) } }) });
  renderOffice(`/importar/${ID}`);
  await userEvent.selectOptions(await screen.findByLabelText('Qué es VR UNIT'), 'Precio, lista base');
  await userEvent.click(screen.getByRole('checkbox', { name: 'La fila 1 son los títulos' }));
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'En el archivo',
    'En la tienda',
    'Fila 1',
    'Fila 2',
    'Fila 3',
  ]);
  const first = screen.getByRole('row', { name: /^Columna A/ });
  expect(
    within(first)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
      .slice(1),
  ).toEqual(['REF', 'TS-70', 'TS-71', '']);
  // what was chosen stays
  expect(screen.getByLabelText<HTMLSelectElement>('Qué es Columna B').value).toBe('price');
  const decimals = screen.getByLabelText<HTMLSelectElement>('Decimales');
  expect([...decimals.options].map(({ text }) => text)).toEqual(['1.234,50', '1,234.50']);
  await userEvent.selectOptions(decimals, '1,234.50');
  await userEvent.click(screen.getByRole('button', { name: 'Revisar cambios' }));
  await waitFor(() => expect(asked[COLUMNS]?.[0]?.body).toMatchObject({ hasTitles: false, decimals: 'dot' }));
  expect(asked[COLUMNS]?.[0]?.body).toMatchObject({ targets: ['code', 'price', 'stock:BOG'] });
});

test('a list with both marks is read cell by cell until one is chosen (OFC-404)', async () => {
  const asked = office({
    [ONE]: () => ({ body: { results: one({ decimals: null }) } }),
    [COLUMNS]: () => ({ body: { results: one({ version: 2 }) } }),
  });
  renderOffice(`/importar/${ID}`);
  const decimals = await screen.findByLabelText<HTMLSelectElement>('Decimales');
  expect(decimals.selectedOptions[0]?.text).toBe('Según cada celda');
  await userEvent.click(screen.getByRole('button', { name: 'Revisar cambios' }));
  await waitFor(() => expect(asked[COLUMNS]).toHaveLength(1));
  expect(asked[COLUMNS]?.[0]?.body).not.toHaveProperty('decimals');
});

test('a list of customers has no numbers with decimals to choose (OFC-404)', async () => {
  office({ [ONE]: () => ({ body: { results: one({ kind: 'customers' }) } }) });
  renderOffice(`/importar/${ID}`);
  expect(await screen.findByRole('checkbox', { name: 'La fila 1 son los títulos' })).toBeDefined();
  expect(screen.queryByLabelText('Decimales')).toBeNull();
});

test('an import belongs to the entry of products in the menu (OFC-404)', async () => {
  office({});
  renderOffice(`/importar/${ID}`);
  await screen.findByText('TS-71');
  expect(screen.getByRole('link', { name: /^Productos/ }).getAttribute('aria-current')).toBe('page');
});

test('the columns of a list are not kept when the operator takes the tick away (OFC-404)', async () => {
  const asked = office({ [COLUMNS]: () => ({ body: { results: one({ version: 2 }) } }) });
  renderOffice(`/importar/${ID}`);
  await userEvent.type(await screen.findByLabelText('Recordar para'), 'Tinta Sur');
  await userEvent.click(screen.getByLabelText('Recordar estas columnas'));
  expect(screen.getByLabelText<HTMLInputElement>('Recordar para').disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Revisar cambios' }));
  await waitFor(() => expect(asked[COLUMNS]?.[0]?.body).toMatchObject({ template: null }));
});

test('columns that are refused keep what was chosen, with the sentence (OFC-404)', async () => {
  office({
    [COLUMNS]: () => ({ body: { results: one({ version: 1 }) } }),
    [JOBS]: () => refusal(400, 'IMPORT_COLUMN_MISSING', 'Falta el código.'),
  });
  renderOffice(`/importar/${ID}`);
  await userEvent.selectOptions(await screen.findByLabelText('Qué es REF'), 'No traer');
  await userEvent.click(screen.getByRole('button', { name: 'Revisar cambios' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Falta el código.');
  expect(screen.getByLabelText<HTMLSelectElement>('Qué es REF').value).toBe('');
});

test('the review shows each value of today and then, and a counter filters the rows (OFC-404)', async () => {
  const asked = office({ [ONE]: () => ({ body: { results: one({ state: 'checked', check: run() }) } }) });
  const router = renderOffice(`/importar/${ID}`);
  const table = await screen.findByRole('table');
  const cells = [...table.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('td')].map(({ textContent }) => textContent.replaceAll('\u00A0', ' ')),
  );
  expect(cells).toEqual([
    ['TS-71', 'Tinte 7.1 Rubio medio cenizo', 'Precio', '$ 16.100', '$ 16.900', '+5%'],
    ['TS-71', 'Tinte 7.1 Rubio medio cenizo', 'Bogotá', '310', '298', '−12'],
    ['TS-913', 'Tinte 9.13', 'Tono nuevo', '', '', ''],
  ]);
  await userEvent.click(screen.getByRole('button', { name: /Se saltan 16/ }));
  await waitFor(() => expect(asked[ROWS]?.at(-1)?.query).toMatchObject({ filter: 'skipped' }));
  expect(router.state.location.search).toEqual({ filtro: 'saltados' });
  await userEvent.click(screen.getByRole('button', { name: 'Ver todos' }));
  expect(router.state.location.search).toEqual({});
  await userEvent.click(screen.getByRole('button', { name: 'Importar 430 filas' }));
  await waitFor(() =>
    expect(asked[JOBS]?.at(-1)?.body).toEqual({
      kind: 'import_run',
      importId: ID,
      withdraws: false,
      missingSeen: 0,
      leavesFalls: false,
      pricesFrom: null,
    }),
  );
});

test('too many doubted prices refuse the import until the operator takes them, which checks the list again (OFC-404)', async () => {
  const asked = office({
    [ONE]: () => ({ body: { results: one({ state: 'checked', check: run({ isRefused: true }) }) } }),
  });
  renderOffice(`/importar/${ID}`);
  expect((await screen.findByRole('alert')).textContent).toContain('Son demasiados: así no se importa nada.');
  expect(screen.getByRole('button', { name: 'Importar 430 filas' }).hasAttribute('disabled')).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Traerlos' }));
  await waitFor(() =>
    expect(asked[JOBS]?.at(-1)?.body).toEqual({ kind: 'import_check', importId: ID, takesDoubted: true }),
  );
});

test('what is missing from the list is counted by brand, and stays unless the operator withdraws it (OFC-404)', async () => {
  const check = run({ missing: [{ brand: 'Tinta Sur', missing: 12, published: 40 }] });
  const asked = office({ [ONE]: () => ({ body: { results: one({ state: 'checked', check }) } }) });
  renderOffice(`/importar/${ID}`);
  expect(await screen.findByText('Tinta Sur: 12 de 40')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Dejarlos' }).getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Retirarlos' }));
  await userEvent.click(screen.getByRole('button', { name: 'Importar 430 filas' }));
  await waitFor(() => expect(asked[JOBS]?.at(-1)?.body).toMatchObject({ withdraws: true, missingSeen: 12 }));
});

test('a running import shows how far it is and stops; a stopped one goes on, and its report is downloaded (OFC-404)', async () => {
  const going = { check: run(), run: run({ done: 1_708, counts: null, endedAt: null }) };
  const asked = office({
    [ONE]: () => ({ body: { results: one({ state: 'running', ...going }) } }),
    [STOP]: () => ({ body: { results: one({ state: 'stopped', ...going }) } }),
  });
  renderOffice(`/importar/${ID}`);
  expect(await screen.findByText(/1\.708 de 2\.546 filas/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Detener' }));
  expect(await screen.findByText(/Detenida después de 1\.708 filas/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Descargar informe' }).getAttribute('href')).toBe(
    `/api/products/office/imports/${ID}/report`,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Seguir' }));
  await waitFor(() => expect(asked[JOBS]?.at(-1)?.body).toEqual({ kind: 'import_run', importId: ID }));
});

test('an address of an import is read as far as it is understood (OFC-009)', () => {
  expect(readImportSearch({ paso: 'revisar', filtro: 'dudosos', q: ' 7.1 ', pagina: '2' })).toEqual({
    paso: 'revisar',
    filtro: 'dudosos',
    q: '7.1',
    pagina: 2,
  });
  expect(readImportSearch({ paso: 'x', filtro: 'cambios', q: 3, pagina: -1 })).toEqual({ q: '3' });
  expect(readImportsSearch({ tipo: 'precios', pagina: 0 })).toEqual({ tipo: 'precios' });
});

test('a list of customers shows what changes in its own words, and one with credit asks for the second factor before it runs (OFC-404, OFC-005)', async () => {
  const changed: ImportRow = {
    row: 2,
    code: '9005550141',
    name: 'Salón Aurora',
    hex: null,
    outcome: 'updated',
    isDoubted: false,
    reason: null,
    changes: [
      { field: 'trade_type', before: 'Peluquería', after: 'Barbería' },
      { field: 'credit_limit', before: 500_000, after: 900_000 },
    ],
  };
  const asked = office(
    {
      [ONE]: () => ({ body: { results: one({ kind: 'customers', state: 'checked', check: run() }) } }),
      [ROWS]: () => ({ body: { results: [changed], page: 1, limit: 50, total: 1, totalIsExact: true, pages: 1 } }),
      [JOBS]: () => refusal(403, 'STEP_UP_REQUIRED', 'Confirma que eres tú.'),
    },
    'owner',
  );
  renderOffice(`/importar/${ID}`);
  const table = await screen.findByRole('table');
  expect(within(table).getByRole('columnheader', { name: 'Negocio' })).toBeDefined();
  const words = [...table.querySelectorAll('tbody td')].map(({ textContent }) => textContent.replaceAll('\u00A0', ' '));
  expect(words).toEqual(
    expect.arrayContaining(['Tipo de negocio', 'Peluquería', 'Barbería', 'Cupo', '$ 500.000', '$ 900.000', '+80%']),
  );
  expect(screen.queryByRole('button', { name: /Cambian existencias/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Importar 430 filas' }));
  expect(await screen.findByRole('dialog')).toBeDefined();
  expect(asked[JOBS]?.[0]?.body).toMatchObject({ kind: 'import_run', importId: ID });
});

test('an import that ended can be undone after a question, and says what stayed (OFC-404)', async () => {
  const asked = office({
    [LISTS]: () => ({
      body: {
        results: [{ ...summary, counts, state: 'done', canUndo: true }],
        page: 1,
        limit: 20,
        total: 1,
        totalIsExact: true,
        pages: 1,
      },
    }),
    [ONE]: () => ({
      body: { results: one({ state: 'undone', check: run(), run: run({ undone: { back: 428, kept: 2 } }) }) },
    }),
  });
  renderOffice(`/importar/${ID}`);
  expect(await screen.findByText('428 filas deshechas, 2 siguen porque cambiaron después')).toBeDefined();
  await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
  const dialog = await screen.findByRole('dialog', { name: '¿Deshacer IM-0232?' });
  expect(asked[JOBS]).toBeUndefined();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Deshacer' }));
  await waitFor(() => expect(asked[JOBS]?.[0]?.body).toEqual({ kind: 'import_undo', importId: ID }));
  await userEvent.click(screen.getByRole('link', { name: 'Ver las que siguen' }));
  await waitFor(() => expect(asked[ROWS]?.at(-1)?.query).toMatchObject({ filter: 'kept' }));
});

test('the report of a list that names photographs takes their ZIP (OFC-404, OFC-403)', async () => {
  const photo = { title: 'FOTO', untitled: 'Columna C', target: 'photo', isSure: true, found: 9, samples: ['a.jpg'] };
  const ended = (more: Partial<OneImport>) => ({
    body: { results: one({ state: 'done', check: run(), run: run(), ...more }) },
  });
  const begun = 'POST /api/products/office/media/archives';
  const note = /qué foto va con cada código/;
  const asked = office({
    [ONE]: () => ended({ columns: [...one().columns, photo] }),
    [begun]: () => refusal(409, 'STORAGE_FULL', 'No hay espacio.'),
  });
  renderOffice(`/importar/${ID}`);
  await screen.findByText(note);
  await userEvent.upload(
    await screen.findByLabelText('Archivo ZIP con fotos'),
    new File(['x'], 'fotos.zip', { type: 'application/zip' }),
  );
  await waitFor(() => expect(asked[begun]?.[0]?.body).toEqual({ name: 'fotos.zip', bytes: 1 }));
  cleanup();
  office({ [ONE]: () => ended({}) });
  renderOffice(`/importar/${ID}`);
  await screen.findByText(/2.546 de 2.546/);
  expect(screen.queryByText(note)).toBeNull();
});

test('the report of a list with addresses of photographs fetches them as a job, or says that they are off (OFC-404, OFC-403)', async () => {
  const samples = ['', 'https://cdn.proveedor.co/7-1.jpg'];
  const photo = { title: 'FOTO', untitled: 'Columna C', target: 'photo', isSure: true, found: 9, samples };
  let isOff = true;
  const off = 'Esta instalación no trae fotos de direcciones.';
  const asked = office({
    [ONE]: () => ({
      body: { results: one({ state: 'done', check: run(), run: run(), columns: [...one().columns, photo] }) },
    }),
    [JOBS]: () =>
      isOff
        ? refusal(409, 'PHOTO_ADDRESSES_OFF', off)
        : { body: { results: { _id: ID, kind: 'photos_fetch', state: 'waiting', failures: [] } } },
  });
  renderOffice(`/importar/${ID}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Traer fotos' }));
  await screen.findByText(off);
  isOff = false;
  await userEvent.click(screen.getByRole('button', { name: 'Traer fotos' }));
  await screen.findByText(/Las fotos llegan en segundo plano/);
  expect(asked[JOBS]?.map(({ body }) => body)).toEqual([{ kind: 'photos_fetch' }, { kind: 'photos_fetch' }]);
});

test('a check says how prices move and which falls most, and falls can stay out (OFC-404)', async () => {
  const user = userEvent.setup();
  const asked = office({ [ONE]: () => ({ body: { results: one({ state: 'checked', check: run() }) } }) });
  renderOffice(`/importar/${ID}?paso=revisar`);
  expect(await screen.findByText('suben 306, promedio +4,8%')).toBeDefined();
  const note = screen.getByText('4 precios bajan más de 20%').closest('[role=note]');
  expect(note?.textContent?.replaceAll(/\s/g, ' ')).toContain(
    'el mayor Tinte 6.6 Rubio oscuro rojo, de $ 17.200 a $ 11.900',
  );
  const falls = within(note as HTMLElement); // as: it was found
  await user.click(falls.getByRole('button', { name: 'Ver los 4' }));
  await waitFor(() => expect(asked[ROWS]?.at(-1)?.query).toMatchObject({ filter: 'fallen' }));
  await user.click(falls.getByRole('button', { name: 'No traerlos' }));
  await user.click(screen.getByRole('button', { name: /^Importar / }));
  await waitFor(() =>
    expect(asked[JOBS]?.[0]?.body).toMatchObject({ kind: 'import_run', leavesFalls: true, pricesFrom: null }),
  );
});

test('the prices of a list enter now, or from the first hour of a day (OFC-404, OFC-407)', async () => {
  const user = userEvent.setup();
  const asked = office({ [ONE]: () => ({ body: { results: one({ state: 'checked', check: run() }) } }) });
  renderOffice(`/importar/${ID}?paso=revisar`);
  await user.click(await screen.findByRole('button', { name: /^El 1 \p{L}+ a las 00:00$/u }));
  const day = screen.getByLabelText<HTMLInputElement>('Desde el día');
  fireEvent.change(day, { target: { value: '2099-12-01' } });
  await user.click(screen.getByRole('button', { name: /^Importar / }));
  await waitFor(() => expect(asked[JOBS]?.[0]?.body).toMatchObject({ pricesFrom: '2099-12-01T05:00:00.000Z' }));
});
