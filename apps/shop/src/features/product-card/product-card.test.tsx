import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { literals } from '@tonalia/contract/literals.es-CO';
import { refusalLiterals } from '@tonalia/contract/refusal-literals.es-CO';
import { describe, expect, test } from 'vitest';
import { makeCard, makeCart, makeDye, makeLine, makeUser, sellerUser } from '../../../test/make.ts';
import { Refusal, mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { ProductCard } from './product-card.tsx';

const shampoo = makeCard();
const add = () => screen.getByRole('button', { name: `Agregar ${shampoo.name}` });
const quantity = () => screen.getByRole('group', { name: `Cantidad de ${shampoo.name}` });
/** Its code is loaded with the first unit. */
const stepper = () => screen.findByRole('group', { name: `Cantidad de ${shampoo.name}` });
const more = () => screen.getByRole('button', { name: 'Agregar una unidad' });

const renderFor = (user: ReturnType<typeof makeUser> | null, api = mockApi({ user })) =>
  renderScreen(<ProductCard product={shampoo} />, { api, signedIn: user !== null });

test('a card shows price, discount, price before, unit price, name and brand · CON-06', async () => {
  await renderFor(null);
  expect(screen.getByText('31.900 pesos, antes 37.500, 15 por ciento de descuento')).toBeDefined();
  expect(screen.getByText('-15%')).toBeDefined();
  expect(screen.getByText('$ 32 / ml')).toBeDefined();
  expect(screen.getByText('Selva Clara')).toBeDefined();
  expect(screen.getByText('Top seller')).toBeDefined();
});

test('a guest who adds goes to login and returns · VAL-12 ROL-01', async () => {
  const { address, api } = await renderFor(null);
  await userEvent.click(add());
  expect(address()).toBe('/login?redirect-login-required=1&redirect=%2Fhome%2Fmarketplace%2Fcustomer');
  expect(api.requestsTo('purchase POST /cart/additem')).toEqual([]);
});

test('a product with shades opens its colour card, at the shade that a search matched', async () => {
  const dye = makeDye({ matched: { code: 'TS-71', name: '7.1 Rubio medio cenizo', color: '#8A7A64' } });
  const { address } = await renderScreen(<ProductCard product={dye} />);
  expect(screen.getByRole('link', { name: dye.name }).getAttribute('href')).toMatch(
    /^\/product\/.*\?carta=102\.TS-71$/,
  );
  await userEvent.click(screen.getByRole('button', { name: `Elegir tonos de ${dye.name}` }));
  expect(address()).toBe('/home/marketplace/customer?carta=102.TS-71');
});

test('a sold-out product says so and cannot be added', async () => {
  await renderScreen(<ProductCard product={makeCard({ stock: 0 })} />);
  expect(screen.getByText('Agotado')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^(Agregar|Elegir)/ })).toBeNull();
});

describe('a customer', () => {
  test('gets the stepper at once; taps within 400 ms are one write', async () => {
    const { api } = await renderFor(makeUser());
    await waitFor(() => expect(api.requestsTo('purchase GET /cart/listcart')).toHaveLength(1));
    await userEvent.click(add());
    expect((await stepper()).textContent).toBe('1');
    await userEvent.click(more());
    await userEvent.click(more());
    expect(quantity().textContent).toBe('3');
    await waitFor(() => expect(api.requestsTo('purchase POST /cart/additem')).toHaveLength(1));
    expect(api.requestsTo('purchase POST /cart/additem')[0]?.body).toMatchObject({ code: shampoo.code, quantity: 3 });
    expect(await screen.findByText('Agregado al carrito')).toBeDefined();
  });

  test('with a keyboard: the focus moves from the plus to the stepper that replaces it, and back · UI-18', async () => {
    await renderFor(makeUser());
    add().focus();
    await userEvent.keyboard('{Enter}');
    await stepper();
    await waitFor(() => expect(document.activeElement).toBe(more()));
    screen.getByRole('button', { name: 'Quitar una unidad' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(add());
  });

  test('a product without stock is added in presale when it allows it · ST-10', async () => {
    const presale = makeCard({ stock: 0, presaleLeft: 60, is_PreSales: true, dispatchDate: '2026-12-01' });
    const { api } = await renderScreen(<ProductCard product={presale} />, {
      api: mockApi({ user: makeUser() }),
      signedIn: true,
    });
    await userEvent.click(screen.getByRole('button', { name: `Agregar ${presale.name}` }));
    await waitFor(() => expect(api.requestsTo('purchase POST /cart/additem')).toHaveLength(1));
    expect(api.requestsTo('purchase POST /cart/additem')[0]?.body).toMatchObject({ quantity: 0, quantityPresale: 1 });
  });

  test.each([
    [new Refusal('OUT_OF_STOCK', { message: 'Out of stock' }), refusalLiterals.productOutOfStock, ' · ERR-03'],
    [
      new Refusal('STOCK_EXCEEDED', { message: 'Stock máximo sobrepasado', error: 'otro' }),
      'Stock máximo sobrepasado',
      ' · ERR-01',
    ],
    [new Refusal('NO_COVERAGE', { message: 'otro', error: 'Sin cobertura' }), 'Sin cobertura', ' · ERR-01'],
  ])('who cannot add reads why: %#', async (refusal, sentence) => {
    const api = mockApi({ user: makeUser() });
    api.on('purchase', 'POST /cart/additem', refusal);
    await renderFor(makeUser(), api);
    await userEvent.click(add());
    const alert = await screen.findByRole('alertdialog');
    expect(alert.textContent).toContain(refusalLiterals.attention);
    expect(alert.textContent).toContain(`${refusalLiterals.somethingHappened} ${sentence}`);
    expect(add()).toBeDefined();
  });

  test('a refused quantity is restored with an error · ERR-07', async () => {
    const api = mockApi({ user: makeUser() });
    api.on('purchase', 'GET /cart/listcart', makeCart([makeLine({ quantity: 2 })]));
    api.on('purchase', 'PUT /cart/changequantityitem', new Refusal('INTERNAL'));
    await renderFor(makeUser(), api);
    await screen.findByRole('group', { name: /Cantidad/ });
    await userEvent.click(more());
    expect(quantity().textContent).toBe('3');
    expect(await screen.findByText(refusalLiterals.quantityUpdateFailed)).toBeDefined();
    expect(quantity().textContent).toBe('2');
  });

  test('a quantity above the stock shows how many are left · ERR-08', async () => {
    const api = mockApi({ user: makeUser() });
    const sentence = 'Stock insuficiente. Solo quedan 4 unidades disponibles';
    api.on('purchase', 'GET /cart/listcart', makeCart([makeLine({ quantity: 4 })]));
    api.on('purchase', 'PUT /cart/changequantityitem', new Refusal('INSUFFICIENT_STOCK', { message: sentence }));
    await renderFor(makeUser(), api);
    await screen.findByRole('group', { name: /Cantidad/ });
    await userEvent.click(more());
    expect(await screen.findByText(sentence)).toBeDefined();
  });
});

test('a seller without a customer is asked to choose one, and nothing is changed · ERR-05 ST-06 ST-16', async () => {
  const { api, address } = await renderFor(sellerUser);
  await userEvent.click(add());
  const alert = await screen.findByRole('alertdialog');
  expect(alert.textContent).toContain(literals.chooseCustomer);
  await userEvent.click(screen.getByRole('button', { name: 'Escoger' }));
  expect(address()).toBe('/home/select-customer?redirectTo=%2Fhome%2Fmarketplace%2Fcustomer');
  expect(api.requestsTo('purchase POST /cart/additem')).toEqual([]);
});
