import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MemberOrder, TeamMember } from '@tonalia/contract/members';
import type { OrderRequest } from '@tonalia/contract/order-requests';
import { expect, test } from 'vitest';
import { makeCart, makeUser } from '../../../test/make.ts';
import { mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { MemberScreen } from './member-screen.tsx';
import { TeamScreen } from './team-screen.tsx';

const karen: TeamMember = {
  memberId: '6d1f2b5e-7c0a-4f0e-9a55-6a6c1f0b7e11',
  name: 'Karen',
  lastName: 'Duarte',
  job: 'Colorista',
  email: null,
  phone: '310 555 01 57',
  state: 'active',
  mode: 'buys',
  orderLimit: 400_000,
  dayLimit: null,
  monthLimit: 1_200_000,
  usesCredit: true,
  seesCredit: false,
  seesOrders: false,
  tellsOwner: true,
  revision: 3,
  spentThisMonth: 438_300,
  spentToday: 0,
  joinedAt: '2026-01-09T15:00:00.000Z',
};

function makeApi() {
  const api = mockApi({ user: makeUser() });
  api.on('customers', 'GET /members', { results: { owner: 'Luz Marina Ortega', members: [karen] } });
  api.on('purchase', 'GET /order-requests', { results: [] });
  const orders: MemberOrder[] = [];
  api.on('customers', 'GET /members/{memberId}', { results: { ...karen, orders } });
  return api;
}

test('SEL-205: the form of an invitation opens from its row, over the people', async () => {
  await renderScreen(<TeamScreen />, { api: makeApi(), signedIn: true, at: '/home/profile/team' });
  expect(await screen.findByText('Hasta $ 400.000')).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'Correo o celular' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Invitar por WhatsApp' }));
  const sheet = await screen.findByRole('dialog', { name: 'Invitar a una persona' });
  expect(within(sheet).getByRole('textbox', { name: 'Correo o celular' })).toBeTruthy();
  // as the contract
  expect(within(sheet).getByRole<HTMLInputElement>('textbox', { name: 'Nombre' }).maxLength).toBe(80);
});

test('SEL-205: an order above the limit of its person says by how much, one of exactly the limit does not', async () => {
  const now = makeCart();
  const total = now.cart?.total ?? 0;
  const request = (requestId: string, name: string, orderLimit: number): OrderRequest => ({
    requestId,
    name,
    state: 'waits',
    why: '',
    askedAt: '2026-11-27T15:00:00.000Z',
    expectedTotal: total,
    orderLimit,
    now,
    hasChanged: false,
  });
  const api = makeApi();
  api.on('purchase', 'GET /order-requests', {
    results: [
      request('6d1f2b5e-7c0a-4f0e-9a55-6a6c1f0b7e21', 'Karen', total),
      request('6d1f2b5e-7c0a-4f0e-9a55-6a6c1f0b7e22', 'Yuli', total - 3_000),
    ],
  });
  await renderScreen(<TeamScreen />, { api, signedIn: true, at: '/home/profile/team' });
  const above = await screen.findAllByText(/^\$\s[\d.]+ más$/);
  expect(above.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/3\.000 más$/)]);
});

test('SEL-205: a person has its limits as money, and saves them as pesos', async () => {
  const api = makeApi();
  const sent: unknown[] = [];
  api.on('customers', 'PUT /members/{memberId}', ({ body }) => {
    sent.push(body);
    return { results: { memberId: karen.memberId, revision: 4 } };
  });
  await renderScreen(<MemberScreen memberId={karen.memberId} />, {
    api,
    signedIn: true,
    at: `/home/profile/team/${karen.memberId}`,
  });
  const sheet = await screen.findByRole('dialog', { name: 'Karen Duarte' });
  const limit = within(sheet).getByRole<HTMLInputElement>('textbox', { name: 'Por pedido' });
  expect(limit.value).toMatch(/^\$\s400\.000$/);
  await userEvent.clear(limit);
  await userEvent.type(limit, '350000');
  expect(limit.value).toMatch(/^\$\s350\.000$/);
  await userEvent.click(within(sheet).getByRole('button', { name: 'Guardar' }));
  await expect.poll(() => sent).toMatchObject([{ orderLimit: 350_000, dayLimit: null, monthLimit: 1_200_000 }]);
});
