import type { OfficeDeal, PriceExplanation, PriceProgram } from '@tonalia/contract/prices-office';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { signedIn } from '../../../test/orders.ts';
import { answerWith, refusal, renderOffice } from '../../../test/render-office.tsx';
import { fromField } from '../../components/bogota-time.ts';
import { percentOf } from './program-draft.ts';
import { readPricesSearch } from './prices-search.ts';

const PROGRAMS = '/api/products/office/prices/programs';
const EXPLAIN = 'GET /api/products/office/prices/explain';
const day = 86_400_000;
const at = (days: number) => new Date(Date.now() + days * day).toISOString();
const counted = { page: 1, limit: 50, totalIsExact: true, pages: 1 };
const version = {
  _id: '71',
  code: 'TS-71',
  name: '7.1 Rubio medio cenizo',
  detail: 'Tinta Sur, tinte permanente',
  image: '/pictures/version/71',
  tile: 'arena',
  swatch: '#8A7B60',
};
const program = (more: Partial<PriceProgram> = {}): PriceProgram => ({
  _id: '7b0f3c6e-0000-4000-8000-000000000001',
  name: 'Alza Tinta Sur',
  tradeTypeId: null,
  customer: null,
  from: at(1),
  until: null,
  replaces: true,
  state: 'coming',
  versions: 86,
  rule: { choice: { brandId: '3' }, change: { kind: 'percentage', percent: 5 } },
  version: 4,
  ...more,
});
const deal = (more: Partial<OfficeDeal> = {}): OfficeDeal => ({
  _id: '12',
  kind: 'deal',
  name: 'Semana del color',
  discountType: 'percentage',
  amount: 20,
  about: { kind: 'brand', _id: '3', name: 'Tinta Sur' },
  tradeTypeId: null,
  minQuantity: 1,
  from: at(-2),
  until: at(2),
  weekdays: [],
  state: 'running',
  versions: 412,
  pictures: [],
  version: 2,
  ...more,
});
const effect = {
  versions: 86,
  rise: 86,
  fall: 0,
  fallMuch: 0,
  belowFloor: 0,
  belowCost: 0,
  lowMargin: 0,
  lowestMargin: 33,
  examples: [{ version, before: 16_100, after: 16_900 }],
  overlaps: [],
};
const explanation: PriceExplanation = {
  version,
  customer: null,
  tradeTypeId: 'distribuidor',
  at: '2026-11-23T14:31:00.000Z',
  quantity: 6,
  minQuantity: 1,
  price: 12_881,
  originalPrice: 16_100,
  margin: 0.31,
  steps: [
    { kind: 'list', name: null, amount: 16_100, holds: false, reason: 'programmed', terms: null, window: null },
    { kind: 'trade', name: null, amount: 15_300, holds: false, reason: 'programmed', terms: null, window: null },
    { kind: 'programmed', name: 'Temporada', amount: 16_101, holds: true, reason: null, terms: null, window: null },
    {
      kind: 'deal',
      name: 'Semana del color',
      amount: 12_881,
      holds: true,
      reason: null,
      terms: { discountType: 'percentage', amount: 20, minQuantity: 6 },
      window: { from: '2026-11-20T05:00:00.000Z', until: '2026-11-27T05:00:00.000Z', weekdays: [6] },
    },
    {
      kind: 'break',
      name: 'Docena',
      amount: null,
      holds: false,
      reason: 'below_minimum',
      terms: { discountType: 'value', amount: 4_000, minQuantity: 12 },
      window: { from: '2026-11-20T05:00:00.000Z', until: null, weekdays: [] },
    },
  ],
  unrounded: 12_880.8,
  next: [
    {
      at: '2026-12-01T05:00:00.000Z',
      price: 16_101,
      by: {
        kind: 'programmed',
        name: 'Temporada',
        amount: 16_101,
        holds: true,
        reason: null,
        terms: null,
        window: null,
      },
    },
  ],
};
const office = (more = {}, role: Parameters<typeof signedIn>[0] = 'operations') =>
  answerWith({
    'GET /api/office/me': () => signedIn(role),
    'GET /api/auth/trade-type/list': () => ({
      body: {
        results: [
          { _id: 'barberia', name: 'Barbería' },
          { _id: 'distribuidor', name: 'Distribuidor' },
        ],
      },
    }),
    'GET /api/products/office/versions/filters': () => ({
      body: { results: { categories: [], brands: [{ _id: '3', name: 'Tinta Sur' }] } },
    }),
    [`GET ${PROGRAMS}`]: () => ({ body: { ...counted, total: 1, results: [program()] } }),
    'GET /api/products/office/deals': () => ({ body: { ...counted, total: 1, results: [deal()] } }),
    ...more,
  });

