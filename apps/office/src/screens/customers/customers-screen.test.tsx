import type { OfficeCustomerItem, OfficeCustomerPage } from '@tonalia/contract/customer-list';
import type { OfficeRole } from '@tonalia/contract/office-rights';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dayAfter } from '@tonalia/rules/calendar';
import { dayIn } from '@tonalia/rules/dates';
import { expect, onTestFinished, test, vi } from 'vitest';
import { signedIn } from '../../../test/orders.ts';
import { answerWith, refusal, renderOffice } from '../../../test/render-office.tsx';

const LIST = 'GET /api/customers/office/customers';
const uuid = (last: number) => `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`;
const espejo: OfficeCustomerItem = {
  _id: uuid(1),
  name: 'Distribuidora El Espejo',
  city: 'Bogotá, D.C.',
  documentType: 'NIT',
  document: '9007132040',
  seller: null,
  tradeType: 'Mayorista',
  lastOrderOn: dayIn(new Date()),
  bought: 31_420_500,
  owed: 3_870_250,
  debt: 'current',
  isBlocked: false,
};
const kennedy: OfficeCustomerItem = {
  ...espejo,
  _id: uuid(2),
  name: 'Peluquería Kennedy',
  seller: 'Jorge Peña',
  lastOrderOn: dayAfter(dayIn(new Date()), -64),
  bought: 0,
  owed: 1_420_700,
  debt: 'over90',
  isBlocked: true,
};
const pageOf = (results: OfficeCustomerItem[]): OfficeCustomerPage => ({
  results,
  page: 1,
  limit: 50,
  pages: 1,
  total: results.length,
  totalIsExact: true,
  quietDays: 60,
  tabs: [
    { tab: 'all', total: 1_184, totalIsExact: true },
    { tab: 'quiet', total: 112, totalIsExact: true },
  ],
});

function open(
  path = '/clientes',
  {
    role = 'operations' as OfficeRole,
    results = [espejo, kennedy],
    answers = {} as Parameters<typeof answerWith>[0],
  } = {},
) {
  const asked = answerWith({
    'GET /api/office/me': () => signedIn(role),
    [LIST]: () => ({ body: pageOf(results) }),
    [`${LIST}/filters`]: () => ({
      body: {
        results: {
          sellers: [{ _id: uuid(9), name: 'Jorge Peña' }],
          tradeTypes: [{ _id: 'spa', name: 'Spa' }],
          cities: [{ _id: '11001', name: 'Bogotá, D.C.' }],
        },
      },
    }),
    'GET /api/customers/office/registrations': () => ({ body: { results: [], total: 0 } }),
    'GET /api/tracking/states': () => ({ body: { results: [{ _id: '11', name: 'Bogotá, D.C.' }] } }),
    'GET /api/tracking/cities': () => ({ body: { results: [{ _id: '11001', name: 'Bogotá, D.C.', stateId: '11' }] } }),
    ...answers,
  });
  return { asked, router: renderOffice(path) };
}

test('the list has what each customer bought and owes, and the quiet and late ones stand out (OFC-301)', async () => {
  const { asked } = open();
  const [, one, other] = await screen.findAllByRole('row');
  expect(one?.textContent).toMatch(/EspejoBogotá900\.713\.204-0DirectoMayoristahoy.*31\.420\.500.*3\.870\.250Al día/);
  expect(other?.textContent).toMatch(/Bloqueado.*Jorge Peña.*hace 64 días–.*1\.420\.700\+90 días/);
  expect(asked[LIST]?.at(-1)?.query).toEqual({ tab: 'all', sort: '-bought' });
  const tabs = screen.getByRole('navigation', { name: 'Vistas de clientes' });
  expect(tabs.textContent).toMatch(/Todos1\.184.*Sin pedir hace 60 días112.*En mora.*Registros por aprobar/);
});

