import type {
  OfficeRegistration,
  RegistrationTwin,
  WaitingSellerRegistration,
} from '@tonalia/contract/customers-office';
import type { RegistrationDocument } from '@tonalia/contract/registration-documents';
import type { OfficeRole } from '@tonalia/contract/office-rights';
import type { OfficeSeller } from '@tonalia/contract/sellers-office';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { pageOfOrders, signedIn } from '../../../test/orders.ts';
import { answerWith, refusal, renderOffice } from '../../../test/render-office.tsx';

const id = (last: number) => `00000000-0000-4000-8000-00000000000${last}`;
const twin: RegistrationTwin = {
  _id: id(9),
  name: 'Salón Yolanda',
  same: ['document'],
  document: 'NIT 9013307642',
  person: 'Yolanda Niño',
  phone: '3105550299',
  email: 'yolanda@example.com',
  street: 'Cra. 80 # 42-15, local 1',
  city: 'Bogotá',
  tradeType: 'Salón',
  seller: 'Diana Rojas',
  since: '2023-04-01T00:00:00Z',
  lastOrderOn: null,
  owed: 184_200,
};
const registration = (last: number, business: string): OfficeRegistration => ({
  _id: id(last),
  business,
  person: 'Yolanda Niño',
  document: 'NIT 9013307642',
  phone: '3105550261',
  email: null,
  street: 'Cra. 80 # 42-15',
  city: 'Bogotá',
  tradeType: 'Peluquería',
  tradeTypeId: 'peluqueria',
  seller: null,
  isCovered: true,
  // the evening of the 21st in Bogotá
  receivedAt: '2026-11-22T02:30:00.000Z',
  documents: [],
  twins: last === 1 ? [twin] : [],
});

const diana: OfficeSeller = {
  _id: id(7),
  name: 'Diana Rojas',
  email: null,
  phone: null,
  code: 'A01',
  customers: 3,
  isBlocked: false,
};
const tradeTypes = [
  { _id: 'peluqueria', name: 'Peluquería' },
  { _id: 'barberia', name: 'Barbería' },
];
const taken = {
  _id: id(5),
  seller: 'Diana Rojas',
  takenAt: new Date(Date.now() - 3_600_000).toISOString(),
  position: { latitude: 4.5981, longitude: -74.0758, accuracy: 9 },
  photos: [id(6), id(8)],
};
let ofSellers: WaitingSellerRegistration[] = [];

let documents: RegistrationDocument[] = [];

function open(role: OfficeRole = 'operations', decide = { body: { results: { isChanged: true } } } as object) {
  let waiting = [registration(1, 'Peluquería Yolanda'), registration(2, 'Barbería Los Primos')];
  const done = (last: number) => {
    waiting = waiting.filter(({ _id }) => _id !== id(last));
    return decide as { body: unknown };
  };
  const asked = answerWith({
    'GET /api/office/me': () => signedIn(role),
    'GET /api/purchase/office/orders': () => ({ body: pageOfOrders([]) }),
    'GET /api/customers/office/registrations': () => ({
      body: {
        results: waiting.map((one) => ({ ...one, documents })),
        page: 1,
        limit: 100,
        total: waiting.length,
        totalIsExact: true,
        pages: 1,
      },
    }),
    'GET /api/customers/office/seller-registrations': () => ({ body: { results: ofSellers } }),
    [`GET /api/customers/office/customers/${id(1)}/registrations`]: () => ({ body: { results: [taken] } }),
    [`GET /api/customers/office/customers/${id(2)}/registrations`]: () => ({ body: { results: [] } }),
    'GET /api/customers/office/sellers': () => ({ body: { results: [diana] } }),
    'GET /api/auth/trade-type/list': () => ({ body: { results: tradeTypes } }),
    [`POST /api/customers/office/registrations/${id(1)}/documents`]: ({ body }) => {
      const { kinds } = body as { kinds: RegistrationDocument['kind'][] }; // as: the contract's body
      documents = kinds.map((kind) => ({ kind, askedAt: new Date().toISOString(), receivedAt: null }));
      return { body: { results: { isChanged: true } } };
    },
    [`POST /api/customers/office/registrations/${id(1)}/documents/receive`]: () => {
      documents = documents.map((one) => ({ ...one, receivedAt: new Date().toISOString() }));
      return { body: { results: { isChanged: true } } };
    },
    [`POST /api/customers/office/registrations/${id(1)}/approve`]: () => done(1),
    [`POST /api/customers/office/registrations/${id(1)}/reject`]: () => done(1),
  });
  const router = renderOffice('/clientes/registros');
  /** A colleague decides one, and the change reaches the screen. */
  const decideElsewhere = async (last: number) => {
    done(last);
    await router.options.context.cache.invalidateQueries();
  };
  return { asked, router, decideElsewhere };
}
const title = (name: string) => screen.findByRole('heading', { name, level: 2 });

