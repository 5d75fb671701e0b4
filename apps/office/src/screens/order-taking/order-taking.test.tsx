import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { CART, CUSTOMER, deskCart, offer } from '../../../test/order-taking.ts';
import { filters, oneOrder, pageOfOrders, signedIn } from '../../../test/orders.ts';
import { answerWith, refusal, renderOffice } from '../../../test/render-office.tsx';

const CART_PATH = `/api/purchase/office/customers/${CUSTOMER}/cart`;
const PAGE = `/pedidos/nuevo?cliente=${CUSTOMER}`;
const desk =
  (units: number, method: string | null = null) =>
  () => ({ body: { results: deskCart(units, method) } });
const office = {
  'GET /api/office/me': () => signedIn('sales-desk'),
  [`GET ${CART_PATH}`]: desk(2, 'cash_on_delivery'),
  [`GET /api/products/office/customers/${CUSTOMER}/offers`]: () => ({ body: { results: [offer] } }),
};

test('a customer is chosen by name with the keyboard, from the list of orders (OFC-104)', async () => {
  const asked = answerWith({
    ...office,
    'GET /api/purchase/office/orders/filters': () => filters,
    'GET /api/purchase/office/orders': () => ({ body: pageOfOrders([]) }),
    'GET /api/office/views': () => ({ body: { results: [] } }),
    'GET /api/office/search': () => ({
      body: {
        results: {
          items: [
            {
              group: 'customers',
              _id: CUSTOMER,
              name: 'Peluquería Doña Luz',
              contact: null,
              city: 'Bogotá',
              cityId: '11001',
              document: null,
              phone: '3105550173',
              debt: null,
            },
          ],
          missing: [],
        },
      },
    }),
  });
  const router = renderOffice('/pedidos');
  await screen.findByRole('link', { name: 'Crear pedido' });
  await userEvent.keyboard('c');
  const field = await screen.findByRole('combobox', { name: 'Nombre, NIT o teléfono' });
  await waitFor(() => expect(document.activeElement).toBe(field));
  await userEvent.type(field, 'doña luz{Enter}');
  await waitFor(() => expect(router.state.location.search).toEqual({ cliente: CUSTOMER }));
  expect(await screen.findByText('Peluquería Doña Luz')).toBeDefined();
  expect(asked['GET /api/office/search']?.at(-1)?.query).toEqual({ q: 'doña luz', group: 'customers' });
});

test('code, Enter, units, Enter adds a line, and the field waits for the next code (OFC-104)', async () => {
  const asked = answerWith({
    ...office,
    [`GET ${CART_PATH}`]: desk(0),
    [`POST ${CART_PATH}/lines`]: desk(6),
  });
  renderOffice(PAGE);
  await userEvent.type(await screen.findByRole('combobox', { name: 'Código, tono o producto' }), 'ts-71{Enter}');
  const units = await screen.findByRole('textbox', { name: 'Cantidad de 7.1 Rubio medio cenizo' });
  await userEvent.clear(units);
  await userEvent.type(units, '6{Enter}');
  const table = await screen.findByRole('table');
  expect(within(table).getByText('$ 77.400')).toBeDefined();
  expect(asked[`POST ${CART_PATH}/lines`]?.map(({ body }) => body)).toEqual([
    { clientId: expect.any(String), versionId: '71', quantity: 6 },
  ]);
  const field = await screen.findByRole('combobox', { name: 'Código, tono o producto' });
  await waitFor(() =>
    expect([document.activeElement === field, (field as HTMLInputElement).value]).toEqual([true, '']),
  );
});

test('the focus that went on while a line is added stays where it is (OFC-104)', async () => {
  const held = Promise.withResolvers<void>();
  answerWith({
    ...office,
    [`GET ${CART_PATH}`]: desk(0),
    [`POST ${CART_PATH}/lines`]: () => held.promise.then(desk(6)),
  });
  renderOffice(PAGE);
  await userEvent.type(await screen.findByRole('combobox', { name: 'Código, tono o producto' }), 'ts-71{Enter}');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Cantidad de 7.1 Rubio medio cenizo' }), '{Enter}');
  const comment = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Comentario/ });
  comment.focus();
  held.resolve();
  await screen.findByRole('combobox', { name: 'Código, tono o producto' });
  await userEvent.keyboard('Por la tarde');
  expect(comment.value).toBe('Por la tarde');
});

