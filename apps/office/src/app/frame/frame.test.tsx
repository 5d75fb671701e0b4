import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { filters, pageOfOrders, signedIn } from '../../../test/orders.ts';
import { answerWith, renderOffice } from '../../../test/render-office.tsx';

const office = {
  'GET /api/office/me': () => signedIn('operations'),
  'GET /api/purchase/office/orders': () => ({ body: pageOfOrders([]) }),
  'GET /api/purchase/office/orders/filters': () => filters,
};

test('without the permission of a page the menu has no entry for it, and its address says why · OFC-004', async () => {
  const { operator } = signedIn('warehouse').body.results;
  answerWith({ 'GET /api/office/me': () => ({ body: { results: { operator: { ...operator, permissions: [] } } } }) });
  renderOffice('/pedidos/TN-48213');
  expect(await screen.findByRole('heading', { name: 'No puedes ver Pedidos' })).toBeDefined();
  expect(screen.getByText(/Tu rol es Bodega/)).toBeDefined();
  expect(screen.queryByRole('link', { name: /Pedidos/ })).toBeNull();
});

test('a closed page names the owners and asks one of them for access, once · OFC-004', async () => {
  const asked = answerWith({
    'GET /api/office/me': () => signedIn('warehouse'),
    'GET /api/office/access': () => ({ body: { results: { owners: ['Laura Restrepo'], canAsk: true } } }),
    'POST /api/office/access': () => ({ body: { results: { isSent: true } } }),
  });
  renderOffice('/pagos');
  expect(await screen.findByText('Tu rol es Bodega. Laura Restrepo puede darte acceso.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Ir a Alistamiento' })).toBeDefined();
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Pedir acceso' });
  await userEvent.click(button);
  await screen.findByText('Le avisamos por correo a Laura Restrepo');
  expect(button.disabled).toBe(true);
  expect(asked['POST /api/office/access']?.map(({ body }) => body)).toEqual([{ place: 'Pagos' }]);
});

test('the menu shows what waits, folds with a key, and letters go to its pages', async () => {
  answerWith(office);
  const router = renderOffice('/');
  await screen.findByRole('heading', { name: 'Hoy' });
  const [entry] = await screen.findAllByRole('link', { name: /Pedidos/ });
  await waitFor(() => expect(entry?.textContent).toBe('Pedidos18'));
  await userEvent.keyboard('[[');
  await waitFor(() => expect(entry?.getAttribute('aria-label')).toBe('Pedidos 18'));
  await userEvent.keyboard('gp');
  await waitFor(() => expect(router.state.location.pathname).toBe('/pedidos'));
});

test('leaving ends the session on the server and leads to the sign-in · OFC-002', async () => {
  const asked = answerWith({ ...office, 'POST /api/office/sign-out': () => ({ body: { ok: true } }) });
  renderOffice('/');
  await userEvent.click(await screen.findByRole('button', { name: /Camila Moreno/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Salir' }));
  await waitFor(() => expect(asked['POST /api/office/sign-out']).toHaveLength(1));
});

test.each(['/no-existe', '/pedidos/TN-1/no-existe'])(
  '%s does not exist and says so beside the menu',
  async (address) => {
    answerWith(office);
    renderOffice(address);
    expect(await screen.findByRole('heading', { name: 'Esta página no existe' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Ir a Pedidos' })).toBeDefined();
    expect(screen.getAllByRole('link', { name: /^Alistamiento/ }).length).toBeGreaterThan(0);
  },
);
