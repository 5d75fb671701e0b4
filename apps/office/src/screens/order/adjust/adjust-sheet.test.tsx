import type { Adjustment, OfficeSubstitute } from '@tonalia/contract/purchase-adjust';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { orderQuery } from '../../../api/orders.ts';
import { filters, oneOrder, signedIn } from '../../../../test/orders.ts';
import type { ShippedLine } from '../line-name.tsx';
import { type AskedCall, answerWith, refusal, renderOffice } from '../../../../test/render-office.tsx';

const ADJUST = 'POST /api/purchase/office/orders/TN-48213/adjust';
const SUBSTITUTES = 'GET /api/purchase/office/orders/TN-48213/lines/1/substitutes';

const PICKING = 'GET /api/purchase/office/orders/TN-48213/picking';

const sums = { units: 2, subtotal: 25_800, savings: 0, couponSavings: 0, movement: 0, shipping: 0, total: 25_800 };
const adjustment = (change: Partial<Adjustment['back']> = {}): Adjustment => ({
  lines: [{ line: 1, name: '7.1 Rubio', before: 2, after: 1, price: 12_900, amount: 12_900, substitutes: null }],
  before: sums,
  after: { ...sums, units: 1, subtotal: 12_900, total: 12_900 },
  back: {
    amount: 12_900,
    portions: [{ to: 'credit', name: 'Cupo', amount: 12_900 }],
    choices: [
      { to: 'credit', name: 'Cupo', most: 12_900, leaves: 1_257_900 },
      { to: 'source', name: 'PSE, Bancolombia', most: 12_900, leaves: null },
    ],
    ...change,
  },
  message: 'Cambiamos tu pedido TN-48213: 7.1 Rubio, de 2 a 1.',
});

const shade: OfficeSubstitute = {
  productId: '1',
  code: 'TS-73',
  versionCode: 'TS-73-90',
  name: 'Tinte permanente',
  manufacturer: { _id: '1', name: 'Tinta Sur' },
  versionName: '7.3 Rubio medio dorado',
  color: null,
  image: '/pictures/products/1',
  tile: 'piedra',
  price: 12_900,
  stock: 64,
  nearness: 'Parecido',
  difference: 'más oscuro',
};

const size: OfficeSubstitute = {
  ...shade,
  versionCode: 'LC-200',
  name: 'Leche limpiadora',
  versionName: '200 ml',
  stock: 9,
};

const office = (change: Parameters<typeof answerWith>[0] = {}) =>
  answerWith({
    'GET /api/office/me': () => signedIn('operations'),
    'GET /api/purchase/office/orders/filters': () => filters,
    'GET /api/purchase/office/orders/TN-48213': () => ({ body: { results: oneOrder('preparing', 25_800) } }),
    [PICKING]: () => ({ body: { results: { lines: [], routes: [], packings: [] } } }),
    [SUBSTITUTES]: () => ({ body: { results: [shade, size] } }),
    [ADJUST]: () => ({ body: { results: adjustment() } }),
    ...change,
  });

async function openSheet(path = '/pedidos/TN-48213?panel=ajustar') {
  const router = renderOffice(path);
  const sheet = await screen.findByRole('dialog', { name: 'Ajustar cantidades', hidden: true });
  return { router, sheet, inSheet: within(sheet) };
}
const bodies = (asked: Record<string, AskedCall[]>) => asked[ADJUST]?.map(({ body }) => body) ?? [];

test('the sheet says the new total and what goes back where before it saves exactly that · OFC-105', async () => {
  const asked = office();
  const { router, inSheet } = await openSheet();
  await userEvent.click(inSheet.getByRole('button', { name: 'Una menos de 7.1 Rubio', hidden: true }));
  expect(await inSheet.findByText(/Se devuelven \$\s12\.900 al cliente/)).toBeDefined();
  expect(inSheet.getByText(/queda en \$\s1\.257\.900/)).toBeDefined();
  expect(inSheet.getByText('Cambiamos tu pedido TN-48213: 7.1 Rubio, de 2 a 1.')).toBeDefined();
  await userEvent.click(inSheet.getByRole('radio', { name: /PSE, Bancolombia/, hidden: true }));
  expect(await inSheet.findByRole('button', { name: /Leche limpiadora 9 disp/, hidden: true })).toBeDefined();
  await userEvent.click(await inSheet.findByRole('button', { name: /7\.3 64 disp\.\s*Más oscuro/, hidden: true }));
  await waitFor(() => expect(bodies(asked).at(-1)).toMatchObject({ dryRun: true, lines: [{ substitute: {} }] }));
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Ajustamos TN-48213')).toBeDefined();
  expect(bodies(asked).at(-1)).toEqual({
    version: 1,
    dryRun: false,
    notify: true,
    to: 'source',
    lines: [{ line: 1, quantity: 1, substitute: { code: 'TS-73', versionCode: 'TS-73-90', quantity: 1 } }],
  });
  await waitFor(() => expect(router.state.location.search).toEqual({}));
});

