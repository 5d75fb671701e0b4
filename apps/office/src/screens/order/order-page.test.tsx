import type { OfficeOrder } from '@tonalia/contract/purchase-office';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { CUSTOMER, deskCart } from '../../../test/order-taking.ts';
import { filters, oneOrder, signedIn } from '../../../test/orders.ts';
import { answerWith, refusal, renderOffice } from '../../../test/render-office.tsx';
import { deskCartQuery } from '../../api/order-taking.ts';

const BASE = '/api/purchase/office/orders/TN-48213';
const message: OfficeOrder['messages'][number] = {
  _id: '00000000-0000-4000-8000-000000000099',
  title: 'Recibimos tu pedido TN-48213',
  channel: 'email',
  recipient: 'customer',
  state: 'failed',
  at: new Date().toISOString(),
  sentAt: null,
};
const office = (order: OfficeOrder) => ({
  'GET /api/office/me': () => signedIn('operations'),
  'GET /api/purchase/office/orders/filters': () => filters,
  [`GET ${BASE}`]: () => ({ body: { results: order } }),
  'GET /api/tracking/states': () => ({ body: { results: [{ _id: '11', stateId: '11', name: 'Bogotá, D.C.' }] } }),
  'GET /api/tracking/cities': () => ({
    body: { results: [{ _id: '11001', cityId: '11001', stateId: '11', name: 'Bogotá, D.C.' }] },
  }),
});
const open = async () => {
  const router = renderOffice('/pedidos/TN-48213');
  await screen.findByText('7.1 Rubio', { selector: 'td *' });
  return router;
};

test('N writes a note, which stays in the field when it cannot be saved, and Esc leaves the field and not the page (OFC-103)', async () => {
  let isDown = true;
  const note = { _id: '1', at: new Date().toISOString(), by: 'Camila Moreno', text: 'Recibe hasta las 4' };
  const asked = answerWith({
    ...office(oneOrder('confirmed', 25_800)),
    [`POST ${BASE}/notes`]: () =>
      isDown ? refusal(503, 'UNAVAILABLE', 'Inténtalo en un momento.') : { body: { results: note } },
  });
  const router = await open();
  await userEvent.keyboard('n');
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Escribe una nota' });
  expect(document.activeElement).toBe(field);
  await userEvent.keyboard('Recibe hasta las 4 d r a');
  await userEvent.keyboard('{Escape}');
  expect(router.state.location.pathname).toBe('/pedidos/TN-48213');
  expect(field.value).toBe('Recibe hasta las 4 d r a');
  await userEvent.keyboard('n{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Inténtalo en un momento.')).toBeDefined();
  expect(field.value).toBe('Recibe hasta las 4 d r a');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Guardar nota' }));
  await waitFor(() => expect(field.value).toBe(''));
  expect(asked[`POST ${BASE}/notes`]?.at(-1)?.body).toEqual({ text: 'Recibe hasta las 4 d r a' });
});

test('a message that failed is red in the history and can be sent again (OFC-103)', async () => {
  const { _id: _, ...shown } = message;
  const order = oneOrder('confirmed', 25_800);
  const asked = answerWith({
    ...office({
      ...order,
      messages: [message],
      history: [...order.history, { kind: 'message', by: null, from: null, ...shown }],
    }),
    [`POST ${BASE}/message`]: () => ({ body: { results: { sent: 1 } } }),
  });
  await open();
  expect(screen.getByText('Mensaje sin entregar').parentElement?.className).toContain('text-danger');
  await userEvent.click(screen.getByRole('button', { name: 'Reenviar mensaje' }));
  const dialog = await screen.findByRole('dialog', { name: 'Reenviar mensaje', hidden: true });
  await userEvent.click(within(dialog).getByRole('radio', { name: /Recibimos tu pedido/, hidden: true }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Reenviar', hidden: true }));
  expect(await screen.findByText('Mensaje en camino')).toBeDefined();
  expect(asked[`POST ${BASE}/message`]?.at(-1)?.body).toEqual({ messageId: message._id });
});

test('an address is saved once, however often it is sent while it is saved (OFC-103)', async () => {
  const asked = answerWith({
    ...office(oneOrder('confirmed', 25_800)),
    [`POST ${BASE}/address`]: () => new Promise<never>(() => {}),
  });
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Más acciones' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cambiar dirección' }));
  const dialog = await screen.findByRole('dialog', { name: 'Cambiar dirección', hidden: true });
  const field = within(dialog).getByLabelText<HTMLInputElement>('Dirección de entrega');
  await userEvent.clear(field);
  await userEvent.type(field, 'Carrera 9 # 1-20');
  const save = within(dialog).getByRole('button', { name: 'Guardar dirección', hidden: true });
  await userEvent.click(save);
  await userEvent.click(save);
  expect(asked[`POST ${BASE}/address`]).toHaveLength(1);
});

