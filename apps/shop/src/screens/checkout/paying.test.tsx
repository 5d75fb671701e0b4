import type { Payment, PaymentMethod, PaymentOptions } from '@tonalia/contract/payment';
import type { CartView } from '@tonalia/contract/purchase';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { cashOnDelivery, makeCart, makeUser } from '../../../test/make.ts';
import { Refusal, mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import {
  acceptForOrder,
  chooseInstrument,
  forgetInstruments,
  returnWithInstrument,
  instrumentOf,
} from '../../features/pay/chosen-instrument.ts';
import { AddCreditCardScreen } from './add-credit-card-screen.tsx';
import { FinalizingPaymentScreen } from './finalizing-payment-screen.tsx';
import { OrderSummaryScreen } from './order-summary-screen.tsx';
import { PaymentMethodsScreen } from './payment-methods-screen.tsx';
import { confirmOrder, forgetPlacing } from './placing.ts';

const options: PaymentOptions = {
  gateway: { url: 'https://pagos.example/v1', publicKey: 'pub_test_x' },
  acceptance: { token: 'accepted-terms', permalink: 'https://pagos.example/terminos.pdf' },
  personalData: { token: 'accepted-data', permalink: 'https://pagos.example/datos.pdf' },
  banks: [
    { code: '1', name: 'Banco del Altiplano' },
    { code: '2', name: 'Caja Andina' },
  ],
  cards: [
    {
      _id: '0a000000-0000-4000-8000-0000000000c1',
      brand: 'VISA',
      lastFour: '4471',
      holder: 'LUZ',
      expMonth: '08',
      expYear: '29',
    },
  ],
};
const instant = (reference: string, name: string): PaymentMethod => ({
  ...cashOnDelivery,
  reference,
  name,
  group: 'instant',
});
const methods = [instant('pse', 'PSE'), instant('card', 'Tarjeta'), instant('nequi', 'Nequi'), cashOnDelivery];
const addi: PaymentMethod = { ...instant('addi', 'Addi'), lends: true, limits: { min: 1_000, max: 3_000_000 } };
const cartId = makeCart().cart?._id ?? '';

function paidBy(paymentMethod: string | null): CartView {
  const view = makeCart();
  return { ...view, cart: view.cart && { ...view.cart, paymentMethod } };
}

function shop(view = paidBy(null), ziro_credit = makeUser().ziro_credit) {
  const api = mockApi({ user: { ...makeUser(), ziro_credit } });
  api.on('purchase', 'GET /cart/listcart', view);
  api.on('purchase', 'PUT /cart/listcart', view);
  api.on('purchase', 'GET /payment-methods/list', { results: methods });
  api.on('purchase', 'GET /payment/options', { results: options });
  return api;
}
const enter = (at: React.ReactNode, api = shop()) => renderScreen(at, { api, signedIn: true });

afterEach(() => {
  forgetInstruments();
  acceptForOrder(null);
  forgetPlacing();
  vi.unstubAllGlobals();
});

describe('choosing a payment method', () => {
  test('PSE needs a bank, found without its accents, and a valid document · RT-35', async () => {
    const { api } = await enter(<PaymentMethodsScreen />);
    await userEvent.click(await screen.findByRole('radio', { name: /^PSE/ }));
    const use = screen.getByRole('button', { name: 'Usar PSE' });
    expect(use.title).toBe('Escoge desde qué banco pagas');
    await userEvent.click(await screen.findByRole('button', { name: 'Escoger banco' }));
    const sheet = await screen.findByRole('dialog', { name: '¿Desde qué banco pagas?' });
    await userEvent.type(within(sheet).getByRole('searchbox', { name: 'Buscar banco' }), 'altiplanó');
    expect(within(sheet).getAllByRole('radio', { name: /Banco|Caja/ })).toHaveLength(1);
    await userEvent.click(within(sheet).getByRole('radio', { name: /Altiplano/ }));
    await userEvent.click(within(sheet).getByRole('radio', { name: 'Persona natural' }));
    const document = within(sheet).getByRole('textbox', { name: 'Número de documento' });
    await userEvent.clear(document);
    await userEvent.type(document, '12');
    await userEvent.click(within(sheet).getByRole('button', { name: 'Usar Banco del Altiplano' }));
    expect(within(sheet).getByText('Revisa el número de documento.')).toBeDefined();
    expect(window.document.activeElement).toBe(document);
    await userEvent.clear(document);
    await userEvent.type(document, '1.020.345.678');
    await userEvent.click(within(sheet).getByRole('button', { name: 'Usar Banco del Altiplano' }));
    expect(instrumentOf('pse')?.instrument).toEqual({
      type: 'pse',
      bankCode: '1',
      personType: 'natural',
      documentType: 'CC',
      document: '1020345678',
    });
    await waitFor(() => expect(window.document.activeElement?.textContent).toBe('Cambiar'));
    await userEvent.click(use);
    await waitFor(() => expect(api.requestsTo('purchase PUT /cart/listcart')).toHaveLength(1));
    expect(api.requestsTo('purchase PUT /cart/listcart')[0]?.body).toEqual({
      cartId,
      paymentMethod: 'pse',
      creditAmount: 0,
    });
  });

  test('a lender requires a cédula, and no consent to the gateway’s texts', async () => {
    const api = shop(paidBy(null));
    api.on('purchase', 'GET /payment-methods/list', { results: [addi] });
    await enter(<PaymentMethodsScreen />, api);
    await userEvent.click(await screen.findByRole('radio', { name: /^Addi/ }));
    const use = screen.getByRole('button', { name: 'Usar Addi' });
    expect(use.title).toBe('Escribe la cédula de quien pide el crédito');
    await userEvent.click(await screen.findByRole('button', { name: 'Escribir cédula' }));
    const sheet = await screen.findByRole('dialog', { name: '¿Quién pide el crédito?' });
    const document = within(sheet).getByRole('textbox', { name: 'Número de cédula' });
    await userEvent.clear(document);
    await userEvent.type(document, '12');
    await userEvent.click(within(sheet).getByRole('button', { name: 'Usar esta cédula' }));
    expect(within(sheet).getByText('Revisa el número de documento.')).toBeDefined();
    expect(window.document.activeElement).toBe(document);
    await userEvent.clear(document);
    await userEvent.type(document, '1.020.345.678');
    await userEvent.click(within(sheet).getByRole('button', { name: 'Usar esta cédula' }));
    expect(instrumentOf('addi')?.instrument).toEqual({ type: 'lender', lender: 'addi', document: '1020345678' });
    expect(use.title).toBe('');
    expect(api.requestsTo('purchase GET /payment/options')).toHaveLength(0);
  });

  test('a lender shows its limits, where a part on credit leaves less', async () => {
    const total = paidBy(null).cart?.total ?? 0;
    const api = shop(paidBy(null), { limit: total, used: 0, available: total - 10_000, overdue: 0 });
    api.on('purchase', 'GET /payment-methods/list', { results: [{ ...addi, limits: { min: 20_000, max: total } }] });
    chooseInstrument('addi', {
      instrument: { type: 'lender', lender: 'addi', document: '1020345678' },
      name: '',
      detail: '',
    });
    await enter(<PaymentMethodsScreen />, api);
    await userEvent.click(await screen.findByRole('radio', { name: /^Addi/ }));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Usar Addi' }).title).toBe('');
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Usar también mi cupo/ }));
    expect(screen.getByRole('button', { name: 'Usar Addi' }).title).toMatch(/^Con Addi puedes pagar entre/);
  });

  test('a typed card is used once after the return · RT-35', async () => {
    returnWithInstrument('card', {
      instrument: { type: 'card', token: 'tok_test_1', installments: 1, save: false },
      name: 'Visa ···· 1111',
      detail: '1 cuota',
    });
    const { unmount } = await enter(<PaymentMethodsScreen />, shop(paidBy('pse')));
    expect(await screen.findByRole('button', { name: 'Usar Tarjeta' })).toBeDefined();
    unmount();
    await enter(<PaymentMethodsScreen />, shop(paidBy('pse')));
    expect(await screen.findByRole('button', { name: 'Usar PSE' })).toBeDefined();
  });

  test('the only saved card is chosen with its method and instalments, and can be deleted · RT-35', async () => {
    const { api } = await enter(<PaymentMethodsScreen />);
    await userEvent.click(await screen.findByRole('radio', { name: /^Tarjeta/ }));
    const card = await screen.findByRole<HTMLInputElement>('radio', { name: /Visa ···· 4471/ });
    await waitFor(() => expect(card.checked).toBe(true));
    expect(instrumentOf('card')?.instrument).toMatchObject({ type: 'saved_card', cardId: options.cards[0]?._id });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Cuotas' }), '6 cuotas');
    expect(instrumentOf('card')).toMatchObject({ instrument: { installments: 6 }, detail: '6 cuotas' });
    api.on('purchase', 'DELETE /payment/cards/{id}', { results: [] });
    await userEvent.click(screen.getByRole('button', { name: 'Borrar Visa ···· 4471' }));
    await waitFor(() => expect(screen.queryByText(/···· 4471/)).toBeNull());
    expect(instrumentOf('card')).toBeUndefined();
  });

  test('without the gateway an error with a retry is shown; other methods work', async () => {
    const api = shop();
    api.on('purchase', 'GET /payment/options', new Refusal('GATEWAY_UNAVAILABLE', { message: 'No responde.' }));
    await enter(<PaymentMethodsScreen />, api);
    await userEvent.click(await screen.findByRole('radio', { name: /^PSE/ }));
    expect(await screen.findByText('No responde.')).toBeDefined();
    api.on('purchase', 'GET /payment/options', { results: options });
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('button', { name: 'Escoger banco' })).toBeDefined();
  });

  test('a customer with some credit can pay a part with it', async () => {
    const credit = { limit: 50_000, used: 20_000, available: 30_000, overdue: 0 };
    const { api } = await enter(<PaymentMethodsScreen />, shop(paidBy(null), credit));
    chooseInstrument('nequi', { instrument: { type: 'nequi', phone: '3105550142' }, name: '310', detail: '' });
    expect(screen.queryByText('Usar también mi cupo')).toBeNull();
    await userEvent.click(await screen.findByRole('radio', { name: /^Nequi/ }));
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Usar también mi cupo.*30\.000 a crédito/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Usar Nequi' }));
    await waitFor(() => expect(api.requestsTo('purchase PUT /cart/listcart')).toHaveLength(1));
    expect(api.requestsTo('purchase PUT /cart/listcart')[0]?.body).toMatchObject({ creditAmount: 30_000 });
  });

  test('the part on credit is shown where the order is confirmed', async () => {
    const { cart } = paidBy('nequi');
    const total = cart?.total ?? 0;
    await enter(
      <OrderSummaryScreen />,
      shop({ ...makeCart(), cart: cart && { ...cart, creditAmount: total - 40_000 } }),
    );
    expect(await screen.findByText(/a crédito y \$\s40\.000 ahora/)).toBeDefined();
  });
});