test('the place that is marked for the money is the one that the server takes without a choice · OFC-105', async () => {
  const back: Partial<Adjustment['back']> = {
    portions: [{ to: 'source', name: 'PSE', amount: 12_900 }],
    choices: [
      { to: 'balance', name: null, most: 12_900, leaves: 60_000 },
      { to: 'source', name: 'PSE', most: 12_900, leaves: null },
    ],
  };
  office({ [ADJUST]: () => ({ body: { results: adjustment(back) } }) });
  const { inSheet } = await openSheet();
  await userEvent.click(inSheet.getByRole('button', { name: 'Una menos de 7.1 Rubio', hidden: true }));
  const radio = (name: RegExp) => inSheet.findByRole<HTMLInputElement>('radio', { name, hidden: true });
  expect([(await radio(/^Saldo a favor/)).checked, (await radio(/^PSE/)).checked]).toEqual([false, true]);
});

test('money goes back to the credit as the installation calls it (OFC-105)', async () => {
  office({
    'GET /api/settings/shop': () => ({ body: { results: { brand: 'Belleza Sur', creditName: 'Crédito Sur' } } }),
  });
  const { inSheet } = await openSheet();
  await userEvent.click(inSheet.getByRole('button', { name: 'Una menos de 7.1 Rubio', hidden: true }));
  expect(await inSheet.findByRole('radio', { name: /^Crédito Sur/, hidden: true })).toBeDefined();
});

test('a sheet over an order that changed meanwhile saves nothing, and shows the order as it is now · OFC-105', async () => {
  let version = 1;
  const asked = office({
    'GET /api/purchase/office/orders/TN-48213': () => ({
      body: { results: { ...oneOrder('preparing', 25_800), version } },
    }),
    [ADJUST]: ({ body }) =>
      body['version'] === 2
        ? { body: { results: adjustment() } }
        : refusal(409, 'VERSION_CONFLICT', 'Otra persona guardó un cambio antes.'),
  });
  const { inSheet } = await openSheet();
  version = 2;
  await userEvent.click(inSheet.getByRole('button', { name: 'Una menos de 7.1 Rubio', hidden: true }));
  expect(await inSheet.findByText('Otra persona lo cambió mientras lo editabas')).toBeDefined();
  const save = inSheet.getByRole<HTMLButtonElement>('button', { name: 'Guardar ajuste', hidden: true });
  expect(save.disabled).toBe(true);
  await userEvent.click(inSheet.getByRole('button', { name: 'Usar lo que hay ahora', hidden: true }));
  const again = await screen.findByRole('button', { name: 'Una menos de 7.1 Rubio', hidden: true });
  await userEvent.click(again);
  await waitFor(() => expect(bodies(asked).at(-1)).toMatchObject({ version: 2 }));
  expect(bodies(asked).every(({ dryRun }) => dryRun === true)).toBe(true);
});

test('what was chosen goes on over the order as another person left it, with both values before (OFC-008)', async () => {
  let quantity = 3;
  const asked = office({
    'GET /api/purchase/office/orders/TN-48213': () => {
      const order = oneOrder('preparing', 25_800);
      const shipments = order.shipments.map((one) => ({
        ...one,
        lines: one.lines.map((line) => ({ ...line, quantity })),
      }));
      return { body: { results: { ...order, shipments, version: quantity } } };
    },
    [ADJUST]: ({ body }) =>
      body['version'] === 2
        ? { body: { results: adjustment() } }
        : refusal(409, 'VERSION_CONFLICT', 'Otra persona guardó un cambio antes.'),
  });
  const { inSheet } = await openSheet();
  quantity = 2;
  const fewer = { name: 'Una menos de 7.1 Rubio', hidden: true };
  await userEvent.click(inSheet.getByRole('button', fewer));
  await waitFor(() => expect(inSheet.queryByText('Otra persona lo cambió mientras lo editabas')).not.toBeNull());
  await userEvent.click(await inSheet.findByRole('button', { name: 'Volver a guardar lo mío', hidden: true }));
  await waitFor(() => expect(inSheet.queryByRole('button', fewer)).not.toBeNull());
  await userEvent.click(inSheet.getByRole('button', fewer));
  await waitFor(() => expect(bodies(asked).at(-1)).toMatchObject({ version: 2, lines: [{ line: 1, quantity: 1 }] }));
});