test('an address that another person changed first is shown beside the typed one, and either is chosen (OFC-008)', async () => {
  let saved = 'Calle 63 # 24-18';
  let version = 1;
  const asked = answerWith({
    ...office(oneOrder('confirmed', 25_800)),
    [`GET ${BASE}`]: () => {
      const order = oneOrder('confirmed', 25_800);
      const act = {
        kind: 'act',
        action: 'purchase.order_address_changed',
        dispatchDate: null,
        to: null,
        into: null,
        words: '',
      };
      const history = version === 2 ? [{ ...act, by: 'Paula Vélez', from: null, at: new Date().toISOString() }] : [];
      return { body: { results: { ...order, address: { ...order.address, address: saved }, version, history } } };
    },
    [`POST ${BASE}/address`]: ({ body }) =>
      body['version'] === version
        ? { body: { results: {} } }
        : refusal(409, 'VERSION_CONFLICT', 'Otra persona guardó un cambio antes.'),
  });
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Más acciones' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cambiar dirección' }));
  const dialog = await screen.findByRole('dialog', { name: 'Cambiar dirección', hidden: true });
  const field = within(dialog).getByLabelText<HTMLInputElement>('Dirección de entrega');
  const type = async (address: string) => {
    await userEvent.clear(field);
    await userEvent.type(field, address);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Guardar dirección', hidden: true }));
  };
  [saved, version] = ['Carrera 7 # 3-10', 2];
  await type('Carrera 9 # 1-20');
  const conflict = await within(dialog).findByRole('alert', { hidden: true });
  expect(within(conflict).getByText('Carrera 9 # 1-20').closest('tr')?.textContent).toBe(
    'Dirección de entregaCarrera 9 # 1-20Carrera 7 # 3-10',
  );
  expect(within(conflict).getByText('Paula Vélez guardó hace un momento').nextSibling?.textContent).toBe(
    'TN-48213, Peluquería Doña Luz',
  );
  expect(within(conflict).getByText('De Paula')).toBeDefined();
  await userEvent.click(within(conflict).getByRole('button', { name: 'Usar lo de Paula', hidden: true }));
  expect(field.value).toBe('Carrera 7 # 3-10');
  [saved, version] = ['Calle 1 # 1-11', 3];
  await type('Carrera 9 # 1-20');
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Volver a guardar lo mío', hidden: true }));
  expect(await screen.findByText('Dirección cambiada')).toBeDefined();
  expect(asked[`POST ${BASE}/address`]?.map(({ body }) => [body['address'], body['version']])).toEqual([
    ['Carrera 9 # 1-20', 1],
    ['Carrera 9 # 1-20', 2],
    ['Carrera 9 # 1-20', 3],
  ]);
});