describe('adding a card', () => {
  async function typeCard(number: string) {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Número de la tarjeta' }), number);
    await userEvent.type(screen.getByRole('textbox', { name: 'Nombre como aparece en la tarjeta' }), 'Luz Ortega');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Mes' }), '08');
    const [year = ''] = [...screen.getByRole<HTMLSelectElement>('combobox', { name: 'Año' }).options]
      .map(({ value }) => value)
      .slice(-1);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Año' }), year);
    await userEvent.type(screen.getByLabelText('CVV'), '123');
    return year;
  }
  const use = () => userEvent.click(screen.getByRole('button', { name: 'Usar esta tarjeta' }));

  test('the number is sent to the gateway alone, and its token is charged · RT-36 CON-07', async () => {
    const gateway = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(() =>
      Promise.resolve(Response.json({ status: 'CREATED', data: { id: 'tok_test_1_abcdef' } }, { status: 201 })),
    );
    vi.stubGlobal('fetch', gateway);
    const { api, address } = await enter(<AddCreditCardScreen redirect={null} />);
    expect((await screen.findByRole('complementary', { name: 'Total a pagar' })).textContent).toContain('Subtotal');
    const year = await typeCard('4242424242424242');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Número de la tarjeta' }).value).toBe(
      '4242 4242 4242 4242',
    );
    await use();
    await waitFor(() => expect(address()).toBe('/home/purchase/order/payment-methods'));
    const [[url, init] = ['', {}]] = gateway.mock.calls;
    expect(url).toBe('https://pagos.example/v1/tokens/cards');
    expect(JSON.parse(typeof init.body === 'string' ? init.body : '')).toEqual({
      number: '4242424242424242',
      cvc: '123',
      exp_month: '08',
      exp_year: year.slice(-2),
      card_holder: 'Luz Ortega',
    });
    expect(init.credentials).toBe('omit');
    expect(JSON.stringify(api.requests)).not.toContain('4242');
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('tok_test');
    expect(instrumentOf('card')).toMatchObject({
      name: 'Visa ···· 4242',
      instrument: { type: 'card', token: 'tok_test_1_abcdef', installments: 1, save: false },
    });
  });

  test('a wrong number is shown beside its field, which has the focus; nothing is sent', async () => {
    const gateway = vi.fn<typeof fetch>();
    vi.stubGlobal('fetch', gateway);
    await enter(<AddCreditCardScreen redirect={null} />);
    await typeCard('4242424242424241');
    await use();
    const number = screen.getByRole('textbox', { name: 'Número de la tarjeta' });
    expect(number.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(number);
    expect(gateway).not.toHaveBeenCalled();
  });

  test.each([
    ['refuses it', () => Promise.resolve(Response.json({ error: {} }, { status: 422 })), /no aceptó la tarjeta/],
    ['cannot be reached', () => Promise.reject(new TypeError('failed')), /conexión/],
    ['answers nonsense', () => Promise.resolve(new Response('<html>')), /no aceptó la tarjeta/],
  ])('a gateway that %s shows an error, and the typed values stay', async (_what, answer, words) => {
    vi.stubGlobal('fetch', vi.fn<typeof fetch>(answer));
    await enter(<AddCreditCardScreen redirect={null} />);
    await typeCard('4242424242424242');
    await use();
    expect((await screen.findByRole('alert')).textContent).toMatch(words);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Nombre/ }).value).toBe('Luz Ortega');
  });
});

