import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CreditDocument, CreditStatement } from '@tonalia/contract/statement';
import { expect, test } from 'vitest';
import { cashOnDelivery, makeUser, portfolioCustomer, sellerUser } from '../../../test/make.ts';
import { Refusal, mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { chooseCustomer } from '../../api/session/session.ts';
import { StatementScreen } from './statement-screen.tsx';

let made = 0;
/** Each test has documents of its own: what was chosen outlives the page. */
const document = (change: Partial<CreditDocument>): CreditDocument => ({
  _id: String((made += 1)),
  orderCode: 'TN-47965',
  created_at: '2026-11-09T15:00:00.000Z',
  due_on: '2099-11-28',
  daysLate: 0,
  total: 684_600,
  balance: 684_600,
  ...change,
});

function statementOf(documents: CreditDocument[], change: Partial<CreditStatement['summary']> = {}): CreditStatement {
  const used = documents.reduce((sum, { balance }) => sum + balance, 0);
  const own = { limit: 3_000_000, used, available: 1_850_000, overdue: 0, inFavour: 0, dueSoon: 0, dueSoonOn: null };
  const summary = { ...own, open: documents.length, before: 0, ...change };
  return { summary, documents, movements: [], page: 1, limit: 50, total: documents.length, pages: 1 };
}

async function enter(statement: CreditStatement | null | Refusal, user = makeUser()) {
  const api = mockApi({ user });
  api.on('customers', 'GET /statement', statement instanceof Refusal ? statement : { results: statement });
  api.on('purchase', 'GET /payment-methods/list', {
    results: [{ ...cashOnDelivery, reference: 'nequi', name: 'Nequi', group: 'instant' }],
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
  await userEvent.click(within(list).getByRole('checkbox', { name: /TN-47965/ }));
  const amount = within(list).getByRole('textbox', { name: 'Cuánto pagas de Pedido TN-47965' });
  await userEvent.clear(amount);
  await userEvent.type(amount, '300000');
  expect(list.textContent).toMatch(/Queda en \$\s384\.600/);
  await userEvent.click(screen.getByRole('button', { name: /Pagar \$\s765\.400/ }));
  expect((await screen.findByRole('dialog', { name: '¿Cómo vas a pagar?' })).textContent).toMatch(/765\.400/);
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
  await userEvent.click(screen.getByRole('button', { name: /^Pagar \$/ }));
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
          method: 'PSE',
          appliedTo: [{ _id: '1', orderCode: 'TN-46588', amount: 918_750 }],
        },
      ],
    },
  });
  await userEvent.click(screen.getByRole('radio', { name: 'Movimientos' }));
  const rows = await screen.findByRole('region', { name: 'Movimientos' });
  expect(rows.textContent).toMatch(/Pago por PSE, TN-46588−\$\s918\.750Saldo \$\s465\.400/);
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