test('a refused line says why and keeps the typed units (OFC-104)', async () => {
  answerWith({
    ...office,
    [`GET ${CART_PATH}`]: desk(0),
    [`POST ${CART_PATH}/lines`]: () => refusal(409, 'STOCK_EXCEEDED', 'Solo quedan 14 unidades.'),
  });
  renderOffice(PAGE);
  await userEvent.type(await screen.findByRole('combobox', { name: 'Código, tono o producto' }), 'ts-71{Enter}');
  const units = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Cantidad de 7.1 Rubio medio cenizo' });
  await userEvent.clear(units);
  await userEvent.type(units, '90{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('Solo quedan 14 unidades.');
  expect(units.value).toBe('90');
});

test('a coupon is applied by its code, a refused one says why, and an empty field asks nothing (OFC-104)', async () => {
  const asked = answerWith({
    ...office,
    [`POST ${CART_PATH}/coupon`]: () => refusal(409, 'COUPON_NOT_FOUND', 'Ese cupón no existe.'),
  });
  renderOffice(PAGE);
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Cupón' });
  await userEvent.click(screen.getByRole('button', { name: 'Aplicar' }));
  await userEvent.type(field, ' verano {Enter}');
  expect(await screen.findByText('Ese cupón no existe.')).toBeDefined();
  expect(asked[`POST ${CART_PATH}/coupon`]?.map(({ body }) => body)).toEqual([{ code: 'verano' }]);
  expect(field.value).toBe(' verano ');
});

test('J chooses a line, ⌫ removes it, and letters do nothing in a field (OFC-104)', async () => {
  const asked = answerWith({ ...office, [`PUT ${CART_PATH}/lines`]: desk(0) });
  renderOffice(PAGE);
  const field = await screen.findByRole('combobox', { name: 'Código, tono o producto' });
  await waitFor(() => expect(document.activeElement).toBe(field));
  await userEvent.keyboard('j{Backspace}');
  expect(asked[`PUT ${CART_PATH}/lines`]).toBeUndefined();
  await userEvent.keyboard('{Escape}j{Backspace}');
  await screen.findByText('Sin productos todavía');
  expect(asked[`PUT ${CART_PATH}/lines`]?.map(({ body }) => body)).toMatchObject([
    { code: 'TS', versionCode: 'TS-71-90', quantity: 0 },
  ]);
});

test('⌘↵ creates the order with the total that is shown, once, also after a lost answer (OFC-104)', async () => {
  let isLost = true;
  const asked = answerWith({
    ...office,
    [`POST ${CART_PATH}/order`]: () => {
      if (isLost) {
        isLost = false;
        throw new TypeError('the network is gone');
      }
      return { body: { results: { orderId: CART, orderCode: 'TN-48213', status: 'confirmed', total: 25_800 } } };
    },
    'GET /api/purchase/office/orders/filters': () => filters,
    'GET /api/purchase/office/orders/TN-48213': () => ({
      body: { results: { ...oneOrder('confirmed', 25_800), takenBy: 'Camila Moreno' } },
    }),
  });
  const router = renderOffice(PAGE);
  await screen.findByRole('button', { name: 'Crear pedido' });
  await userEvent.keyboard('{Meta>}{Enter}{/Meta}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/pedidos/TN-48213'), { timeout: 5_000 });
  const sent = { cartId: CART, expectedTotal: 25_800 };
  expect(asked[`POST ${CART_PATH}/order`]?.map(({ body }) => body)).toEqual([sent, sent]);
  expect((await screen.findAllByText('Tomado por la oficina: Camila Moreno')).length).toBeGreaterThan(0);
});

