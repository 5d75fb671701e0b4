import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { portfolioCustomer, sellerUser } from '../../../test/make.ts';
import { mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { currentSession } from '../../api/session/session.ts';
import { CustomerScreen } from './customer-screen.tsx';

const { customerId } = portfolioCustomer;

async function open(id = customerId) {
  const api = mockApi({ user: sellerUser });
  const visit = {
    ...portfolioCustomer,
    phone: '+573105550142',
    owed: 412_800,
    overdue: 90_000,
    lastOrderOn: '2026-11-04',
    noSale: null,
    note: null,
    rhythm: { every: 14, since: 19, share: 136 },
  };
  api.on('purchase', 'GET /seller-day', {
    results: { today: '2026-11-23', soldToday: 0, soldThisMonth: 0, customers: [visit] },
  });
  await renderScreen(<CustomerScreen customerId={id} />, { api, signedIn: true, at: `/home/customers/${id}` });
}

test('a seller sees rhythm, suggested order, receivables and how to reach a customer, and acts for it · SEL-107', async () => {
  await open();
  expect(await screen.findByRole('heading', { name: 'Salón Bella Aurora' })).toBeDefined();
  expect(screen.getByText('14 días, van 19')).toBeDefined();
  expect(screen.getByText('$ 412.800')).toBeDefined();
  expect(screen.getByText('$ 90.000 ya venció')).toBeDefined();
  const hrefOf = (name: RegExp | string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Llamar')).toBe('tel:+573105550142');
  expect(hrefOf(/Pedido sugerido/)).toBe(`/home/customers/${customerId}/suggested`);
  expect(hrefOf('Tomar pedido')).toBe('/home/quick-order');
  expect(currentSession().customer?.customerId).toBe(customerId);
});

test('a customer of another seller is not shown', async () => {
  await open('0a000000-0000-4000-8000-0000000000ff');
  expect(await screen.findByText('Este cliente no está en tu cartera')).toBeDefined();
});
