import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import {
  address,
  cashOnDelivery,
  makeCart,
  makeLine,
  makeUser,
  ownCredit,
  portfolioCustomer,
  sellerUser,
} from '../../../test/make.ts';
import { Refusal, mockApi } from '../../../test/mock-api.ts';
import type { ApiRequest } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { chooseCustomer } from '../../api/session/session.ts';
import { OrderDetailScreen } from './order-detail-screen.tsx';
import { OrderSummaryScreen } from './order-summary-screen.tsx';
import { PaymentMethodsScreen } from './payment-methods-screen.tsx';

const later = makeLine({ code: 'RR', name: 'Acondicionador', advancedPurchasing: true, dispatchDate: '2026-11-24' });
const paid = { ...makeCart([makeLine(), later]) };
if (paid.cart) paid.cart.paymentMethod = 'cash_on_delivery';

function shop(view = paid) {
  const api = mockApi({ user: makeUser() });
  api.on('purchase', 'GET /cart/listcart', view);
  api.on('purchase', 'PUT /cart/listcart', view);
  return api;
}
const enter = (at: React.ReactNode, api = shop()) => renderScreen(at, { api, signedIn: true });
const chosenBy = (requests: readonly ApiRequest[]) => requests.map(({ body }) => body);

describe('the dispatch', () => {
  test('shows the address and the units of each dispatch day, and continues to the payment · RT-31 ST-11', async () => {
    const { api, address: here } = await enter(<OrderDetailScreen />);
    expect(await screen.findByText('Local Chapinero')).toBeTruthy();
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings.slice(0, 2)).toEqual(['Entrega inmediata', 'Martes 24 de noviembre']);
    expect(screen.getAllByText('2 unidades')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
    await waitFor(() => expect(here()).toBe('/home/purchase/order/payment-methods'));
    expect(chosenBy(api.requestsTo('purchase PUT /cart/listcart'))).toEqual([
      { cartId: paid.cart?._id, addressId: address._id },
    ]);
  });

  test('a seller reads the customer and the address of the order · ROL-03', async () => {
    const api = mockApi({ user: sellerUser });
    api.on('purchase', 'GET /cart/listcart', paid);
    const entered = await renderScreen(<OrderDetailScreen />, { api, signedIn: true });
    act(() => chooseCustomer(portfolioCustomer));
    expect(await screen.findByText('Salón Bella Aurora')).toBeTruthy();
    expect(screen.getByText('Cra. 7 # 14-32, local 2, Bogotá, D.C.')).toBeTruthy();
    entered.unmount();
    chooseCustomer(null);
  });

  test('a city without coverage stops the purchase with the specified text · ERR-04 ST-09', async () => {
    const api = shop();
    api.on('tracking', 'POST /shippings/coverage', {
      data: {
        coverage: false,
        city: 'Mitú',
        state: 'Vaupés',
        warehouse: null,
        weekdays: [],
        shipping: null,
        freeFrom: null,
        maxShippingFees: 1,
      },
    });
    await enter(<OrderDetailScreen />, api);
    const words = 'Sin cobertura: Actualmente no tenemos cobertura para Mitú, Vaupés.';
    expect((await screen.findByText(words, { selector: 'div' })).closest('[role=status]')).not.toBeNull();
    const go = screen.getByRole('button', { name: 'Continuar' });
    expect(go.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(go);
    expect(api.requestsTo('purchase PUT /cart/listcart')).toEqual([]);
  });

  test('a refused address stays unchosen, and its sheet says why · ERR-04', async () => {
    const api = shop();
    const farAway = { ...address, _id: '0a000000-0000-4000-8000-0000000000a2', title: 'Bodega', fixed: false };
    const words = 'Sin cobertura: Actualmente no tenemos cobertura para Mitú, Vaupés.';
    api.on('auth', 'GET /v3/me/addresses', { results: [address, farAway] });
    api.on('purchase', 'PUT /cart/listcart', new Refusal('NO_COVERAGE', { message: words, error: words }));
    await enter(<OrderDetailScreen />, api);
    await userEvent.click(await screen.findByRole('button', { name: 'Cambiar' }));
    await userEvent.click(await screen.findByRole('radio', { name: /Bodega/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Usar esta dirección' }));
    const sheet = screen.getByRole('dialog', { name: 'Escoge una dirección' });
    expect(await within(sheet).findByRole('alert')).toHaveProperty('textContent', words);
  });

  test('an empty cart returns to the cart, and unseen changes to the list of changes', async () => {
    const empty = await enter(<OrderDetailScreen />, shop(makeCart([])));
    await waitFor(() => expect(empty.address()).toBe('/home/cart'));
    empty.unmount();
    const before = { price: 1, quantity: 2, dispatchDate: null };
    const changed = { ...paid, productsNews: [{ line: makeLine(), kind: 'price' as const, before, after: before }] };
    const { address: here } = await enter(<OrderDetailScreen />, shop(changed));
    await waitFor(() => expect(here()).toBe('/cart-news'));
  });
});

describe('the payment', () => {
  const surcharge = { type_movement: 'charge', discount_type: 'percentage', discount_amount: 1 } as const;

  function withMethods() {
    const api = shop(makeCart());
    api.on('purchase', 'GET /payment-methods/list', {
      results: [
        { ...ownCredit, available: false, reason: 'Tu cupo disponible es de $ 9.000.' },
        { ...cashOnDelivery, movement: surcharge, movementAmount: 638 },
      ],
    });
    return api;
  }

  test('each method is in its group with its cost; a method that cannot be chosen says why · RT-35 CON-10', async () => {
    await enter(<PaymentMethodsScreen />, withMethods());
    const credit = await screen.findByRole('group', { name: 'A crédito' });
    expect(within(credit).getByRole<HTMLInputElement>('radio').disabled).toBe(true);
    expect(within(credit).getByText('Tu cupo disponible es de $ 9.000.')).toBeTruthy();
    expect(await within(credit).findByText(/^Disponible \$\s1\.850\.000$/)).toBeTruthy();
    const onDelivery = screen.getByRole('group', { name: 'Al recibir o después' });
    expect(within(onDelivery).getByText('+1%')).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Al instante' })).toBeNull();
  });

  test('the total follows the choice at once, and the choice is stored in the cart', async () => {
    const { api, address: here } = await enter(<PaymentMethodsScreen />, withMethods());
    const side = await screen.findByRole('complementary');
    expect(side.textContent).toMatch(/Total\$\s63\.800/);
    await userEvent.click(await screen.findByRole('radio', { name: /Efectivo/ }));
    expect(side.textContent).toMatch(/Total\$\s64\.438/);
    expect(side.textContent).toMatch(/Recargo por pagar con Efectivo contra entrega\$\s638/);
    expect(api.requestsTo('purchase PUT /cart/listcart')).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Usar Efectivo contra entrega' }));
    await waitFor(() => expect(here()).toBe('/home/purchase/order/summary'));
    expect(chosenBy(api.requestsTo('purchase PUT /cart/listcart'))).toEqual([
      { cartId: paid.cart?._id, paymentMethod: 'cash_on_delivery', creditAmount: 0 },
    ]);
  });
});

describe('the summary', () => {
  test('has address, dispatches, method and totals, and confirms once however often it is pressed · RT-32', async () => {
    const { api, address: here } = await enter(<OrderSummaryScreen />);
    const dispatches = await screen.findByRole('list', { name: 'Despachos' });
    expect(
      within(dispatches)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Inmediata2 und.', 'Mar 24 nov2 und.']);
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: /Efectivo/ })).checked).toBe(true);
    await userEvent.dblClick(screen.getByRole('button', { name: 'Confirmar pedido' }));
    expect(here()).toBe('/home/purchase/order/finalizing-payment');
    expect(api.requestsTo('purchase POST /order/create')).toEqual([]);
  });

  test('the methods keep the order of the step before, so that a disabled one is not first', async () => {
    const api = shop();
    const nequi = { ...cashOnDelivery, reference: 'nequi', name: 'Nequi', group: 'instant' } as const;
    api.on('purchase', 'GET /payment-methods/list', {
      results: [{ ...ownCredit, available: false, reason: 'Aún no tienes cupo.' }, cashOnDelivery, nequi],
    });
    await enter(<OrderSummaryScreen />, api);
    const ways = await screen.findByRole('group', { name: 'Método de pago' });
    await within(ways).findByRole('radio', { name: /Nequi/ });
    const inOrder = within(ways).getAllByRole<HTMLInputElement>('radio');
    expect(inOrder.map(({ value }) => value)).toEqual(['nequi', 'own_credit', 'cash_on_delivery']);
  });

  test('without a payment method it cannot be confirmed, and says so', async () => {
    await enter(<OrderSummaryScreen />, shop(makeCart()));
    const confirm = await screen.findByRole('button', { name: 'Confirmar pedido' });
    await waitFor(() => expect(confirm.title).toBe('Escoge cómo vas a pagar'));
  });
});