test('two adjustments of a line with the same units differ by what goes in its place, and both say so (OFC-008)', async () => {
  let isOther = false;
  office({
    'GET /api/purchase/office/orders/TN-48213': () => {
      const order = oneOrder('preparing', 25_800);
      const lines = (line: ShippedLine): ShippedLine[] => [
        { ...line, quantity: 1 },
        {
          ...line,
          line: 2,
          versionCode: 'TS-72-90',
          versionName: '7.2 Rubio mate',
          quantity: 1,
          substitutes: line.line,
        },
      ];
      const shipments = order.shipments.map((one) => ({ ...one, lines: one.lines.flatMap(lines) }));
      return { body: { results: isOther ? { ...order, shipments, version: 2 } : order } };
    },
    [SUBSTITUTES]: () => ({ body: { results: [shade] } }),
    [ADJUST]: ({ body }) =>
      body['dryRun'] === true
        ? { body: { results: adjustment() } }
        : refusal(409, 'VERSION_CONFLICT', 'Otra persona guardó un cambio antes.'),
  });
  const { inSheet } = await openSheet();
  await userEvent.click(inSheet.getByRole('button', { name: 'Una menos de 7.1 Rubio', hidden: true }));
  await userEvent.click(await inSheet.findByRole('button', { name: /^7\.3/, hidden: true }));
  const save = inSheet.getByRole<HTMLButtonElement>('button', { name: 'Guardar ajuste', hidden: true });
  await waitFor(() => expect(save.disabled).toBe(false));
  isOther = true;
  await userEvent.click(save);
  expect(
    await inSheet.findByRole('row', {
      name: '7.1 Rubio 1 und. y 1 und. de 7.3 Rubio medio dorado 1 und. y 1 und. de 7.2 Rubio mate',
      hidden: true,
    }),
  ).toBeDefined();
});

test('the sheet proposes to send what the warehouse found of the lines that miss units · OFC-105', async () => {
  const counts = { shipmentId: '1', code: 'TS-71-90', units: 2, picked: 1, short: 1, shelf: 'A-04-2' };
  const asked = office({ [PICKING]: () => ({ body: { results: { lines: [counts], routes: [], packings: [] } } }) });
  const { inSheet } = await openSheet();
  expect(inSheet.getByRole<HTMLInputElement>('radio', { name: 'Con faltante 1', hidden: true }).checked).toBe(true);
  expect(inSheet.getByRole('spinbutton', { name: 'Enviar de 7.1 Rubio', hidden: true }).textContent).toBe('1');
  expect(await inSheet.findByText('Reemplazar la que falta')).toBeDefined();
  await waitFor(() => expect(bodies(asked).at(-1)).toMatchObject({ dryRun: true, lines: [{ line: 1, quantity: 1 }] }));
});

test('a refusal stands in the sheet and loses nothing that was chosen', async () => {
  office({ [ADJUST]: () => refusal(409, 'PAYMENT_UNDER_WAY', 'Hay un pago en curso.') });
  const { inSheet } = await openSheet();
  await userEvent.click(inSheet.getByRole('button', { name: 'Una menos de 7.1 Rubio', hidden: true }));
  expect(await inSheet.findByText('Hay un pago en curso.')).toBeDefined();
  expect(inSheet.getByRole('spinbutton', { name: 'Enviar de 7.1 Rubio', hidden: true }).textContent).toBe('1');
});

test('a part that a colleague dispatches stays in the sheet, which says that it left and saves nothing · OFC-105', async () => {
  const first = oneOrder('preparing', 25_800);
  let order = first;
  office({ 'GET /api/purchase/office/orders/TN-48213': () => ({ body: { results: order } }) });
  const { router, inSheet } = await openSheet();
  await userEvent.click(inSheet.getByRole('button', { name: 'Una menos de 7.1 Rubio', hidden: true }));
  await inSheet.findByText(/Se devuelven/);
  const shipments = first.shipments.map((one) => ({ ...one, status: 'dispatched' as const }));
  order = { ...first, version: 2, shipments };
  await router.options.context.cache.invalidateQueries();
  expect((await inSheet.findByRole('alert', { hidden: true })).textContent).toContain('ya salió');
  expect(inSheet.getByRole('spinbutton', { name: 'Enviar de 7.1 Rubio', hidden: true }).textContent).toBe('1');
  expect(inSheet.getByRole<HTMLButtonElement>('button', { name: 'Guardar ajuste', hidden: true }).disabled).toBe(true);
  await userEvent.click(inSheet.getByRole('button', { name: 'Cancelar', hidden: true }));
  await waitFor(() => expect(router.state.location.search).toEqual({}));
});

