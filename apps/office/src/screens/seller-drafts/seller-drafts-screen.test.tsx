import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { pageOfOrders, signedIn } from '../../../test/orders.ts';
import { answerWith, refusal, renderOffice } from '../../../test/render-office.tsx';
import { sellerDraft, sellerDraftPage } from '../../../test/seller-drafts.ts';
import { readSellerDraftsSearch } from './seller-drafts-search.ts';

const LIST = 'GET /api/purchase/office/seller-drafts';
const office = (list: () => { status?: number; body: unknown }, more = {}) =>
  answerWith({ 'GET /api/office/me': () => signedIn('operations'), [LIST]: list, ...more });

test('what waits is shown with its customer, seller, reasons and age (SEL-105)', async () => {
  const old = sellerDraft(2, {
    customer: { _id: sellerDraft(1)._id, name: 'Salón Nubia' },
    seller: null,
    receivedAt: new Date(Date.now() - 3 * 24 * 3_600_000).toISOString(),
    expectedTotal: null,
    lines: [],
    doubts: [
      { code: 'OLD', text: 'El pedido se tomó hace más de 24 horas. Confírmalo con el cliente.' },
      { code: 'CREDIT_EXCEEDED', text: '' },
    ],
  });
  office(() => ({ body: sellerDraftPage([sellerDraft(1), old]) }));
  renderOffice('/pedidos/novedades');
  const list = within(await screen.findByRole('list', { name: 'Pedidos que esperan a su asesor' }));
  expect(list.getByText('Peluquería Amparo')).toBeDefined();
  expect(list.getByText('Laura Gómez')).toBeDefined();
  expect(list.getByText(': subió de precio')).toBeDefined();
  expect(list.getByText('Tinta Sur, 6.3 Rubio oscuro dorado')).toBeDefined();
  expect(list.getByText(': quedan 2 de 6')).toBeDefined();
  expect(list.getByText(/486\.300/)).toBeDefined();
  expect(list.getByText(/^Espera [23] h/).className).toContain('text-text-2');
  expect(list.getByText('Espera 3 días').className).toContain('text-danger');
  expect(list.getByText(/hace más de 24 horas/)).toBeDefined();
  expect(list.getByText('Algo del pago o del total')).toBeDefined();
});

const ORDERS = { 'GET /api/purchase/office/orders': () => ({ body: pageOfOrders([]) }) };

test('the list of orders leads there while something waits (SEL-105)', async () => {
  office(() => ({ body: sellerDraftPage([1, 2, 3].map((n) => sellerDraft(n))) }), ORDERS);
  renderOffice('/pedidos');
  await userEvent.click(await screen.findByRole('link', { name: 'Novedades de asesores 3' }));
  expect(await screen.findAllByText('Peluquería Amparo')).toHaveLength(3);
});

test('with nothing that waits the page says so, and the list of orders does not lead there (SEL-105)', async () => {
  const asked = office(() => ({ body: sellerDraftPage([]) }), ORDERS);
  renderOffice('/pedidos/novedades');
  expect(await screen.findByText('Nada espera a un asesor')).toBeDefined();
  await userEvent.click(screen.getByRole('link', { name: 'Volver a pedidos' }));
  expect(await screen.findByRole('heading', { name: 'Pedidos' })).toBeDefined();
  await waitFor(() => expect(asked[LIST]?.length).toBeGreaterThan(0));
  expect(screen.queryByRole('link', { name: /Novedades de asesores/ })).toBeNull();
});

test('a list that cannot load says so, and an address is read as far as it is understood (SEL-105)', async () => {
  office(() => refusal(500, 'INTERNAL', 'Algo falló.'));
  renderOffice('/pedidos/novedades');
  expect(await screen.findByText(/No pudimos cargar las novedades de asesores/)).toBeDefined();
  expect([readSellerDraftsSearch({ pagina: '2', otra: 'x' }), readSellerDraftsSearch({ pagina: '-1' })]).toEqual([
    { pagina: 2 },
    {},
  ]);
});
