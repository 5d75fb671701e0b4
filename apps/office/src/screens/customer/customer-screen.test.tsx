import type { OfficeCustomer, OfficeFiscalData } from '@tonalia/contract/customers-office-one';
import type { OfficeCustomerSession } from '@tonalia/contract/customer-desk';
import type { CustomerPurchases } from '@tonalia/contract/customer-purchases';
import type { OfficeNote } from '@tonalia/contract/purchase-office-order';
import type { CreditStatement } from '@tonalia/contract/statement';
import type { OfficeRole } from '@tonalia/contract/office-rights';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dayAfter } from '@tonalia/rules/calendar';
import { dayIn } from '@tonalia/rules/dates';
import { expect, test } from 'vitest';
import { filters, listedOrder, oneOrder, pageOfOrders, signedIn } from '../../../test/orders.ts';
import { type AskedCall, answerWith, refusal, renderOffice } from '../../../test/render-office.tsx';
import { listedReturn, returnPage } from '../../../test/returns.ts';

const id = '00000000-0000-4000-8000-000000000002';
const BASE = `/api/customers/office/customers/${id}`;
const fiscal: OfficeFiscalData = {
  personKind: 'company',
  legalName: null,
  tradeName: 'Peluquería Doña Luz',
  documentType: 'NIT',
  document: '9004821175',
  invoiceEmail: 'facturas@luz.co',
  responsibilities: ['O-13'],
  chargesIva: true,
  withholds: null,
  paymentDays: null,
  address: null,
  version: 3,
  checkedAt: null,
};
const luz: OfficeCustomer = {
  _id: id,
  name: 'Peluquería Doña Luz',
  state: 'approved',
  createdAt: new Date(Date.now() - 3 * 366 * 86_400_000).toISOString(),
  person: 'Luz Dary Pineda',
  phone: '3105550173',
  email: 'luz@correo.co',
  tradeType: 'Peluquería',
  city: 'Bogotá, D.C.',
  region: 'Bogotá, D.C.',
  seller: 'Diana Ríos',
  tier: 'Oro',
  block: null,
  consent: { version: '2026-01', at: '2026-11-02T15:00:00.000Z', through: 'Camila Moreno', channel: 'whatsapp' },
  addresses: [
    {
      _id: '00000000-0000-4000-8000-000000000003',
      title: 'Local',
      address: 'Calle 63 # 24-18',
      city: 'Bogotá, D.C.',
      state: 'Bogotá, D.C.',
      isDefault: true,
      weekdays: [2, 5],
    },
  ],
  fiscal,
};

const openStatement: CreditStatement = {
  summary: {
    limit: 3_000_000,
    used: 1_150_000,
    available: 1_850_000,
    overdue: 465_400,
    inFavour: 58_800,
    dueSoon: 0,
    dueSoonOn: null,
    open: 1,
    before: 0,
  },
  documents: [
    {
      _id: '7',
      orderCode: 'TN-47102',
      number: null,
      created_at: '2026-10-28T15:00:00.000Z',
      due_on: '2026-11-12',
      daysLate: 11,
      total: 642_300,
      balance: 465_400,
      waiting: 300_000,
    },
  ],
  movements: [],
  page: 1,
  limit: 100,
  total: 1,
  pages: 1,
};
const paidStatement: CreditStatement = {
  ...openStatement,
  documents: [],
  movements: [
    {
      _id: '9',
      kind: 'payment',
      created_at: '2026-11-20T15:00:00.000Z',
      amount: -176_900,
      balance: 1_150_000,
      orderCode: null,
      number: null,
      method: 'Transferencia',
      appliedTo: [{ _id: '7', orderCode: 'TN-47102', number: null, amount: 176_900 }],
    },
  ],
};

const note: OfficeNote = {
  _id: '00000000-0000-4000-8000-00000000000a',
  at: '2026-11-09T15:00:00.000Z',
  by: 'Diana Ríos',
  text: 'Prefiere que la llamen después de las 10.',
};
const phone: OfficeCustomerSession = {
  _id: '00000000-0000-4000-8000-00000000000b',
  client: 'app',
  device: 'Aplicación en Android',
  createdAt: '2026-11-09T15:00:00.000Z',
  lastSeenAt: new Date().toISOString(),
  person: null,
};
const purchases: CustomerPurchases = {
  year: { orders: 24, amount: 18_946_200, average: 789_425 },
  yearBefore: 17_068_649,
  every: 14,
  months: Array.from({ length: 12 }, (_, at) => ({ month: `2026-${String(at + 1).padStart(2, '0')}`, orders: at })),
};

