import type { BackStop } from '@tonalia/contract/load-back';
import type { LoadSheet } from '@tonalia/contract/load-office';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { signedIn } from '../../../test/orders.ts';
import { answerWith, refusal, renderOffice } from '../../../test/render-office.tsx';

const load: LoadSheet = {
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
  state: 'on_road',
  stops: [],
  boxes: 0,
  aboard: 0,
  units: 0,
  weight: 0,
  toCollect: null,
  collecting: 0,
  link: null,
  dispatchedAt: null,
  forcedReason: null,
  version: 4,
  sender: { name: 'Tonalia S.A.S.', nit: '901.455.230-9', address: 'Cra. 68D # 17-40' },
};

const line = (at: number, more: Partial<BackStop['lines'][number]> = {}): BackStop['lines'][number] => ({
  line: at,
  name: `Esmalte ${at}`,
  units: 3,
  reason: 'not_ordered',
  toStock: null,
  damaged: null,
  ...more,
});

const stop = (more: Partial<BackStop> = {}): BackStop => ({
  stopId: '00000000-0000-4000-8000-000000000001',
  position: 1,
  code: 'TN-48201',
  customer: 'Salón Amparo',
  result: 'partial',
  reason: null,
  at: '2026-11-23T19:00:00.000Z',
  lines: [line(1), line(2, { units: 1, reason: 'damaged' })],
  counted: null,
  ...more,
});

const BASE = '/api/purchase/office/loads/HR-00871';

function open(role: Parameters<typeof signedIn>[0], stops: BackStop[], answer?: () => ReturnType<typeof refusal>) {
  const state = { stops };
  const asked = answerWith({
    'GET /api/office/me': () => signedIn(role),
    [`GET ${BASE}`]: () => ({ body: { results: load } }),
    'GET /api/purchase/office/loads': () => ({
      body: { results: { day: '2026-11-23', warehouseId: 'BOG', warehouses: [], loads: [], free: [] } },
    }),
    [`GET ${BASE}/back`]: () => ({ body: { results: state.stops } }),
    [`POST ${BASE}/back/${stop().stopId}`]: () => {
      const lines = stop().lines.map((one, at) => ({ ...one, toStock: at === 0 ? 2 : 0, damaged: at }));
      state.stops = [stop({ lines, counted: { by: 'Ana Ríos', at: '2026-11-23T22:00:00.000Z' } })];
      return answer?.() ?? { body: { results: state.stops } };
    },
  });
  renderOffice('/alistamiento/rutas/HR-00871');
  return asked;
}

test('a stop that came back is counted with what is good, what is damaged, and what is missing (OFC-206)', async () => {
  const asked = open('warehouse', [stop()]);
  const card = await screen.findByRole('region', { name: 'Salón Amparo, TN-48201' });
  expect(screen.getByText('1 parada sin contar')).toBeDefined();
  expect(within(card).getByText('Trae 3 und., No lo pidió')).toBeDefined();
  expect(within(card).getByRole('spinbutton', { name: 'Dañado: Esmalte 2' }).textContent).toBe('1');
  await userEvent.click(within(card).getByRole('button', { name: 'Quitar de bueno: Esmalte 1' }));
  expect(within(card).getByText('Falta 1')).toBeDefined();
  await userEvent.click(within(card).getByRole('button', { name: 'Guardar conteo' }));
  expect(await screen.findByText('Todo contado')).toBeDefined();
  expect(asked[`POST ${BASE}/back/${stop().stopId}`]?.at(-1)?.body).toEqual({
    lines: [
      { line: 1, toStock: 2, damaged: 0 },
      { line: 2, toStock: 0, damaged: 1 },
    ],
  });
  expect(within(card).getByText(/^Contó Ana Ríos/)).toBeDefined();
  expect(within(card).getByText('Falta 1')).toBeDefined();
  expect(within(card).queryByRole('button', { name: 'Guardar conteo' })).toBeNull();
});

test('a count that another desk made first is said at the stop, with its numbers (OFC-206)', async () => {
  open('warehouse', [stop()], () => refusal(409, 'BACK_COUNTED', 'Otra persona ya contó lo que volvió de esa parada.'));
  await userEvent.click(await screen.findByRole('button', { name: 'Guardar conteo' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Otra persona ya contó');
  await waitFor(() => expect(screen.getByText(/^Contó Ana Ríos/)).toBeDefined());
});

test('without the permission to receive, what comes back is read and not counted (OFC-206)', async () => {
  open('read-only', [stop({ result: 'refused', reason: 'closed', lines: [line(1, { reason: null })] })]);
  expect(await screen.findByText('No recibió: local cerrado')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Guardar conteo' })).toBeNull();
});

test('a refused stop with nothing good is closed as a loss by the desk, with a reason and the second factor (OFC-206)', async () => {
  const refused = stop({ result: 'refused', reason: 'closed', lines: [line(1, { reason: null, units: 1 })] });
  let isConfirmed = false;
  const state = { stops: [refused] };
  const asked = answerWith({
    'GET /api/office/me': () => signedIn('operations'),
    [`GET ${BASE}`]: () => ({ body: { results: load } }),
    'GET /api/purchase/office/loads': () => ({
      body: { results: { day: '2026-11-23', warehouseId: 'BOG', warehouses: [], loads: [], free: [] } },
    }),
    [`GET ${BASE}/back`]: () => ({ body: { results: state.stops } }),
    'POST /api/office/step-up': () => {
      isConfirmed = true;
      return { body: { results: { until: new Date().toISOString() } } };
    },
    [`POST ${BASE}/back/${refused.stopId}/lost`]: () => {
      if (!isConfirmed) return refusal(403, 'STEP_UP_REQUIRED', 'Confirma con tu código.');
      state.stops = [{ ...refused, counted: { by: 'Ana Ríos', at: '2026-11-23T22:00:00.000Z' } }];
      return { body: { results: state.stops } };
    },
  });
  renderOffice('/alistamiento/rutas/HR-00871');
  await userEvent.click(await screen.findByRole('button', { name: 'Quitar de bueno: Esmalte 1' }));
  expect(screen.queryByRole('button', { name: 'Guardar conteo' })).toBeNull();
  const close = screen.getByRole<HTMLButtonElement>('button', { name: 'Cerrar como pérdida' });
  expect(close.disabled).toBe(true);
  await userEvent.type(screen.getByLabelText('Motivo, lo lee el cliente'), 'El carro se volcó{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Confirma que eres tú', hidden: true });
  await userEvent.type(within(dialog).getByLabelText('Código de tu aplicación o de recuperación'), '123456');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Confirmar', hidden: true }));
  expect(await screen.findByText('TN-48201 quedó como pérdida')).toBeDefined();
  expect(asked[`POST ${BASE}/back/${refused.stopId}/lost`]?.map(({ body }) => body)).toEqual([
    { lines: [{ line: 1, damaged: 0 }], reason: 'El carro se volcó' },
    { lines: [{ line: 1, damaged: 0 }], reason: 'El carro se volcó' },
  ]);
});

test('the warehouse cannot close a loss: the stop says who does (OFC-206)', async () => {
  open('warehouse', [stop({ result: 'refused', reason: 'closed', lines: [line(1, { reason: null, units: 1 })] })]);
  await userEvent.click(await screen.findByRole('button', { name: 'Quitar de bueno: Esmalte 1' }));
  expect(screen.getByText(/Pídele a la oficina que lo cierre como pérdida/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Cerrar como pérdida' })).toBeNull();
});