/** A sheet is loaded when it opens first; a busy machine takes longer. */
const openDialog = (name: string) => screen.findByRole('dialog', { name, hidden: true }, { timeout: 15_000 });

test('the address asks why a price is what it is, and each rule is shown in its order with its reason (OFC-407)', async () => {
  const asked = office({ [EXPLAIN]: () => ({ body: { results: explanation } }) });
  renderOffice('/precios?panel=explicar&version=71&tipo=distribuidor&cantidad=6&fecha=2026-11-23T09:31');
  const sheet = await openDialog('¿Por qué este precio?');
  const steps = await within(sheet).findByRole('list', { name: 'Pasos', hidden: true });
  expect([...steps.children].map((row) => row.textContent.replaceAll('\u00A0', ' '))).toEqual([
    'Precio base Lo cambia un precio programado$ 16.100',
    'Lista Distribuidor Base −5%. Lo cambia un precio programado$ 15.300',
    'Precio pactado No tiene–',
    'Precio programado «Temporada» $ 16.101',
    'Por volumen, 12 o más «Docena», −$ 4.000. Faltan unidades–',
    'Oferta Semana del color Gana el menor−20%, desde 6 unidades, cada sábado, hasta el jue 26 nov$ 12.881',
    'Redondeo a pesos enteros: $ 12.880,8 → $ 12.881$ 12.881',
    'Cupón y medio de pago Se aplican al total del pedido, no a cada unidad.–',
  ]);
  expect(within(sheet).getByText('Desde el mar 1 dic, «Temporada»')).toBeDefined();
  expect(within(sheet).getByText('31%').parentElement?.textContent).toBe('Margen31%');
  expect(asked[EXPLAIN]?.[0]?.query).toEqual({
    versionId: '71',
    tradeTypeId: 'distribuidor',
    quantity: '6',
    at: '2026-11-23T14:31:00.000Z',
  });
});

test('a version is found by its words, and another list price is tried at once (OFC-407)', async () => {
  const found = {
    ...version,
    productId: '7',
    productName: 'Tinte permanente',
    brand: 'Tinta Sur',
    shade: '7.1',
    name: 'Rubio',
  };
  const asked = office({
    [EXPLAIN]: () => ({ body: { results: explanation } }),
    'GET /api/products/office/versions': () => ({ body: { ...counted, total: 1, results: [found] } }),
  });
  const router = renderOffice('/precios?panel=explicar');
  const sheet = await openDialog('¿Por qué este precio?');
  await userEvent.type(within(sheet).getByLabelText('Versión'), '7.1');
  await userEvent.click(await within(sheet).findByRole('button', { name: /7\.1 Rubio/, hidden: true }));
  await waitFor(() => expect(router.state.location.search).toMatchObject({ version: '71' }));
  await userEvent.type(await within(sheet).findByLabelText('Probar con otro precio base'), '9');
  await waitFor(() => expect(asked[EXPLAIN]?.at(-1)?.query).toMatchObject({ basePrice: '9' }));
});

