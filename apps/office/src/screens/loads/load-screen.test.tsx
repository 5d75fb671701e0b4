import type { DuePickup, LoadSheet, LoadStop } from '@tonalia/contract/load-office';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { signedIn } from '../../../test/orders.ts';
import { answerWith, refusal, renderOffice } from '../../../test/render-office.tsx';
import { pagesOf } from './pages.ts';

const stop = (at: number, more: Partial<LoadStop> = {}): LoadStop => ({
  _id: `00000000-0000-4000-8000-00000000000${at}`,
  position: at,
  kind: 'delivery',
  reference: null,
  shipmentId: String(at),
  orderCode: `TN-4820${at}`,
  dispatchDate: null,
  customer: `Salón ${at}`,
  address: 'Cl. 72 # 58-31',
  city: 'Bogotá',
  comments: '',
  person: null,
  phone: null,
  arrivesFrom: '12:55',
  arrivesUntil: '13:20',
  arrivesAfterDays: 0,
  window: null,
  missesWindow: false,
  isLate: false,
  isPacked: true,
  boxes: [{ number: 1, code: `TN4820${at}-1-1`, isClosed: true, isAboard: false }],
  units: 10,
  weight: 5_000,
  status: 'preparing',
  result: null,
  methods: ['PSE'],
  toCollect: at === 1 ? 689_400 : 0,
  collects: at === 1,
  pickup: null,
  ...more,
});

const sheet = (stops: LoadStop[]): LoadSheet => ({
  code: 'HR-00871',
  routeId: null,
  routeName: 'Norte',
  dispatchDate: '2026-11-23',
  warehouseId: 'BOG',
  warehouse: 'Bogotá',
  driverName: null,
  driverPhone: null,
  driverDocument: null,
  vehicle: null,
  plate: null,
  capacityKg: null,
  changeAmount: 0,
  asksCode: false,
  notifiesCustomers: true,
  leavesAt: '12:30',
  state: 'draft',
  stops,
  boxes: stops.length,
  aboard: stops.filter(({ boxes }) => boxes[0]?.isAboard).length,
  units: 30,
  weight: 15_000,
  toCollect: 689_400,
  collecting: 1,
  link: null,
  dispatchedAt: null,
  forcedReason: null,
  version: 4,
  sender: { name: 'Tonalia S.A.S.', nit: '901.455.230-9', address: 'Cra. 68D # 17-40' },
});

const dueReturn = (code: string): DuePickup => ({
  code,
  orderCode: 'TN-48101',
  customer: 'Spa Agua Clara',
  address: 'Cra. 70 # 68B-12',
  city: 'Bogotá',
  units: 4,
});

const pickup = (at: number, { code, orderCode, customer, address, units }: DuePickup): LoadStop =>
  stop(at, {
    kind: 'pickup',
    reference: code,
    orderCode,
    customer,
    address,
    units,
    boxes: [],
    toCollect: 0,
    collects: false,
    pickup: { lines: [{ name: 'Tinte 8.3', units }], isDue: true },
  });

const BASE = '/api/purchase/office/loads/HR-00871';