test('a refused address stays in the form with the sentence of the server (OFC-107)', async () => {
  const sentence = 'A esa ciudad le despacha otra bodega.';
  const asked = answerWith({
    ...office(oneOrder('confirmed', 25_800)),
    [`POST ${BASE}/address`]: () => refusal(409, 'OTHER_WAREHOUSE', sentence),
  });
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Más acciones' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cambiar dirección' }));
  const dialog = await screen.findByRole('dialog', { name: 'Cambiar dirección', hidden: true });
  const field = within(dialog).getByLabelText<HTMLInputElement>('Dirección de entrega');
  await userEvent.clear(field);
  await userEvent.type(field, 'Carrera 9 # 1-20{Enter}');
  expect((await within(dialog).findByRole('alert', { hidden: true })).textContent).toBe(sentence);
  expect(field.value).toBe('Carrera 9 # 1-20');
  expect(asked[`POST ${BASE}/address`]?.at(-1)?.body).toMatchObject({
    address: 'Carrera 9 # 1-20',
    cityid: '11001',
    version: 1,
  });
});

test('D moves a part and says before what happens; the act asks without dryRun (OFC-106)', async () => {
  const move = { units: 2, dispatchDate: null, to: '2026-12-01', joins: false, delivery: null, version: 2 };
  const asked = answerWith({
    ...office(oneOrder('confirmed', 25_800)),
    [`POST ${BASE}/move`]: () => ({ body: { results: move } }),
  });
  await open();
  await userEvent.keyboard('d');
  const dialog = await screen.findByRole('dialog', { name: 'Cambiar despacho', hidden: true });
  await within(dialog).findByText('Cambian');
  const calls = () => asked[`POST ${BASE}/move`] ?? [];
  expect(calls().every(({ body }) => body['dryRun'] === true)).toBe(true);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cambiar despacho', hidden: true }));
  expect(await screen.findByText('Despacho cambiado')).toBeDefined();
  expect(calls().at(-1)?.body).toMatchObject({ dispatchDate: null, version: 1 });
  expect(calls().at(-1)?.body['dryRun']).toBeUndefined();
});

test('a part that a colleague dispatches is not replaced by another in the dialog that moves it (OFC-106)', async () => {
  const order = oneOrder('confirmed', 25_800);
  const [first] = order.shipments;
  if (!first) throw new Error('no part');
  const second = { ...first, _id: '2', dispatchDate: '2099-01-02' };
  let shown: OfficeOrder = { ...order, shipments: [first, second] };
  const move = { units: 2, dispatchDate: null, to: '2099-01-05', joins: false, delivery: null, version: 2 };
  const asked = answerWith({
    ...office(order),
    [`GET ${BASE}`]: () => ({ body: { results: shown } }),
    [`POST ${BASE}/move`]: () => ({ body: { results: move } }),
  });
  const router = renderOffice('/pedidos/TN-48213');
  await screen.findAllByText('7.1 Rubio', { selector: 'td *' });
  await userEvent.keyboard('d');
  const dialog = within(await screen.findByRole('dialog', { name: 'Cambiar despacho', hidden: true }));
  await dialog.findByText('Cambian');
  shown = { ...order, version: 2, shipments: [{ ...first, status: 'dispatched' }, second] };
  await router.options.context.cache.invalidateQueries();
  expect((await dialog.findByRole('alert', { hidden: true })).textContent).toContain('ya salió');
  const save = dialog.getByRole<HTMLButtonElement>('button', { name: 'Cambiar despacho', hidden: true });
  expect(save.disabled).toBe(true);
  expect(dialog.queryByText('Volver a guardar lo mío')).toBeNull();
  await userEvent.selectOptions(dialog.getByLabelText('Despacho'), '2');
  await waitFor(() => expect(save.disabled).toBe(false));
  await userEvent.click(save);
  expect(await screen.findByText('Despacho cambiado')).toBeDefined();
  expect(asked[`POST ${BASE}/move`]?.at(-1)?.body).toMatchObject({ dispatchDate: '2099-01-02', version: 2 });
  expect(asked[`POST ${BASE}/move`]?.every(({ body }) => body['dryRun'] === true || body['shipmentId'] === '2')).toBe(
    true,
  );
});

