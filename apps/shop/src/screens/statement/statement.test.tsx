import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CreditDocument, CreditStatement, DocumentTransfer } from '@tonalia/contract/statement';
import type { Payment } from '@tonalia/contract/payment';
import { expect, test } from 'vitest';
import { cashOnDelivery, makeUser, portfolioCustomer, sellerUser } from '../../../test/make.ts';
import { Refusal, mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { chooseCustomer } from '../../api/session/session.ts';
import { StatementScreen } from './statement-screen.tsx';

const sentPayment: Payment = {
  _id: '91',
  orderCode: null,
  reference: 'bank_transfer',
  name: 'Transferencia',
  lends: false,
  amount: 684_600,
  status: 'pending',
  redirectUrl: null,
  reason: null,
  hasProof: true,
  refund: null,
  card: null,
  createdAt: '2026-11-09T15:00:00.000Z',
};

let made = 0;
/** Each test has documents of its own: what was chosen outlives the page. */
const document = (change: Partial<CreditDocument>): CreditDocument => ({
  _id: String((made += 1)),
  orderCode: 'TN-47965',
  number: null,
  created_at: '2026-11-09T15:00:00.000Z',
  due_on: '2099-11-28',
  daysLate: 0,
  total: 684_600,
  balance: 684_600,
  waiting: 0,
  ...change,
});

function statementOf(documents: CreditDocument[], change: Partial<CreditStatement['summary']> = {}): CreditStatement {
  const used = documents.reduce((sum, { balance }) => sum + balance, 0);
  const own = { limit: 3_000_000, used, available: 1_850_000, overdue: 0, inFavour: 0, dueSoon: 0, dueSoonOn: null };
  const summary = { ...own, open: documents.length, before: 0, ...change };
  return { summary, documents, movements: [], page: 1, limit: 50, total: documents.length, pages: 1 };
}

async function enter(
  statement: CreditStatement | null | Refusal,
  user = makeUser(),
  transfers: DocumentTransfer[] = [],
) {
  const api = mockApi({ user });
  api.on('customers', 'GET /statement/transfers', { results: transfers });
  api.on('customers', 'GET /statement', statement instanceof Refusal ? statement : { results: statement });
  api.on('purchase', 'GET /payment-methods/list', {
    results: [
      { ...cashOnDelivery, reference: 'nequi', name: 'Nequi', group: 'instant' },
      { ...cashOnDelivery, reference: 'bank_transfer', group: 'transfer', comments: 'Bancolombia ahorros 123-456' },
    ],
  });
  await renderScreen(<StatementScreen />, { api, signedIn: true, at: '/home/profile/luz/statement' });
  return api;
}

test('SEL-204: overdue documents are chosen, a part of one is typed, and both are paid with one payment', async () => {
  const late = document({ orderCode: 'TN-47102', balance: 465_400, daysLate: 3, due_on: '2026-11-01' });
  await enter(statementOf([late, document({})], { overdue: 465_400 }));
  const list = await screen.findByRole('region', { name: 'Por pagar' });
  expect(within(list).getAllByRole('listitem')[0]?.textContent).toMatch(/TN-47102.*Venció hace 3 días/);
  expect(within(list).getByRole<HTMLInputElement>('checkbox', { name: /TN-47102/ }).checked).toBe(true);
  expect(within(list).getByRole<HTMLInputElement>('checkbox', { name: /TN-47965/ }).checked).toBe(false);
  await userEvent.click(within(list).getByRole('checkbox', { name: /TN-47965/ }));
  const amount = within(list).getByRole('textbox', { name: 'Cuánto pagas de Pedido TN-47965' });
  await userEvent.clear(amount);
  await userEvent.type(amount, '300000');
  expect(list.textContent).toMatch(/Queda en \$\s384\.600/);
  await userEvent.click(screen.getByRole('button', { name: /Pagar \$\s765\.400/ }));
  expect((await screen.findByRole('dialog', { name: '¿Cómo vas a pagar?' })).textContent).toMatch(/765\.400/);
});

test('without part payments a document has no field for a part of it (OFC-506)', async () => {
  await enter(statementOf([document({})], { takesParts: false }));
  const list = await screen.findByRole('region', { name: 'Por pagar' });
  expect(within(list).getByRole<HTMLInputElement>('checkbox', { name: /TN-47965/ }).checked).toBe(true);
  expect(within(list).queryByRole('textbox')).toBeNull();
});

test('SEL-204: without anything overdue everything is chosen, by the number of its invoice, and one button pays it', async () => {
  await enter(statementOf([document({ number: 'FV-20931' }), document({ orderCode: 'TN-47102', balance: 465_400 })]));
  const list = await screen.findByRole('region', { name: 'Por pagar' });
  const boxes = within(list).getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map(({ checked }) => checked)).toEqual([true, true, true]);
  expect(within(list).getAllByRole('listitem')[0]?.textContent).toMatch(/^FV-20931Pedido TN-47965/);
  expect(screen.getAllByRole('button', { name: /^Pagar/ })).toHaveLength(1);
  await userEvent.click(within(list).getByRole('checkbox', { name: /^Elegir todas/ }));
  expect(boxes.map(({ checked }) => checked)).toEqual([false, false, false]);
  expect(await screen.findByRole('button', { name: /^Pagar con Nequi.*Pagar \$\s0/ })).toBeTruthy();
});

