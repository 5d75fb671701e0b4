import type { LoadSheet, LoadStop } from '@tonalia/contract/load-office';
import { screen, waitFor, within } from '@testing-library/react';
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
  window: null,
  missesWindow: false,
  isLate: false,
  isPacked: true,
  boxes: [{ number: 1, code: `TN4820${at}-1-1`, isClosed: true, isAboard: false }],
  units: 10,
  weight: 5_000,
  status: 'preparing',
  methods: ['PSE'],
  toCollect: at === 1 ? 689_400 : 0,
  collects: at === 1,
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
  changeAmount: 0,
  asksCode: false,
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

const BASE = '/api/purchase/office/loads/HR-00871';

function startServer(first = [stop(1), stop(2), stop(3)]) {
  const state = { load: sheet(first) };
  const answer = () => ({ body: { results: state.load } });
  const asked = answerWith({
    'GET /api/office/me': () => signedIn('operations'),
    [`GET ${BASE}`]: answer,
    'GET /api/purchase/office/loads': () => ({
      body: { results: { day: '2026-11-23', warehouseId: 'BOG', warehouses: [], loads: [], free: [] } },
    }),
    [`PUT ${BASE}/stops`]: ({ body }) => {
      const ids = body['stopIds'] as string[]; // as: our own client's JSON
      const stops = ids.flatMap((id) => state.load.stops.filter(({ _id }) => _id === id));
      state.load = { ...state.load, version: 5, stops: stops.map((one, at) => ({ ...one, position: at + 1 })) };
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
    [`POST ${BASE}/dispatch`]: () => ({
      body: {
        results: {
          changed: state.load.stops.map(({ orderCode }) => orderCode),
          unchanged: [],
          refused: [],
          undo: null,
        },
      },
    }),
  });
  return { state, asked };
}

const orders = () => screen.getAllByRole('link', { name: /^TN-4820/ }).map(({ textContent }) => textContent);

test('the focused stop moves with ⌥ and an arrow, and with its buttons (OFC-205)', async () => {
  const { asked } = startServer();
  renderOffice('/alistamiento/rutas/HR-00871?parada=3');
  await screen.findByRole('heading', { name: 'Ruta Norte' });
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await waitFor(() => expect(orders()).toEqual(['TN-48201', 'TN-48203', 'TN-48202']));
  await waitFor(() => expect(asked[`PUT ${BASE}/stops`]?.[0]?.body).toMatchObject({ version: 4 }));
  await userEvent.click(screen.getByRole('button', { name: 'Bajar TN-48201 un lugar' }));
  await waitFor(() => expect(orders()).toEqual(['TN-48203', 'TN-48201', 'TN-48202']));
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

test('what is collected is shown by stop and in all, and what was paid by its means (OFC-205)', async () => {
  startServer();
  renderOffice('/alistamiento/rutas/HR-00871');
  await screen.findByRole('heading', { name: 'Ruta Norte' });
  expect(screen.getAllByText(/689\.400/).length).toBe(3);
  expect(screen.getAllByText('PSE').length).toBe(2);
});

test('a printed sheet has at most nine stops a page (OFC-205)', () => {
  const lengths = (count: number) => pagesOf(Array.from({ length: count }, (_, at) => at)).map(({ length }) => length);
  expect([0, 9, 10, 19].map(lengths)).toEqual([[0], [9], [9, 1], [9, 9, 1]]);
});
