import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GatewayPayment } from '@tonalia/contract/purchase-gateway';
import { expect, test, vi } from 'vitest';
import { signedIn } from '../../../test/orders.ts';
import { listedRefund, pageOf, refundPage } from '../../../test/payments.ts';
import { answerWith, refusal, renderOffice } from '../../../test/render-office.tsx';

const LIST = 'GET /api/purchase/office/gateway-payments';
const ASK = 'POST /api/purchase/office/gateway-payments/2/ask';

const payment = (id: number, change: Partial<GatewayPayment> = {}): GatewayPayment => ({
  _id: String(id),
  at: new Date().toISOString(),
  orderCode: `TN-4821${id}`,
  customer: { _id: `00000000-0000-4000-8000-00000000000${id}`, name: `Salón ${id}` },
  method: 'PSE',
  card: null,
  reference: `TN-4821${id}-1`,
  transactionId: `1191-8842-0${id}`,
  amount: 148_700,
  fee: 5_523,
  result: 'approved',
  reason: null,
  returned: 0,
  returning: 0,
  canBeAsked: true,
  answer: { status: 'approved', amount: 148_700, at: new Date().toISOString() },
  difference: null,
  canBeRepeated: false,
  ...change,
});
const page = (results: GatewayPayment[]) => ({
  body: {
    ...pageOf(results),
    approved: 148_700,
    open: 1,
    methods: [{ reference: 'pse', name: 'PSE' }],
  },
});
const differing = payment(2, {
  difference: 'status',
  answer: { status: 'declined', amount: 148_700, at: new Date().toISOString() },
});
const office = (role: Parameters<typeof signedIn>[0] = 'receivables') => ({
  'GET /api/office/me': () => signedIn(role),
  [LIST]: () => page([payment(1), differing]),
});

test('a payment that differs says what the gateway has, and is asked for by key (OFC-108)', async () => {
  const asked = answerWith({ ...office(), [ASK]: () => ({ body: { results: payment(2) } }) });
  renderOffice('/pagos?vista=pasarela');
  expect(await screen.findByText('La pasarela dice: rechazada')).toBeDefined();
  expect(screen.getByRole('columnheader', { name: 'Comisión' })).toBeDefined();
  expect(screen.getAllByText(/^−\$\s5\.523$/)).toHaveLength(2);
  await userEvent.keyboard('jja');
  expect(await screen.findByText('TN-48212: Aprobada, igual en la pasarela')).toBeDefined();
  expect(asked[ASK]).toHaveLength(1);
});

test('the list says and turns its order, which the address keeps (OFC-009)', async () => {
  const asked = answerWith(office());
  renderOffice('/pagos?vista=pasarela');
  const head = await screen.findByRole('columnheader', { name: 'Hora' });
  expect(head.getAttribute('aria-sort')).toBe('descending');
  await userEvent.click(screen.getByRole('button', { name: 'Hora' }));
  await waitFor(() => expect(asked[LIST]?.at(-1)?.query).toMatchObject({ sort: 'at' }));
  expect(screen.getByRole('columnheader', { name: 'Hora' }).getAttribute('aria-sort')).toBe('ascending');
});

test('the address holds date, method and result of the payments at the gateway (OFC-108 OFC-009)', async () => {
  const asked = answerWith(office());
  renderOffice('/pagos?vista=pasarela&fecha=mes&medio=pse&resultado=declined');
  await screen.findByText('La pasarela dice: rechazada');
  expect(asked[LIST]?.at(-1)?.query).toMatchObject({ method: 'pse', result: 'declined' });
  await userEvent.click(screen.getByRole('link', { name: 'Por mirar 1' }));
  await waitFor(() => expect(asked[LIST]?.at(-1)?.query).toMatchObject({ open: 'true' }));
});

const declined = payment(2, { result: 'declined', canBeRepeated: true, answer: null });
const REQUEST = 'POST /api/purchase/office/gateway-payments/2/request';
const requestIds = (asked: ReturnType<typeof answerWith>) => asked[REQUEST]?.map(({ body }) => body['requestId']);

