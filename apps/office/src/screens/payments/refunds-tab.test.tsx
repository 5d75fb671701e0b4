import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { filters, oneOrder, signedIn } from '../../../test/orders.ts';
import { listedRefund, refundPage } from '../../../test/payments.ts';
import { answerWith, refusal, renderOffice } from '../../../test/render-office.tsx';

const LIST = 'GET /api/purchase/office/refunds';
const DONE = 'POST /api/purchase/office/refunds/7/done';
const REFUND = 'POST /api/purchase/office/orders/TN-48213/refund';
const byHand = listedRefund(7, 142_700, 'manual');
const tried = listedRefund(8, 13_400, 'failed');

const office = (role: Parameters<typeof signedIn>[0] = 'receivables') => ({
  'GET /api/office/me': () => signedIn(role),
  [LIST]: () => ({ body: refundPage([byHand, tried]) }),
});

test('a refund by hand is recorded by key with the reference of the bank, one at the gateway is not (OFC-108)', async () => {
  const asked = answerWith({ ...office(), [DONE]: () => ({ body: { results: { isNew: true } } }) });
  renderOffice('/pagos?vista=reembolsos');
  expect(await screen.findByText('Falló, reintenta')).toBeDefined();
  expect(screen.getByText(/\$\s156\.100/)).toBeDefined();
  expect(screen.getAllByRole('button', { name: 'Hecho' })).toHaveLength(1);
  await userEvent.keyboard('jja');
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  await userEvent.keyboard('ka');
  const dialog = await screen.findByRole('dialog', { name: /¿Ya devolviste \$\s142\.700\?/, hidden: true });
  await userEvent.type(within(dialog).getByLabelText('Referencia de la transferencia'), 'M-7712{Enter}');
  expect(await screen.findByText(/Quedó hecho el reembolso de \$\s142\.700/)).toBeDefined();
  expect(asked[DONE]?.map(({ body }) => body)).toEqual([{ reference: 'M-7712' }]);
});

test('a refund made by hand asks for the second factor, and keeps its reference meanwhile (OFC-108 OFC-005)', async () => {
  let isConfirmed = false;
  const asked = answerWith({
    ...office(),
    'POST /api/office/step-up': () => {
      isConfirmed = true;
      return { body: { results: { confirmedUntil: new Date().toISOString() } } };
    },
    [DONE]: () =>
      isConfirmed
        ? { body: { results: { isNew: true } } }
        : refusal(403, 'STEP_UP_REQUIRED', 'Confirma con tu segundo factor.'),
  });
  renderOffice('/pagos?vista=reembolsos');
  await userEvent.click((await screen.findAllByRole('button', { name: 'Hecho' }))[0] as HTMLElement); // as: found above
  await userEvent.type(await screen.findByLabelText(/[Rr]eferencia/), 'M-7712{Enter}');
  await userEvent.type(await screen.findByLabelText(/[Cc]ódigo/), '123456{Enter}');
  expect(await screen.findByText(/Quedó hecho el reembolso/)).toBeDefined();
  expect(asked[DONE]?.map(({ body }) => body)).toEqual([{ reference: 'M-7712' }, { reference: 'M-7712' }]);
});

test('refunds by hand are chosen by key and box, and one reference is recorded for all of them (OFC-108)', async () => {
  const ALL = 'POST /api/purchase/office/refunds/done';
  const other = listedRefund(9, 58_800, 'manual');
  const asked = answerWith({
    ...office(),
    [LIST]: () => ({ body: refundPage([byHand, tried, other]) }),
    [ALL]: () => ({
      body: {
        results: {
          changed: ['7'],
          unchanged: [],
          refused: [{ id: '9', code: 'REFUND_AT_GATEWAY', message: 'Lo tiene la pasarela.' }],
          undo: null,
        },
      },
    }),
  });
  renderOffice('/pagos?vista=reembolsos');
  expect(await screen.findByRole('link', { name: 'Por hacer 3' })).toBeDefined();
  expect(screen.queryByRole('checkbox', { name: 'Elegir el reembolso de TN-48008' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Marcar/ })).toBeNull();
  await userEvent.keyboard('jx');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Elegir el reembolso de TN-48009' }));
  await userEvent.click(screen.getByRole('button', { name: 'Marcar 2 hechos' }));
  const dialog = await screen.findByRole('dialog', { name: /2 reembolsos por \$\s201\.500/, hidden: true });
  await userEvent.type(within(dialog).getByLabelText('Referencia de la transferencia'), 'LOTE 12{Enter}');
  expect(await within(dialog).findByText('TN-48009: Lo tiene la pasarela.')).toBeDefined();
  expect(screen.getByText('1 de 2 reembolsos quedaron hechos')).toBeDefined();
  expect(asked[ALL]?.map(({ body }) => body)).toEqual([{ ids: ['7', '9'], reference: 'LOTE 12' }]);
});