const nequi = { instrument: { type: 'nequi' as const, phone: '3105550142' }, name: '310 555 01 42', detail: '' };
const payment: Payment = {
  _id: '31',
  orderCode: 'TN-48210',
  reference: 'nequi',
  name: 'Nequi',
  lends: false,
  amount: 63_800,
  status: 'pending',
  redirectUrl: null,
  reason: null,
  hasProof: false,
  refund: null,
  card: null,
  createdAt: '2026-11-22T14:00:00.000Z',
};

describe('paying', () => {
  test('the summary requires consent to the gateway’s texts before an order with instant payment · RT-32', async () => {
    chooseInstrument('nequi', nequi);
    const { address } = await enter(<OrderSummaryScreen />, shop(paidBy('nequi')));
    const confirm = await screen.findByRole('button', { name: 'Confirmar pedido' });
    await waitFor(() => expect(confirm.title).toBe('Acepta los términos de la pasarela para pagar.'));
    const terms = await screen.findByRole('link', { name: 'términos de la pasarela' });
    expect(terms.getAttribute('href')).toBe('https://pagos.example/terminos.pdf');
    await userEvent.click(screen.getByRole('checkbox', { name: /^Acepto/ }));
    await userEvent.click(confirm);
    expect(address()).toBe('/home/purchase/order/finalizing-payment');
  });

  test('an order with a pending payment is charged once, then awaited; after the approval it is shown · RT-38', async () => {
    chooseInstrument('nequi', nequi);
    acceptForOrder({ acceptance: 'accepted-terms', personalData: 'accepted-data' });
    confirmOrder({ cartId, units: 2, total: 63_800, method: 'Nequi', reference: 'nequi' });
    const api = shop(paidBy('nequi'));
    const placed = {
      orderId: '0a000000-0000-4000-8000-0000000000d1',
      orderCode: 'TN-48210',
      status: 'pending_payment' as const,
      total: 63_800,
    };
    api.on('purchase', 'POST /order/create', { results: placed });
    api.on('purchase', 'POST /payment/start', { results: payment });
    const { address } = await enter(<FinalizingPaymentScreen paying={null} />, api);
    await waitFor(() => expect(address()).toBe('/home/purchase/order/finalizing-payment?orderCode=TN-48210'));
    expect(api.requestsTo('purchase POST /payment/start').map(({ body }) => body)).toEqual([
      {
        orderCode: 'TN-48210',
        acceptance: 'accepted-terms',
        personalData: 'accepted-data',
        instrument: nequi.instrument,
      },
    ]);
    expect(instrumentOf('nequi')).toBeUndefined();
  });

  test('while the phone must approve, the page says so; after the approval it continues to the order · RT-38', async () => {
    const api = shop();
    api.on('purchase', 'GET /payment/{orderCode}', { results: payment });
    const { address } = await enter(<FinalizingPaymentScreen paying="TN-48210" />, api);
    expect(await screen.findByRole('heading', { name: 'Aprueba en tu celular' })).toBeDefined();
    api.on('purchase', 'GET /payment/{orderCode}', { results: { ...payment, status: 'approved' } });
    await waitFor(() => expect(address()).toBe('/home/orders/purchased?orderCode=TN-48210'), { timeout: 4_000 });
  });

  test("the lender's page is opened once, and the lender is named meanwhile", async () => {
    const api = shop();
    sessionStorage.setItem('tonalia.sent-to-bank', payment._id);
    const redirectUrl = 'https://lender.example/credit/1';
    const results = { ...payment, reference: 'addi', name: 'Addi', lends: true, redirectUrl };
    api.on('purchase', 'GET /payment/{orderCode}', { results });
    await enter(<FinalizingPaymentScreen paying="TN-48210" />, api);
    expect(await screen.findByRole('heading', { name: 'Esperando a Addi' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Ir a Addi' }).getAttribute('href')).toBe(redirectUrl);
    sessionStorage.clear();
  });

  test('a method without words of its own is named, and not taken for a lender · RT-38', async () => {
    const api = shop();
    const results = { ...payment, reference: 'daviplata', name: 'Daviplata' };
    api.on('purchase', 'GET /payment/{orderCode}', { results });
    await enter(<FinalizingPaymentScreen paying="TN-48210" />, api);
    expect(await screen.findByRole('heading', { name: 'Esperando a Daviplata' })).toBeDefined();
    expect(screen.getByText('Estamos confirmando tu pago.')).toBeDefined();
    expect(screen.queryByText(/solicitud/)).toBeNull();
  });

  test('a failed payment says why and links to another payment; the order stays', async () => {
    const api = shop();
    const results = { ...payment, status: 'declined' as const, reason: 'Fondos insuficientes.' };
    api.on('purchase', 'GET /payment/{orderCode}', { results });
    await enter(<FinalizingPaymentScreen paying="TN-48210" />, api);
    expect(await screen.findByRole('heading', { name: 'El pago no pasó' })).toBeDefined();
    expect(screen.getByText(/Fondos insuficientes\. Tu pedido sigue guardado/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Pagar de nuevo' }).getAttribute('href')).toBe(
      '/home/profile/orders/history/TN-48210',
    );
  });

  test('a failed payment of credit does not mention an order; an approved one is confirmed', async () => {
    const api = shop();
    const ofCredit = { ...payment, orderCode: null };
    const results = { ...ofCredit, status: 'declined' as const, reason: 'Fondos insuficientes.' };
    api.on('purchase', 'GET /payment/{orderCode}', { results });
    const { unmount } = await enter(<FinalizingPaymentScreen paying="7" />, api);
    expect(await screen.findByText('Fondos insuficientes.')).toBeDefined();
    expect(screen.getByText('Pagas').nextElementSibling?.textContent).toBe('Cupo Tonalia');
    unmount();
    api.on('purchase', 'GET /payment/{orderCode}', { results: { ...ofCredit, status: 'approved' } });
    await enter(<FinalizingPaymentScreen paying="7" />, api);
    expect(await screen.findByText(/^Recibimos tu pago de/)).toBeDefined();
  });

  test('a bank’s page is offered, and only web addresses are opened automatically', async () => {
    const api = shop();
    const results = { ...payment, reference: 'pse', redirectUrl: 'javascript:alert(1)' };
    api.on('purchase', 'GET /payment/{orderCode}', { results });
    await enter(<FinalizingPaymentScreen paying="TN-48210" />, api);
    expect(await screen.findByRole('heading', { name: 'Esperando a tu banco' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Ir a mi banco' })).toBeNull();
    expect(sessionStorage.getItem('tonalia.sent-to-bank')).toBeNull();
  });
});
