import type { PickBoard } from '@tonalia/contract/dispatch-office';
import type { AssignedWave, PickLine, WaveDetail } from '@tonalia/contract/dispatch-wave';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { dayIn } from '@tonalia/rules/dates';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { signedIn } from '../../../test/orders.ts';
import { answerWith, refusal, renderOffice } from '../../../test/render-office.tsx';

const CODE = 'OLA-261123-BOG-1';
const ACT = '00000000-0000-4000-8000-00000000000b';
const ana = { _id: '00000000-0000-4000-8000-000000000001', name: 'Ana Ríos' };
const luz = { _id: '00000000-0000-4000-8000-000000000002', name: 'Luz Parra' };
const ASSIGN = `PUT /api/purchase/office/waves/${CODE}`;
const UNDO = `POST /api/purchase/office/wave-acts/${ACT}/undo`;

const unassigned: WaveDetail = {
  code: CODE,
  number: 1,
  name: 'Norte',
  dispatchDate: '2026-11-23',
  warehouseId: 'BOG',
  leavesAt: '12:00',
  operator: null,
  state: 'unassigned',
  orders: 1,
  units: 3,
  picked: 0,
  short: 0,
  version: 1,
  warehouse: 'Bogotá',
  lines: [],
  shipments: [],
  shortages: [],
};
const { lines: _lines, shipments: _shipments, shortages: _shortages, ...card } = unassigned;

const board: PickBoard = {
  days: [{ day: '2026-11-23', isPreSales: false, orders: 1 }],
  warehouses: [{ _id: 'BOG', name: 'Bogotá', orders: 1 }],
  day: '2026-11-23',
  warehouseId: 'BOG',
  orders: 1,
  units: 3,
  picked: 0,
  waves: [card],
  loose: [],
  shortages: [],
  pickers: [ana, luz],
  routes: [],
};

/** The board with one wave; Luz was assigned to it meanwhile when `isLate`. */
function office(isLate: boolean) {
  let saved: WaveDetail = unassigned;
  return answerWith({
    'GET /api/office/me': () => signedIn('operations'),
    'GET /api/purchase/office/waves': () => ({ body: { results: board } }),
    [`GET /api/purchase/office/waves/${CODE}`]: () => ({ body: { results: saved } }),
    [ASSIGN]: ({ body }) => {
      if (isLate && body['version'] === 1) {
        saved = { ...unassigned, operator: luz, leavesAt: '14:30', version: 2 };
        return refusal(409, 'VERSION_CONFLICT', 'Otra persona guardó un cambio antes.');
      }
      const results: AssignedWave = {
        ...card,
        operator: ana,
        version: 3,
        undo: { _id: ACT, until: '2026-11-24T12:00:00Z' },
      };
      return { body: { results } };
    },
    [UNDO]: () => ({ body: { results: { changed: ['TN-1'], unchanged: [], refused: [], undo: null } } }),
  });
}

