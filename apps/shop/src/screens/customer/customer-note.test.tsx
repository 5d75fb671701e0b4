import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { VisitPlan } from '@tonalia/contract/seller-day';
import { beforeEach, expect, test, vi } from 'vitest';
import { portfolioCustomer, sellerUser } from '../../../test/make.ts';
import { memoryDatabase } from '../../../test/memory-database.ts';
import { type ApiRequest, Refusal, mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { sendVisits } from '../../api/outbox/visits.ts';
import { CustomerScreen } from './customer-screen.tsx';

const device = memoryDatabase();
vi.stubGlobal('indexedDB', device.factory);
const { customerId } = portfolioCustomer;
const noon = '2026-11-04T17:00:00.000Z';

beforeEach(() => device.clear());

async function open(api = mockApi({ user: sellerUser })) {
  const visit = {
    ...portfolioCustomer,
    phone: null,
    owed: 0,
    overdue: 0,
    lastOrderOn: '2026-11-04',
    door: null,
    contact: null,
    plan: null,
    arrivedAt: null,
    noSale: null,
    note: { text: 'Los lunes atiende Paola.', at: noon },
    rhythm: null,
  };
  api.on('purchase', 'GET /seller-day', {
    results: { today: '2026-11-23', soldToday: 0, soldThisMonth: 0, quota: null, customers: [visit] },
  });
  await renderScreen(<CustomerScreen customerId={customerId} />, {
    api,
    signedIn: true,
    at: `/home/customers/${customerId}`,
  });
  return api;
}

test('a note that gets no answer stays on the device, is shown as waiting, and is sent once with its id (SEL-102 SEL-107)', async () => {
  const api = mockApi({ user: sellerUser });
  api.on('purchase', 'POST /seller-day/visits', new Refusal('UNAVAILABLE'));
  await open(api);
  expect(await screen.findByText('Los lunes atiende Paola.')).toBeDefined();
  await userEvent.click(screen.getAllByRole('button', { name: 'Anotar' })[0] as HTMLElement); // as: one of them
  await userEvent.type(await screen.findByRole('textbox', { name: 'Nota' }), 'Recibe hasta las 4');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar nota' }));
  expect(await screen.findByText('Recibe hasta las 4')).toBeDefined();
  await waitFor(() => expect(screen.getByText('En espera')).toBeDefined());
  const [kept] = device.visits.values();
  expect(kept).toMatchObject({ sellerId: sellerUser._id, customerId, reason: null, note: 'Recibe hasta las 4' });
  api.on('purchase', 'POST /seller-day/visits', { results: { clientVisitId: String(kept?.['clientVisitId']) } });
  await sendVisits();
  await waitFor(() => expect(device.visits.size).toBe(0));
  const ids = api
    .requestsTo('purchase POST /seller-day/visits')
    .map(({ body }) => (body as { clientVisitId: string }).clientVisitId); // as: the contract's body
  expect(new Set(ids)).toEqual(new Set([kept?.['clientVisitId']]));
  expect(screen.queryByText('En espera')).toBeNull();
  expect(screen.getByText('Recibe hasta las 4')).toBeDefined();
});

test('a seller chooses the days and the time of the visits, and the customer shows them (SEL-107)', async () => {
  const api = await open();
  api.on('purchase', 'PUT /seller-day/plan', ({ body }: ApiRequest) => ({ results: { plan: body as VisitPlan } })); // as: the contract's body
  await userEvent.click(
    (await screen.findAllByRole('button', { name: 'Días de visita', hidden: true }))[0] as HTMLElement,
  ); // as: one of them
  await userEvent.click(await screen.findByRole('button', { name: 'Lunes' }));
  await userEvent.click(screen.getByRole('button', { name: 'Jueves' }));
  fireEvent.change(screen.getByLabelText('Hora'), { target: { value: '11:30' } });
  await userEvent.click(screen.getByRole('button', { name: 'Guardar días' }));
  expect(await screen.findByText(/^Visita: lunes y jueves, 11:30/)).toBeDefined();
  const [sent] = api.requestsTo('purchase PUT /seller-day/plan');
  expect([sent?.query['customerId'], sent?.body]).toEqual([customerId, { weekdays: [1, 4], at: '11:30' }]);
});
