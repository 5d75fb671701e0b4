import type { DriverRoute, DriverStop, StopReport } from '@tonalia/contract/dispatch-driver';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { deliveryStore } from '../../api/delivery-store.ts';
import { answerWith, refusal, renderOffice } from '../../../test/render-office.tsx';

const TOKEN = `hr_${'x'.repeat(40)}`;
const OPEN = 'POST /api/purchase/driver/open';
const PHOTO = 'POST /api/purchase/driver/photos';
const SEND = 'POST /api/purchase/driver/deliveries';
const uuid = (last: number) => `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`;

const stop = (at: number, more: Partial<DriverStop> = {}): DriverStop => ({
  _id: uuid(at),
  position: at,
  kind: 'delivery',
  code: `TN-4819${at}`,
  customer: `Salón ${at}`,
  person: 'Amparo Téllez',
  phone: '3115557788',
  address: 'Cl. 67 # 22-45',
  city: 'Bogotá',
  note: at === 1 ? 'Timbre dañado, llama al llegar' : '',
  window: { from: '13:45', to: '14:10' },
  boxes: 2,
  labels: [`TN4819${at}-1-2`, `TN4819${at}-2-2`],
  units: 5,
  lines: [
    {
      line: 1,
      name: 'Cera modeladora',
      versionName: null,
      code: 'C1',
      image: '/pictures/version/1',
      tile: 'piedra',
      units: 2,
      back: 14_200,
    },
    {
      line: 2,
      name: 'Tinte 8.3',
      versionName: null,
      code: 'T1',
      image: '/pictures/version/2',
      tile: 'piedra',
      units: 3,
      back: 40_000,
    },
  ],
  collect: 548_400,
  delivery: null,
  ...more,
});

/** A server that counts each delivery once, behind a network that can be cut. */
function startServer(more: Partial<DriverRoute> = {}) {
  const state = {
    route: {
      loadId: uuid(99),
      code: 'HR-00871',
      route: 'Norte',
      driver: 'Jhon Mosquera',
      dispatchDate: '2026-11-23',
      isOnRoad: true,
      asksCode: false,
      account: 'Llave @tonalia',
      stops: [stop(1), stop(2, { collect: 0 })],
      count: null,
      ...more,
    } satisfies DriverRoute as DriverRoute,
    isCut: false,
    seen: [] as StopReport[],
    refuses: undefined as string | undefined,
  };
  const asked = answerWith({
    [OPEN]: () => ({ body: { results: { step: 'open', route: state.route } } }),
    'GET /api/purchase/driver/route': () => {
      if (state.isCut) throw new TypeError('no network');
      return { body: { results: state.route } };
    },
    [PHOTO]: ({ body }) => ({ body: { results: { _id: body['clientId'] } } }),
    [SEND]: ({ body }) => {
      if (state.isCut) throw new TypeError('no network');
      const [delivery] = body['deliveries'] as StopReport[]; // as: our own client's JSON
      if (!delivery) throw new Error('no delivery');
      const { clientId } = delivery;
      if (state.refuses !== undefined) {
        const said = { code: 'DELIVERY_CODE_WRONG', message: state.refuses };
        return { body: { results: { outcomes: [{ clientId, refusal: said }], route: state.route } } };
      }
      if (!state.seen.some((one) => one.clientId === clientId)) state.seen.push(delivery);
      state.route = {
        ...state.route,
        stops: state.route.stops.map((one) =>
          one._id === delivery.stopId ? { ...one, delivery: { result: delivery.result, at: delivery.at } } : one,
        ),
      };
      return { body: { results: { outcomes: [{ clientId, refusal: null }], route: state.route } } };
    },
  });
  return { state, asked };
}

beforeEach(() => localStorage.clear());
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function openDay(more: Partial<DriverRoute> = {}) {
  const server = startServer(more);
  const router = renderOffice(`/r/${TOKEN}`);
  await screen.findByRole('heading', { name: 'Ruta Norte' });
  return { ...server, router };
}

