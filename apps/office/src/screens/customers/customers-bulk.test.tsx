import type { OfficeCustomerItem, OfficeCustomerPage } from '@tonalia/contract/customer-list';
import type { OfficeRole } from '@tonalia/contract/office-rights';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { signedIn } from '../../../test/orders.ts';
import { answerWith, renderOffice } from '../../../test/render-office.tsx';

const LIST = 'GET /api/customers/office/customers';
const ASSIGN = 'POST /api/customers/office/customers/assign';
const BEGUN = 'POST /api/purchase/office/customers/begun';
const uuid = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;
const ACT = uuid(8);
const UNDO = `POST /api/customers/office/assignments/${ACT}/undo`;

const customer = (n: number, name: string): OfficeCustomerItem => ({
  _id: uuid(n),
  name,
  city: 'Bogotá, D.C.',
  documentType: 'NIT',
  document: '9007132040',
  seller: 'Jorge Peña',
  tradeType: 'Mayorista',
  lastOrderOn: null,
  bought: 0,
  owed: 100_000,
  debt: 'current',
  isBlocked: false,
});
const customers = [customer(1, 'Barbería La 45'), customer(2, 'Spa Lirio Blanco')];
const page: OfficeCustomerPage = {
  results: customers,
  page: 1,
  limit: 50,
  pages: 30,
  total: 1_184,
  totalIsExact: true,
  quietDays: 60,
  tabs: [],
};
const moved = { changed: [uuid(1)], unchanged: [uuid(2)], refused: [], from: [{ name: 'Jorge Peña', customers: 1 }] };

function open({ role = 'operations' as OfficeRole, path = '/clientes' } = {}) {
  const asked = answerWith({
    'GET /api/office/me': () => signedIn(role),
    [LIST]: () => ({ body: page }),
    [`${LIST}/filters`]: () => ({ body: { results: { sellers: [], tradeTypes: [], cities: [] } } }),
    'GET /api/customers/office/registrations': () => ({ body: { results: [], total: 0 } }),
    'GET /api/customers/office/sellers': () => ({
      body: {
        results: [
          { _id: uuid(9), name: 'Diana Ríos', email: null, phone: null, code: null, customers: 214, isBlocked: false },
        ],
      },
    }),
    [ASSIGN]: ({ body }) => ({
      body: {
        results: {
          ...moved,
          undo: (body as { dryRun?: boolean }).dryRun ? null : { _id: ACT, until: '2099-01-01T00:00:00Z' }, // as: the test's own body
        },
      },
    }),
    [BEGUN]: () => ({ body: { results: { carts: 1, waitingOrders: 2 } } }),
    [UNDO]: () => ({ body: { results: { changed: [uuid(1)], unchanged: [], refused: [], undo: null } } }),
  });
  renderOffice(path);
  return asked;
}

const bar = () => within(screen.getByRole('toolbar', { name: 'Acciones sobre los clientes elegidos' }));

test('ticked customers go to a seller after a preview of who moves and what is begun, and come back (OFC-007, OFC-301)', async () => {
  const asked = open();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Elegir todos los de la página' }));
  expect(bar().getByText('2 de 1.184 elegidos')).toBeDefined();
  expect(bar().getByText(/deben.*200\.000/)).toBeDefined();
  await userEvent.keyboard('a');
  const dialog = within(await screen.findByRole('dialog', { name: 'Asignar 2 clientes' }));
  await dialog.findByRole('option', { name: 'Diana Ríos (214)' });
  expect(asked[ASSIGN]).toBeUndefined();
  await userEvent.selectOptions(dialog.getByLabelText('Asesor'), uuid(9));
  const act = await dialog.findByRole('button', { name: 'Asignar 1 cliente' });
  expect(await dialog.findByText(/1 carrito de su asesor/)).toBeDefined();
  expect(dialog.getByText(/2 pedidos con novedad/)).toBeDefined();
  expect(dialog.getByText('Diana Ríos queda con').nextSibling?.textContent).toBe('215');
  expect(dialog.getByText('De Jorge Peña').nextSibling?.textContent).toBe('1');
  expect(asked[BEGUN]?.at(-1)?.body).toEqual({ ids: [uuid(1)] });
  await userEvent.click(act);
  expect(await screen.findByText('1 cliente pasó a Diana Ríos')).toBeDefined();
  expect(asked[ASSIGN]?.at(-1)?.body).toEqual({ ids: [uuid(1), uuid(2)], sellerId: uuid(9) });
  expect(screen.queryByRole('toolbar')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
  const question = within(await screen.findByRole('dialog', { name: '¿Deshacer?' }));
  await question.findByText('Vuelve a como estaba.');
  await userEvent.click(question.getByRole('button', { name: 'Deshacer' }));
  expect(await screen.findByText('1 cliente volvió a su asesor')).toBeDefined();
});

test('all that the filters give are chosen from the bar, and leave their sellers (OFC-301)', async () => {
  const asked = open({ path: '/clientes?vista=sin-pedir&cartera=over90' });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Elegir todos los de la página' }));
  await userEvent.click(bar().getByRole('button', { name: 'Elegir los 1.184' }));
  expect(bar().getByText('1.184 elegidos')).toBeDefined();
  await userEvent.click(bar().getByRole('button', { name: /Asignar asesor/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Asignar los 1.184 clientes' }));
  await userEvent.selectOptions(dialog.getByLabelText('Asesor'), 'direct');
  await dialog.findByText('Cambian de asesor');
  expect(asked[ASSIGN]?.at(-1)?.body).toEqual({
    filter: { tab: 'quiet', debt: 'over90' },
    sellerId: null,
    dryRun: true,
  });
});

test('X chooses a row, its export has only the chosen, and a role that assigns nobody sees no such act (OFC-004, OFC-009)', async () => {
  open({ role: 'marketing' });
  await screen.findAllByRole('row');
  await userEvent.keyboard('jx');
  await waitFor(() => expect(bar().getByText('1 cliente')).toBeDefined());
  expect(bar().queryByRole('button', { name: /Asignar/ })).toBeNull();
  await userEvent.click(bar().getByRole('button', { name: 'Exportar' }));
  expect(bar().getByRole('link', { name: /CSV/ }).getAttribute('href')).toContain(`ids=${uuid(1)}&format=csv`);
  await userEvent.keyboard('{Escape}{Escape}');
  await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull());
});
