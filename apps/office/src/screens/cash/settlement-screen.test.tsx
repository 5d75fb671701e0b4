import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { signedIn } from '../../../test/orders.ts';
import { answerWith, refusal, renderOffice } from '../../../test/render-office.tsx';
import { AT, STOP, open, page, settlement, spaces, stop } from '../../../test/settlements.ts';

test('the equation, the stops and the count are shown as they are (OFC-207)', async () => {
  open(settlement());
  expect(await screen.findByRole('heading', { name: 'Recaudo de Jhon Mosquera' })).toBeDefined();
  const sums = within(screen.getByText('Salió a cobrar').closest('dl') ?? document.body);
  for (const amount of ['$ 1.237.800', '−$ 28.400', '$ 1.209.400', '$ 1.204.400', '−$ 5.000'])
    expect(sums.getByText(amount, { normalizer: spaces })).toBeDefined();
  expect(screen.getByText('2 Cera modeladora, golpeado')).toBeDefined();
  expect(screen.getByText('faltan $ 5.000', { normalizer: spaces })).toBeDefined();
  expect(screen.getByRole('heading', { name: /Explicar \$\s5\.000 que faltan/ })).toBeDefined();
});

test('deliveries to come are not shown as money that was not collected (OFC-207)', async () => {
  const sums = {
    ...settlement().sums,
    wentOut: 1_378_800,
    pending: 689_400,
    notCollected: 0,
    mustHandOver: 689_400,
    counted: null,
    difference: null,
  };
  const waiting = stop(2, { result: null, isPending: true, cash: 0 });
  const atDesk = stop(3, { result: null, isPending: false, cash: 0, expected: 0 });
  open(settlement({ sums, stops: [stop(1, {}), waiting, atDesk], open: 1 }));
  const strip = within((await screen.findByText('Salió a cobrar')).closest('dl') ?? document.body);
  expect(strip.getByText('Por entregar').nextSibling?.textContent).toMatch(/^−\$\s689\.400$/);
  expect(strip.getByText('No se cobró').nextSibling?.textContent).toBe('–');
  expect(strip.queryByText('Diferencia')).toBeNull();
  const row = within(screen.getByRole('row', { name: /TN-48192/ }));
  expect(row.getByText('En camino')).toBeDefined();
  expect(row.getByText('por entregar')).toBeDefined();
  expect(within(screen.getByRole('row', { name: /TN-48193/ })).getByText('Por oficina')).toBeDefined();
});

test('the tab of drivers shows what each must hand over, with the loads (OFC-207)', async () => {
  const { sums } = settlement();
  const load = (code: string) => ({ ...settlement(), code, stops: 2, sums: { ...sums, pending: 10_000 } });
  answerWith({
    'GET /api/office/me': () => signedIn('receivables'),
    'GET /api/purchase/office/settlements': () => ({
      body: { ...page, counts: { open: 2, difference: 0, closed: 0, drivers: 1 } },
    }),
    'GET /api/purchase/office/settlements/by-driver': () => ({
      body: { ...page, results: [{ driver: 'Jhon Mosquera', loads: [load('HR-00871'), load('HR-00872')] }], total: 1 },
    }),
  });
  renderOffice('/cartera/recaudos?vista=drivers');
  const driver = within(await screen.findByRole('region', { name: 'Jhon Mosquera' }));
  expect(driver.getAllByText('$ 2.418.800', { normalizer: spaces })).toHaveLength(1);
  expect(driver.getByText('$ 20.000', { normalizer: spaces })).toBeDefined();
  expect(driver.getAllByRole('link')).toHaveLength(2);
  expect(screen.getByRole('link', { name: /Conductores\s*1/ }).getAttribute('aria-current')).toBe('page');
});

test('a count is typed by notes, and is saved with the version that was seen (OFC-207)', async () => {
  const asked = open(settlement(), { [`PUT ${AT}/count`]: () => ({ body: { results: settlement({ version: 4 }) } }) });
  const field = await screen.findByLabelText(/Billetes de \$\s5\.000/);
  await userEvent.type(field, '1{Enter}');
  await waitFor(() => expect(asked[`PUT ${AT}/count`]).toHaveLength(1));
  expect(asked[`PUT ${AT}/count`]?.[0]?.body).toMatchObject({
    version: 3,
    isChangeReturned: true,
    count: { coins: 400, notes: expect.arrayContaining([{ value: 5_000, count: 1 }]) },
  });
});

