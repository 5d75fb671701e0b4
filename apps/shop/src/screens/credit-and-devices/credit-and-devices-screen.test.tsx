import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CreditAccount } from '@tonalia/contract/purchase';
import type { OpenSession } from '@tonalia/contract/people';
import { expect, test } from 'vitest';
import { cashOnDelivery, makeUser, portfolioCustomer, sellerUser } from '../../../test/make.ts';
import { Refusal, mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { chooseCustomer } from '../../api/session/session.ts';
import { CreditAndDevicesScreen } from './credit-and-devices-screen.tsx';

const account: CreditAccount = {
  limit: 3_000_000,
  used: 1_150_000,
  available: 1_850_000,
  overdue: 0,
  movements: [
    {
      _id: 'm3',
      kind: 'order',
      amount: 684_600,
      orderCode: 'TN-47965',
      due_on: '2099-11-28',
      created_at: '2026-10-29T15:00:00.000Z',
    },
    {
      _id: 'm2',
      kind: 'payment',
      amount: -918_750,
      orderCode: 'TN-46588',
      due_on: null,
      created_at: '2026-11-05T15:00:00.000Z',
    },
    {
      _id: 'm1',
      kind: 'order',
      amount: 918_750,
      orderCode: 'TN-46588',
      due_on: '2026-11-07',
      created_at: '2026-10-08T15:00:00.000Z',
    },
  ],
};

function makeSession(change: Partial<OpenSession>): OpenSession {
  return {
    _id: '0a000000-0000-4000-8000-0000000000e1',
    client: 'web',
    device: 'Chrome en Windows',
    createdAt: '2026-11-01T15:00:00.000Z',
    lastSeenAt: '2026-11-21T14:12:00.000Z',
    current: false,
    ...change,
  };
}

const here = makeSession({ current: true });
const phone = makeSession({ _id: '0a000000-0000-4000-8000-0000000000e2', client: 'app', device: 'App en Android' });

async function enter({ user = makeUser(), at = '/home/profile/luz', api = mockApi({ user }) } = {}) {
  return renderScreen(<CreditAndDevicesScreen />, { api, signedIn: true, at });
}

test('the credit shows the rest, the used part and the next payment · RT-42', async () => {
  const api = mockApi({ user: makeUser() });
  api.on('purchase', 'GET /credit', { results: account });
  await enter({ api });
  const credits = screen.getByRole('region', { name: 'Mis créditos' });
  expect(await within(credits).findByText(/Disponible para comprar/)).toBeTruthy();
  expect(credits.textContent).toMatch(/\$\s1\.850\.000.*Usado \$\s1\.150\.000.*Cupo \$\s3\.000\.000/);
  expect(credits.textContent).toMatch(/Próximo pago, sábado 28 de noviembre\$\s684\.600/);
  const rows = within(credits).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Pedido TN-47965.*\$\s684\.600Vence/),
    expect.stringMatching(/Pago de TN-46588.*−\$\s918\.750$/),
    expect.stringMatching(/Pedido TN-46588.*\$\s918\.750Pagado/),
  ]);
  expect(screen.queryByRole('button', { name: 'Pagar' })).toBeNull();
});

test('the due amount is paid on this page when the shop takes instant payments · RT-42', async () => {
  const api = mockApi({ user: makeUser() });
  api.on('purchase', 'GET /credit', { results: account });
  api.on('purchase', 'GET /payment-methods/list', {
    results: [{ ...cashOnDelivery, reference: 'nequi', name: 'Nequi', group: 'instant' }],
  });
  await enter({ api });
  await userEvent.click(await screen.findByRole('button', { name: 'Pagar' }));
  const sheet = await screen.findByRole('dialog', { name: '¿Cómo vas a pagar?' });
  expect(sheet.textContent).toMatch(/684\.600/);
});

test('a link to the credit focuses it · UI-08', async () => {
  await enter({ at: '/home/profile/luz#creditos' });
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Mis créditos' }));
  expect(screen.getAllByRole('heading', { level: 1 })[0]?.textContent).toBe('Mis créditos');
});

test('without credit the page says so and shows a contact', async () => {
  await enter();
  expect(await screen.findByText('Aún no tienes cupo')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Solicitar cupo' }).getAttribute('href')).toBe('/home/support');
});

test('a credit that failed to load can be retried', async () => {
  const api = mockApi({ user: makeUser() });
  api.on('purchase', 'GET /credit', new Refusal('INTERNAL'));
  await enter({ api });
  expect(await screen.findByText('No pudimos cargar el cupo')).toBeTruthy();
  api.on('purchase', 'GET /credit', { results: account });
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Disponible para comprar')).toBeTruthy();
});

test('a seller sees the credit of the chosen customer, and chooses one first', async () => {
  const api = mockApi({ user: sellerUser });
  api.on('purchase', 'GET /credit', { results: account });
  await enter({ user: sellerUser, api, at: '/home/profile/diana' });
  expect(screen.getByText('Selecciona un cliente')).toBeTruthy();
  expect(api.requestsTo('purchase GET /credit')).toEqual([]);
  chooseCustomer(portfolioCustomer);
  expect(await screen.findByText('Cupo de Salón Bella Aurora')).toBeTruthy();
  expect(await screen.findByText('Disponible para comprar')).toBeTruthy();
});

test('another session is closed after a confirmation; this session is marked and stays', async () => {
  const api = mockApi({ user: makeUser() });
  let open = [here, phone];
  api.on('auth', 'GET /sessions', () => ({ results: open }));
  api.on('auth', 'DELETE /sessions/{id}', ({ params }) => {
    open = open.filter(({ _id }) => _id !== params['id']);
    return { ok: true as const };
  });
  await enter({ api });
  expect(await screen.findByText('Este dispositivo')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cerrar en Chrome en Windows' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar en App en Android' }));
  expect(api.requestsTo('auth DELETE /sessions/{id}')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => expect(screen.queryByText('App en Android')).toBeNull());
  expect(screen.getByText('Chrome en Windows')).toBeTruthy();
});

test('a session that could not be closed stays, and the dialog says why', async () => {
  const api = mockApi({ user: makeUser() });
  api.on('auth', 'GET /sessions', { results: [here, phone] });
  api.on('auth', 'DELETE /sessions/{id}', new Refusal('UNAVAILABLE', { error: 'El servicio no está disponible.' }));
  await enter({ api });
  await userEvent.click(await screen.findByRole('button', { name: 'Cerrar en App en Android' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect((await screen.findByRole('alert')).textContent).toBe('El servicio no está disponible.');
  expect(screen.getByText('App en Android')).toBeTruthy();
});