test('a refund of own credit has the name that the installation gives it (OFC-108)', async () => {
  const ofCredit = { ...byHand, orderCode: null };
  answerWith({
    ...office(),
    [LIST]: () => ({ body: refundPage([ofCredit]) }),
    'GET /api/settings/shop': () => ({ body: { results: { brand: 'Belleza Sur', creditName: 'Crédito Sur' } } }),
  });
  renderOffice('/pagos?vista=reembolsos');
  expect(await screen.findByText('Crédito Sur')).toBeDefined();
});

test('the address says which refunds are listed (OFC-009)', async () => {
  const asked = answerWith(office());
  renderOffice('/pagos?vista=reembolsos');
  await screen.findByText('Falló, reintenta');
  await userEvent.click(screen.getByRole('link', { name: 'Hechos 128' }));
  await waitFor(() => expect(asked[LIST]?.at(-1)?.query).toMatchObject({ state: 'done' }));
});

const sources = {
  orderId: '00000000-0000-4000-8000-0000000000a1',
  payments: [
    { paymentId: '1', name: 'PSE', card: null, amount: 833_000, holds: 833_000, isAutomatic: true },
    { paymentId: '2', name: 'Transferencia', card: null, amount: 100_000, holds: 40_000, isAutomatic: false },
  ],
  hasBalance: true,
  reported: [{ name: '8.3 Rubio claro dorado', units: 2, amount: 25_800 }],
  alone: 1_000_000,
  isWaiting: false,
};
const orderPage = {
  ...office(),
  'GET /api/purchase/office/orders/filters': () => filters,
  'GET /api/purchase/office/orders/TN-48213': () => ({ body: { results: oneOrder('preparing', 25_800) } }),
  'GET /api/purchase/office/orders/TN-48213/refund': () => ({ body: { results: sources } }),
};
async function openDialog() {
  renderOffice('/pedidos/TN-48213');
  await userEvent.click(await screen.findByRole('button', { name: 'Reembolsar' }));
  const dialog = await screen.findByRole('dialog', { name: 'Reembolsar TN-48213', hidden: true });
  await within(dialog).findByLabelText('Valor');
  return dialog;
}

test('a part is limited to what its payment holds, and the second factor is asked (OFC-108 OFC-005)', async () => {
  let isConfirmed = false;
  const asked = answerWith({
    ...orderPage,
    'POST /api/office/step-up': () => {
      isConfirmed = true;
      return { body: { results: { confirmedUntil: new Date().toISOString() } } };
    },
    [REFUND]: () =>
      isConfirmed
        ? { body: { results: { ids: ['5'] } } }
        : refusal(403, 'STEP_UP_REQUIRED', 'Confirma con tu segundo factor para seguir.'),
  });
  const dialog = await openDialog();
  await userEvent.click(within(dialog).getByRole('radio', { name: /Transferencia/, hidden: true }));
  await userEvent.type(within(dialog).getByLabelText('Valor'), '40001');
  expect(within(dialog).getByText(/Es más de lo que queda: \$\s40\.000/)).toBeDefined();
  const act = () => within(dialog).getByRole<HTMLButtonElement>('button', { name: /^Reembolsar/, hidden: true });
  expect(act().disabled).toBe(true);
  await userEvent.type(within(dialog).getByLabelText('Valor'), '{Backspace}');
  expect(within(dialog).getByText(/Queda pagado \$\s869\.000/)).toBeDefined();
  await userEvent.click(act());
  await userEvent.type(await screen.findByLabelText(/[Cc]ódigo/), '123456{Enter}');
  expect(await screen.findByText(/Empezó el reembolso de \$\s4\.000 de TN-48213/)).toBeDefined();
  expect(asked[REFUND]?.at(-1)?.body).toEqual({
    parts: [{ paymentId: '2', amount: 4_000, holds: 40_000, goesTo: 'source' }],
    reason: 'Faltó en bodega',
  });
});

