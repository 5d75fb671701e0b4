import type { Pick, PickLine, WaveDetail } from '@tonalia/contract/dispatch-wave';
import { addUnits } from '@tonalia/rules/tally';
import { fireEvent, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { signedIn } from '../../../test/orders.ts';
import { answerWith, renderOffice } from '../../../test/render-office.tsx';

const CODE = 'OLA-261123-BOG-1';
const PICKS = `POST /api/purchase/office/waves/${CODE}/picks`;

function line(id: string, code: string, units: number): PickLine {
  return {
    _id: id,
    code: `TS-${id}`,
    barcode: `770000000000${id}`,
    shelf: `A-04-${id}`,
    reserveShelf: null,
    name: 'Tinte permanente',
    brand: 'Tinta Sur',
    shade: { code, name: 'Rubio', color: '#ad8e57' },
    volume: '90 ml',
    category: 'Coloración',
    image: `/pictures/version/${id}`,
    tile: 'piedra',
    units,
    picked: 0,
    short: 0,
    orders: [{ shipmentId: '1', orderCode: 'TN-48213', customer: 'Salón Rosa', units, picked: 0, short: 0 }],
  };
}

const wave = (lines: PickLine[]): WaveDetail => ({
  code: CODE,
  number: 1,
  name: 'Norte',
  dispatchDate: '2026-11-23',
  warehouseId: 'BOG',
  warehouse: 'Bogotá',
  leavesAt: '12:00',
  operator: null,
  state: 'picking',
  orders: 1,
  units: lines.reduce((sum, { units }) => sum + units, 0),
  picked: 0,
  short: 0,
  version: 1,
  lines,
  shipments: [],
  shortages: [],
});

/** A server that counts each pick once, behind a network that can be cut. */
function startServer() {
  const state = {
    wave: wave([line('1', '8.3', 3), line('2', '7.1', 2)]),
    isCut: false,
    seen: new Set<string>(),
    /** Another phone was first: nothing counts any more. */
    isTaken: false,
  };
  const count = ({ clientId, versionId, ...pick }: Pick) => {
    if (state.seen.has(clientId) || pick.kind !== 'units') return;
    state.seen.add(clientId);
    state.wave = {
      ...state.wave,
      lines: state.wave.lines.map((one) => {
        if (one._id !== versionId) return one;
        const { tallies } = addUnits(
          one.orders.map((order) => ({ ...order, asked: order.units })),
          pick.units,
        );
        return { ...one, picked: one.picked + pick.units, orders: tallies.map(({ asked: _, ...order }) => order) };
      }),
    };
  };
  const asked = answerWith({
    'GET /api/office/me': () => {
      if (state.isCut) throw new TypeError('no network');
      return signedIn('warehouse');
    },
    [`GET /api/purchase/office/waves/${CODE}`]: () => {
      if (state.isCut) throw new TypeError('no network');
      return { body: { results: state.wave } };
    },
    [PICKS]: ({ body }) => {
      if (state.isCut) throw new TypeError('no network');
      const picks = body['picks'] as Pick[]; // as: our own client's JSON
      if (!state.isTaken) picks.forEach(count);
      const outcomes = picks.map(({ clientId }) => ({ clientId, counted: state.isTaken ? 0 : 1 }));
      return { body: { results: { outcomes, wave: state.wave } } };
    },
  });
  return { state, asked, sent: () => (asked[PICKS] ?? []).flatMap(({ body }) => body['picks'] as Pick[]) }; // as: see above
}

beforeEach(() => localStorage.clear());
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const counted = () => screen.getByText(/^de \d+$/, { selector: '[aria-live] span' }).parentElement?.textContent;

test('a unit counts at once, is sent once, and the full line leads to the next (OFC-203)', async () => {
  const { sent, state } = startServer();
  const router = renderOffice(`/alistar?ola=${CODE}`);
  await screen.findByRole('heading', { name: 'Ola 1, Norte' });
  for (let unit = 0; unit < 3; unit += 1) await press('Agregar una');
  await waitFor(() => expect(router.state.location.search).toMatchObject({ linea: 2 }), { timeout: 2_000 });
  await waitFor(() => expect(state.wave.lines[0]?.picked).toBe(3));
  expect(new Set(sent().map(({ clientId }) => clientId)).size).toBe(3);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('tonalia.pick.'))).toEqual([]);
});

test('the menu of a line picks what is left of it in one count, and prints the list (OFC-203)', async () => {
  const { sent, state } = startServer();
  const router = renderOffice(`/alistar?ola=${CODE}`);
  await screen.findByRole('heading', { name: 'Ola 1, Norte' });
  await press('Agregar una');
  await press('Más acciones');
  expect(screen.getByRole('link', { name: 'Imprimir la lista' }).getAttribute('href')).toContain(`/${CODE}/lista`);
  await press('Alistar las 2 que quedan');
  await waitFor(() => expect(router.state.location.search).toMatchObject({ linea: 2 }), { timeout: 2_000 });
  await waitFor(() => expect(state.wave.lines[0]?.picked).toBe(3));
  expect(sent().map((pick) => pick.kind === 'units' && pick.units)).toEqual([1, 2]);
});

