import type { OfficePresale, PresaleMovePreview } from '@tonalia/contract/presales-office';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dayAfter } from '@tonalia/rules/calendar';
import { dayIn, formatShortDay } from '@tonalia/rules/dates';
import { expect, test } from 'vitest';
import { signedIn } from '../../../test/orders.ts';
import { answerWith, refusal, renderOffice } from '../../../test/render-office.tsx';

const PRESALES = '/api/products/office/presales';
const MOVE = `${PRESALES}/7/move`;
const today = dayIn(new Date());
const day = (days: number) => dayAfter(today, days);

const presale = (more: Partial<OfficePresale> = {}): OfficePresale => ({
  product: {
    _id: '7',
    code: 'SC-7',
    name: 'Champú matizador',
    brand: 'Selva Clara',
    versions: 1,
    image: '/pictures/product/7',
    tile: 'malva',
  },
  state: 'open',
  dispatchDate: day(8),
  opensAt: '2026-01-05T05:00:00.000Z',
  closesAt: `${day(8)}T05:00:00.000Z`,
  capacity: 480,
  taken: 214,
  waiting: { orders: 38, customers: 33, units: 214, amount: 5_735_200 },
  purchase: null,
  version: 3,
  ...more,
});
const late = presale({
  product: { ...presale().product, _id: '8', name: 'Acondicionador' },
  state: 'late',
  dispatchDate: day(-3),
  capacity: null,
  taken: 96,
  waiting: { orders: 9, customers: 9, units: 96, amount: 900_000 },
});
const order = (code: string, name: string, units: number) => ({
  code,
  customer: { _id: `00000000-0000-4000-8000-0000000000${units}`, name },
  city: 'Medellín',
  units,
  amount: units * 26_800,
  isWhole: true,
  leavesOn: day(8),
  arrivesOn: day(9),
  willArriveOn: day(13),
  wasInformed: code === 'TN-48139',
  phone: code === 'TN-48160' ? '3001112233' : null,
});
const preview = (more: Partial<PresaleMovePreview> = {}): PresaleMovePreview => ({
  presale: presale(),
  dispatchDate: day(12),
  orders: [order('TN-48160', 'Distribuidora El Espejo', 24), order('TN-48139', 'Salón Rosa Elena', 12)],
  moving: { orders: 38, customers: 33, units: 214, amount: 5_735_200 },
  later: 2,
  informed: 1,
  staying: 1,
  message: {
    orderCode: 'TN-48160',
    subject: 'Cambió la fecha de tu pedido TN-48160',
    paragraphs: ['Cambió la fecha de la preventa.'],
    push: 'Ahora sale el viernes.',
    goods: '- 24 x Champú',
    values: {
      cliente: 'El Espejo',
      producto: 'Champú',
      pedido: 'TN-48160',
      unidades: '24 unidades',
      sale: 'viernes 11',
      entrega: 'sábado 12',
    },
    phone: '573001112233',
  },
  ...more,
});
const office = (more = {}, role: Parameters<typeof signedIn>[0] = 'operations') =>
  answerWith({
    'GET /api/office/me': () => signedIn(role),
    [`GET ${PRESALES}`]: () => ({ body: { results: [presale(), late] } }),
    [`GET ${MOVE}`]: ({ query }: { query: Record<string, string> }) => {
      const code = query['orderCode'] ?? 'TN-48160';
      const message = { ...preview().message, orderCode: code, subject: `Cambió la fecha de tu pedido ${code}` };
      return { body: { results: { ...preview(), dispatchDate: query['dispatchDate'], message } } };
    },
    ...more,
  });
const chooseDay = async (chosen: string) =>
  fireEvent.input(await screen.findByLabelText('Nueva fecha'), { target: { value: chosen } });
const chooseReason = () => userEvent.selectOptions(screen.getByLabelText('Motivo'), 'Demora del proveedor');