/** The page of a customer; `store` is what the server has, and saves go through its version. */
async function open({
  role = 'operations',
  path = `/clientes/${id}`,
  wasBlocked = null,
  credit = openStatement,
  more = {},
}: {
  credit?: CreditStatement;
  more?: Parameters<typeof answerWith>[0];
  role?: OfficeRole;
  path?: string;
  wasBlocked?: OfficeCustomer['block'];
} = {}) {
  const store = { fiscal, block: wasBlocked, notes: [note], sessions: [phone] };
  const asked = answerWith({
    'GET /api/office/me': () => signedIn(role),
    [`GET ${BASE}`]: () => ({ body: { results: { ...luz, fiscal: store.fiscal, block: store.block } } }),
    [`PUT ${BASE}/fiscal`]: ({ body }: AskedCall) => {
      if (body['version'] !== store.fiscal.version) {
        return refusal(409, 'VERSION_CONFLICT', 'Otra persona cambió esto.');
      }
      store.fiscal = {
        ...store.fiscal,
        ...body,
        version: store.fiscal.version + 1,
        checkedAt: new Date().toISOString(),
      };
      return { body: { results: store.fiscal } };
    },
    [`GET ${BASE}/statement`]: ({ query }: AskedCall) => ({
      body: { results: query['view'] === 'movements' ? paidStatement : credit },
    }),
    [`GET ${BASE}/notes`]: () => ({ body: { results: store.notes } }),
    [`POST ${BASE}/notes`]: ({ body }: AskedCall) => {
      const added = { ...note, _id: id, text: String(body['text']) };
      store.notes = [added, ...store.notes];
      return { body: { results: added } };
    },
    [`GET ${BASE}/sessions`]: () => ({ body: { results: store.sessions } }),
    [`DELETE ${BASE}/sessions/${phone._id}`]: () => {
      store.sessions = [];
      return { body: { ok: true } };
    },
    [`POST ${BASE}/block`]: ({ body }: AskedCall) => {
      store.block = { at: new Date().toISOString(), reason: String(body['reason']) };
      return { body: { results: { isChanged: true } } };
    },
    [`POST ${BASE}/unblock`]: () => {
      store.block = null;
      return { body: { results: { isChanged: true } } };
    },
    [`GET /api/purchase/office/customers/${id}/purchases`]: () => ({ body: { results: purchases } }),
    'GET /api/tracking/states': () => ({ body: { results: [] } }),
    'GET /api/purchase/office/orders': () => ({ body: pageOfOrders([listedOrder(48_210, 'preparing', 281_583)]) }),
    'GET /api/purchase/office/returns': () => ({ body: returnPage([listedReturn(418)]) }),
    'GET /api/purchase/office/orders/filters': () => filters,
    'GET /api/purchase/office/orders/TN-48213': () => ({ body: { results: oneOrder('confirmed', 25_800) } }),
    ...more,
  });
  const router = renderOffice(path);
  const sent = () => (asked[`PUT ${BASE}/fiscal`] ?? []).map(({ body }) => body);
  return { router, store, sent, asked };
}