test('SEL-204: a way to pay that is chosen beside the button opens with it', async () => {
  await enter(statementOf([document({})]));
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Cómo pagas' }), 'Nequi');
  await userEvent.click(screen.getByRole('button', { name: /^Pagar con Nequi/ }));
  const sheet = await screen.findByRole('dialog', { name: '¿Cómo vas a pagar?' });
  expect(within(sheet).getByRole<HTMLInputElement>('radio', { name: /Nequi/ }).checked).toBe(true);
});

test('SEL-204: too small and too large a part cannot be paid, and the field says why', async () => {
  await enter(statementOf([document({ daysLate: 1 })]));
  const amount = await screen.findByRole('textbox', { name: /Cuánto pagas/ });
  await userEvent.clear(amount);
  await userEvent.type(amount, '19999');
  expect((await screen.findByRole('alert')).textContent).toMatch(/mínimo es de \$\s20\.000/);
  await userEvent.clear(amount);
  await userEvent.type(amount, '684601');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/El saldo es de \$\s684\.600/));
  await userEvent.click(screen.getByRole('button', { name: /^Pagar con/ }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: /TN-47965/ }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('SEL-204: movements say what each payment was for, with the debt after it', async () => {
  const api = await enter(statementOf([document({})]));
  await screen.findByRole('region', { name: 'Por pagar' });
  api.on('customers', 'GET /statement', {
    results: {
      ...statementOf([]),
      movements: [
        {
          _id: '7',
          kind: 'payment',
          created_at: '2026-11-05T15:00:00.000Z',
          amount: -918_750,
          balance: 465_400,
          orderCode: null,
          number: null,
          method: 'PSE',
          appliedTo: [{ _id: '1', orderCode: null, number: 'FV-19877', amount: 918_750 }],
        },
      ],
    },
  });
  await userEvent.click(screen.getByRole('radio', { name: 'Movimientos' }));
  const rows = await screen.findByRole('region', { name: 'Movimientos' });
  expect(rows.textContent).toMatch(/Pago por PSE, FV-19877−\$\s918\.750Saldo \$\s465\.400/);
});

test('a customer without credit reads so', async () => {
  await enter(null);
  expect(await screen.findByText('Aún no tienes cupo')).toBeTruthy();
});

test('with nothing owed there is nothing to pay', async () => {
  await enter(statementOf([], { inFavour: 58_800 }));
  expect(await screen.findByText('No debes nada')).toBeTruthy();
  expect(screen.getByText(/Saldo a favor \$\s58\.800/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Pagar/ })).toBeNull();
});

test('a statement that failed to load can be retried', async () => {
  await enter(new Refusal('INTERNAL'));
  expect(await screen.findByText('No pudimos cargar tu estado de cuenta')).toBeTruthy();
});

test('a seller chooses a customer first, and pays for it', async () => {
  const api = await enter(statementOf([document({})]), sellerUser);
  expect(screen.getByText('Selecciona un cliente')).toBeTruthy();
  expect(api.requestsTo('customers GET /statement')).toEqual([]);
  chooseCustomer(portfolioCustomer);
  expect(await screen.findByText('Cupo de Salón Bella Aurora')).toBeTruthy();
  expect(await screen.findByRole('region', { name: 'Por pagar' })).toBeTruthy();
});

test('SEL-204: the proof of a transfer is sent with the chosen documents, and the statement says that it is reviewed', async () => {
  const one = document({ daysLate: 2 });
  const api = await enter(statementOf([one]));
  await userEvent.click(await screen.findByRole('button', { name: /^Pagar con Nequi/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Pagar por transferencia' }));
  const sheet = await screen.findByRole('dialog', { name: 'Pagar por transferencia' });
  expect(sheet.textContent).toContain('Bancolombia ahorros 123-456');
  const sent: unknown[] = [];
  const transfer: DocumentTransfer = {
    _id: '91',
    code: 'AB-12345678',
    amount: 684_600,
    state: 'waits',
    reason: null,
    sentAt: '2026-11-09T15:00:00.000Z',
    documents: [{ orderCode: 'TN-47965', amount: 684_600 }],
  };
  api.on('customers', 'GET /statement/transfers', { results: [transfer] });
  api.on('customers', 'GET /statement', { results: statementOf([{ ...one, waiting: 684_600 }]) });
  api.on('customers', 'POST /statement/proof', ({ body }) => {
    sent.push(body);
    return { results: sentPayment };
  });
  await userEvent.upload(
    within(sheet).getByLabelText('Envía tu comprobante'),
    new File(['recibo'], 'recibo.png', { type: 'image/png' }),
  );
  expect(await screen.findByText(/Estamos revisando tu transferencia de \$\s684\.600/)).toBeTruthy();
  expect(sent).toEqual([{ documents: [{ _id: one._id, amount: 684_600 }], file: btoa('recibo') }]);
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /TN-47965/ }).disabled).toBe(true));
});

test('SEL-204: a refused transfer says why, and that another can be sent', async () => {
  await enter(statementOf([document({})]), makeUser(), [
    {
      _id: '92',
      code: 'AB-22345678',
      amount: 465_400,
      state: 'refused',
      reason: 'El comprobante es de otro valor.',
      sentAt: '2026-11-09T15:00:00.000Z',
      documents: [],
    },
  ]);
  const notice = await screen.findByText(/No pudimos aprobar tu transferencia/);
  expect(notice.textContent).toContain('El comprobante es de otro valor. Elige qué pagar y envía otro comprobante.');
});

test('SEL-204: the account menu marks its row on the statement, whichever view is open', async () => {
  await enter(statementOf([document({})]));
  const menu = within(await screen.findByRole('navigation', { name: 'Menú de la cuenta' }));
  const current = menu.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Mis créditos')]);
});