test('the target that was chosen for the money stays when the order changes meanwhile · OFC-105', async () => {
  const counts = { shipmentId: '1', code: 'TS-71-90', units: 2, picked: 1, short: 1, shelf: 'A-04-2' };
  let version = 1;
  office({
    [PICKING]: () => ({ body: { results: { lines: [counts], routes: [], packings: [] } } }),
    'GET /api/purchase/office/orders/TN-48213': () => ({
      body: { results: { ...oneOrder('preparing', 25_800), version } },
    }),
  });
  const { router, inSheet } = await openSheet();
  await userEvent.click(await inSheet.findByRole('radio', { name: /PSE, Bancolombia/, hidden: true }));
  version = 2;
  await router.options.context.cache.invalidateQueries();
  await waitFor(() =>
    expect(router.options.context.cache.getQueryData(orderQuery('TN-48213').queryKey)?.version).toBe(2),
  );
  const target = await screen.findByRole<HTMLInputElement>('radio', { name: /PSE, Bancolombia/, hidden: true });
  expect(target.checked).toBe(true);
});

test('the second factor says that less is sent and money goes back, not that the order is rejected · OFC-105', async () => {
  office({
    [ADJUST]: ({ body }) =>
      body['dryRun'] === true
        ? { body: { results: adjustment() } }
        : refusal(403, 'STEP_UP_REQUIRED', 'Confirma con tu segundo factor para seguir.'),
  });
  const { inSheet } = await openSheet();
  await userEvent.click(inSheet.getByRole('button', { name: 'Una menos de 7.1 Rubio', hidden: true }));
  await inSheet.findByText(/Se devuelven/);
  await userEvent.click(inSheet.getByRole('button', { name: 'Guardar ajuste', hidden: true }));
  const asks = await screen.findByRole('dialog', { name: 'Confirma que eres tú', hidden: true });
  expect(asks.textContent).toContain('Vas a enviar menos de un pedido pagado');
  expect(asks.textContent).not.toContain('rechazar');
});

test('closing with changes asks once, and Esc without changes closes', async () => {
  office();
  const { router, inSheet } = await openSheet();
  await userEvent.click(inSheet.getByRole('button', { name: 'Una menos de 7.1 Rubio', hidden: true }));
  await userEvent.click(inSheet.getByRole('button', { name: 'Cancelar', hidden: true }));
  await userEvent.click(await screen.findByRole('button', { name: 'Descartar', hidden: true }));
  await waitFor(() => expect(router.state.location.search).toEqual({}));
});

test('E opens the sheet of the first part · OFC-105', async () => {
  office();
  const router = renderOffice('/pedidos/TN-48213');
  await screen.findByRole('button', { name: 'Ajustar' });
  await userEvent.keyboard('e');
  expect(await screen.findByRole('dialog', { name: 'Ajustar cantidades', hidden: true })).toBeDefined();
  expect(router.state.location.search).toEqual({ panel: 'ajustar', parte: '1' });
});

test('an operator without the right has neither button nor key to adjust · OFC-105', async () => {
  office({
    'GET /api/office/me': () => signedIn('warehouse'),
    'GET /api/purchase/office/orders/TN-48213': () => ({
      body: { results: { ...oneOrder('preparing', null), canAdjust: false } },
    }),
  });
  renderOffice('/pedidos/TN-48213?panel=ajustar');
  await screen.findByText('7.1 Rubio', { selector: 'td *' });
  await userEvent.keyboard('e');
  expect(screen.queryByRole('button', { name: 'Ajustar' })).toBeNull();
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
});

test('another shade is found by its number, and another size says its measure', async () => {
  const named = {
    ...shade,
    versionCode: 'TS-80-90',
    versionName: '8.0 Rubio claro, 90 ml',
    difference: null,
    nearness: null,
  };
  const small = { ...named, code: 'TS-71', versionCode: 'TS-71-60', versionName: '7.1 Rubio medio cenizo, 60 ml' };
  const asked = office({
    [SUBSTITUTES]: ({ query }) => ({ body: { results: query['q'] === '8.0' ? [named, small] : [shade] } }),
  });
  const { inSheet } = await openSheet();
  await userEvent.click(inSheet.getByRole('button', { name: 'Una menos de 7.1 Rubio', hidden: true }));
  await userEvent.click(await inSheet.findByRole('button', { name: /^Buscar otro/, hidden: true }));
  await userEvent.type(inSheet.getByRole('searchbox', { name: 'Número de tono o código', hidden: true }), '8.0');
  const found = await inSheet.findByRole('button', { name: /^8\.0 64 disp\.\s*Tinta Sur/, hidden: true });
  expect(inSheet.getByRole('button', { name: /^7\.1 64 disp\.\s*60 ml/, hidden: true })).toBeDefined();
  await userEvent.click(found);
  await waitFor(() =>
    expect(bodies(asked).at(-1)).toMatchObject({ lines: [{ substitute: { versionCode: 'TS-80-90', quantity: 1 } }] }),
  );
  await userEvent.click(inSheet.getByRole('button', { name: 'Ver los parecidos', hidden: true }));
  expect(await inSheet.findByRole('button', { name: /^7\.3 64 disp/, hidden: true })).toBeDefined();
});
