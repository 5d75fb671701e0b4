import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SellerDay as Day, VisitedCustomer } from '@tonalia/contract/seller-day';
import { expect, test } from 'vitest';
import { portfolioCustomer, sellerUser } from '../../../test/make.ts';
import { type ApiRequest, Refusal, mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { SellerDay } from './seller-day.tsx';

const visit = (n: number, change: Partial<VisitedCustomer> = {}): VisitedCustomer => ({
  ...portfolioCustomer,
  _id: `0a000000-0000-4000-8000-0000000001${n}0`,
  customerId: `0a000000-0000-4000-8000-0000000001${n}0`,
  name: `Salón ${n}`,
  phone: '+573105550142',
  owed: 0,
  overdue: 0,
  lastOrderOn: '2026-11-04',
  rhythm: { every: 14, since: 19, share: 136 },
  noSale: null,
  note: null,
  ...change,
});
const customers = [
  visit(1),
  visit(2, { rhythm: { every: 20, since: 22, share: 110 }, overdue: 684_200, owed: 700_000 }),
  visit(3, { rhythm: { every: 15, since: 12, share: 80 } }),
  visit(4, { lastOrderOn: '2026-11-23', rhythm: { every: 14, since: 0, share: 0 } }),
  visit(5, { rhythm: null, lastOrderOn: null }),
  visit(6, { rhythm: { every: 7, since: 100, share: 1_429 } }),
];

async function open(change: Partial<Day> = {}) {
  const api = mockApi({ user: sellerUser });
  api.on('purchase', 'GET /seller-day', {
    results: {
      today: '2026-11-23',
      soldToday: 3_713_400,
      soldThisMonth: 48_120_000,
      quota: 60_000_000,
      customers,
      ...change,
    },
  });
  api.on('purchase', 'PUT /seller-day/no-sale', ({ body }: ApiRequest) => ({
    results: { day: '2026-11-23', reason: (body as { reason: 'money' | null }).reason },
  }));
  await renderScreen(<SellerDay />, { api, signedIn: true, at: '/home/marketplace/seller' });
  await screen.findByText(/23 de noviembre/);
  return api;
}

test('the customer that is furthest past its rhythm is the next visit; the others follow · SEL-107', async () => {
  await open();
  const next = screen.getByRole('region', { name: 'Próxima visita' });
  expect(within(next).getByText('Salón 1')).toBeDefined();
  expect(next.textContent).toContain('cada 14 días, van 19');
  expect(next.textContent).toContain('pidió el 4 nov');
  expect(screen.getByText('de 3').closest('dd')?.textContent).toBe('1 de 3');
  expect(screen.getByText('$ 3.713.400')).toBeDefined();
  expect(screen.getByText('80 % de $ 60.000.000').closest('dd')?.textContent).toMatch(/48\.120\.000/);
  const later = screen.getByRole('heading', { name: 'Después' }).closest('section');
  expect(later?.textContent).toMatch(/Salón 2.*Debe \$\s684\.200/);
  const near = screen.getByRole('heading', { name: 'Se acercan' }).closest('section');
  expect(near?.textContent).toContain('Salón 3');
  expect(screen.queryByText('Salón 6')).toBeNull();
});

test('a seller without a goal sees what is sold alone · SEL-107', async () => {
  await open({ quota: null });
  expect(screen.getByText('$ 48.120.000')).toBeDefined();
  expect(screen.queryByText(/ % de /)).toBeNull();
});

test('a reason for no sale makes the visit done, and the notice takes it back · SEL-107', async () => {
  const api = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Sin venta' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Hoy no tiene plata' }));
  await waitFor(() => expect(screen.getByText('de 3').closest('dd')?.textContent).toBe('2 de 3'));
  expect(within(screen.getByRole('region', { name: 'Próxima visita' })).getByText('Salón 2')).toBeDefined();
  const [sent] = api.requestsTo('purchase PUT /seller-day/no-sale');
  expect([sent?.body, sent?.query['customerId']]).toEqual([{ reason: 'money' }, customers[0]?.customerId]);
  await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
  await waitFor(() => expect(screen.getByText('de 3').closest('dd')?.textContent).toBe('1 de 3'));
});

test('a refused reason changes nothing and keeps the question open', async () => {
  const api = await open();
  api.on('purchase', 'PUT /seller-day/no-sale', new Refusal('TOO_MANY_REQUESTS'));
  await userEvent.click(screen.getByRole('button', { name: 'Sin venta' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Estaba cerrado' }));
  await waitFor(() => expect(api.requestsTo('purchase PUT /seller-day/no-sale')).toHaveLength(1));
  expect(screen.getByRole('button', { name: 'Estaba cerrado' })).toBeDefined();
  expect(screen.getByText('de 3').closest('dd')?.textContent).toBe('1 de 3');
});