test('the list shows what is sold of each presale, the late one first, and its sums (OFC-408)', async () => {
  office();
  renderOffice('/preventas');
  const [first, second] = (await screen.findAllByRole('row')).slice(1);
  expect(first?.textContent).toContain('Acondicionador');
  expect(first?.textContent).toContain('Atrasada 3 días');
  expect(second?.textContent).toContain(`${formatShortDay(day(8)).toLocaleLowerCase('es-CO')}`);
  expect(second?.textContent).toContain('214 de 480');
  expect(
    within(second ?? document.body)
      .getByRole('progressbar')
      .getAttribute('value'),
  ).toBe('44');
  expect(screen.getByText('310 und. en 47 pedidos')).toBeTruthy();
  expect(screen.getByText('9 pedidos esperan')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Atrasadas 1' })).toBeTruthy();
});

test('a tab without presales says so, also when there is one presale elsewhere (OFC-408)', async () => {
  office({ [`GET ${PRESALES}`]: () => ({ body: { results: [presale()] } }) });
  renderOffice('/preventas?vista=llenas');
  await screen.findByText('Ninguna preventa en este estado');
  expect(screen.queryByRole('table')).toBeNull();
});

test('a role that only reads has no act (OFC-408)', async () => {
  office({}, 'sales-desk');
  renderOffice('/preventas?fila=7&panel=mover');
  await screen.findByText('9 pedidos esperan');
  expect(screen.queryByRole('button', { name: 'Abrir preventa' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Acciones de/ })).toBeNull();
  // the sheet is loaded after the rows
  await expect(screen.findByRole('dialog', {}, { timeout: 700 })).rejects.toThrow('dialog');
});

test('a move shows its orders, customers and message before it is confirmed (OFC-408)', async () => {
  const user = userEvent.setup();
  const asked = office({ [`POST ${MOVE}`]: () => ({ body: { results: presale({ dispatchDate: day(12) }) } }) });
  renderOffice('/preventas');
  await user.click(await screen.findByRole('button', { name: 'Acciones de Champú matizador' }));
  await user.click(screen.getByRole('button', { name: 'Mover fecha' }));
  expect((await screen.findByRole('button', { name: 'Mover' })).hasAttribute('disabled')).toBe(true);
  await chooseDay(day(12));
  expect(await screen.findByText('Salón Rosa Elena')).toBeTruthy();
  expect(screen.getByText('y 36 pedidos más')).toBeTruthy();
  expect(screen.getByText(/2 pedidos llegan después del día que escogió el cliente/)).toBeTruthy();
  expect(screen.getByText(/1 pedido se queda con su fecha/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'TN-48139' }));
  expect(await screen.findByText('Cambió la fecha de tu pedido TN-48139')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'App' }));
  expect(screen.getByText('Ahora sale el viernes.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'WhatsApp' }));
  expect(screen.getByRole('link', { name: 'Escribir por WhatsApp' }).getAttribute('href')).toMatch(
    /^https:\/\/wa\.me\/573001112233\?text=Cambi/,
  );
  expect(screen.getByRole('button', { name: /^Mover y avisar/ }).hasAttribute('disabled')).toBe(true);
  await chooseReason();
  expect(asked[`POST ${MOVE}`]).toBeUndefined();

  await user.click(screen.getByRole('button', { name: 'Mover y avisar a 33 clientes' }));
  expect(await screen.findByText(/Los avisos salen en un minuto\.$/)).toBeTruthy();
  expect(asked[`POST ${MOVE}`]).toMatchObject([
    { body: { version: 3, dispatchDate: day(12), reason: 'supplier', quiet: false } },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
  expect(await screen.findByText(/^Vuelve a salir/)).toBeTruthy();
  expect(asked[`POST ${MOVE}`]).toMatchObject([{}, { body: { dispatchDate: day(8), quiet: false } }]);
});

test('a move can send no message, and orders after their day are shown apart (OFC-408)', async () => {
  const user = userEvent.setup();
  const asked = office({ [`POST ${MOVE}`]: () => ({ body: { results: presale({ dispatchDate: day(12) }) } }) });
  renderOffice('/preventas?fila=7&panel=mover');
  await chooseDay(day(12));
  await user.click(await screen.findByRole('button', { name: /Pasan su plazo/ }));
  expect(screen.queryByText('y 36 pedidos más')).toBeNull();
  await chooseReason();
  await user.click(await screen.findByRole('button', { name: 'Mover sin avisar' }));
  expect(await screen.findByText(/No se avisa a los clientes/)).toBeTruthy();
  expect(asked[`POST ${MOVE}`]).toMatchObject([{ body: { reason: 'supplier', quiet: true } }]);
});

test('the operator writes the message of a move, and its variables are checked before it is sent (OFC-408)', async () => {
  const user = userEvent.setup();
  const asked = office({ [`POST ${MOVE}`]: () => ({ body: { results: presale({ dispatchDate: day(12) }) } }) });
  renderOffice('/preventas?fila=7&panel=mover');
  await chooseDay(day(12));
  await chooseReason();
  await user.click(await screen.findByRole('button', { name: 'Editar mensaje' }));
  expect(screen.getByText(/^Hola, El Espejo\. Champú de tu pedido TN-48160 sale ahora el viernes 11/)).toBeTruthy();
  const field = screen.getByLabelText<HTMLTextAreaElement>('Tu mensaje, en el correo');
  fireEvent.change(field, { target: { value: 'Hola, {nombre}. Ya casi llega.' } });
  expect(screen.getByRole('alert').textContent).toContain('{nombre} no es un dato del pedido');
  expect(screen.getByRole('button', { name: /^Mover y avisar/ }).hasAttribute('disabled')).toBe(true);
  fireEvent.change(field, { target: { value: 'Ya casi llega, ' } });
  await user.click(screen.getByRole('button', { name: 'Cliente' }));
  expect(screen.getByText('Ya casi llega, El Espejo')).toBeTruthy();
  expect(screen.getByText('- 24 x Champú')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Mover y avisar a 33 clientes' }));
  await waitFor(() => expect(asked[`POST ${MOVE}`]).toMatchObject([{ body: { words: 'Ya casi llega, {cliente}' } }]));
  expect(asked[`POST ${MOVE}`]?.[0]?.body).not.toHaveProperty('closes');
});

test('customers that get it late can be called, those informed before are shown apart, and the sale can end (OFC-408)', async () => {
  const user = userEvent.setup();
  const closed = presale({ dispatchDate: day(12), state: 'closed', version: 4 });
  const asked = office({
    [`POST ${MOVE}`]: () => ({ body: { results: closed } }),
    [`PUT ${PRESALES}/7`]: () => ({ body: { results: presale() } }),
  });
  renderOffice('/preventas?fila=7&panel=mover');
  await chooseDay(day(12));
  await user.click(await screen.findByRole('button', { name: /Ya avisados/ }));
  expect(screen.queryByText('Distribuidora El Espejo')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Llamarlos' }));
  const calls = within(await screen.findByRole('dialog', { name: 'Clientes para llamar' }));
  expect(calls.getByRole('link', { name: '3001112233' }).getAttribute('href')).toBe('tel:3001112233');
  expect(calls.getByText('sin teléfono')).toBeTruthy();
  await user.click(calls.getByRole('button', { name: 'Volver' }));
  await chooseReason();
  await user.click(screen.getByRole('switch', { name: /^Seguir recibiendo pedidos/ }));
  await user.click(screen.getByRole('button', { name: 'Mover y avisar a 33 clientes' }));
  await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
  expect(await screen.findByText(/^Vuelve a salir/)).toBeTruthy();
  expect(asked[`POST ${MOVE}`]?.[0]?.body).toMatchObject({ closes: true });
  expect(asked[`PUT ${PRESALES}/7`]).toMatchObject([{ body: { version: 4, closesOn: day(7), capacity: 480 } }]);
});

test('of two operators that move one presale, the second sees both days and decides (OFC-408)', async () => {
  const user = userEvent.setup();
  let saved = presale();
  const asked = office({
    [`GET ${PRESALES}`]: () => ({ body: { results: [saved] } }),
    [`POST ${MOVE}`]: ({ body }: { body: Record<string, unknown> }) => {
      if (body['version'] === 4) return { body: { results: saved } };
      saved = presale({ version: 4, dispatchDate: day(20) });
      return refusal(409, 'VERSION_CONFLICT', 'Otra persona guardó primero.');
    },
  });
  renderOffice('/preventas?fila=7&panel=mover');
  await chooseDay(day(12));
  await chooseReason();
  await user.click(await screen.findByRole('button', { name: 'Mover y avisar a 33 clientes' }));
  const note = await screen.findByRole('alert');
  expect(note.textContent).toContain(formatShortDay(day(12)));
  expect(note.textContent).toContain(formatShortDay(day(20)));
  expect(screen.getByLabelText<HTMLInputElement>('Nueva fecha').value).toBe(day(12));
  await user.click(within(note).getAllByRole('button').at(-1) ?? document.body);
  await waitFor(() => expect(asked[`POST ${MOVE}`]?.map(({ body }) => body['version'])).toEqual([3, 4]));
});

test('units below what is sold cannot be saved, and a refusal keeps what was typed (OFC-408)', async () => {
  const user = userEvent.setup();
  const sentence = 'Ya hay 301 unidades apartadas. El cupo no puede ser menor.';
  const asked = office({ [`PUT ${PRESALES}/7`]: () => refusal(409, 'PRESALE_BELOW_TAKEN', sentence) });
  renderOffice('/preventas?fila=7&panel=cambiar');
  const units = await screen.findByLabelText<HTMLInputElement>('Cupo');
  expect(units.value).toBe('480');
  await user.clear(units);
  await user.type(units, '200');
  expect(screen.getByText('Ya hay 214 und. apartadas')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Guardar' }).hasAttribute('disabled')).toBe(true);
  await user.clear(units);
  await user.type(units, '300');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(units.value).toBe('300');
  expect(asked[`PUT ${PRESALES}/7`]).toMatchObject([{ body: { version: 3, capacity: 300, closesOn: day(7) } }]);
});

test('an operator opens a presale of a product that was found by its words (OFC-408)', async () => {
  const user = userEvent.setup();
  const version = {
    _id: '71',
    productId: '9',
    productName: 'Tinte permanente',
    shade: '7.1',
    name: 'Rubio',
    code: 'T',
  };
  const found = { ...version, brand: 'Tinta Sur', image: '/pictures/version/71', tile: 'malva', swatch: null };
  const asked = office({
    'GET /api/products/office/versions': () => ({ body: { results: [found] } }),
    [`POST ${PRESALES}`]: () => ({ body: { results: presale() } }),
  });
  renderOffice('/preventas');
  await user.click(await screen.findByRole('button', { name: 'Abrir preventa' }));
  await user.type(await screen.findByRole('searchbox', { name: 'Versión' }), 'tinte');
  await user.click(await screen.findByRole('button', { name: /Rubio/ }));
  await user.type(screen.getByLabelText('Cupo'), '60');
  const [, send] = screen.getAllByRole('button', { name: 'Abrir preventa' });
  await user.click(send ?? document.body);
  await waitFor(() =>
    expect(asked[`POST ${PRESALES}`]).toMatchObject([
      { body: { productId: '9', dispatchDate: day(14), closesOn: day(13), capacity: 60 } },
    ]),
  );
});

test('the page of a product opens its presale with the product chosen (OFC-402)', async () => {
  const user = userEvent.setup();
  const asked = office({
    'GET /api/products/office/products/9': () => ({ body: { results: { _id: '9', name: 'Tinte permanente' } } }),
    [`POST ${PRESALES}`]: () => ({ body: { results: presale() } }),
  });
  renderOffice('/preventas?fila=9&panel=abrir');
  expect(await screen.findByText('Tinte permanente')).toBeTruthy();
  const [, send] = screen.getAllByRole('button', { name: 'Abrir preventa' });
  await user.click(send ?? document.body);
  await waitFor(() => expect(asked[`POST ${PRESALES}`]).toMatchObject([{ body: { productId: '9' } }]));
});

test('closing says what its orders do (OFC-408)', async () => {
  const user = userEvent.setup();
  const asked = office({ [`POST ${PRESALES}/7/close`]: () => ({ body: { results: presale({ state: 'closed' }) } }) });
  renderOffice('/preventas');
  await user.click(await screen.findByRole('button', { name: 'Acciones de Champú matizador' }));
  await user.click(screen.getByRole('button', { name: 'Cerrar' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('Los 38 pedidos que la esperan siguen con su fecha.');
  await user.click(within(dialog).getByText('Cerrar', { selector: 'button' }));
  await waitFor(() => expect(asked[`POST ${PRESALES}/7/close`]).toMatchObject([{ body: { version: 3 } }]));
});