test('a cancellation that the customer asked for says so to the server, and lists what goes back where (OFC-107)', async () => {
  const order = oneOrder('confirmed', 25_800);
  const asked = answerWith({
    ...office(order),
    'POST /api/purchase/office/orders/reject': () => ({
      body: { results: { changed: ['TN-48213'], unchanged: [], refused: [], undo: null } },
    }),
  });
  await open();
  await userEvent.keyboard('r');
  const dialog = await screen.findByRole('dialog', { name: '¿Cancelar TN-48213?', hidden: true });
  expect(within(dialog).getByText('Vuelven a existencias').nextElementSibling?.textContent).toBe('2 und.');
  expect(within(dialog).getByText('Vuelve por PSE').nextElementSibling?.textContent).toMatch(/25\.800/);
  const button = within(dialog).getByRole('button', { name: 'Cancelar pedido', hidden: true });
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
  await userEvent.click(button);
  await waitFor(() =>
    expect(asked['POST /api/purchase/office/orders/reject']?.at(-1)?.body).toEqual({
      codes: ['TN-48213'],
      reason: 'El cliente lo pidió',
      to: 'cancelled',
      dryRun: false,
    }),
  );
});

test('the total says the IVA that it includes and its base, and the paper too (OFC-307)', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  onTestFinished(() => print.mockRestore());
  answerWith(office(oneOrder('confirmed', 25_800)));
  await open();
  const total = screen.getByRole('region', { name: 'Total' });
  expect(total.textContent).toMatch(/IVA incluido\$\s4\.119Base gravable\$\s21\.681$/);
  await userEvent.click(screen.getAllByRole('button', { name: 'Imprimir' })[0] ?? document.body);
  await userEvent.click(await screen.findByRole('button', { name: /^Remisión/ }));
  await waitFor(() => expect(document.querySelector('.printed')?.textContent).toMatch(/IVA incluido\s*\$\s4\.119/));
});

test('an operator without amounts sees no IVA (OFC-307)', async () => {
  answerWith(office({ ...oneOrder('confirmed', null), money: null }));
  await open();
  expect(document.body.textContent).not.toContain('IVA');
});

test('two parts of one day have their warehouse in the name, and an act names the part that it moves (OFC-106)', async () => {
  const order = oneOrder('confirmed', 25_800);
  const day = { dispatchDate: '2099-01-02', leavesFrom: 'Bogotá' };
  const [here] = order.shipments.map((shipment) => ({ ...shipment, ...day, next: 'pick' as const }));
  if (!here) throw new Error('no part');
  const there = { ...here, _id: '2', leavesFrom: 'Medellín', warehouseId: 'MDE' };
  const asked = answerWith({
    ...office({ ...order, shipments: [here, there] }),
    'POST /api/purchase/office/orders/pick': () => ({
      body: { results: { changed: ['TN-48213'], unchanged: [], refused: [], undo: null } },
    }),
  });
  renderOffice('/pedidos/TN-48213');
  expect(await screen.findByRole('region', { name: 'Vie 2 ene, Bogotá' })).toBeDefined();
  const part = within(screen.getByRole('region', { name: 'Vie 2 ene, Medellín' }));
  await userEvent.click(part.getByRole('button', { name: 'Alistar' }));
  const dialog = await screen.findByRole('dialog', { hidden: true });
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Alistar', hidden: true }));
  await waitFor(() =>
    expect(asked['POST /api/purchase/office/orders/pick']?.at(-1)?.body).toEqual({
      codes: ['TN-48213'],
      shipmentId: '2',
      dryRun: false,
    }),
  );
});