test('a registration is compared with the customer that has its document, with the last order and the debt of it (OFC-303)', async () => {
  open();
  await title('Peluquería Yolanda');
  await userEvent.keyboard('c');
  const dialog = within(await screen.findByRole('dialog', { name: '¿Es el mismo cliente?' }));
  const cells = (name: string) => within(dialog.getByRole('rowheader', { name }).closest('tr') as HTMLElement); // as: a header is in a row
  expect(cells('Documento').getByText('igual')).toBeDefined();
  expect(cells('Teléfono').queryByText('igual')).toBeNull();
  expect(cells('Último pedido').getByText('Sin pedidos')).toBeDefined();
  expect(cells('Debe').getByText(/184\.200/)).toBeDefined();
});

test('a registration of a visit shows its point on a map and its photos, the other one nothing (OFC-303 SEL-102)', async () => {
  open();
  await title('Peluquería Yolanda');
  const panel = within(await screen.findByRole('region', { name: 'Fachada y ubicación' }));
  expect(panel.getByText(/^Diana Rojas lo registró en la visita/)).toBeDefined();
  const map = panel.getByRole('link', { name: 'Ver el punto en el mapa (a 9 m)' }).getAttribute('href');
  expect(map).toMatch(/query=4\.5981,-74\.0758$/);
  await userEvent.click(panel.getByRole('button', { name: 'Foto 2 del registro' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Foto 2 del registro' }));
  expect(dialog.getByRole('img').getAttribute('src')).toBe(
    `/api/customers/office/customers/${id(1)}/registration-photos/${id(8)}`,
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Cerrar' }));
  await userEvent.keyboard('a');
  await title('Barbería Los Primos');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Fachada y ubicación' })).toBeNull());
});

test('A approves the oldest registration, and the next one is shown', async () => {
  const { asked } = open();
  await title('Peluquería Yolanda');
  expect(screen.getByText(/El documento ya es de Salón Yolanda, Bogotá/)).toBeTruthy();
  expect(screen.getByText('310 555 02 61')).toBeTruthy();
  await userEvent.keyboard('a');
  await title('Barbería Los Primos');
  expect(asked[`POST /api/customers/office/registrations/${id(1)}/approve`]).toHaveLength(1);
  expect(await screen.findByText('Peluquería Yolanda quedó aprobado')).toBeTruthy();
});

test('R opens the reasons, a digit chooses one, and the customer’s message is shown before it goes', async () => {
  const { asked } = open();
  await title('Peluquería Yolanda');
  await userEvent.keyboard('r');
  await screen.findByText('Motivo del rechazo');
  await userEvent.click(screen.getByRole('button', { name: /Documento ilegible/ }));
  await userEvent.keyboard('2');
  expect(screen.getByText(/Falta corregir un dato de tu registro: El NIT no coincide/)).toBeTruthy();
  await userEvent.click(screen.getAllByRole('button', { name: 'Rechazar' }).at(-1) as HTMLElement); // as: found above
  await title('Barbería Los Primos');
  expect(asked[`POST /api/customers/office/registrations/${id(1)}/reject`]?.[0]?.body).toEqual({
    reason: 'El NIT no coincide',
  });
});

test('a refusal stays in the dialog, and the registration too', async () => {
  open('operations', refusal(503, 'UNAVAILABLE', 'Inténtalo de nuevo en un momento.'));
  await title('Peluquería Yolanda');
  await userEvent.keyboard('r');
  await userEvent.click(await screen.findByRole('button', { name: /Documento ilegible/ }));
  await userEvent.click(screen.getAllByRole('button', { name: 'Rechazar' }).at(-1) as HTMLElement); // as: found above
  expect((await screen.findByRole('alert')).textContent).toContain('Inténtalo de nuevo');
});

test('J and K walk; a role that does not decide sees no buttons', async () => {
  const { router } = open('read-only');
  await title('Peluquería Yolanda');
  expect(screen.queryByRole('button', { name: 'Aprobar' })).toBeNull();
  await userEvent.keyboard('j');
  await title('Barbería Los Primos');
  await waitFor(() => expect(router.state.location.search).toEqual({ registro: id(2) }));
  await userEvent.keyboard('ka');
  await title('Peluquería Yolanda');
});

test('one that a colleague decides stays with the reason typed, and no letter decides the next one', async () => {
  const { asked, decideElsewhere } = open();
  await title('Peluquería Yolanda');
  await userEvent.keyboard('r');
  await userEvent.click(await screen.findByRole('button', { name: /Otro motivo/ }));
  await userEvent.type(screen.getByLabelText('Escribe el motivo'), 'Falta la cámara de comercio');
  await decideElsewhere(1);
  expect(await screen.findAllByText('Otra persona ya lo decidió')).toHaveLength(2);
  expect(screen.getByLabelText<HTMLInputElement>('Escribe el motivo').value).toBe('Falta la cámara de comercio');
  expect(screen.getAllByRole<HTMLButtonElement>('button', { name: 'Rechazar' }).at(-1)?.disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  await userEvent.click(screen.getByRole('button', { name: 'Descartar' }));
  await userEvent.keyboard('ar');
  expect(screen.queryByText('Motivo del rechazo')).toBeNull();
  expect(Object.keys(asked).filter((call) => call.startsWith('POST'))).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Ver el siguiente' }));
  await title('Barbería Los Primos');
  expect(screen.queryByText('Otra persona ya lo decidió')).toBeNull();
});

test('it is approved with the list and the seller that are chosen beside it, and with its own without a choice (OFC-303)', async () => {
  const { asked } = open();
  await title('Peluquería Yolanda');
  await userEvent.selectOptions(await screen.findByLabelText('Lista'), 'Barbería');
  await userEvent.selectOptions(
    screen.getByLabelText('Asesor'),
    await screen.findByRole('option', { name: 'Diana Rojas' }),
  );
  await userEvent.click(screen.getByRole('button', { name: /Aprobar/ }));
  await title('Barbería Los Primos');
  expect(asked[`POST /api/customers/office/registrations/${id(1)}/approve`]?.[0]?.body).toEqual({
    tradeTypeId: 'barberia',
    sellerId: id(7),
  });
});

test('C puts it beside the customer that it may be, and rejects it as that customer (OFC-303)', async () => {
  const { asked } = open();
  await title('Peluquería Yolanda');
  await userEvent.keyboard('c');
  const dialog = within(await screen.findByRole('dialog', { name: '¿Es el mismo cliente?' }));
  const rowOf = (name: string) => dialog.getByRole('row', { name: new RegExp(`^${name}`) }).textContent;
  expect(rowOf('Documento')).toBe('DocumentoNIT 901.330.764-2=igualNIT 901.330.764-2');
  expect(dialog.getByText('Registro, sáb 21 nov')).toBeDefined();
  expect(rowOf('Teléfono')).not.toContain('igual');
  expect(rowOf('Dirección')).toBe('DirecciónCra. 80 # 42-15Cra. 80 # 42-15, local 1');
  await userEvent.click(dialog.getByRole('button', { name: 'Rechazar, ya es cliente' }));
  await title('Barbería Los Primos');
  expect(asked[`POST /api/customers/office/registrations/${id(1)}/reject`]?.[0]?.body).toEqual({
    reason: 'Ya es cliente',
  });
});

test('what a seller registered without a network and has not answered is listed below, with why it waits (OFC-303)', async () => {
  const receivedAt = new Date(Date.now() - 2 * 3_600_000).toISOString();
  const about = { phone: '3101112233', document: null, reasons: ['phone' as const], takenAt: receivedAt, receivedAt };
  ofSellers = [{ _id: id(5), business: 'Salón sin red', seller: 'Diana Rojas', ...about }];
  open();
  const part = within(await screen.findByRole('region', { name: 'Esperan a su asesor' }));
  expect(part.getByRole('listitem').textContent).toContain('El teléfono ya tiene cuenta');
  expect(part.getByText('Diana Rojas')).toBeTruthy();
  ofSellers = [];
});

test('D asks the applicant for the documents that lack, and what arrives is marked as there (OFC-303)', async () => {
  const { asked } = open();
  await title('Peluquería Yolanda');
  const papers = within(screen.getByRole('region', { name: 'Documentos' }));
  expect(papers.getAllByText('Sin pedir')).toHaveLength(3);
  await userEvent.keyboard('d');
  const dialog = within(await screen.findByRole('dialog', { name: 'Pedir documento a Peluquería Yolanda' }));
  const send = dialog.getByRole<HTMLButtonElement>('button', { name: 'Pedir' });
  expect(send.disabled).toBe(true);
  await userEvent.click(dialog.getByLabelText('RUT'));
  expect(dialog.getByText(/Para aprobar tu registro nos falta el RUT\./)).toBeTruthy();
  await userEvent.click(send);
  expect(asked[`POST /api/customers/office/registrations/${id(1)}/documents`]?.[0]?.body).toEqual({ kinds: ['rut'] });
  expect(await papers.findByText(/^Pedido hoy/)).toBeTruthy();
  await userEvent.click(papers.getByRole('button', { name: 'Ya llegó: RUT' }));
  expect(await papers.findByText(/^Recibido hoy/)).toBeTruthy();
  await userEvent.keyboard('d');
  await screen.findByRole('dialog');
  expect(screen.queryByLabelText('RUT')).toBeNull();
  documents = [];
});

test('a role that does not decide reads the documents, and asks for none', async () => {
  open('read-only');
  await title('Peluquería Yolanda');
  const papers = within(screen.getByRole('region', { name: 'Documentos' }));
  expect(papers.getAllByText('Sin pedir')).toHaveLength(3);
  expect(screen.queryByRole('button', { name: /Pedir documento|Ya llegó/ })).toBeNull();
});