function startServer(first = [stop(1), stop(2), stop(3)], due: DuePickup[] = []) {
  const state = { load: sheet(first), due };
  const answer = () => ({ body: { results: state.load } });
  const asked = answerWith({
    'GET /api/office/me': () => signedIn('operations'),
    [`GET ${BASE}`]: answer,
    'GET /api/purchase/office/loads': () => ({
      body: { results: { day: '2026-11-23', warehouseId: 'BOG', warehouses: [], loads: [], free: [] } },
    }),
    [`PUT ${BASE}/stops`]: ({ body }) => {
      if (body['version'] !== state.load.version)
        return refusal(409, 'VERSION_CONFLICT', 'Otra persona cambió la hoja.');
      const ids = body['stopIds'] as string[]; // as: our own client's JSON
      const stops = ids.flatMap((id) => state.load.stops.filter(({ _id }) => _id === id));
      state.load = {
        ...state.load,
        version: state.load.version + 1,
        stops: stops.map((one, at) => ({ ...one, position: at + 1 })),
      };
      return answer();
    },
    [`PUT ${BASE}`]: ({ body }) => {
      if (body['version'] !== state.load.version)
        return refusal(409, 'VERSION_CONFLICT', 'Otra persona cambió la hoja.');
      state.load = { ...state.load, ...body, version: state.load.version + 1 };
      return answer();
    },
    [`POST ${BASE}/boxes`]: ({ body }) => {
      const label = String(body['label']);
      if (!state.load.stops.some(({ boxes }) => boxes.some(({ code }) => code === label)))
        return refusal(409, 'BOX_ELSEWHERE', 'Esa caja no va en esta ruta.');
      const stops = state.load.stops.map((one) => ({
        ...one,
        boxes: one.boxes.map((box) => (box.code === label ? { ...box, isAboard: body['aboard'] === true } : box)),
      }));
      state.load = { ...sheet(stops), version: state.load.version };
      return answer();
    },
    [`GET ${BASE}/pickups`]: () => ({ body: { results: state.due } }),
    [`POST ${BASE}/pickups`]: ({ body }) => {
      const codes = body['returnCodes'] as string[]; // as: our own client's JSON
      const added = state.due.filter(({ code }) => codes.includes(code));
      if (added.length < codes.length)
        return refusal(409, 'PICKUP_IN_LOAD', 'La devolución ya está en una hoja de ruta.');
      state.due = state.due.filter((one) => !added.includes(one));
      const stops = [...state.load.stops, ...added.map((one, at) => pickup(state.load.stops.length + 1 + at, one))];
      state.load = { ...state.load, stops, version: state.load.version + 1 };
      return answer();
    },
    [`POST ${BASE}/leave`]: ({ body }) => {
      const ids = body['stopIds'] as string[]; // as: our own client's JSON
      const left = state.load.stops.filter(({ _id }) => ids.includes(_id));
      state.due = [...state.due, ...left.map(({ reference }) => dueReturn(reference ?? ''))];
      state.load = { ...state.load, stops: state.load.stops.filter((one) => !left.includes(one)) };
      return answer();
    },
    [`POST ${BASE}/dispatch`]: () => ({
      body: {
        results: {
          changed: state.load.stops.map(({ reference, orderCode }) => reference ?? orderCode),
          unchanged: [],
          refused: [],
          undo: null,
        },
      },
    }),
  });
  return { state, asked };
}

/** Each order is linked twice, on a phone below its customer; styles show one of them. */
const orders = () => [
  ...new Set(screen.getAllByRole('link', { name: /^TN-4820/ }).map(({ textContent }) => textContent)),
];

test('the focused stop moves with ⌥ and an arrow, and with its buttons (OFC-205)', async () => {
  const { asked } = startServer();
  renderOffice('/alistamiento/rutas/HR-00871?parada=3');
  await screen.findByRole('heading', { name: 'Ruta Norte' });
  expect(document.querySelector('[data-focused]')?.textContent).toContain('TN-48203');
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await waitFor(() => expect(orders()).toEqual(['TN-48201', 'TN-48203', 'TN-48202']));
  await waitFor(() => expect(asked[`PUT ${BASE}/stops`]?.[0]?.body).toMatchObject({ version: 4 }));
  await userEvent.click(screen.getByRole('button', { name: 'Bajar TN-48201 un lugar' }));
  await waitFor(() => expect(orders()).toEqual(['TN-48203', 'TN-48201', 'TN-48202']));
});