const panel = () => screen.findByRole('region', { name: 'Datos fiscales' });
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const retype = async (name: string, text: string) => {
  await userEvent.clear(await field(name));
  await userEvent.type(await field(name), text);
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Guardar datos' }));

test('the page shows the person, the addresses with their days, and the fiscal data that waits for its check (OFC-302)', async () => {
  await open();
  const facts = await panel();
  expect(facts.textContent).toContain('Por revisar');
  expect(facts.textContent).toMatch(/DocumentoNIT 900\.482\.117-5.*O-13 Gran contribuyente.*Responsable de IVASí/);
  expect(facts.textContent).toContain('Razón socialSin dato');
  const person = screen.getByRole('region', { name: 'Contacto' });
  expect(person.textContent).toMatch(/Luz Dary PinedaNIT 900\.482\.117-5.*310 555 01 73.*luz@correo\.co/);
  expect(screen.getByRole('list', { name: 'Direcciones' }).textContent).toMatch(/LocalPrincipal.*Martes y viernes/);
  expect(document.body.textContent).toContain('cliente hace 3 años');
});

test('the menu of the page leads to the prices of the customer, each with its reason (OFC-301)', async () => {
  const { router } = await open();
  await panel();
  await userEvent.click(screen.getByRole('button', { name: 'Más acciones' }));
  await userEvent.click(screen.getByRole('link', { name: 'Ver sus precios' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/precios'));
  expect(router.state.location.search).toEqual({ panel: 'explicar', cliente: id });
});

test('E opens the form; a wrong check digit is refused beside its field, and the right one is saved (OFC-302)', async () => {
  const { router, sent } = await open();
  await panel();
  await userEvent.keyboard('e');
  expect(router.state.location.search).toEqual({ editar: 'fiscal' });
  await retype('Razón social', 'Doña Luz S.A.S.');
  await retype('Número', '900482117');
  await save();
  expect((await field('Número')).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Le falta el dígito de verificación: 9004821175')).toBeDefined();
  await retype('Número', '9004821174');
  await save();
  expect(screen.getByText(/no es válido/)).toBeDefined();
  expect(sent()).toEqual([]);
  await retype('Número', '900.482.117-5');
  await userEvent.click(screen.getByRole('checkbox', { name: /O-23/ }));
  await save();
  await waitFor(() => expect(router.state.location.search).toEqual({}));
  expect(sent()).toMatchObject([
    { legalName: 'Doña Luz S.A.S.', document: '900.482.117-5', responsibilities: ['O-13', 'O-23'], version: 3 },
  ]);
  expect((await panel()).textContent).toMatch(/Revisados hoy.*Doña Luz S\.A\.S\./);
});

test('after a save of another operator both values are shown, what was typed stays, and saving again keeps it (OFC-008)', async () => {
  const { store, sent } = await open({ path: `/clientes/${id}?editar=fiscal` });
  await retype('Razón social', 'Lo mío S.A.S.');
  store.fiscal = { ...fiscal, legalName: 'Lo de otra S.A.S.', withholds: true, version: 4 };
  await save();
  const conflict = await screen.findByRole('alert');
  const rows = within(conflict)
    .getAllByRole('row')
    .map(({ textContent }) => textContent);
  expect(rows).toEqual([
    'DatoTuyoGuardado ahora',
    'Razón socialLo mío S.A.S.Lo de otra S.A.S.',
    'Practica retención–Sí',
  ]);
  expect((await field('Razón social')).value).toBe('Lo mío S.A.S.');
  await userEvent.click(within(conflict).getByRole('button', { name: 'Volver a guardar lo mío' }));
  await waitFor(() => expect(sent().map(({ version }) => version)).toEqual([3, 4]));
  expect(store.fiscal.legalName).toBe('Lo mío S.A.S.');
});

test('what was saved can be taken instead (OFC-302)', async () => {
  const { store } = await open({ path: `/clientes/${id}?editar=fiscal` });
  await retype('Razón social', 'Lo mío S.A.S.');
  store.fiscal = { ...fiscal, legalName: 'Lo de otra S.A.S.', version: 4 };
  await save();
  await userEvent.click(await screen.findByRole('button', { name: 'Usar lo que hay ahora' }));
  expect((await field('Razón social')).value).toBe('Lo de otra S.A.S.');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('without customers.edit there is nothing to edit, by E or by address (OFC-302)', async () => {
  await open({ role: 'read-only', path: `/clientes/${id}?editar=fiscal` });
  const facts = await panel();
  await userEvent.keyboard('e');
  expect(within(facts).queryByRole('button')).toBeNull();
  expect(screen.queryByLabelText('Razón social')).toBeNull();
});

test('the page of an order leads to its customer, and that to the orders (OFC-302)', async () => {
  const { router } = await open({ path: '/pedidos/TN-48213' });
  await userEvent.click(await screen.findByRole('link', { name: 'Ver cliente' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/clientes/${id}`));
  await userEvent.click(await screen.findByRole('link', { name: 'Ver todos' }));
  await waitFor(() =>
    expect(router.state.location).toMatchObject({ pathname: '/pedidos', search: { q: '9004821175' } }),
  );
});

test('a customer that is gone is said to be missing', async () => {
  answerWith({
    'GET /api/office/me': () => signedIn('operations'),
    [`GET ${BASE}`]: () => refusal(404, 'CUSTOMER_NOT_FOUND', 'No encontramos este cliente.'),
  });
  renderOffice(`/clientes/${id}`);
  expect(await screen.findByText('No encontramos este cliente')).toBeDefined();
});

test('the menu marks Clientes on the page of a customer (OFC-302)', async () => {
  await open();
  await panel();
  const side = screen.getAllByRole('navigation', { name: 'Oficina' })[0] ?? document.body;
  expect(
    within(side)
      .getByRole('link', { name: /Clientes/ })
      .getAttribute('aria-current'),
  ).toBe('page');
});

test('a role without customers.read may not open the page of a customer (OFC-004)', async () => {
  await open({ role: 'warehouse' });
  expect(await screen.findByText('No puedes ver Clientes')).toBeDefined();
  expect(screen.queryByText('Luz Dary Pineda')).toBeNull();
});

test('SEL-204: the page has what the customer owes, its balance in favour, its documents and its payments', async () => {
  await open();
  const credit = await screen.findByRole('region', { name: 'Cartera' });
  await within(credit).findByText(/^\$\s58\.800$/);
  expect(credit.textContent).toMatch(
    /Usado \$\s1\.150\.000.*Vencido \$\s465\.400.*Disponible \$\s1\.850\.000.*Cupo \$\s3\.000\.000/,
  );
  const [document] = within(within(credit).getByRole('list', { name: 'Documentos por pagar' })).getAllByRole(
    'listitem',
  );
  expect(document?.textContent).toMatch(/TN-47102.*Vencido hace 11 días.*300\.000 en revisión.*465\.400/);
  const payments = await within(credit).findByRole('region', { name: 'Movimientos' });
  expect(payments.textContent).toMatch(/Transferencia, TN-47102.*176\.900/);
});

test('a limit is changed from the one that was shown, with the second factor, and a colleague’s is shown first (OFC-306)', async () => {
  const saved = structuredClone(openStatement);
  const answers = ['STEP_UP_REQUIRED', 'VERSION_CONFLICT'];
  const { asked } = await open({
    role: 'owner',
    credit: saved,
    more: {
      'POST /api/office/step-up': () => ({ body: { results: {} } }),
      [`PUT ${BASE}/credit-limit`]: () => {
        const code = answers.shift();
        if (code === 'VERSION_CONFLICT') saved.summary.limit = 5_000_000;
        return code === undefined
          ? { body: { results: { isChanged: true } } }
          : refusal(code === 'STEP_UP_REQUIRED' ? 403 : 409, code, 'Otra persona guardó un cambio antes.');
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Cambiar cupo' }));
  const dialog = await screen.findByRole('dialog', { name: 'Cupo de Peluquería Doña Luz' });
  const limit = within(dialog).getByLabelText<HTMLInputElement>('Cupo nuevo');
  await userEvent.clear(limit);
  await userEvent.type(limit, '1000000');
  expect(dialog.textContent).toMatch(/Disponible después–.*por debajo de lo que debe/);
  await userEvent.clear(limit);
  await userEvent.type(limit, '4000000');
  expect(dialog.textContent).toMatch(/Usado\$\s1\.150\.000/);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Guardar cupo' }));
  await userEvent.type(await screen.findByLabelText('Código de tu aplicación o de recuperación'), '123456{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Volver a guardar lo mío' }));
  expect(await screen.findByText(/El cupo quedó en \$\s4\.000\.000/)).toBeDefined();
  expect(asked[`PUT ${BASE}/credit-limit`]?.map(({ body }) => body)).toEqual(
    [3_000_000, 3_000_000, 5_000_000].map((expected) => ({ limit: 4_000_000, expected })),
  );
});

test('a role that does not grant credit reads the limit, and does not change it (OFC-306)', async () => {
  await open({ role: 'operations' });
  await screen.findByText(/^\$\s3\.000\.000$/);
  expect(screen.queryByRole('button', { name: 'Cambiar cupo' })).toBeNull();
});

test('SEL-204: a document that is due within a week stands out with its days, a later one does not', async () => {
  const today = dayIn(new Date());
  const [document] = openStatement.documents;
  if (!document) throw new Error('the statement has a document');
  const due = (days: number) => ({ ...document, _id: String(days), due_on: dayAfter(today, days), daysLate: 0 });
  await open({ credit: { ...openStatement, documents: [due(5), due(1), due(20)] } });
  const soon = await screen.findByText(/^Vence .*, en 5 días$/);
  expect(soon.className).toContain('text-warn');
  expect(screen.getByText(/^Vence .*, mañana$/).className).toContain('text-warn');
  expect(screen.getByText(/^Vence .*, en 20 días$/).className).not.toContain('text-warn');
});

test('SEL-204: a role without receivables sees no credit of a customer and does not ask for it', async () => {
  const { asked } = await open({ role: 'marketing' });
  await screen.findByRole('region', { name: 'Contacto' });
  expect(screen.queryByRole('region', { name: 'Cartera' })).toBeNull();
  expect(asked[`GET ${BASE}/statement`]).toBeUndefined();
});

test('the page opens with what was bought in twelve closed months, what is owed, and the last orders (OFC-301)', async () => {
  const { asked } = await open();
  const figures = await screen.findByRole('region', { name: 'Cifras' });
  await within(figures).findByText('11 % más que antes');
  await within(figures).findByText(/465\.400 vencido/);
  expect(figures.textContent).toMatch(/18\.946\.200.*Pedido promedio.*789\.425cada 14 días/);
  const orders = screen.getByRole('region', { name: 'Pedidos' });
  expect((await within(orders).findByRole('link', { name: /TN-48210/ })).textContent).toMatch(/PSE.*4 und\..*281\.583/);
  expect(within(orders).getByRole('img').getAttribute('aria-label')).toMatch(/enero: 0 pedidos.*febrero: 1 pedido;/);
  expect(asked['GET /api/purchase/office/orders']?.map(({ query }) => query)).toContainEqual({
    customerId: id,
    limit: '6',
  });
});

test('the views of a customer are in the address, and one shows its part alone (OFC-301)', async () => {
  const { router } = await open();
  const tabs = await screen.findByRole('navigation', { name: 'Vistas del cliente' });
  await userEvent.click(within(tabs).getByRole('link', { name: /Cartera/ }));
  await screen.findByRole('region', { name: 'Cartera' });
  expect(router.state.location.search).toEqual({ vista: 'cartera' });
  expect(screen.queryByRole('region', { name: 'Datos fiscales' })).toBeNull();
});

test('the returns of a customer are a view of its page, and lead to their pages (OFC-301)', async () => {
  const { asked } = await open();
  const tabs = await screen.findByRole('navigation', { name: 'Vistas del cliente' });
  await userEvent.click(await within(tabs).findByRole('link', { name: /^Devoluciones ?1$/ }));
  const returns = await screen.findByRole('region', { name: 'Devoluciones' });
  const row = await within(returns).findByRole('link', { name: /DV-0418/ });
  expect(row.getAttribute('href')).toBe('/oficina/devoluciones/DV-0418');
  const current = within(tabs).getAllByRole('link', { current: 'page' });
  expect(current.map(({ textContent }) => textContent)).toEqual(['Devoluciones1']);
  expect(asked['GET /api/purchase/office/returns']?.map(({ query }) => query)).toContainEqual({ customerId: id });
});

test('N writes a note that only the office reads (OFC-301)', async () => {
  const { asked } = await open();
  const notes = await screen.findByRole('region', { name: 'Nota interna' });
  expect(notes.textContent).toMatch(/después de las 10.*Diana Ríos, lun 9 nov/);
  await userEvent.keyboard('n');
  await userEvent.keyboard('Abre la segunda sede en enero.');
  await userEvent.click(within(notes).getByRole('button', { name: 'Guardar nota' }));
  await within(notes).findByText('Abre la segunda sede en enero.', { selector: 'p' });
  expect(asked[`POST ${BASE}/notes`]?.[0]?.body).toEqual({ text: 'Abre la segunda sede en enero.' });
});

test('the office closes a session of a customer (OFC-301)', async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Cerrar la sesión de Aplicación en Android' }));
  expect(await screen.findByText('No tiene sesiones abiertas.')).toBeDefined();
});

test('a block asks for its reason and says what stays; the strip of a blocked customer leads back (OFC-301)', async () => {
  const { asked } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Bloquear cliente' }));
  const dialog = await screen.findByRole('dialog', { name: 'Bloquear a Peluquería Doña Luz' });
  await within(dialog).findByText(/1\.150\.000/);
  expect(dialog.textContent).toMatch(/Pedidos en camino1.*Su asesorDiana Ríos/);
  await userEvent.selectOptions(within(dialog).getByLabelText('Motivo'), 'Cheque devuelto');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Bloquear' }));
  await screen.findByText(/Bloqueado hoy/);
  expect(asked[`POST ${BASE}/block`]?.[0]?.body).toEqual({ reason: 'Cheque devuelto' });
  await userEvent.click(screen.getByRole('button', { name: 'Desbloquear' }));
  await waitFor(() => expect(screen.queryByText(/Bloqueado hoy/)).toBeNull());
});

test('without customers.block a strip is only read, and no session is closed (OFC-004)', async () => {
  await open({ role: 'marketing', wasBlocked: { at: new Date().toISOString(), reason: 'No paga' } });
  expect((await screen.findByText(/Bloqueado hoy/)).textContent).toContain('No paga');
  await screen.findByText('Aplicación en Android');
  for (const name of ['Desbloquear', 'Bloquear cliente', /Cerrar la sesión/])
    expect(screen.queryByRole('button', { name })).toBeNull();
});