test('without network picking goes on, survives a reload and is sent once in its order (OFC-203)', async () => {
  const { state, sent } = startServer();
  renderOffice(`/alistar?ola=${CODE}`);
  await screen.findByRole('heading', { name: 'Ola 1, Norte' });
  state.isCut = true;
  await press('Agregar una');
  await press('Agregar una');
  expect(await screen.findByText('2 por enviar')).toBeDefined();
  expect(counted()).toBe('2de 3');
  await press('Ver la lista');
  const list = await screen.findByRole('dialog', { name: 'Ver la lista', hidden: true });
  expect(within(list).getByText('Por enviar').closest('button')?.textContent).toContain('8.3 Rubio');
  expect(within(list).queryByText('Enviado')).toBeNull();
  cleanup();
  renderOffice(`/alistar?ola=${CODE}`);
  await screen.findByRole('heading', { name: 'Ola 1, Norte' });
  expect(counted()).toBe('2de 3');
  state.isCut = false;
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(state.wave.lines[0]?.picked).toBe(2));
  await waitFor(() => expect(screen.queryByText(/por enviar/)).toBeNull());
  expect(state.seen.size).toBe(2);
  expect([...state.seen]).toEqual([...new Set(sent().map(({ clientId }) => clientId))]);
  expect(counted()).toBe('2de 3');
});

test('a picture that has no network leaves its tile empty, and the next line asks for its own (OFC-203)', async () => {
  startServer();
  renderOffice(`/alistar?ola=${CODE}`);
  await screen.findByRole('heading', { name: 'Ola 1, Norte' });
  const picture = () => document.querySelector('main img')?.getAttribute('src');
  const own = picture();
  const image = document.querySelector('main img');
  if (!image) throw new Error('no picture');
  fireEvent.error(image);
  expect(picture()).toMatch(/^data:image/);
  for (let unit = 0; unit < 3; unit += 1) await press('Agregar una');
  await waitFor(() => expect(picture()).toMatch(/480\.webp/), { timeout: 2_000 });
  expect(picture()).not.toBe(own);
});

test('a reader counts its own product and names another one (OFC-203)', async () => {
  startServer();
  renderOffice(`/alistar?ola=${CODE}`);
  await screen.findByRole('heading', { name: 'Ola 1, Norte' });
  await userEvent.keyboard('7700000000001{Enter}');
  expect(counted()).toBe('1de 3');
  await userEvent.keyboard('7700000000002{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('Es 7.1 Rubio. No va aquí.');
  expect(counted()).toBe('1de 3');
});

test('what is missing is reported for its order (OFC-203)', async () => {
  const { sent } = startServer();
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { vibrate: () => true }));
  renderOffice(`/alistar?ola=${CODE}`);
  await screen.findByRole('heading', { name: 'Ola 1, Norte' });
  await press('Agregar una');
  await press('No hay más');
  expect(await screen.findByRole('heading', { name: 'Faltan 2 de 8.3', hidden: true })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Dejar faltante y seguir', hidden: true }));
  await waitFor(() => expect(sent().at(-1)).toMatchObject({ kind: 'short', missing: [{ shipmentId: '1', units: 2 }] }));
});

test('the reserve of a version is another place to look in, before its units are missing (OFC-203)', async () => {
  const { state, sent } = startServer();
  state.wave = wave([{ ...line('1', '8.3', 3), reserveShelf: 'D-01-3' }, line('2', '7.1', 2)]);
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { vibrate: () => true }));
  renderOffice(`/alistar?ola=${CODE}`);
  await screen.findByText('A-04-1');
  await press('No hay');
  const reserve = await screen.findByRole('button', { name: /Reserva/, hidden: true });
  expect(reserve.textContent).toBe('D-01-3ReservaPasillo D, estante 1, nivel 3');
  await userEvent.click(reserve);
  expect(await screen.findByText('Reserva, estante 1, nivel 3')).toBeDefined();
  expect(screen.getByText('D-01-3')).toBeDefined();
  expect(screen.queryByText('A-04-1')).toBeNull();
  expect(sent()).toEqual([]);
  // not again at the reserve
  await press('No hay');
  await screen.findByRole('heading', { name: 'Faltan 3 de 8.3', hidden: true });
  expect(screen.queryByRole('button', { name: /Reserva/, hidden: true })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Dejar faltante y seguir', hidden: true }));
  expect(await screen.findByText('A-04-2')).toBeDefined();
});

test('what another phone counted first is said by its name until it is read, and a unit taken back names its pick (OFC-203)', async () => {
  const { state, sent } = startServer();
  renderOffice(`/alistar?ola=${CODE}`);
  await screen.findByRole('heading', { name: 'Ola 1, Norte' });
  state.isCut = true;
  await press('Agregar una');
  await press('Agregar una');
  await press('Quitar una');
  await press('No hay más');
  await userEvent.click(await screen.findByRole('button', { name: 'Dejar faltante y seguir', hidden: true }));
  expect(await screen.findByText('4 por enviar')).toBeDefined();
  Object.assign(state, { isCut: false, isTaken: true });
  dispatchEvent(new Event('online'));
  const counted = await screen.findByText(/^No contaron 1 und. de 8.3 Rubio, porque otra persona/);
  expect(screen.getByText(/^Ya no faltan 2 und. de 8.3 Rubio: otra persona/)).toBeDefined();
  const once = () => [...new Map(sent().map((pick) => [pick.clientId, pick])).values()];
  const [, second, back] = once();
  expect(back).toMatchObject({ units: -1, undoes: second?.clientId });
  state.isTaken = false;
  await press('Agregar una');
  await waitFor(() => expect(once()).toHaveLength(5));
  expect(counted.isConnected).toBe(true);
  await press('Entendido');
  expect(screen.queryByText(/^No contaron/)).toBeNull();
});