test('the customer is asked for another payment, and a press without an answer is sent again as the same one (OFC-108)', async () => {
  let isUp = false;
  const asked = answerWith({
    ...office(),
    [LIST]: () => page([payment(1), declined]),
    [REQUEST]: () =>
      isUp ? { body: { results: { amount: 148_700 } } } : refusal(503, 'GATEWAY_UNAVAILABLE', 'No hay servicio.'),
  });
  renderOffice('/pagos?vista=pasarela');
  const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Pedir otro pago de TN-48212' }));
  expect(await screen.findByRole('button', { name: 'Consultar ahora TN-48211' })).toBeDefined();
  await press();
  expect(await screen.findByText('No hay servicio.')).toBeDefined();
  isUp = true;
  await press();
  expect(await screen.findByText(/Pediste al cliente el pago de \$\s148\.700 de TN-48212/)).toBeDefined();
  await press();
  await waitFor(() => expect(requestIds(asked)).toHaveLength(3));
  expect(new Set(requestIds(asked)).size).toBe(2);
  expect(requestIds(asked)?.[0]).toBe(requestIds(asked)?.[1]);
});

test('on a phone payments and refunds are cards with the same acts (OFC-013 OFC-108)', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  try {
    answerWith({
      ...office(),
      [LIST]: () => page([payment(1), declined]),
      'GET /api/purchase/office/refunds': () => ({
        body: refundPage([listedRefund(8, 13_400, 'failed')]),
      }),
    });
    renderOffice('/pagos?vista=pasarela');
    expect(await screen.findByRole('button', { name: 'Pedir otro pago de TN-48212' })).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
    cleanup();
    renderOffice('/pagos?vista=reembolsos');
    expect(await screen.findByRole('button', { name: 'Reintentar el reembolso de TN-48008' })).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
  } finally {
    vi.unstubAllGlobals();
  }
});

test('a day without payments leads further back, and filters that leave nothing are taken away (OFC-013)', async () => {
  answerWith({ ...office(), [LIST]: () => page([]) });
  const router = renderOffice('/pagos?vista=pasarela');
  expect(await screen.findByText('Ningún pago por la pasarela hoy')).toBeDefined();
  await userEvent.click(screen.getByRole('link', { name: 'Ver 7 días' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Ver 31 días' }));
  expect(await screen.findByText('Ningún pago por la pasarela en 31 días')).toBeDefined();
  expect(screen.queryByRole('link', { name: /^Ver \d/ })).toBeNull();
  await router.navigate({ to: '/pagos', search: { vista: 'pasarela', fecha: 'mes', medio: 'pse' } });
  await userEvent.click(await screen.findByRole('link', { name: 'Quitar filtros' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ vista: 'pasarela', fecha: 'mes' }));
});

test('a gateway that is down is said in words (OFC-108)', async () => {
  const down = () => refusal(503, 'GATEWAY_UNAVAILABLE', 'La pasarela de pagos no responde.');
  answerWith({ ...office(), [ASK]: down });
  renderOffice('/pagos?vista=pasarela');
  await userEvent.click(await screen.findByRole('button', { name: 'Consultar ahora TN-48212' }));
  expect(await screen.findByText('La pasarela de pagos no responde.')).toBeDefined();
});

test('a role that may not review has no button to ask the gateway (OFC-108 OFC-004)', async () => {
  answerWith(office('read-only'));
  renderOffice('/pagos?vista=pasarela');
  await screen.findByText('La pasarela dice: rechazada');
  expect(screen.queryByRole('button', { name: /Consultar ahora/ })).toBeNull();
});

test('a refund that failed at the gateway is tried again or left to be made by hand (OFC-108)', async () => {
  const tried = listedRefund(8, 13_400, 'failed');
  const [RETRY, HAND] = ['POST /api/purchase/office/refunds/8/retry', 'POST /api/purchase/office/refunds/8/by-hand'];
  const asked = answerWith({
    'GET /api/office/me': () => signedIn('receivables'),
    'GET /api/purchase/office/refunds': () => ({ body: refundPage([tried]) }),
    [RETRY ?? '']: () => ({ body: { results: { _id: '8' } } }),
    [HAND ?? '']: () => refusal(409, 'REFUND_MADE_BY_GATEWAY', 'La pasarela ya devolvió ese dinero.'),
  });
  renderOffice('/pagos?vista=reembolsos');
  await userEvent.click(await screen.findByRole('button', { name: 'Reintentar el reembolso de TN-48008' }));
  expect(await screen.findByText('La pasarela recibe otra vez el reembolso')).toBeDefined();
  expect(asked[RETRY ?? '']).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Pasar a mano el reembolso de TN-48008' }));
  expect(await screen.findByText('La pasarela ya devolvió ese dinero.')).toBeDefined();
});