test('a part shows its route, the shelf of each line and how far its picking is (OFC-103, OFC-203)', async () => {
  const order = oneOrder('preparing', 25_800);
  const [part] = order.shipments;
  const [line] = part?.lines ?? [];
  const counts = { shipmentId: part?._id, code: line?.versionCode ?? line?.code, units: 2, picked: 1, short: 1 };
  answerWith({
    ...office({ ...order, shipments: order.shipments.map((one) => ({ ...one, status: 'preparing' as const })) }),
    [`GET ${BASE}/picking`]: () => ({
      body: {
        results: {
          lines: [{ ...counts, shelf: 'A-04-2' }],
          routes: [{ shipmentId: part?._id, name: 'Norte' }],
          packings: [],
        },
      },
    }),
  });
  await open();
  expect(await screen.findByRole('columnheader', { name: 'Ubicación' })).toBeDefined();
  expect(screen.getByRole('cell', { name: 'A-04-2' })).toBeDefined();
  expect(screen.getByText(/ruta Norte/i)).toBeDefined();
  expect(screen.getByText(/de 2$/).textContent).toBe('1 de 2');
});

test('the history names the warehouse that a part moved to (OFC-106)', async () => {
  const order = oneOrder('confirmed', 25_800);
  const moved = { action: 'purchase.shipment_moved', dispatchDate: null, to: '2026-12-01', words: '' };
  const at = new Date().toISOString();
  answerWith(
    office({
      ...order,
      history: [
        { kind: 'act', at, by: 'Camila Moreno', from: null, ...moved, into: 'BOG' },
        { kind: 'act', at, by: 'Camila Moreno', from: null, ...moved, into: null },
      ],
    }),
  );
  await open();
  expect(await screen.findByText(/ahora sale mar 1 dic de la bodega Bogotá/)).toBeDefined();
  expect(screen.getByText(/ahora sale mar 1 dic$/)).toBeDefined();
});

test('the history says what the picker did not find, and in which wave the picking began (OFC-103)', async () => {
  const order = oneOrder('preparing', 25_800);
  const at = new Date().toISOString();
  const by = { at, by: 'Wilson Castro', from: null };
  const report = {
    ...by,
    kind: 'act' as const,
    action: 'dispatch.units_missing',
    dispatchDate: null,
    to: null,
    into: null,
  };
  const missing = [
    { line: 1, units: 2 },
    { line: null, units: 1 },
  ];
  const wave = { number: 1, name: 'Norte' };
  answerWith(
    office({
      ...order,
      history: [
        { ...by, kind: 'step', status: 'preparing', why: '', dispatchDate: null, wave },
        { ...report, words: '', missing },
      ],
    }),
  );
  await open();
  const entries = within(await screen.findByRole('region', { name: 'Historial' })).getAllByRole('listitem');
  expect(entries.map((entry) => entry.textContent)).toEqual([
    expect.stringMatching(/^Faltan 2 und. de 7.1 Rubio y 1.*, Wilson Castro$/),
    expect.stringMatching(/^Empezó el alistamiento en la ola 1, Norte.*, Wilson Castro$/),
  ]);
});

test('a phone shows the first part with what is missing first, the other parts closed, and the total before its detail (OFC-013)', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  onTestFinished(() => void vi.unstubAllGlobals());
  const order = oneOrder('preparing', 25_800);
  const [part] = order.shipments;
  if (!part) throw new Error('an order has a part');
  const lines = part.lines.flatMap((line) =>
    [1, 2, 3, 4, 5].map((at) => ({ ...line, line: at, versionCode: `TS-${at}`, versionName: `Tono ${at}` })),
  );
  const first = { ...part, status: 'preparing' as const, lines };
  const later = { ...part, _id: '2', status: 'received' as const, isPreSales: true, dispatchDate: '2099-11-26' };
  const counts = { shipmentId: '1', units: 2, shelf: null };
  answerWith({
    ...office({ ...order, shipments: [first, later] }),
    [`GET ${BASE}/picking`]: () => ({
      body: {
        results: {
          lines: lines.map(({ versionCode: code, line }) => ({
            ...counts,
            code,
            picked: line === 5 ? 0 : 2,
            short: line === 5 ? 2 : 0,
          })),
          routes: [],
          packings: [],
        },
      },
    }),
  });
  renderOffice('/pedidos/TN-48213');
  expect(await screen.findByText('faltan 2')).toBeDefined();
  expect(screen.queryByText('Tono 3')).toBeNull();
  expect(screen.queryByText('7.1 Rubio')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Ver las 5 líneas' }));
  expect(screen.getByText('Tono 3')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: /^Jue 26 nov.*2 und/ }));
  expect(screen.getByText('7.1 Rubio')).toBeDefined();
  expect(screen.queryByText(/^Subtotal/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Ver el detalle' }));
  expect(screen.getByText(/^Subtotal/)).toBeDefined();
});