test('⌘↵ right after a choice or in a field waits for the change, and orders what it gives, once (OFC-104)', async () => {
  const changed = Promise.withResolvers<void>();
  const asked = answerWith({
    ...office,
    [`PUT ${CART_PATH}`]: async () => {
      await changed.promise;
      return { body: { results: deskCart(3, 'cash_on_delivery') } };
    },
    [`POST ${CART_PATH}/order`]: () => refusal(409, 'CREDIT_EXCEEDED', 'Tu cupo disponible es de $ 0.'),
  });
  renderOffice(PAGE);
  const comment = await screen.findByLabelText(/^Comentario/);
  await userEvent.type(comment, 'Por la tarde{Meta>}{Enter}{Enter}{/Meta}');
  await waitFor(() => expect(asked[`PUT ${CART_PATH}`]).toHaveLength(1));
  expect(asked[`PUT ${CART_PATH}`]?.[0]?.body).toMatchObject({ comments: 'Por la tarde' });
  expect(asked[`POST ${CART_PATH}/order`]).toBeUndefined();
  changed.resolve();
  await screen.findByRole('alert');
  expect(asked[`POST ${CART_PATH}/order`]?.map(({ body }) => body)).toEqual([{ cartId: CART, expectedTotal: 38_700 }]);
  expect(document.activeElement).toBe(comment);
});

test('a refused order says why, and a change of price waits until it is accepted (OFC-104)', async () => {
  const changed = deskCart(2, 'cash_on_delivery');
  const [line] = changed.cart?.products ?? [];
  if (!line) throw new Error('the cart has a line');
  const news = {
    line,
    kind: 'price' as const, // as: one of the kinds
    before: { price: 12_900, quantity: 2, dispatchDate: null },
    after: { price: 13_500, quantity: 2, dispatchDate: null },
  };
  const asked = answerWith({
    ...office,
    [`GET ${CART_PATH}`]: () => ({ body: { results: { ...changed, productsNews: [news] } } }),
    [`PUT ${CART_PATH}`]: desk(2, 'cash_on_delivery'),
    [`POST ${CART_PATH}/order`]: () => refusal(409, 'CREDIT_EXCEEDED', 'Tu cupo disponible es de $ 0.'),
  });
  renderOffice(PAGE);
  await screen.findByText('$ 12.900 → $ 13.500');
  const create = () => screen.getByRole<HTMLButtonElement>('button', { name: /Crear pedido/ });
  expect(create().disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Aceptar cambios' }));
  await waitFor(() => expect(create().disabled).toBe(false));
  expect(asked[`PUT ${CART_PATH}`]?.at(-1)?.body).toMatchObject({ cartId: CART, acceptNews: true });
  await userEvent.click(create());
  expect((await screen.findByRole('alert')).textContent).toBe('Tu cupo disponible es de $ 0.');
});

test('a role without the permission neither finds the button nor opens the page (OFC-004 OFC-104)', async () => {
  answerWith({ ...office, 'GET /api/office/me': () => signedIn('read-only') });
  renderOffice(PAGE);
  expect(await screen.findByText('Tu rol no toma pedidos')).toBeDefined();
});

test('the order goes to one of the addresses of the customer; without any the page says who adds one (OFC-104)', async () => {
  let cart = deskCart(2, 'cash_on_delivery');
  answerWith({ ...office, [`GET ${CART_PATH}`]: () => ({ body: { results: cart } }) });
  renderOffice(PAGE);
  const known = await screen.findByRole('combobox', { name: 'Dirección' });
  expect(within(known).getAllByRole('option').length).toBeGreaterThan(0);
  expect(screen.queryByText(/^No tiene direcciones/)).toBeNull();
  cleanup();
  cart = { ...cart, addresses: [] };
  renderOffice(PAGE);
  expect(await screen.findByText(/^No tiene direcciones/)).toBeDefined();
  expect(screen.queryByRole('combobox', { name: 'Dirección' })).toBeNull();
});