async function assignAna() {
  renderOffice('/alistamiento');
  await userEvent.click(await screen.findByRole('button', { name: /Asignar Ola 1, Norte/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Ana Ríos' }));
}

test('a wave that two people assign shows both values, and mine is saved over the other one only by choice (OFC-008)', async () => {
  const asked = office(true);
  await assignAna();
  const dialog = await screen.findByRole('dialog', { name: 'Asignar Ola 1, Norte', hidden: true });
  const found = await within(dialog).findAllByRole('row', { hidden: true });
  const rows = found.map((row) => row.textContent);
  expect(rows).toContain('AlistaAna RíosLuz Parra');
  expect(rows.some((row) => row?.startsWith('Sale12:00') || row?.startsWith('Sale12'))).toBe(true);
  expect(asked[ASSIGN]).toHaveLength(1);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Volver a guardar lo mío', hidden: true }));
  await waitFor(() => expect(asked[ASSIGN]).toHaveLength(2));
  expect(asked[ASSIGN]?.[1]?.body).toMatchObject({ operatorId: ana._id, leavesAt: '14:30', version: 2 });
});

test('an assignment says who picks the wave, and shows what its undoing gives back before it does (OFC-007)', async () => {
  const asked = office(false);
  await assignAna();
  expect(await screen.findByText('Ana Ríos alista Ola 1, Norte')).toBeDefined();
  await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
  const dialog = await screen.findByRole('dialog', { name: '¿Deshacer?', hidden: true });
  expect(await within(dialog).findByText('Vuelve a como estaba.')).toBeDefined();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Deshacer', hidden: true }));
  await waitFor(() => expect(asked[UNDO]?.map(({ body }) => body)).toEqual([{ dryRun: true }, { dryRun: false }]));
});

test('a chip of a line opens its order, and the rest of the row only moves the focus (OFC-202)', async () => {
  const order = { shipmentId: '7', orderCode: 'TN-48213', customer: 'Salón Luz', units: 3, picked: 0, short: 0 };
  const line: PickLine = {
    _id: '1',
    code: 'TS-83',
    barcode: null,
    shelf: 'A-04-2',
    reserveShelf: null,
    name: 'Tinte permanente',
    brand: 'Tinta Sur',
    shade: null,
    volume: '90 ml',
    category: 'coloracion',
    image: '/files/versions/1',
    tile: 'piedra',
    units: 3,
    picked: 0,
    short: 0,
    orders: [order],
  };
  answerWith({
    'GET /api/office/me': () => signedIn('operations'),
    'GET /api/purchase/office/waves': () => ({ body: { results: board } }),
    [`GET /api/purchase/office/waves/${CODE}`]: () => ({ body: { results: { ...unassigned, lines: [line] } } }),
  });
  const router = renderOffice('/alistamiento');
  await userEvent.click(await screen.findByText('A-04-2'));
  await waitFor(() => expect(router.state.location.search).toMatchObject({ fila: '1' }));
  await userEvent.click(screen.getByRole('link', { name: /48213/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/pedidos/TN-48213'));
});

test('only the shown day is marked, and a part of a presale says so beside the part in stock (OFC-202)', async () => {
  const part = {
    orderCode: 'TN-1',
    customer: 'Salón Uno',
    city: 'Soacha',
    route: null,
    isMoved: false,
    lines: 1,
    units: 2,
    picked: 0,
    short: 0,
    isPacked: false,
    status: 'received' as const,
  };
  const later = '2099-01-05';
  const days = [
    { day: dayIn(new Date()), isPreSales: false, orders: 0 },
    { day: later, isPreSales: true, orders: 2 },
  ];
  const loose = [
    { ...part, _id: '1', dispatchDate: null },
    { ...part, _id: '2', dispatchDate: later },
  ];
  answerWith({
    'GET /api/office/me': () => signedIn('operations'),
    'GET /api/purchase/office/waves': () => ({
      body: { results: { ...board, days, loose, day: later, waves: [] } },
    }),
  });
  renderOffice(`/alistamiento?despacho=${later}`);
  const tabs = within(await screen.findByRole('navigation', { name: 'Fecha de despacho' })).getAllByRole('link');
  expect(tabs.map((tab) => tab.getAttribute('aria-current'))).toEqual([null, 'page']);
  expect(screen.getAllByText(/^Soacha/).map((city) => city.textContent)).toEqual(['Soacha', 'Soacha, preventa']);
});

test('chosen orders that a colleague takes stay the orders of the open plan, and no other comes in (OFC-202)', async () => {
  const part = {
    customer: 'Salón Uno',
    city: 'Soacha',
    route: null,
    isMoved: false,
    dispatchDate: null,
    lines: 1,
    units: 2,
    picked: 0,
    short: 0,
    isPacked: false,
    status: 'received' as const,
  };
  const all = [1, 2, 3].map((at) => ({ ...part, _id: String(at), orderCode: `TN-${at}` }));
  let loose = all;
  const wished: unknown[] = [];
  answerWith({
    'GET /api/office/me': () => signedIn('operations'),
    'GET /api/purchase/office/waves': () => ({ body: { results: { ...board, loose, waves: [] } } }),
    'POST /api/purchase/office/waves': ({ body }) => {
      wished.push(body['shipmentIds']);
      return { body: { results: { waves: [], unchanged: [], refused: [], plan: 'x', undo: null } } };
    },
  });
  const router = renderOffice('/alistamiento');
  await userEvent.click(await screen.findByRole('checkbox', { name: /TN-2/ }));
  await userEvent.click(screen.getByRole('button', { name: /Crear olas/ }));
  await screen.findByRole('dialog', { name: 'Crear olas', hidden: true });
  await waitFor(() => expect(wished).toEqual([['2']]));
  loose = all.filter(({ _id }) => _id !== '2');
  await router.options.context.cache.invalidateQueries();
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: /TN-2/, hidden: true })).toBeNull());
  expect(wished.every((ids) => JSON.stringify(ids) === '["2"]')).toBe(true);
});

test('a day with nothing to pick names the next day with orders and leads there, and to what is late first (OFC-013)', async () => {
  const today = dayIn(new Date());
  const empty = { ...board, day: today, waves: [], orders: 0, units: 0 };
  const days = [
    { day: today, isPreSales: false, orders: 0 },
    { day: '2099-11-24', isPreSales: false, orders: 6 },
  ];
  let late: PickBoard['days'] = [];
  answerWith({
    'GET /api/office/me': () => signedIn('operations'),
    'GET /api/purchase/office/waves': () => ({ body: { results: { ...empty, days: [...late, ...days] } } }),
  });
  const router = renderOffice('/alistamiento');
  expect(await screen.findByText('Todo alistado')).toBeDefined();
  expect(screen.getByText('El próximo despacho es el martes 24.')).toBeDefined();
  await userEvent.click(screen.getByRole('link', { name: 'Ver martes 24' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ despacho: '2099-11-24' }));
  cleanup();
  late = [{ day: 'late', isPreSales: false, orders: 2 }];
  renderOffice('/alistamiento');
  expect(await screen.findByText('Quedan 2 pedidos atrasados.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Ver atrasados' }).getAttribute('href')).toMatch(/despacho=atrasado$/);
});