test('Repetir pedido puts the lines into the cart for the customer, opens it and names what did not fit (OFC-104)', async () => {
  let units = 1;
  const notAdded = { name: 'Matizante', versionName: '250 ml' };
  const asked = answerWith({
    ...office({
      ...oneOrder('confirmed', 25_800),
      customer: { ...oneOrder('confirmed', 25_800).customer, _id: CUSTOMER },
    }),
    'GET /api/office/me': () => signedIn('sales-desk'),
    [`GET /api/purchase/office/customers/${CUSTOMER}/cart`]: () => ({ body: { results: deskCart(units) } }),
    [`POST /api/purchase/office/customers/${CUSTOMER}/cart/repeat`]: () => {
      units = 6;
      return { body: { results: { added: 1, notAdded: [notAdded] } } };
    },
  });
  const router = await open();
  const { cache } = router.options.context;
  await cache.fetchQuery(deskCartQuery(CUSTOMER));
  await userEvent.click(screen.getByRole('button', { name: 'Más acciones' }));
  await userEvent.click(screen.getByRole('button', { name: 'Repetir pedido' }));
  expect(await screen.findByText('No entró todo: Matizante 250 ml')).toBeDefined();
  expect(router.state.location).toMatchObject({ pathname: '/pedidos/nuevo', search: { cliente: CUSTOMER } });
  expect((await screen.findAllByText('$ 77.400')).length).toBeGreaterThan(0);
  expect(asked[`POST /api/purchase/office/customers/${CUSTOMER}/cart/repeat`]?.map(({ body }) => body)).toEqual([
    { clientId: expect.any(String), orderCode: 'TN-48213' },
  ]);
});

test('an order that cannot be repeated stays on the screen with the reason', async () => {
  const order = oneOrder('confirmed', 25_800);
  answerWith({
    ...office(order),
    'GET /api/office/me': () => signedIn('sales-desk'),
    [`POST /api/purchase/office/customers/${order.customer._id}/cart/repeat`]: () =>
      refusal(409, 'NO_COVERAGE', 'No llegamos a esta dirección.'),
  });
  const router = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Más acciones' }));
  await userEvent.click(screen.getByRole('button', { name: 'Repetir pedido' }));
  expect(await screen.findByText('No llegamos a esta dirección.')).toBeDefined();
  expect(router.state.location.pathname).toBe('/pedidos/TN-48213');
});

test('a part says its day once: a part of its own date in its name, another one beside it (OFC-103)', async () => {
  const order = oneOrder('confirmed', 25_800);
  const [part] = order.shipments;
  const parts = part
    ? [
        { ...part, leavesBy: '2030-11-26' },
        { ...part, _id: '2', dispatchDate: '2030-11-28', leavesBy: '2030-11-28', isPreSales: true },
      ]
    : [];
  answerWith(office({ ...order, shipments: parts }));
  renderOffice('/pedidos/TN-48213');
  expect(await screen.findByText(/^Mar 26 nov/)).toBeDefined();
  expect(screen.getAllByText(/jue 28 nov/i).map(({ tagName }) => tagName)).toEqual(['H2']);
});