test('the order of a stop opens from its row, which only moves the focus elsewhere (OFC-205)', async () => {
  startServer();
  const router = renderOffice('/alistamiento/rutas/HR-00871');
  await screen.findByRole('heading', { name: 'Ruta Norte' });
  await userEvent.click(screen.getByText('Salón 2'));
  await waitFor(() => expect(router.state.location.search).toMatchObject({ parada: 2 }));
  const [link] = screen.getAllByRole('link', { name: 'TN-48203' });
  if (!link) throw new Error('no link');
  await userEvent.click(link);
  await waitFor(() => expect(router.state.location.pathname).toBe('/pedidos/TN-48203'));
});

test('a box that is read goes aboard, one of another route is refused, and leaving without all asks why (OFC-205)', async () => {
  const { asked } = startServer();
  renderOffice('/alistamiento/rutas/HR-00871');
  await screen.findByRole('heading', { name: 'Ruta Norte' });
  expect(screen.getByText('0 de 3 cajas a bordo')).toBeDefined();
  await userEvent.keyboard('TN48201-1-1{Enter}');
  expect(await screen.findByText('1 de 3 cajas a bordo')).toBeDefined();
  await userEvent.keyboard('TN99999-1-1{Enter}');
  expect(await screen.findByText('Esa caja no va en esta ruta.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Despachar ruta' }));
  const dialog = within(await screen.findByRole('dialog', { hidden: true }));
  expect(await dialog.findByText('Faltan 2 cajas por subir.')).toBeDefined();
  const force = dialog.getByRole('button', { name: 'Despachar así', hidden: true });
  await userEvent.click(force);
  expect(dialog.getByText('Escribe el motivo.')).toBeDefined();
  expect(asked[`POST ${BASE}/dispatch`]?.every(({ body }) => body['dryRun'] === true)).toBe(true);
  await userEvent.type(dialog.getByLabelText('¿Por qué sale así?'), 'El cliente espera');
  await userEvent.click(force);
  await waitFor(() =>
    expect(asked[`POST ${BASE}/dispatch`]?.at(-1)?.body).toEqual({ dryRun: false, reason: 'El cliente espera' }),
  );
});

test('the question before a load leaves tells orders from pick-ups (OFC-205, OFC-208)', async () => {
  const aboard = (at: number) =>
    stop(at, { boxes: [{ number: 1, code: `TN4820${at}-1-1`, isClosed: true, isAboard: true }] });
  const { state } = startServer([aboard(1), aboard(2), pickup(3, dueReturn('DV-0412'))]);
  state.load = { ...state.load, boxes: 2, aboard: 2 };
  renderOffice('/alistamiento/rutas/HR-00871');
  await userEvent.click(await screen.findByRole('button', { name: 'Despachar ruta' }));
  const dialog = within(await screen.findByRole('dialog', { hidden: true }));
  const sentence = '2 pedidos y 1 recogida quedan en camino y la tienda avisa a cada cliente que recibe.';
  expect(await dialog.findByText(sentence)).toBeDefined();
  await userEvent.click(dialog.getByRole('button', { name: 'Despachar', hidden: true }));
  expect(await screen.findByText('2 pedidos y 1 recogida salieron')).toBeDefined();
});

test('what is collected is shown by stop and in all, and what was paid by its means (OFC-205)', async () => {
  startServer();
  renderOffice('/alistamiento/rutas/HR-00871');
  await screen.findByRole('heading', { name: 'Ruta Norte' });
  expect(screen.getAllByText(/689\.400/).length).toBe(3);
  expect(screen.getAllByText('PSE').length).toBe(2);
});

test('a stop says how it ended: whole, in part, not at all, or by the office alone (OFC-205, OFC-206)', async () => {
  const { state } = startServer();
  const ended = [
    stop(1, { result: 'partial', status: 'delivered' }),
    stop(2, { result: 'refused', status: 'dispatched', isLate: true }),
    stop(3, { result: null, status: 'delivered' }),
    pickup(4, { ...dueReturn('DV-0412') }),
  ];
  state.load = { ...sheet(ended), state: 'on_road' };
  renderOffice('/alistamiento/rutas/HR-00871');
  await screen.findByRole('heading', { name: 'Ruta Norte' });
  const row = (name: RegExp) => within(screen.getByRole('row', { name }));
  expect(row(/TN-48201/).getByText('Parcial')).toBeDefined();
  expect(row(/TN-48202/).getByText('No recibió')).toBeDefined();
  expect(row(/TN-48202/).queryByText('Atrasado')).toBeNull();
  expect(row(/TN-48203/).getByText('Entregado')).toBeDefined();
  expect(row(/DV-0412/).queryByText(/Recogido|No se recogió/)).toBeNull();
});

