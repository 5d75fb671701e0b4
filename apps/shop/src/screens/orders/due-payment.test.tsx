import type { Payment, PaymentOptions } from '@tonalia/contract/payment';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { cashOnDelivery, makeOrder, makeUser } from '../../../test/make.ts';
import { mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { forgetInstruments } from '../../features/pay/chosen-instrument.ts';
import { OrdersScreen } from './orders-screen.tsx';

const options: PaymentOptions = {
  gateway: { url: 'https://pagos.example/v1', publicKey: 'pub_test_x' },
  acceptance: { token: 'accepted-terms', permalink: 'https://pagos.example/terminos.pdf' },
  personalData: { token: 'accepted-data', permalink: 'https://pagos.example/datos.pdf' },
  banks: [],
  cards: [],
};
const payment: Payment = {
  _id: '31',
  orderCode: 'TN-48210',
  reference: 'nequi',
  name: 'Nequi',
  lends: false,
  amount: 180_400,
  status: 'pending',
  redirectUrl: null,
  reason: null,
  hasProof: false,
  refund: null,
  card: null,
  createdAt: '2026-11-22T14:00:00.000Z',
};

function shop() {
  const api = mockApi({ user: makeUser() });
  const results = [{ ...cashOnDelivery, reference: 'nequi', name: 'Nequi', group: 'instant' as const }, cashOnDelivery];
  api.on('purchase', 'GET /payment-methods/list', { results });
  api.on('purchase', 'GET /payment/options', { results: options });
  return api;
}
const enter = (at: React.ReactNode, api = shop()) => renderScreen(at, { api, signedIn: true });
afterEach(forgetInstruments);

test('an unpaid order can be paid from its page, in one charge', async () => {
  const api = shop();
  const onCredit: Payment = { ...payment, _id: '30', reference: 'own_credit', status: 'on_credit', amount: 20_000 };
  const order = makeOrder({ status: 'pending_payment', payBy: '2026-11-22T15:00:00.000Z', payments: [onCredit] });
  api.on('purchase', 'GET /order/{orderCode}', { results: order });
  api.on('purchase', 'POST /payment/start', { results: payment });
  const { address } = await enter(<OrdersScreen named="TN-48210" />, api);
  // one full stop, that of "a. m."
  expect(await screen.findByText(/a\. m\. \$\s20\.000 quedaron a crédito\.$/)).toBeDefined();
  expect(screen.getAllByText(/20\.000 quedaron a crédito\.$/).length).toBe(2);
  await userEvent.click(await screen.findByRole('button', { name: /^Pagar \$/ }));
  const sheet = await screen.findByRole('dialog', { name: '¿Cómo vas a pagar?' });
  await userEvent.click(await within(sheet).findByRole('radio', { name: /Nequi/ }));
  await userEvent.click(await within(sheet).findByRole('button', { name: 'Escribir celular' }));
  const phone = await screen.findByRole('dialog', { name: '¿Con qué celular pagas?' });
  await userEvent.type(within(phone).getByRole('textbox'), '310 555 01 42');
  await userEvent.click(within(phone).getByRole('button', { name: 'Usar este celular' }));
  await userEvent.click(within(sheet).getByRole('checkbox', { name: /^Acepto/ }));
  await userEvent.click(within(sheet).getByRole('button', { name: /^Pagar/ }));
  await waitFor(() => expect(address()).toContain('finalizing-payment?orderCode=TN-48210'));
  expect(api.requestsTo('purchase POST /payment/start')).toHaveLength(1);
});

test('a transfer is proved with a picture; a file that is too big is refused and not sent', async () => {
  const api = shop();
  const transfer = { ...payment, reference: 'second_account', name: 'Transferencia' };
  const order = makeOrder({
    status: 'pending_payment',
    payBy: '2026-11-24T15:00:00.000Z',
    payments: [transfer],
    paymentMethod: { reference: 'second_account', name: 'Transferencia', group: 'transfer' },
  });
  api.on('purchase', 'GET /order/{orderCode}', { results: order });
  api.on('purchase', 'POST /payment/{orderCode}/proof', { results: { ...transfer, hasProof: true } });
  await enter(<OrdersScreen named="TN-48210" />, api);
  const input = await screen.findByLabelText('Envía tu comprobante');
  await userEvent.upload(input, new File([new Uint8Array(4 * 1024 * 1024 + 1)], 'foto.jpg', { type: 'image/jpeg' }));
  expect(await screen.findByText('El comprobante no debe pesar más de 4 MB.')).toBeDefined();
  expect(api.requestsTo('purchase POST /payment/{orderCode}/proof')).toEqual([]);
  await userEvent.upload(input, new File(['%PDF-1.4'], 'pago.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText(/^Recibimos tu comprobante/)).toBeDefined();
  expect(api.requestsTo('purchase POST /payment/{orderCode}/proof')[0]?.body).toEqual({ file: btoa('%PDF-1.4') });
});

test.each([
  [false, 1],
  [true, 0],
])('the time until which units are held is shown until a proof extends it (proof: %s)', async (hasProof, times) => {
  const api = shop();
  const order = makeOrder({
    status: 'pending_payment',
    payBy: '2026-11-24T15:00:00.000Z',
    payments: [{ ...payment, hasProof }],
    paymentMethod: { reference: 'second_account', name: 'Transferencia', group: 'transfer' },
  });
  api.on('purchase', 'GET /order/{orderCode}', { results: order });
  await enter(<OrdersScreen named="TN-48210" />, api);
  expect(await screen.findByLabelText('Envía tu comprobante')).toBeDefined();
  expect(screen.queryAllByText(/^Guardamos tus unidades hasta/)).toHaveLength(times);
});