test('a link shows the next stop without a sign-in, and leaves its token out of the address (OFC-206)', async () => {
  const { router, asked } = await openDay();
  expect(asked[OPEN]?.[0]?.body).toEqual({ token: TOKEN });
  await waitFor(() => expect(router.state.location.pathname).toBe('/r'));
  expect(screen.getByText('parada 1 de 2')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Salón 1' })).toBeDefined();
  expect(screen.getByText('Timbre dañado, llama al llegar')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Llamar' }).getAttribute('href')).toBe('tel:3115557788');
  expect(screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toBe('https://wa.me/573115557788');
  expect(screen.getByRole('link', { name: 'Ir' }).getAttribute('href')).toContain('Cl.%2067%20%23%2022-45');
  expect(screen.getByText('$ 548.400', { normalizer: spaces })).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe('Guardado');
});

const spaces = (text: string) => text.replace(/\s+/g, ' ').trim();

test('a reader ticks a box by its label, and names the stop of another one (OFC-206)', async () => {
  await openDay();
  const isTicked = (box: string) => screen.getByRole('button', { name: box }).getAttribute('aria-pressed');
  await userEvent.keyboard('TN48191-2-3{Enter}');
  expect([isTicked('1 de 2'), isTicked('2 de 2')]).toEqual(['false', 'true']);
  await userEvent.keyboard('TN48192-1-2{Enter}');
  expect(screen.getByRole('alert').textContent).toBe('Esa caja es de la parada 2, Salón 2');
  await userEvent.keyboard('TN11111-1-1{Enter}');
  expect(screen.getByRole('alert').textContent).toBe('TN11111-1-1 no es una caja de esta ruta');
  await press('Leer la guía de una caja');
  await userEvent.type(await screen.findByLabelText(/código/i), 'tn48191-1-2{Enter}');
  await waitFor(() => expect(isTicked('1 de 2')).toBe('true'));
  expect([isTicked('2 de 2'), screen.queryByRole('alert')]).toEqual(['true', null]);
});

test('cash gives change, is kept without it, and the next stop follows (OFC-206)', async () => {
  const { state } = await openDay();
  await press('Entregado');
  expect(screen.getByRole('button', { name: /Falta \$\s548\.400/ })).toHaveProperty('disabled', true);
  await userEvent.type(screen.getByLabelText('Efectivo'), '550000');
  expect(screen.getByText('$ 1.600', { normalizer: spaces })).toBeDefined();
  await press('Confirmar entrega');
  await screen.findByRole('heading', { name: 'Salón 2' });
  await waitFor(() => expect(state.seen).toMatchObject([{ result: 'delivered', cash: 548_400, electronic: null }]));
  expect(screen.queryByText('Cobrar en efectivo')).toBeNull();
});

test('a part by Bre-B needs its reference, and the rest is cash (OFC-206)', async () => {
  const { state } = await openDay();
  await press('Entregado');
  await userEvent.click(screen.getByLabelText('Pagó una parte por Bre-B'));
  await userEvent.type(screen.getByLabelText('Por Bre-B'), '48400');
  await userEvent.type(screen.getByLabelText('Efectivo'), '500000');
  expect(screen.getByRole('button', { name: 'Falta la referencia del banco' })).toBeDefined();
  await userEvent.type(screen.getByLabelText('Referencia del banco'), '88F2');
  await press('Confirmar entrega');
  await waitFor(() =>
    expect(state.seen).toMatchObject([{ cash: 500_000, electronic: { amount: 48_400, reference: '88F2' } }]),
  );
});

test('units that come back need a reason, a photo when broken, and lower the amount to collect (OFC-206)', async () => {
  const { state } = await openDay();
  await press('Parcial');
  expect(screen.getByRole('button', { name: 'Marca lo que vuelve' })).toHaveProperty('disabled', true);
  for (let unit = 0; unit < 2; unit += 1) await press('Recibe una menos de Cera modeladora');
  expect(screen.getByText('$ 520.000', { normalizer: spaces })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Falta el motivo' })).toBeDefined();
  await press('Golpeado');
  expect(screen.getByRole('button', { name: 'Falta la foto' })).toBeDefined();
  await press('No lo pidió');
  await userEvent.type(screen.getByLabelText('Efectivo'), '550000');
  expect(screen.getByText('$ 30.000', { normalizer: spaces })).toBeDefined();
  await press('Confirmar entrega parcial');
  await waitFor(() =>
    expect(state.seen).toMatchObject([
      { result: 'partial', cash: 520_000, back: [{ line: 1, units: 2, reason: 'not_ordered', photoIds: [] }] },
    ]),
  );
});

test('without network the day goes on, survives a reload and is sent once in its order (OFC-206)', async () => {
  const { state } = await openDay();
  state.isCut = true;
  await press('No recibió');
  await press('Sin dinero');
  await press('Confirmar que no recibió');
  expect(await screen.findByText('1 por enviar')).toBeDefined();
  await press('Entregado');
  await press('Confirmar entrega');
  expect(await screen.findByText('2 por enviar')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Terminaste la ruta' })).toBeDefined();
  cleanup();
  renderOffice('/r');
  expect(await screen.findByText('2 por enviar')).toBeDefined();
  expect(state.seen).toEqual([]);
  state.isCut = false;
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(state.seen.map(({ result }) => result)).toEqual(['refused', 'delivered']));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Guardado'));
  expect(Object.keys(localStorage).filter((key) => key.startsWith('tonalia.driver.delivery.'))).toEqual([]);
});

test('a code of four digits is asked for where the load does, and a wrong one opens the stop again (OFC-206)', async () => {
  const { state } = await openDay({ asksCode: true, stops: [stop(1, { collect: 0 })] });
  state.refuses = 'El código no es el de este pedido.';
  await press('Entregado');
  await userEvent.type(screen.getByLabelText('Código de entrega'), '730');
  expect(screen.getByRole('button', { name: 'Falta 1 dígito del código' })).toHaveProperty('disabled', true);
  await userEvent.type(screen.getByLabelText('Código de entrega'), '4');
  await press('Confirmar entrega');
  expect((await screen.findByRole('alert')).textContent).toContain('TN-48191 no se guardó');
  state.refuses = undefined;
  await press('Registrar otra vez');
  expect(screen.getByText('Salón 1, TN-48191')).toBeDefined();
  expect(screen.getByText('El código no es el de este pedido.')).toBeDefined();
  const code = screen.getByLabelText<HTMLInputElement>('Código de entrega');
  expect(code.value).toBe('7304');
  await userEvent.clear(code);
  await userEvent.type(code, '7305');
  await press('Confirmar entrega');
  await waitFor(() => expect(state.seen).toMatchObject([{ proof: { kind: 'code', code: '7305' } }]));
});

test('a refused delivery opens again with its reason, note and photo, also after a reload (OFC-206)', async () => {
  const [photo, at] = [uuid(60), '2026-11-23T15:00:00.000Z'];
  const kept = {
    clientId: uuid(50),
    stopId: uuid(1),
    at,
    reason: 'closed',
    note: 'Volver a las 4',
    photoIds: [photo],
  } as const;
  deliveryStore.add(uuid(99), kept.clientId, {
    delivery: { result: 'refused', ...kept, photoIds: [photo] },
    photos: [{ clientId: photo, stopId: uuid(1), base64: 'AAAA' }],
  });
  const { state, asked } = startServer();
  state.refuses = 'La parada ya no es de este despacho.';
  renderOffice(`/r/${TOKEN}`);
  await screen.findByRole('button', { name: 'Registrar otra vez' });
  cleanup();
  renderOffice('/r');
  await screen.findByRole('button', { name: 'Registrar otra vez' });
  state.refuses = undefined;
  await press('Registrar otra vez');
  expect(screen.getByLabelText<HTMLInputElement>('Nota para la bodega').value).toBe('Volver a las 4');
  expect(screen.getByRole('button', { name: 'Quitar la foto' })).toBeDefined();
  await press('Confirmar que no recibió');
  await waitFor(() =>
    expect(state.seen).toMatchObject([{ reason: 'closed', note: 'Volver a las 4', photoIds: [photo] }]),
  );
  expect(asked[PHOTO]?.map(({ body }) => body['clientId'])).toEqual([photo, photo]);
  expect(screen.queryByRole('button', { name: 'Registrar otra vez' })).toBeNull();
  expect(Object.keys(localStorage).filter((key) => key.startsWith('tonalia.driver.delivery.'))).toEqual([]);
});

test('a refusal that arrives while another stop is filled in leaves its form and typed text (OFC-206)', async () => {
  const { state } = await openDay({ stops: [stop(1, { collect: 0 }), stop(2)] });
  state.isCut = true;
  await press('Entregado');
  await press('Confirmar entrega');
  await screen.findByRole('heading', { name: 'Salón 2' });
  await press('Entregado');
  await userEvent.type(screen.getByLabelText('Efectivo'), '548400');
  state.isCut = false;
  state.refuses = 'El código no es el de este pedido.';
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain('El código no es'));
  expect(screen.getByText(/^Salón 2, TN-48192$/)).toBeDefined();
  state.refuses = undefined;
  await press('Confirmar entrega');
  await waitFor(() => expect(state.seen).toMatchObject([{ stopId: uuid(2), cash: 548_400 }]));
});

test('a second device asks for the phone, and a link that is dead or cut off says what to do (OFC-206)', async () => {
  answerWith({ [OPEN]: () => ({ body: { results: { step: 'phone' } } }) });
  renderOffice(`/r/${TOKEN}`);
  expect(await screen.findByLabelText('Tu celular')).toBeDefined();
  cleanup();
  answerWith({ [OPEN]: () => refusal(404, 'LINK_DEAD', 'Este enlace ya no abre ninguna ruta.') });
  renderOffice(`/r/${TOKEN}`);
  expect(await screen.findByRole('heading', { name: 'Este enlace ya no sirve' })).toBeDefined();
  cleanup();
  answerWith({ [OPEN]: () => refusal(400, 'INVALID_REQUEST', 'Revisa «token»: debe tener al menos 20 caracteres.') });
  renderOffice(`/r/${TOKEN.slice(0, 9)}`);
  expect(await screen.findByRole('heading', { name: 'Este enlace ya no sirve' })).toBeDefined();
});

test('a dead link of one route leaves another route of the phone (OFC-206)', async () => {
  const { router } = await openDay();
  await waitFor(() => expect(router.state.location.pathname).toBe('/r'));
  cleanup();
  answerWith({ [OPEN]: () => refusal(404, 'LINK_DEAD', 'Este enlace ya no abre ninguna ruta.') });
  renderOffice(`/r/${TOKEN}x`);
  expect(await screen.findByRole('heading', { name: 'Este enlace ya no sirve' })).toBeDefined();
  cleanup();
  startServer().state.isCut = true;
  renderOffice('/r');
  expect(await screen.findByRole('heading', { name: 'Ruta Norte' })).toBeDefined();
});

test('a phone without room says so and keeps the form (OFC-206)', async () => {
  await openDay({ stops: [stop(1, { collect: 0 })] });
  await press('Entregado');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await press('Confirmar entrega');
  expect((await screen.findByRole('alert')).textContent).toContain('no tiene espacio');
  expect(screen.getByRole('button', { name: 'Confirmar entrega' })).toBeDefined();
});

const keptDrafts = () => Object.keys(localStorage).filter((key) => key.startsWith('tonalia.driver.draft.'));

test('a half filled delivery survives a reload and Back, and leaves the phone when it is recorded (OFC-206)', async () => {
  const { state, router } = await openDay();
  await press('Parcial');
  await press('Recibe una menos de Cera modeladora');
  await press('No lo pidió');
  await userEvent.type(screen.getByLabelText('Efectivo'), '550000');
  await userEvent.type(screen.getByRole('textbox', { name: 'Recibe' }), 'Amparo');
  cleanup();
  renderOffice(`/r${router.state.location.searchStr}`);
  expect(await screen.findByText('Salón 1, TN-48191')).toBeDefined();
  expect(screen.getByText('$ 15.800', { normalizer: spaces })).toBeDefined();
  await press('Volver');
  await press('Entregado');
  expect(screen.getByLabelText<HTMLInputElement>('Efectivo').value).toBe('');
  await press('Volver');
  await press('Parcial');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Recibe' }).value).toBe('Amparo');
  await press('Confirmar entrega parcial');
  await waitFor(() =>
    expect(state.seen).toMatchObject([
      { cash: 534_200, receiver: 'Amparo', back: [{ line: 1, units: 1, reason: 'not_ordered' }] },
    ]),
  );
  expect(keptDrafts()).toEqual([]);
});

test('Back of the phone closes the form of a stop and keeps the refusal it held (OFC-206)', async () => {
  const { router } = await openDay();
  await press('No recibió');
  await press('Cerrado');
  await userEvent.type(screen.getByLabelText('Nota para la bodega'), 'Volver a las 4');
  act(() => router.history.back());
  expect(await screen.findByRole('heading', { name: 'Ruta Norte' })).toBeDefined();
  await press('No recibió');
  expect(screen.getByLabelText<HTMLInputElement>('Nota para la bodega').value).toBe('Volver a las 4');
  expect(screen.getByRole('button', { name: 'Falta la foto' })).toBeDefined();
});

test('a link that died takes the drafts of its stops off the phone (OFC-206)', async () => {
  const { router } = await openDay();
  await press('Entregado');
  await userEvent.type(screen.getByRole('textbox', { name: 'Recibe' }), 'Amparo');
  expect(keptDrafts()).toHaveLength(1);
  cleanup();
  answerWith({ 'GET /api/purchase/driver/route': () => refusal(401, 'UNAUTHENTICATED', 'Entra otra vez.') });
  renderOffice(`/r${router.state.location.searchStr}`);
  expect(await screen.findByRole('heading', { name: 'Este enlace ya no sirve' })).toBeDefined();
  expect(keptDrafts()).toEqual([]);
});

test('a count of the cash that cannot be signed says why, and is signed with the next press (OFC-207)', async () => {
  const count = { counted: 540_000, mustHandOver: 548_400, signedAt: null, version: 3 };
  const { state } = startServer({ count });
  let isDown = true;
  const asked = answerWith({
    [OPEN]: () => ({ body: { results: { step: 'open', route: state.route } } }),
    'GET /api/purchase/driver/route': () => ({ body: { results: state.route } }),
    'POST /api/purchase/driver/count/sign': () => {
      if (isDown) return refusal(409, 'VERSION_CONFLICT', 'La bodega volvió a contar.');
      return { body: { results: { ...state.route, count: { ...count, signedAt: '2026-11-23T22:00:00.000Z' } } } };
    },
  });
  renderOffice(`/r/${TOKEN}`);
  await screen.findByRole('heading', { name: 'Ruta Norte' });
  expect(screen.queryByRole('alert')).toBeNull();
  await press('Firmar el conteo');
  expect((await screen.findByRole('alert')).textContent).toBe('La bodega volvió a contar.');
  isDown = false;
  await press('Firmar el conteo');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Firmar el conteo' })).toBeNull());
  expect(asked['POST /api/purchase/driver/count/sign']?.map(({ body }) => body)).toEqual([
    { version: 3 },
    { version: 3 },
  ]);
});

test('every stop is in the list, with how it ended (OFC-206)', async () => {
  await openDay({ stops: [stop(1, { delivery: { result: 'partial', at: '2026-11-23T15:00:00.000Z' } }), stop(2)] });
  expect(screen.getByRole('heading', { name: 'Salón 2' })).toBeDefined();
  await press('Ver todas las paradas');
  expect(screen.getByRole('button', { name: /Salón 1.*Parcial/s, hidden: true })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: /Salón 1/, hidden: true }));
  expect(await screen.findByRole('heading', { name: 'Salón 1' })).toBeDefined();
});

const pickup = (at: number): DriverStop =>
  stop(at, {
    kind: 'pickup',
    code: 'DV-0412',
    boxes: 0,
    labels: [],
    collect: 0,
    window: null,
    lines: stop(at).lines.map((line) => ({ ...line, back: 0 })),
  });

test('a pick-up shows what to collect, and its units are sent by line, without money (OFC-208)', async () => {
  const { state } = await openDay({ stops: [pickup(1), stop(2)] });
  expect(screen.getByText('Recogida, DV-0412')).toBeDefined();
  expect(screen.getByText('Cl. 67 # 22-45')).toBeDefined();
  expect(screen.getByText('Tinte 8.3').closest('li')?.textContent).toContain('3 und.');
  expect(screen.queryByText('Cobrar en efectivo')).toBeNull();
  await press('Recoger');
  expect(screen.getByRole('heading', { name: 'Recogida' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Recoges una más de Tinte 8.3' })).toHaveProperty('disabled', true);
  for (let unit = 0; unit < 3; unit += 1) await press('Recoges una menos de Tinte 8.3');
  expect(screen.getByRole('button', { name: 'Recoges una menos de Tinte 8.3' })).toHaveProperty('disabled', true);
  await press('Confirmar recogida');
  await screen.findByRole('heading', { name: 'Salón 2' });
  await waitFor(() =>
    expect(state.seen).toMatchObject([
      {
        result: 'collected',
        lines: [
          { line: 1, units: 2 },
          { line: 2, units: 0 },
        ],
        photoIds: [],
      },
    ]),
  );
  await press('Ver todas las paradas');
  expect(screen.getByRole('button', { name: /Salón 1.*Recogido/s, hidden: true })).toBeDefined();
});

test('a pick-up of no unit is not collected, which needs a reason and is kept without network (OFC-208)', async () => {
  const { state } = await openDay({ stops: [pickup(1)] });
  await press('Recoger');
  for (let unit = 0; unit < 2; unit += 1) await press('Recoges una menos de Cera modeladora');
  for (let unit = 0; unit < 3; unit += 1) await press('Recoges una menos de Tinte 8.3');
  expect(screen.getByRole('button', { name: 'Si no recoges nada, marca No se recogió' })).toHaveProperty(
    'disabled',
    true,
  );
  await press('Volver');
  await press('No se recogió');
  expect(screen.getByRole('button', { name: 'Falta el motivo' })).toHaveProperty('disabled', true);
  await press('No está lista');
  state.isCut = true;
  await press('Confirmar que no se recogió');
  expect(await screen.findByText('1 por enviar')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Terminaste la ruta' })).toBeDefined();
  state.isCut = false;
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(state.seen).toMatchObject([{ result: 'not_collected', reason: 'not_ready' }]));
  expect(state.seen).toHaveLength(1);
});