test('the lines that the warehouse did not find or the customer gives back put in their amount, and several their sum (OFC-108)', async () => {
  const order = oneOrder('preparing', 25_800);
  const [part] = order.shipments;
  const [line] = part?.lines ?? [];
  const counts = { shipmentId: part?._id, code: line?.versionCode ?? line?.code, units: 2, picked: 1, short: 1 };
  answerWith({
    ...orderPage,
    'GET /api/office/me': () => signedIn('owner'),
    'GET /api/purchase/office/orders/TN-48213/picking': () => ({
      body: { results: { lines: [{ ...counts, shelf: null }], packings: [], routes: [] } },
    }),
  });
  const dialog = await openDialog();
  const chips = await within(dialog).findByRole('group', { name: 'Líneas con novedad', hidden: true });
  await within(chips).findByRole('button', { name: /, 1 und\./, hidden: true });
  const [missing, returned] = within(chips).getAllByRole('button', { hidden: true });
  expect(returned?.textContent).toMatch(/^8\.3 Rubio claro dorado, 2 und\. \$\s25\.800$/);
  const half = Math.floor((line?.amount ?? 0) / (line?.quantity ?? 1));
  expect(missing?.textContent).toContain(`1 und. $\u00a0${half.toLocaleString('es-CO')}`);
  const value = () => within(dialog).getByLabelText<HTMLInputElement>('Valor').value.replace(/\D/g, '');
  await userEvent.click(returned as HTMLElement); // as: both are there
  expect(value()).toBe('25800');
  await userEvent.click(missing as HTMLElement); // as: both are there
  expect(value()).toBe(String(25_800 + half));
  await userEvent.click(returned as HTMLElement); // as: both are there
  expect(value()).toBe(String(half));
});

test('the whole goes back to each payment, or to the balance in favour (OFC-108)', async () => {
  const asked = answerWith({ ...orderPage, [REFUND]: () => ({ body: { results: { ids: ['5', '6'] } } }) });
  const dialog = await openDialog();
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Total', hidden: true }));
  expect(within(dialog).getByRole('radio', { name: /A cada medio de pago/, hidden: true })).toBeDefined();
  await userEvent.click(within(dialog).getByRole('radio', { name: /Saldo a favor/, hidden: true }));
  await userEvent.click(within(dialog).getByRole('button', { name: /Reembolsar \$\s873\.000/, hidden: true }));
  await waitFor(() =>
    expect(asked[REFUND]?.at(-1)?.body['parts']).toEqual([
      { paymentId: '1', amount: 833_000, holds: 833_000, goesTo: 'balance' },
      { paymentId: '2', amount: 40_000, holds: 40_000, goesTo: 'balance' },
    ]),
  );
});

test('a refund that another operator made meanwhile is said, and what is left shown (OFC-108 OFC-008)', async () => {
  let left = sources;
  const asked = answerWith({
    ...orderPage,
    'GET /api/purchase/office/orders/TN-48213/refund': () => ({ body: { results: left } }),
    [REFUND]: () => {
      left = { ...sources, payments: sources.payments.map((one) => ({ ...one, holds: 30_000 })) };
      return refusal(409, 'VERSION_CONFLICT', 'Otra persona guardó un cambio antes.');
    },
    'GET /api/office/last-save': () => ({ body: { results: { by: 'Paula Vélez', at: new Date().toISOString() } } }),
  });
  const dialog = await openDialog();
  await userEvent.type(within(dialog).getByLabelText('Valor'), '4000');
  await userEvent.click(within(dialog).getByRole('button', { name: /^Reembolsar/, hidden: true }));
  await within(dialog).findByText('Paula Vélez guardó hace un momento');
  const conflict = within(dialog).getByRole('alert', { hidden: true });
  expect(asked['GET /api/office/last-save']?.[0]?.query).toEqual({ kind: 'refund', subject: sources.orderId });
  expect(conflict.textContent).toMatch(/Valor\$\s4\.000máximo \$\s30\.000/);
  expect((await within(dialog).findAllByText(/[Hh]asta \$\s30\.000/)).length).toBeGreaterThan(0);
});