test('tab, filters, words and order are in the address, and each begins at the first page (OFC-009)', async () => {
  const { asked, router } = open('/clientes?pagina=3');
  await userEvent.click(await screen.findByRole('link', { name: /Sin pedir/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Asesor' }));
  await userEvent.click(await screen.findByText('Directo', { selector: '[data-menu] *' }));
  await userEvent.click(screen.getByRole('button', { name: 'Último pedido' }));
  await waitFor(() =>
    expect(router.state.location.search).toEqual({ vista: 'sin-pedir', asesor: 'direct', orden: '-ultimo' }),
  );
  await waitFor(() =>
    expect(asked[LIST]?.at(-1)?.query).toEqual({ tab: 'quiet', sellerId: 'direct', sort: '-lastOrder' }),
  );
  expect(screen.getByRole('columnheader', { name: 'Último pedido' }).getAttribute('aria-sort')).toBe('descending');
});

test('J moves to a row and Enter opens its customer (OFC-009)', async () => {
  const { router } = open();
  await screen.findAllByRole('row');
  await userEvent.keyboard('jj');
  await waitFor(() => expect(router.state.location.search).toEqual({ fila: kennedy._id }));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe(`/clientes/${kennedy._id}`));
});

test('without receivables there are no debts to see, filter or sort by (OFC-004)', async () => {
  open('/clientes', { role: 'marketing' });
  await screen.findAllByRole('row');
  expect(screen.queryByRole('columnheader', { name: 'Debe' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Cartera' })).toBeNull();
  expect(screen.queryByRole('link', { name: /En mora/ })).toBeNull();
});

test('an empty list says how customers come, and filters that leave nothing are taken off (OFC-301)', async () => {
  open('/clientes?vista=bloqueados', { results: [] });
  await screen.findByText('Ningún cliente coincide');
  await userEvent.click(screen.getByRole('link', { name: 'Quitar filtros' }));
  expect(await screen.findByText('Todavía no hay clientes')).toBeDefined();
});

test('a list that cannot be read is tried again (OFC-301)', async () => {
  answerWith({
    'GET /api/office/me': () => signedIn('operations'),
    [LIST]: () => refusal(500, 'INTERNAL', 'Algo falló.'),
  });
  renderOffice('/clientes');
  const failure = await screen.findByRole('alert', {}, { timeout: 9_000 });
  expect(within(failure).getByRole('button', { name: 'Reintentar' })).toBeDefined();
});

test('the list is exported as it is filtered, its columns are chosen, and one more filter is there on demand (OFC-009)', async () => {
  const { asked, router } = open('/clientes?vista=sin-pedir&q=espejo&pagina=2');
  await userEvent.click(await screen.findByRole('button', { name: 'Exportar' }));
  const hrefs = screen.getAllByRole('link', { name: /XLSX|CSV/ }).map((link) => link.getAttribute('href'));
  const filtered = '/api/customers/office/customers/export?tab=quiet&q=espejo';
  expect(hrefs).toEqual([`${filtered}&format=xlsx`, `${filtered}&format=csv`]);
  await userEvent.click(screen.getByRole('button', { name: 'Columnas' }));
  const restore = await screen.findByRole('button', { name: 'Restablecer' });
  await waitFor(() => expect(document.activeElement).toBe(restore));
  await userEvent.click(await screen.findByRole('switch', { name: 'Lista' }));
  expect(screen.queryByRole('columnheader', { name: 'Lista' })).toBeNull();
  expect(screen.getByRole('columnheader', { name: 'Asesor' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Filtro' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cupo' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Con cupo' }));
  await waitFor(() => expect(router.state.location.search).toMatchObject({ cupo: 'con' }));
  await waitFor(() => expect(asked[LIST]?.at(-1)?.query).toMatchObject({ credit: 'with' }));
});

test('a phone draws the cards and no table (OFC-013)', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  onTestFinished(() => void vi.unstubAllGlobals());
  open();
  expect(await screen.findByText('Distribuidora El Espejo')).toBeDefined();
  expect(screen.queryByRole('table')).toBeNull();
});

const CREATE = 'POST /api/customers/office/customers';

/** Fills the sheet that creates a customer, whole. */
async function fillNewCustomer() {
  await userEvent.click(await screen.findByRole('button', { name: 'Crear cliente' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Crear cliente' }));
  const type = (label: string, words: string) => userEvent.type(sheet.getByLabelText(label), words);
  const choose = async (label: string, words: string) => {
    await sheet.findByRole('option', { name: words });
    await userEvent.selectOptions(sheet.getByLabelText(label), words);
  };
  await type('Nombre del negocio', 'Salón Rosa Elena');
  await choose('Tipo de negocio', 'Spa');
  await type('Número', '900482117');
  await type('Nombre', 'Rosa');
  await type('Apellido', 'Elena');
  await type('Celular', '318 555 0199');
  await choose('Departamento', 'Bogotá, D.C.');
  await waitFor(() => expect(sheet.getAllByRole('option', { name: 'Bogotá, D.C.' })).toHaveLength(2));
  await userEvent.selectOptions(sheet.getByLabelText('Municipio'), '11001');
  await type('Dirección', 'Calle 10 # 5-51');
  return { ...sheet, type, choose };
}

test('a customer is created with its document’s check digit and the consent it gave to the operator (OFC-301)', async () => {
  const { asked, router } = open('/clientes', {
    answers: { [CREATE]: () => ({ body: { results: { _id: uuid(3) } } }) },
  });
  const sheet = await fillNewCustomer();
  const create = sheet.getByRole('button', { name: 'Crear cliente' });
  expect(sheet.getByText(/Falta el dígito de verificación. Completo es 900\.?482\.?117-?\d/)).toBeDefined();
  const digit = /117-?(\d)/.exec(sheet.getByText(/Falta el dígito/).textContent)?.[1] ?? '';
  await sheet.type('Número', digit);
  expect(create.hasAttribute('disabled')).toBe(true);
  await userEvent.click(sheet.getByRole('checkbox', { name: /autorizó el tratamiento/ }));
  await sheet.choose('Cómo lo autorizó', 'Por WhatsApp');
  await userEvent.click(create);
  await waitFor(() => expect(router.state.location.pathname).toBe(`/clientes/${uuid(3)}`));
  expect(asked[CREATE]?.at(-1)?.body).toMatchObject({
    business_name: 'Salón Rosa Elena',
    phone: '3185550199',
    document_type: 'NIT',
    cityId: '11001',
    consent: { accepted: true, channel: 'whatsapp' },
    isAnotherBusiness: false,
  });
});

test('a document that another customer has is shown with that customer, and confirmed as another business (OFC-303)', async () => {
  let answers = 0;
  const { asked } = open('/clientes', {
    answers: {
      [CREATE]: () =>
        (answers += 1) === 1
          ? refusal(409, 'CUSTOMER_TWIN', 'Otro cliente ya tiene ese documento.')
          : { body: { results: { _id: uuid(3) } } },
    },
  });
  const sheet = await fillNewCustomer();
  await userEvent.selectOptions(sheet.getByLabelText('Documento'), 'CC');
  await userEvent.click(sheet.getByRole('checkbox', { name: /autorizó el tratamiento/ }));
  await sheet.choose('Cómo lo autorizó', 'En persona');
  const create = sheet.getByRole('button', { name: 'Crear cliente' });
  await userEvent.click(create);
  const twins = within(await sheet.findByRole('region', { name: 'Ya está aquí' }));
  expect((await twins.findByRole('link', { name: 'Distribuidora El Espejo' })).getAttribute('href')).toContain(uuid(1));
  expect(asked[LIST]?.at(-1)?.query).toMatchObject({ q: '900482117' });
  await userEvent.click(twins.getByRole('checkbox', { name: 'Es otro negocio con el mismo documento' }));
  await userEvent.click(create);
  await waitFor(() => expect(asked[CREATE]?.at(-1)?.body).toMatchObject({ isAnotherBusiness: true }));
});

test('a role that edits no customers creates none (OFC-004)', async () => {
  open('/clientes', { role: 'marketing' });
  await screen.findAllByRole('row');
  expect(screen.queryByRole('button', { name: 'Crear cliente' })).toBeNull();
});
