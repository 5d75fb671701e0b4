import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SellerDay as Day, VisitedCustomer } from '@tonalia/contract/seller-day';
import { beforeEach, expect, test, vi } from 'vitest';
import { portfolioCustomer, sellerUser } from '../../../test/make.ts';
import { memoryDatabase } from '../../../test/memory-database.ts';
import { type ApiRequest, Refusal, mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { remember } from '../../api/storage/device-storage.ts';
import { SellerDay } from './seller-day.tsx';

const device = memoryDatabase();
vi.stubGlobal('indexedDB', device.factory);
beforeEach(() => device.clear());

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
  door: null,
  plan: null,
  arrivedAt: null,
  noSale: null,
  note: null,
  contact: null,
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

/** 2026-11-23 is a Monday. */
const monday = (at: string | null) => ({ weekdays: [1, 4], at });
const door = (address: string) => ({ address, city: 'Bogotá' });
const planned = [
  visit(1, { plan: monday('14:00'), door: door('Calle 90 # 10-00') }),
  visit(2, { plan: monday('11:30'), door: door('Calle 10 # 10-00'), rhythm: null }),
  visit(3, { plan: monday(null), door: door('Calle 80 # 10-00'), rhythm: null }),
  visit(4, { plan: monday(null), lastOrderOn: '2026-11-23' }),
  visit(5),
  visit(6, { plan: { weekdays: [2], at: null }, rhythm: null, lastOrderOn: null }),
  visit(7, { plan: monday(null), door: door('Calle 12 # 10-00'), rhythm: null }),
];
const namesIn = (title: string) =>
  [...(screen.getByRole('heading', { name: title }).closest('section')?.querySelectorAll('li b') ?? [])].map(
    ({ textContent }) => textContent,
  );

test('the route is what is planned for the weekday, by time; the customer that is due beside it is named · SEL-107', async () => {
  await open({ customers: planned });
  const next = screen.getByRole('region', { name: 'Próxima visita' });
  expect(next.textContent).toMatch(/^S211:30\sa\.\sm\.\sSalón 2/);
  expect(within(next).getByRole('link', { name: 'Llegar a Salón 2' }).getAttribute('href')).toContain('Calle%2010');
  expect(namesIn('Después')).toEqual(['Salón 1', 'Salón 3', 'Salón 7']);
  expect(namesIn('Les toca y no están en la ruta')).toEqual(['Salón 5']);
  expect(screen.getByText('de 5').closest('dd')?.textContent).toBe('1 de 5');
  expect(screen.getByText('1 hecha').closest('summary')?.textContent).toContain('1 pedido');
  expect(screen.queryByText('Salón 6')).toBeNull();
});

test('"Ordenar ruta" goes to the nearest next, keeps the times in order, stays after a reload, and is undone · SEL-107', async () => {
  const api = await open({ customers: planned });
  await userEvent.click(screen.getByRole('button', { name: 'Ordenar ruta' }));
  expect(namesIn('Después')).toEqual(['Salón 7', 'Salón 3', 'Salón 1']);
  await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(namesIn('Después')).toEqual(['Salón 1', 'Salón 3', 'Salón 7']);
  await userEvent.click(screen.getByRole('button', { name: 'Ordenar ruta' }));
  await renderScreen(<SellerDay />, { api, signedIn: true, at: '/home/marketplace/seller' });
  await waitFor(() => expect(namesIn('Después')).toEqual(['Salón 7', 'Salón 3', 'Salón 1']));
});

test('the order of yesterday says nothing about today · SEL-107', async () => {
  const ids = [7, 3, 1, 2].flatMap((n) => planned[n - 1]?.customerId ?? []);
  remember('visitOrder', sellerUser._id, { day: '2026-11-22', ids });
  await open({ customers: planned });
  expect(namesIn('Después')).toEqual(['Salón 1', 'Salón 3', 'Salón 7']);
});

test('an arrival says what it keeps, and is shown with its time · SEL-107', async () => {
  const api = await open({ customers: planned });
  const getCurrentPosition = (done: PositionCallback) =>
    done({ coords: { latitude: 4.6, longitude: -74.07, accuracy: 8.6 } } as GeolocationPosition); // as: what the shop reads of it
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
  api.on('purchase', 'POST /seller-day/visits', new Refusal('UNAVAILABLE'));
  await userEvent.click(screen.getByRole('button', { name: 'Ya llegué' }));
  expect(await screen.findByText(/Se guarda la hora y, si lo permites, el punto donde estás/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Guardar con mi ubicación' }));
  expect(await screen.findByText('Punto guardado, a 9 m')).toBeDefined();
  expect(await screen.findByText(/^Llegaste a las \d/)).toBeDefined();
  const [kept] = device.visits.values();
  expect(kept).toMatchObject({ arrived: true, position: { latitude: 4.6, longitude: -74.07, accuracy: 9 } });
});

test('an arrival without the permission keeps the time alone, and says so · SEL-107', async () => {
  await open({ customers: planned });
  const getCurrentPosition = (_: PositionCallback, failed: () => void) => failed();
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
  await userEvent.click(screen.getByRole('button', { name: 'Ya llegué' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Guardar con mi ubicación' }));
  expect(await screen.findByText('El equipo no dio la ubicación. Se guardó solo la hora.')).toBeDefined();
});