test('an order of stops that another person changed first shows both, and is saved over it by choice (OFC-008)', async () => {
  const { state, asked } = startServer();
  renderOffice('/alistamiento/rutas/HR-00871');
  await screen.findByRole('heading', { name: 'Ruta Norte' });
  state.load = { ...sheet([stop(1), stop(4, { position: 2 }), stop(3)]), version: 9 };
  await userEvent.click(screen.getByRole('button', { name: 'Subir TN-48203 un lugar' }));
  const note = within(await screen.findByRole('alert'));
  expect(note.getByText('Parada 2').closest('tr')?.textContent).toBe('Parada 2Salón 3, TN-48203Salón 4, TN-48204');
  expect(orders()).toEqual(['TN-48201', 'TN-48204', 'TN-48203']);
  await userEvent.click(note.getByRole('button', { name: 'Volver a guardar lo mío' }));
  await waitFor(() => expect(orders()).toEqual(['TN-48201', 'TN-48203', 'TN-48204']));
  expect(asked[`PUT ${BASE}/stops`]?.map(({ body }) => body['version'])).toEqual([4, 9]);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('settings of a load that another person saved first show both values and lose nothing (OFC-008)', async () => {
  const { state, asked } = startServer();
  renderOffice('/alistamiento/rutas/HR-00871');
  await userEvent.click(await screen.findByRole('button', { name: 'Conductor y vehículo' }));
  const dialog = within(await screen.findByRole('dialog', { hidden: true }));
  await userEvent.type(dialog.getByLabelText('Nombre'), 'Jhon Mosquera');
  state.load = { ...state.load, driverName: 'Yeison Ruiz', plate: 'WGT482', version: 7 };
  await userEvent.click(dialog.getByRole('button', { name: 'Guardar', hidden: true }));
  const note = within(await dialog.findByRole('alert', { hidden: true }));
  expect(note.getByText('Jhon Mosquera').closest('tr')?.textContent).toBe('NombreJhon MosqueraYeison Ruiz');
  expect(note.getByText('WGT482')).toBeDefined();
  expect(dialog.getByLabelText('Nombre')).toHaveProperty('value', 'Jhon Mosquera');
  await userEvent.click(note.getByRole('button', { name: 'Usar lo que hay ahora', hidden: true }));
  expect(dialog.getByLabelText('Placa')).toHaveProperty('value', 'WGT482');
  await userEvent.type(dialog.getByLabelText('Vehículo'), 'NHR');
  await userEvent.click(dialog.getByRole('button', { name: 'Guardar', hidden: true }));
  await waitFor(() =>
    expect(asked[`PUT ${BASE}`]?.at(-1)?.body).toMatchObject({ vehicle: 'NHR', driverName: 'Yeison Ruiz', version: 7 }),
  );
});

test('the foot says what the boxes weigh of what the vehicle carries, and when that is too much (OFC-205)', async () => {
  const { state, asked } = startServer();
  state.load = { ...state.load, weight: 131_200, capacityKg: 650 };
  renderOffice('/alistamiento/rutas/HR-00871');
  expect(await screen.findByText('131,2 kg de 650 kg')).toBeDefined();
  expect(screen.queryByText(/Pasa la carga máxima/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Conductor y vehículo' }));
  const dialog = within(await screen.findByRole('dialog', { hidden: true }));
  const field = dialog.getByLabelText('Carga máxima (kg)');
  const save = () => userEvent.click(dialog.getByRole('button', { name: 'Guardar', hidden: true }));
  await userEvent.clear(field);
  await userEvent.type(field, 'media tonelada');
  await save();
  expect(dialog.getByText('Escribe de 1 a 50.000 kg, sin decimales.')).toBeDefined();
  expect(asked[`PUT ${BASE}`]).toBeUndefined();
  await userEvent.clear(field);
  await userEvent.type(field, '120');
  await save();
  await waitFor(() => expect(asked[`PUT ${BASE}`]?.at(-1)?.body).toMatchObject({ capacityKg: 120 }));
  expect((await screen.findByText(/^131,2 kg de 120 kg/)).className).toContain('text-warn');
  expect(screen.getByText(/Pasa la carga máxima/)).toBeDefined();
});

test('a printed sheet has at most nine stops a page (OFC-205)', () => {
  const lengths = (count: number) => pagesOf(Array.from({ length: count }, (_, at) => at)).map(({ length }) => length);
  expect([0, 9, 10, 19].map(lengths)).toEqual([[0], [9], [9, 1], [9, 9, 1]]);
});

test('a return is added as a stop from the due pick-ups of the route, and is due again once it is taken out (OFC-208, OFC-205)', async () => {
  const { asked } = startServer([stop(1), stop(2)], [dueReturn('DV-0412'), dueReturn('DV-0413')]);
  renderOffice('/alistamiento/rutas/HR-00871');
  expect(await screen.findByRole('heading', { name: '2 devoluciones por recoger en esta ruta' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Agregar la recogida DV-0412' }));
  expect(await screen.findByRole('heading', { name: '1 devolución por recoger en esta ruta' })).toBeDefined();
  expect(asked[`POST ${BASE}/pickups`]?.[0]?.body).toEqual({ returnCodes: ['DV-0412'] });
  const row = (await screen.findAllByRole('link', { name: 'DV-0412' }))[0]?.closest('tr');
  if (!row) throw new Error('no row');
  expect(within(row).getByText('Recoger')).toBeDefined();
  expect(within(row).getByText('recoge 4')).toBeDefined();
  expect(screen.getByText('2 entregas, 1 recogida')).toBeDefined();
  await userEvent.click(within(row).getByRole('button', { name: 'Pasar DV-0412 a otra ruta' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Sacar de la hoja' }));
  expect(await screen.findByRole('button', { name: 'Agregar la recogida DV-0412' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Agregar todas' }));
  await waitFor(() =>
    expect(asked[`POST ${BASE}/pickups`]?.[1]?.body).toEqual({ returnCodes: ['DV-0413', 'DV-0412'] }),
  );
  await waitFor(() => expect(screen.queryByText(/por recoger en esta ruta/)).toBeNull());
});

test('a return that another desk added first says so and leaves the list (OFC-208, OFC-205)', async () => {
  const { state } = startServer([stop(1)], [dueReturn('DV-0412')]);
  renderOffice('/alistamiento/rutas/HR-00871');
  const add = await screen.findByRole('button', { name: 'Agregar la recogida DV-0412' });
  state.due = [];
  await userEvent.click(add);
  expect(await screen.findByText('La devolución ya está en una hoja de ruta.')).toBeDefined();
  await waitFor(() => expect(screen.queryByText(/por recoger en esta ruta/)).toBeNull());
});

test('the printed sheet names the units to collect of a return, and counts them in no box (OFC-208, OFC-205)', async () => {
  const { state } = startServer([stop(1), pickup(2, dueReturn('DV-0412'))]);
  state.load = { ...state.load, vehicle: 'Van', plate: 'WGT482' };
  renderOffice('/alistamiento/rutas/HR-00871/hoja');
  const row = (await screen.findByText('DV-0412')).closest('tr');
  if (!row) throw new Error('no row');
  expect(within(row).getByText('Recoger')).toBeDefined();
  expect(within(row).getByText('4 × Tinte 8.3')).toBeDefined();
  expect(within(row).getByText('recoge 4')).toBeDefined();
  expect(screen.getByText('1 entrega, 1 recogida')).toBeDefined();
  expect(screen.getByText('Van WGT 482')).toBeDefined();
});

test('an arrival after midnight says so, on the screen and on paper (OFC-205)', async () => {
  const night = stop(1, { arrivesFrom: '00:10', arrivesUntil: '00:35', arrivesAfterDays: 1 });
  for (const path of ['/alistamiento/rutas/HR-00871', '/alistamiento/rutas/HR-00871/hoja']) {
    startServer([stop(2), night]);
    renderOffice(path);
    expect((await screen.findAllByText('día siguiente')).length).toBe(1);
    cleanup();
  }
});

test('a new link is made at once while none was opened, and asks first when a phone may use it (OFC-205)', async () => {
  const LINK = 'POST /api/purchase/office/loads/HR-00871/link';
  let link: LoadSheet['link'] = null;
  const asked = answerWith({
    'GET /api/office/me': () => signedIn('operations'),
    'GET /api/purchase/office/loads/HR-00871': () => ({
      body: { results: { ...sheet([stop(1)]), driverName: 'Jhon Mosquera', link } },
    }),
    [LINK]: () => {
      link = { madeAt: `2026-11-23T12:0${asked[LINK]?.length ?? 0}:00.000Z`, openedAt: '2026-11-23T13:00:00.000Z' };
      return { body: { results: { token: 'hr_1' } } };
    },
  });
  renderOffice('/alistamiento/rutas/HR-00871');
  await userEvent.click(await screen.findByRole('button', { name: 'Crear enlace' }));
  expect(await screen.findByText(/\/oficina\/r\/hr_1$/)).toBeDefined();
  await userEvent.click(await screen.findByRole('button', { name: 'Crear uno nuevo' }));
  const dialog = within(await screen.findByRole('dialog', { name: '¿Crear un enlace nuevo?' }));
  expect(dialog.getByText(/^El celular de Jhon Mosquera deja de abrirla/)).toBeDefined();
  await userEvent.click(dialog.getByRole('button', { name: 'Volver' }));
  expect(asked[LINK]).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Crear uno nuevo' }));
  const again = within(await screen.findByRole('dialog', { name: '¿Crear un enlace nuevo?' }));
  await userEvent.click(again.getByRole('button', { name: 'Crear uno nuevo' }));
  await waitFor(() => expect(asked[LINK]).toHaveLength(2));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the stops are sorted so that each is near the one before, and the order before comes back (OFC-205)', async () => {
  const addresses = ['Calle 10 # 10-00', 'Calle 90 # 10-00', 'Calle 12 # 10-00', 'Calle 88 # 11-00'];
  const { asked, state } = startServer(addresses.map((address, at) => stop(at + 1, { address })));
  renderOffice('/alistamiento/rutas/HR-00871');
  const before = state.load.stops.map(({ _id }) => _id);
  await userEvent.click(await screen.findByRole('button', { name: 'Ordenar por cercanía' }));
  await screen.findByText('Paradas ordenadas por cercanía');
  expect(state.load.stops.map(({ address }) => address)).toEqual([0, 2, 3, 1].map((at) => addresses[at]));
  await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
  await waitFor(() => expect(state.load.stops.map(({ _id }) => _id)).toEqual(before));
  expect(asked[`PUT ${BASE}/stops`]).toHaveLength(2);
});

test('a load can leave without a message, and the question says so (OFC-205)', async () => {
  const { asked } = startServer();
  renderOffice('/alistamiento/rutas/HR-00871');
  await userEvent.click(await screen.findByRole('switch', { name: 'Avisar a los 3 clientes al salir' }));
  await waitFor(() =>
    expect(asked[`PUT ${BASE}`]?.[0]?.body).toMatchObject({ notifiesCustomers: false, asksCode: false }),
  );
});