test('an explanation takes its share off the difference (OFC-207)', async () => {
  const asked = open(settlement(), {
    [`POST ${AT}/explanations`]: () => ({ body: { results: settlement({ version: 4 }) } }),
  });
  await userEvent.type(await screen.findByLabelText('Qué pasó'), 'Parqueadero Metrópolis, 40 min');
  expect(screen.getByText('queda en $ 0', { normalizer: spaces })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Agregar explicación' }));
  await waitFor(() =>
    expect(asked[`POST ${AT}/explanations`]?.[0]?.body).toMatchObject({
      kind: 'expense',
      text: 'Parqueadero Metrópolis, 40 min',
      amount: -5_000,
      version: 3,
    }),
  );
});

test('words typed while the photo of a receipt is drawn stay, and both are sent (OFC-207)', async () => {
  let release = () => {};
  const drawn = new Promise<void>((resolve) => (release = resolve));
  vi.stubGlobal('createImageBitmap', () => drawn.then(() => ({ width: 4, height: 4, close: () => undefined })));
  const canvas = HTMLCanvasElement.prototype;
  vi.spyOn(canvas, 'getContext').mockReturnValue({ scale() {}, drawImage() {} } as unknown as null);
  vi.spyOn(canvas, 'toDataURL').mockReturnValue('data:image/jpeg;base64,AAAA');
  const asked = open(settlement(), {
    [`POST ${AT}/explanations`]: () => ({ body: { results: settlement({ version: 4 }) } }),
  });
  await userEvent.upload(
    await screen.findByLabelText('Adjuntar recibo'),
    new File(['x'], 'recibo.jpg', { type: 'image/jpeg' }),
  );
  await userEvent.type(screen.getByLabelText('Qué pasó'), 'Peaje de Siberia');
  release();
  expect(await screen.findByRole('button', { name: 'Quitar el recibo' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Agregar explicación' }));
  await waitFor(() =>
    expect(asked[`POST ${AT}/explanations`]?.[0]?.body).toMatchObject({ text: 'Peaje de Siberia', receipt: 'AAAA' }),
  );
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('closing shows what it does, and says in the dialog why it cannot yet (OFC-207)', async () => {
  let isReady = false;
  const closing = {
    cashBox: 'Caja principal Bogotá',
    cash: 1_204_400,
    explained: [{ kind: 'expense', amount: -5_000 }],
    electronic: 0,
    paidOrders: 2,
    owed: { orders: 1, amount: 30_000 },
    unitsBack: 2,
    uncounted: 1,
  };
  const asked = open(settlement(), {
    [`POST ${AT}/close`]: () =>
      isReady
        ? { body: { results: closing } }
        : refusal(409, 'DIFFERENCE_UNEXPLAINED', 'La diferencia no está explicada hasta $ 0.'),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Cerrar recaudo' }));
  expect((await screen.findByRole('alert', { hidden: true })).textContent).toContain('no está explicada');
  await userEvent.click(screen.getByRole('button', { name: 'Volver', hidden: true }));
  isReady = true;
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar recaudo' }));
  expect(await screen.findByText('Entra a Caja principal Bogotá')).toBeDefined();
  expect(screen.getByText('1 pedido, $ 30.000', { normalizer: spaces })).toBeDefined();
  expect(screen.getByText('Se cierra una sola vez. Después solo cabe un ajuste con motivo.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar con $ 0 de diferencia', hidden: true }));
  await waitFor(() => expect(asked[`POST ${AT}/close`]?.at(-1)?.body).toEqual({ version: 3, dryRun: false }));
});

test('while a colleague closes it the button says who, and a large difference asks for a second person (OFC-207)', async () => {
  open(settlement({ heldBy: 'Camila', needsSecondPerson: true, sums: { ...settlement().sums, difference: -50_000 } }));
  expect(await screen.findByRole('button', { name: 'Lo cierra Camila' })).toHaveProperty('disabled', true);
  expect(screen.getByText(/la aprueba otra persona/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Aprobar la diferencia' })).toBeDefined();
});

test('a transfer that never arrived is said after a question, and never of one that was seen (OFC-207)', async () => {
  const transferred = (isSeen: boolean) =>
    settlement({
      stops: [stop(1, { _id: STOP, cash: 659_400, electronic: 30_000, electronicReference: '88F2', isSeen })],
    });
  const path = `POST ${AT}/stops/${STOP}/missed`;
  const asked = open(transferred(false), { [path]: () => ({ body: { results: settlement({ version: 4 }) } }) });
  await userEvent.click(await screen.findByRole('button', { name: 'La transferencia de TN-48191 no llegó' }));
  expect(asked[path]).toBeUndefined();
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/^El pedido TN-48191 vuelve a deber \$\s30\.000\./)).toBeDefined();
  await userEvent.click(dialog.getByRole('button', { name: 'No llegó' }));
  await waitFor(() => expect(asked[path]?.[0]?.body).toEqual({ version: 3 }));
  cleanup();
  open(transferred(true));
  await screen.findByText('en el banco');
  expect(screen.queryByRole('button', { name: /no llegó/ })).toBeNull();
});

test('a closed settlement takes an adjustment with its reason only (OFC-207)', async () => {
  const closed = settlement({
    closed: { name: 'Camila Moreno', at: '2026-11-23T21:40:00.000Z' },
    closedAt: '2026-11-23T21:40:00.000Z',
  });
  const asked = open(closed, { [`POST ${AT}/adjustments`]: () => ({ body: { results: closed } }) });
  expect(await screen.findByText(/Lo cerró Camila Moreno/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Cerrar recaudo' })).toBeNull();
  expect(screen.getByLabelText(/Billetes de \$\s5\.000/)).toHaveProperty('disabled', true);
  await userEvent.type(screen.getByLabelText('Valor'), '2000');
  await userEvent.type(screen.getByLabelText('Motivo'), 'Apareció un recibo');
  await userEvent.click(screen.getByRole('button', { name: 'Agregar ajuste' }));
  await waitFor(() =>
    expect(asked[`POST ${AT}/adjustments`]?.[0]?.body).toEqual({
      clientId: expect.any(String),
      amount: -2_000,
      reason: 'Apareció un recibo',
    }),
  );
});

test('a list of more settlements than a page leads to the next one (OFC-207)', async () => {
  const row = { ...settlement(), stops: 2 };
  const asked = answerWith({
    'GET /api/office/me': () => signedIn('receivables'),
    'GET /api/purchase/office/settlements': ({ query }) => ({
      body: {
        ...page,
        results: [row],
        page: Number(query['page']),
        total: 21,
        pages: 2,
        counts: { open: 21, difference: 0, closed: 0, drivers: 0 },
      },
    }),
  });
  renderOffice('/cartera/recaudos');
  expect(await screen.findByText('1–1 de 21')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Siguientes' }));
  expect(await screen.findByText('21–21 de 21')).toBeDefined();
  expect(asked['GET /api/purchase/office/settlements']?.length).toBeGreaterThan(1);
  expect(screen.getByRole('button', { name: 'Siguientes' })).toHaveProperty('disabled', true);
});

test('the foot of a settlement counts it among those to receive, and leads to the next one (OFC-207)', async () => {
  const next = settlement({ code: 'HR-00872', driver: 'Edwin Peña' });
  answerWith({
    'GET /api/office/me': () => signedIn('receivables'),
    'GET /api/purchase/office/settlements': () => ({
      body: { ...page, results: [settlement(), next].map((row) => ({ ...row, stops: 2 })), total: 2 },
    }),
    [`GET ${AT}`]: () => ({ body: { results: settlement() } }),
    'GET /api/purchase/office/settlements/HR-00872': () => ({ body: { results: next } }),
  });
  renderOffice('/cartera/recaudos/HR-00871');
  expect(await screen.findByText('1 de 2 por recibir')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Recaudo anterior' })).toHaveProperty('disabled', true);
  await userEvent.click(screen.getByRole('button', { name: 'Recaudo siguiente' }));
  expect(await screen.findByRole('heading', { name: 'Recaudo de Edwin Peña' })).toBeDefined();
  expect(screen.getByText('2 de 2 por recibir')).toBeDefined();
});

test('a list of settlements is limited to one route, in its tabs and its export too (OFC-207)', async () => {
  const id = '00000000-0000-4000-8000-000000000007';
  const routes = [
    { _id: id, name: 'Norte' },
    { _id: '00000000-0000-4000-8000-000000000008', name: 'Sur' },
  ];
  const asked = answerWith({
    'GET /api/office/me': () => signedIn('receivables'),
    'GET /api/purchase/office/settlements': () => ({
      body: { ...page, routes, counts: { open: 2, difference: 0, closed: 1, drivers: 1 } },
    }),
  });
  const router = renderOffice('/cartera/recaudos');
  await userEvent.click(await screen.findByRole('button', { name: 'Ruta' }));
  await userEvent.click(screen.getByRole('button', { name: 'Norte' }));
  await waitFor(() =>
    expect(asked['GET /api/purchase/office/settlements']?.at(-1)?.query).toMatchObject({ routeId: id }),
  );
  expect(screen.getByRole('link', { name: 'Exportar' }).getAttribute('href')).toContain(`routeId=${id}`);
  await userEvent.click(screen.getByRole('link', { name: /Cerrados/ }));
  expect(router.state.location.search).toEqual({ vista: 'closed', ruta: id });
  await userEvent.click(screen.getByRole('button', { name: 'Quitar ruta' }));
  expect(router.state.location.search).toEqual({ vista: 'closed' });
});