test('the calendar has programmed prices and offers; keys walk them, and the chosen one says when and how (OFC-407)', async () => {
  office();
  const router = renderOffice('/precios?vista=programados');
  const calendar = await screen.findByRole('region', { name: 'Calendario de precios' });
  await waitFor(() => expect(within(calendar).getAllByRole('button')).toHaveLength(2));
  await userEvent.keyboard('jj');
  expect(router.state.location.search).toMatchObject({ fila: program()._id });
  const panel = screen.getByRole('region', { name: 'Alza Tinta Sur' });
  expect(within(panel).getByText('+5%')).toBeDefined();
  expect(within(panel).getByText('Reemplaza el precio')).toBeDefined();
  expect(within(panel).getByText('86')).toBeDefined();
});

test('arrows move the chosen bar of the calendar by days, and its form opens with the new dates (OFC-407)', async () => {
  const coming = program({ state: 'coming', from: at(3), until: at(10) });
  const asked = office({
    [`GET ${PROGRAMS}`]: () => ({ body: { ...counted, total: 1, results: [coming] } }),
    [`PUT ${PROGRAMS}/${coming._id}`]: () => ({ body: { results: { program: null, effect, undo: null } } }),
  });
  renderOffice('/precios?vista=programados');
  const calendar = await screen.findByRole('region', { name: 'Calendario de precios' });
  await waitFor(() => expect(within(calendar).getAllByRole('button')).toHaveLength(2));
  await userEvent.keyboard('jj');
  await screen.findByRole('region', { name: 'Alza Tinta Sur' });
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowLeft}{/Shift}');
  expect(await screen.findByText('Fechas sin guardar')).toBeDefined();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText('Fechas sin guardar')).toBeNull());
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}{ArrowRight}{Enter}');
  await openDialog('Editar precio programado');
  await waitFor(() =>
    expect(asked[`PUT ${PROGRAMS}/${coming._id}`]?.at(-1)?.body).toMatchObject({
      dryRun: true,
      version: coming.version,
      from: `${at(5).slice(0, 16)}:00.000Z`,
      until: `${at(12).slice(0, 16)}:00.000Z`,
    }),
  );
});

test('a calendar marks what crosses, says which one the price rules choose, filters them, and moves the later one past the other (OFC-407)', async () => {
  const friday = deal({ _id: '13', name: 'Black Friday', amount: 15, from: at(1), until: at(4), state: 'coming' });
  const crossing = {
    one: { kind: 'deal', _id: '12' },
    other: { kind: 'deal', _id: '13' },
    from: at(1),
    until: at(2),
    versions: 352,
    versionId: '71',
    tradeTypeId: null,
  };
  const step = (name: string, amount: number, holds: boolean) => ({
    kind: 'deal',
    name,
    amount,
    holds,
    reason: holds ? null : 'better_deal',
    terms: { discountType: 'percentage', amount: 20, minQuantity: 1 },
    window: null,
  });
  const steps = [step('Semana del color', 12_900, true), step('Black Friday', 13_700, false)];
  const asked = office({
    'GET /api/products/office/deals': () => ({ body: { ...counted, total: 2, results: [deal(), friday] } }),
    'GET /api/products/office/prices/crossings': () => ({ body: { results: [crossing] } }),
    [EXPLAIN]: () => ({ body: { results: { ...explanation, steps } } }),
  });
  const router = renderOffice('/precios?vista=programados');
  const panel = await screen.findByRole('region', { name: 'Se cruzan' });
  expect(await within(panel).findByText('352 versiones. Gana «Semana del color».')).toBeDefined();
  expect(within(panel).getByText(/13\.700/)).toBeDefined();
  expect(asked[EXPLAIN]?.[0]?.query).toMatchObject({ versionId: '71', at: crossing.from });
  await userEvent.click(screen.getByRole('button', { name: 'Se cruzan 1' }));
  const calendar = screen.getByRole('region', { name: 'Calendario de precios' });
  await waitFor(() => expect(within(calendar).getAllByRole('button')).toHaveLength(2));
  expect(within(calendar).queryByText('Alza Tinta Sur')).toBeNull();
  expect(router.state.location.search).toMatchObject({ estado: 'cruzan' });
  await userEvent.click(within(panel).getByRole('button', { name: /^Mover al / }));
  expect(await screen.findByText('Fechas sin guardar')).toBeDefined();
  expect(router.state.location.search).toMatchObject({ fila: 'oferta-13' });
});