test('an operator who may not refund has no such button (OFC-004)', async () => {
  answerWith({ ...orderPage, 'GET /api/office/me': () => signedIn('sales-desk') });
  renderOffice('/pedidos/TN-48213');
  await screen.findByRole('heading', { name: 'Pagos' });
  expect(screen.queryByRole('button', { name: 'Reembolsar' })).toBeNull();
});

const approval = (isOwn: boolean) => ({
  _id: '31',
  kind: 'asked' as 'asked' | 'held',
  orderCode: 'TN-48213',
  customer: { _id: '00000000-0000-4000-8000-000000000002', name: 'Peluquería Doña Luz' },
  amount: 700_000,
  reason: 'Faltó en bodega',
  note: null,
  askedBy: 'Camila Moreno',
  askedAt: new Date().toISOString(),
  isOwn,
});
const APPROVALS = 'GET /api/purchase/office/refund-approvals';
const APPROVE = 'POST /api/purchase/office/refund-approvals/31/approve';

test('a refund above what one person may refund is sent for approval (OFC-108)', async () => {
  const asked = answerWith({
    ...orderPage,
    'GET /api/purchase/office/orders/TN-48213/refund': () => ({ body: { results: { ...sources, alone: 500_000 } } }),
    'POST /api/purchase/office/orders/TN-48213/refund/approval': () => ({ body: { results: { _id: '31' } } }),
  });
  const dialog = await openDialog();
  await userEvent.type(within(dialog).getByLabelText('Valor'), '700000');
  expect(within(dialog).getByText(/Más de \$\s500\.000 de un pedido lo aprueba otra persona/)).toBeDefined();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Enviar a aprobación', hidden: true }));
  expect(await screen.findByText(/El reembolso de \$\s700\.000 de TN-48213 quedó en aprobación/)).toBeDefined();
  expect(asked[REFUND]).toBeUndefined();
});

test('another person approves with the second factor, the one that asked cannot (OFC-108 OFC-005)', async () => {
  let isConfirmed = false;
  const asked = answerWith({
    ...office(),
    [APPROVALS]: () => ({
      body: { results: isConfirmed ? [] : [approval(false), { ...approval(true), _id: '32', orderCode: 'TN-9' }] },
    }),
    [APPROVE]: () =>
      isConfirmed
        ? { body: { results: { ids: ['1'] } } }
        : refusal(403, 'STEP_UP_REQUIRED', 'Confirma con tu segundo factor.'),
    'POST /api/office/step-up': () => {
      isConfirmed = true;
      return { body: { results: { until: new Date().toISOString() } } };
    },
  });
  renderOffice('/pagos?vista=reembolsos');
  await userEvent.click(await screen.findByRole('button', { name: 'Aprobar el reembolso de TN-48213' }));
  expect(screen.queryByRole('button', { name: 'Aprobar el reembolso de TN-9' })).toBeNull();
  expect(screen.getByText('Lo pediste tú')).toBeDefined();
  const stepUp = await screen.findByRole('dialog', { name: 'Confirma que eres tú', hidden: true });
  await userEvent.type(within(stepUp).getByLabelText(/Código de tu aplicación/), '123456{Enter}');
  expect(await screen.findByText(/Aprobaste el reembolso de \$\s700\.000/)).toBeDefined();
  expect(asked[APPROVE]?.length).toBe(2);
});

test('the refund of an act that happened already is approved and cannot be rejected (OFC-108)', async () => {
  const HELD = 'POST /api/purchase/office/refunds/31/approve';
  const asked = answerWith({
    ...office(),
    [APPROVALS]: () => ({ body: { results: [{ ...approval(false), kind: 'held' as const }] } }),
    [HELD]: () => ({ body: { results: { _id: '31' } } }),
  });
  renderOffice('/pagos?vista=reembolsos');
  expect(await screen.findByText(/lo demás ya se hizo/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Rechazar el reembolso de TN-48213' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Aprobar el reembolso de TN-48213' }));
  await waitFor(() => expect(asked[HELD]).toHaveLength(1));
});