test('two offers that meet on a weekday only are said to cross on it, not on the whole span (OFC-407)', async () => {
  const saturdays = deal({ _id: '13', name: 'Sábados', from: at(1), until: at(30), weekdays: [6], state: 'coming' });
  const crossing = {
    one: { kind: 'deal', _id: '12' },
    other: { kind: 'deal', _id: '13' },
    from: at(1),
    until: null,
    versions: 1,
    versionId: '71',
    tradeTypeId: null,
  };
  office({
    'GET /api/products/office/deals': () => ({ body: { ...counted, total: 2, results: [deal(), saturdays] } }),
    'GET /api/products/office/prices/crossings': () => ({ body: { results: [crossing] } }),
    [EXPLAIN]: () => ({ body: { results: explanation } }),
  });
  renderOffice('/precios?vista=programados');
  const panel = await screen.findByRole('region', { name: 'Se cruzan' });
  expect(await within(panel).findByRole('heading', { name: /^Se cruzan cada sábado, desde el / })).toBeDefined();
});

test('offers and programmed prices are asked for by brand (OFC-407)', async () => {
  const asked = office();
  renderOffice('/precios?vista=ofertas');
  await userEvent.click(await screen.findByRole('button', { name: 'Marca' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Tinta Sur' }));
  await waitFor(() => expect(asked['GET /api/products/office/deals']?.at(-1)?.query).toMatchObject({ brandId: '3' }));
  await userEvent.click(await screen.findByRole('link', { name: /^Programados/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Marca' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Tinta Sur' }));
  await waitFor(() => expect(asked[`GET ${PROGRAMS}`]?.at(-1)?.query).toMatchObject({ brandId: '3' }));
});

test('a change is programmed with the effect of the server beside it; one in the way is named and cannot be saved (OFC-407)', async () => {
  const sentence = 'Se cruza con «Precio del mes», hasta el vie 11 dic, en 20 versiones.';
  const overlap = { programId: program()._id, name: 'Precio del mes', from: null, until: null, versions: 20, sentence };
  let overlaps = [overlap];
  const asked = office({
    [`POST ${PROGRAMS}`]: ({ body }: { body: Record<string, unknown> }) => ({
      body: {
        results: {
          program: body['dryRun'] === true ? null : program(),
          effect: { ...effect, overlaps },
          undo: body['dryRun'] === true ? null : { _id: program()._id, until: at(1) },
        },
      },
    }),
  });
  renderOffice('/precios?vista=programados');
  await userEvent.click(await screen.findByRole('button', { name: 'Programar cambio' }));
  const sheet = await openDialog('Programar cambio de precios');
  await userEvent.type(within(sheet).getByLabelText('Nombre'), 'Alza Tinta Sur');
  await within(sheet).findByRole('option', { name: 'Tinta Sur', hidden: true });
  await userEvent.selectOptions(within(sheet).getByLabelText('Marca'), '3');
  await userEvent.type(within(sheet).getByLabelText('Porcentaje'), '5');
  expect(await within(sheet).findByText(sentence)).toBeDefined();
  expect(within(sheet).getByRole('button', { name: 'Guardar', hidden: true })).toHaveProperty('disabled', true);
  overlaps = [];
  await userEvent.type(within(sheet).getByLabelText('Nombre'), ' 2');
  await waitFor(() => expect(within(sheet).queryByText(sentence)).toBeNull());
  expect(await within(sheet).findByText(/16\.900/)).toBeDefined();
  await userEvent.click(within(sheet).getByRole('button', { name: 'Guardar', hidden: true }));
  expect(await screen.findByText('«Alza Tinta Sur 2» quedó guardado')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Deshacer' })).toBeDefined();
  expect(asked[`POST ${PROGRAMS}`]?.find(({ body }) => body['dryRun'] === false)?.body).toMatchObject({
    name: 'Alza Tinta Sur 2',
    tradeTypeId: null,
    until: null,
    replaces: true,
    choice: { brandId: '3' },
    change: { kind: 'percentage', percent: 5 },
    dryRun: false,
  });
});

test('an edit that came second shows both values and keeps what was typed (OFC-407)', async () => {
  let saved = program();
  const asked = office({
    [`GET ${PROGRAMS}`]: () => ({ body: { ...counted, total: 1, results: [saved] } }),
    [`PUT ${PROGRAMS}/${saved._id}`]: ({ body }: { body: Record<string, unknown> }) => {
      if (body['dryRun'] === true) return { body: { results: { program: null, effect, undo: null } } };
      if (body['version'] === 5) return { body: { results: { program: saved, effect, undo: null } } };
      saved = program({ name: 'Alza de Beto', version: 5 });
      return refusal(409, 'VERSION_CONFLICT', 'Otra persona guardó un cambio antes.');
    },
  });
  renderOffice(`/precios?fila=${saved._id}&panel=programar`);
  const sheet = await openDialog('Editar precio programado');
  const name = within(sheet).getByLabelText('Nombre');
  await userEvent.type(name, ' mía');
  await userEvent.click(within(sheet).getByRole('button', { name: 'Guardar', hidden: true }));
  expect(await within(sheet).findByText('Alza de Beto')).toBeDefined();
  expect(name).toHaveProperty('value', 'Alza Tinta Sur mía');
  await userEvent.click(within(sheet).getByRole('button', { name: 'Volver a guardar lo mío', hidden: true }));
  const sent = () => asked[`PUT ${PROGRAMS}/${saved._id}`]?.filter(({ body }) => body['dryRun'] === false) ?? [];
  await waitFor(() => expect(sent().map(({ body }) => body['version'])).toEqual([4, 5]));
});

test('an offer is stopped after a confirmation, and a role that only reads is offered no change (OFC-407)', async () => {
  const asked = office({
    'POST /api/products/office/deals/12/stop': () => ({
      body: { results: { undo: { _id: program()._id, until: at(1) } } },
    }),
  });
  renderOffice('/precios?vista=ofertas');
  const row = (await screen.findByText('Semana del color')).closest('tr');
  if (!row) throw new Error('a row');
  expect(within(row).getByText('−20%')).toBeDefined();
  await userEvent.click(within(row).getByRole('button', { name: 'Acciones de Semana del color' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Terminar' }));
  const dialog = await openDialog('Terminar «Semana del color»');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Terminar', hidden: true }));
  await waitFor(() => expect(asked['POST /api/products/office/deals/12/stop']?.[0]?.body).toEqual({ version: 2 }));
  expect(await screen.findByText('«Semana del color» terminó')).toBeDefined();
});

test('D begins an offer like the one of the row, from tomorrow on, and the bar says how many run (OFC-407)', async () => {
  const asked = office({
    'POST /api/products/office/deals': () => ({
      body: { results: { deal: deal(), effect: { versions: 412, fallMuch: 0, examples: [] }, undo: null } },
    }),
  });
  renderOffice('/precios?vista=ofertas&fila=12');
  expect((await screen.findByText('412 versiones')).parentElement?.textContent).toBe('1 activa, 412 versiones');
  await userEvent.keyboard('d');
  const sheet = await openDialog('Crear oferta');
  expect(within(sheet).getByLabelText('Nombre')).toHaveProperty('value', 'Semana del color');
  await userEvent.click(within(sheet).getByRole('button', { name: 'Guardar', hidden: true }));
  const sent = () => asked['POST /api/products/office/deals']?.find(({ body }) => body['dryRun'] === false)?.body;
  await waitFor(() => expect(sent()).toMatchObject({ brandId: '3', amount: 20 }));
  expect(Date.parse(String(sent()?.['from']))).toBeGreaterThan(Date.now());
});

test('an offer shows what it sold beside as many days before, and its margin to a role that sees costs; one to come has none (OFC-407)', async () => {
  const asked = office(
    {
      'GET /api/products/office/deals': () => ({
        body: {
          ...counted,
          total: 3,
          results: [
            deal(),
            deal({ _id: '13', name: 'Navidad', state: 'coming', from: at(2) }),
            deal({ _id: '14', name: 'Guantes', state: 'ended', until: at(-1) }),
          ],
        },
      }),
      'GET /api/purchase/office/deals/sales': () => ({
        body: {
          results: [
            { _id: '12', sales: 62_418_300, change: 0.384, margin: 0.292 },
            { _id: '14', sales: 0, change: -1, margin: null },
          ],
        },
      }),
    },
    'owner',
  );
  renderOffice('/precios?vista=ofertas');
  expect(await screen.findByText('$ 62.418.300')).toBeDefined();
  const cells = (name: string) =>
    within(screen.getByText(name).closest('tr') ?? document.body)
      .getAllByRole('cell')
      .slice(4, 7)
      .map(({ textContent }) => textContent?.replace(/\s/g, ' '));
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toContain('Contra normal');
  expect([cells('Semana del color'), cells('Navidad'), cells('Guantes')]).toEqual([
    ['$ 62.418.300', '+38%', '29%'],
    ['–', '–', '–'],
    ['–', '−100%', '–'],
  ]);
  expect(asked['GET /api/purchase/office/deals/sales']?.[0]?.query).toEqual({ ids: '12,14' });
});

test('a role that does not see costs has no column of margins (OFC-004, OFC-407)', async () => {
  office();
  renderOffice('/precios?vista=ofertas');
  await screen.findByText('Semana del color');
  expect(screen.getByRole('columnheader', { name: 'Contra normal' })).toBeDefined();
  expect(screen.queryByRole('columnheader', { name: 'Margen' })).toBeNull();
});

test('an offer is made for weekdays, and its row says which (OFC-407)', async () => {
  const weekly = deal({ name: 'Sábado de barbería', weekdays: [6], until: null });
  const asked = office({
    'GET /api/products/office/deals': () => ({ body: { ...counted, total: 1, results: [weekly] } }),
    'POST /api/products/office/deals': () => ({
      body: { results: { deal: weekly, effect: { versions: 86, fallMuch: 0, examples: [] }, undo: null } },
    }),
  });
  renderOffice('/precios?vista=ofertas');
  expect(await screen.findByText('cada sábado')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Crear oferta' }));
  const sheet = await openDialog('Crear oferta');
  await userEvent.type(within(sheet).getByLabelText('Nombre'), 'Sábado');
  await within(sheet).findByRole('option', { name: 'Tinta Sur', hidden: true });
  await userEvent.selectOptions(within(sheet).getByLabelText('Marca'), '3');
  await userEvent.type(within(sheet).getByRole('spinbutton', { name: 'Descuento', hidden: true }), '12');
  expect(within(sheet).getByText('Ninguno marcado: rige todos los días')).toBeDefined();
  for (const name of ['Sábado', 'Martes', 'Viernes', 'Martes'])
    await userEvent.click(within(sheet).getByRole('button', { name, hidden: true }));
  expect(within(sheet).getByText('Rige cada viernes y sábado, de medianoche a medianoche')).toBeDefined();
  await expect
    .poll(() => asked['POST /api/products/office/deals']?.at(-1)?.body)
    .toMatchObject({ amount: 12, weekdays: [5, 6] });
});

test('prices by quantity are a tab with its count, made from two units on and without an end, and one in the way is named (OFC-407)', async () => {
  const sentence = 'Se cruza con «Docena de tintes», desde el vie 20 nov sin fin, que también pide 12 unidades.';
  const dozen = deal({ kind: 'break', name: 'Docena de tintes', amount: 3, minQuantity: 12, until: null });
  let isCrossing = true;
  const asked = office({
    'GET /api/customers/office/trade-types': () => ({ body: { results: [{ _id: 'barberia' }, { _id: 'salon' }] } }),
    'GET /api/products/office/prices/counts': () => ({ body: { results: { programs: 7, deals: 5, breaks: 12 } } }),
    'GET /api/products/office/deals': () => ({ body: { ...counted, total: 1, results: [dozen] } }),
    'POST /api/products/office/deals': () =>
      isCrossing
        ? refusal(409, 'PRICE_OVERLAP', sentence)
        : {
            body: { results: { deal: dozen, effect: { versions: 86, fallMuch: 0, examples: [] }, undo: null } },
          },
  });
  renderOffice('/precios?vista=volumen');
  expect(await screen.findByRole('link', { name: 'Por volumen 12' })).toHaveProperty('ariaCurrent', 'page');
  expect(screen.getByRole('link', { name: 'Ofertas 5' })).toBeDefined();
  expect(await screen.findByText('Tinta Sur, 12 o más')).toBeDefined();
  expect(asked['GET /api/products/office/deals']?.[0]?.query).toMatchObject({ kind: 'break' });
  await userEvent.click(screen.getByRole('button', { name: 'Crear precio por volumen' }));
  const sheet = await openDialog('Crear precio por volumen');
  await userEvent.type(within(sheet).getByLabelText('Nombre'), 'Docena');
  await within(sheet).findByRole('option', { name: 'Tinta Sur', hidden: true });
  await userEvent.selectOptions(within(sheet).getByLabelText('Marca'), '3');
  await userEvent.type(within(sheet).getByRole('spinbutton', { name: 'Descuento', hidden: true }), '3');
  const units = within(sheet).getByLabelText('Desde cuántas unidades');
  await userEvent.clear(units);
  await userEvent.type(units, '1');
  expect(within(sheet).getByText('Va desde 2 unidades.')).toBeDefined();
  expect(within(sheet).getByRole('button', { name: 'Guardar', hidden: true })).toHaveProperty('disabled', true);
  await userEvent.type(units, '2');
  expect(await within(sheet).findByText(sentence)).toBeDefined();
  isCrossing = false;
  await userEvent.click(within(sheet).getByRole('button', { name: 'Guardar', hidden: true }));
  expect(await screen.findByText('«Docena» quedó guardado')).toBeDefined();
  expect(asked['POST /api/products/office/deals']?.at(-1)?.body).toMatchObject({
    kind: 'break',
    brandId: '3',
    amount: 3,
    minQuantity: 12,
    until: null,
    dryRun: false,
  });
});

test('an agreed price is made from its explanation with customer and version in place, and ended from its row (OFC-407)', async () => {
  const user = userEvent.setup();
  const espejo = { _id: '7b0f3c6e-0000-4000-8000-000000000009', name: 'Distribuidora El Espejo' };
  const agreed = program({
    name: 'Convenio anual',
    customer: espejo,
    state: 'running',
    replaces: false,
    versions: 1,
    rule: { choice: { versionIds: ['71'] }, change: { kind: 'amount', pesos: 12_900 } },
  });
  const act = { _id: '7b0f3c6e-0000-4000-8000-00000000000a', until: at(1) };
  const asked = office({
    [EXPLAIN]: () => ({ body: { results: { ...explanation, customer: espejo } } }),
    'GET /api/products/office/prices/agreed': () => ({ body: { ...counted, total: 1, results: [agreed] } }),
    [`POST ${PROGRAMS}`]: () => ({
      body: { results: { program: agreed, effect: { ...effect, lowMargin: 1 }, undo: act } },
    }),
    [`POST ${PROGRAMS}/${agreed._id}/cancel`]: () => ({
      body: { results: { program: { ...agreed, state: 'cancelled' }, undo: act } },
    }),
  });
  renderOffice(`/precios?panel=explicar&version=71&cliente=${espejo._id}`);
  const sheet = await openDialog('¿Por qué este precio?');
  await user.click(await within(sheet).findByRole('button', { name: 'Pactar un precio', hidden: true }));
  const form = await openDialog('Pactar un precio');
  expect(within(form).getByText('Distribuidora El Espejo')).toBeTruthy();
  expect(within(form).getByText('7.1 Rubio medio cenizo')).toBeTruthy();
  await user.type(within(form).getByLabelText('Nombre'), 'Convenio anual');
  await user.type(within(form).getByLabelText('Precio por unidad'), '12900');
  expect(await within(form).findByText('1 versión queda con menos de 33 % de margen.')).toBeDefined();
  await user.click(within(form).getByRole('button', { name: 'Guardar', hidden: true }));
  await expect
    .poll(() => asked[`POST ${PROGRAMS}`]?.at(-1))
    .toMatchObject({
      body: {
        dryRun: false,
        customerId: espejo._id,
        tradeTypeId: null,
        replaces: false,
        choice: { versionIds: ['71'] },
        change: { kind: 'amount', pesos: 12_900 },
      },
    });
  const row = await screen.findByRole('row', { name: /Distribuidora El Espejo/ });
  expect(screen.queryByText('Todavía no hay precios pactados')).toBeNull();
  expect(row.textContent.replaceAll('\u00A0', ' ')).toContain('$ 12.900');
  await user.click(within(row).getByRole('button', { name: 'Terminar' }));
  await user.click(
    within(await openDialog('Terminar «Convenio anual»')).getByRole('button', { name: 'Terminar', hidden: true }),
  );
  await expect.poll(() => asked[`POST ${PROGRAMS}/${agreed._id}/cancel`]).toMatchObject([{ body: { version: 4 } }]);
});

test('without an agreed price the list says what one is, and with a filter that nothing was found (OFC-407)', async () => {
  office({ 'GET /api/products/office/prices/agreed': () => ({ body: { ...counted, total: 0, results: [] } }) });
  renderOffice('/precios?vista=pactados');
  expect(await screen.findByText('Todavía no hay precios pactados')).toBeDefined();
  cleanup();
  renderOffice('/precios?vista=pactados&q=espejo');
  expect(await screen.findByText('Ninguna con estos filtros')).toBeDefined();
  expect(screen.queryByText('Todavía no hay precios pactados')).toBeNull();
});

test('a role that only reads prices sees them without a way to change them (OFC-407)', async () => {
  office({}, 'read-only');
  renderOffice('/precios?vista=ofertas');
  await screen.findByText('Semana del color');
  expect(screen.queryByRole('button', { name: /^Acciones de/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Crear oferta' })).toBeNull();
});

test('an empty field of date and time is no instant, whatever the browser makes of it', () => {
  expect(['', 'T05:00', '2026-12-01', '2026-12-01T00:00'].map(fromField)).toEqual([
    undefined,
    undefined,
    undefined,
    '2026-12-01T05:00:00.000Z',
  ]);
});

test('an address that is not understood opens the prices, and percentages are read with any minus', () => {
  expect(
    readPricesSearch({ vista: 'x', version: '0', fecha: 'hoy', cantidad: '-1', panel: 'otro', base: 'mil' }),
  ).toEqual({});
  expect(['−10', '-10 %', '5', '0', '500', '1,5', ''].map(percentOf)).toEqual([
    -10,
    -10,
    5,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
