import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TERMS_VERSION } from '@tonalia/contract/terms';
import { dayIn } from '@tonalia/rules/dates';
import { beforeEach, expect, test } from 'vitest';
import { makeUser } from '../../../test/make.ts';
import { Refusal, mockApi } from '../../../test/mock-api.ts';
import type { MockApi } from '../../../test/render-screen.tsx';
import { renderScreen } from '../../../test/render-screen.tsx';
import { currentPhoneFlow, storePhoneFlow, provedPhone } from '../../api/sign-in/phone-flow.ts';
import { currentSession } from '../../api/session/session.ts';
import { emptyDraft, storeDraft, storedDraft } from './draft.ts';
import type { RegistrationDraft } from './draft.ts';
import { RegisterProcessScreen } from './register-process-screen.tsx';

const phone = '3105550142';
const token = 'registration-token-of-the-tests';
const registered = {
  tokenReturn: 'access-1',
  refreshToken: 'cookie',
  results: {
    customerId: '0a000000-0000-4000-8000-0000000000c1',
    approval: { state: 'approved' as const, reason: null, receivedAt: '2026-11-21T14:12:00.000Z', reviewedAt: null },
  },
};

const written: RegistrationDraft = {
  ...emptyDraft,
  business_name: 'Salón Luz Marina',
  tradeTypeId: 'peluqueria',
  document: '900.555.014-1',
  place: { stateId: '25', state: 'Cundinamarca', cityId: '25754', city: 'Soacha' },
  street: { rural: null, street: { road: 'carrera', number: '7', crossing: '14', plate: '32', complement: 'Local 2' } },
};

// A long form: no delay between key strokes.
const person = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

beforeEach(() => {
  sessionStorage.clear();
  storePhoneFlow({ purpose: 'register', phone, channels: ['whatsapp', 'sms'], fromLanding: true });
  provedPhone.set(token);
});

const open = (api: MockApi, at = '/register/process') => renderScreen(<RegisterProcessScreen />, { api, at });
const type = async (label: string | RegExp, text: string) => {
  await person.click(screen.getByLabelText(label));
  await person.paste(text);
};
const press = (name: string) => person.click(screen.getByText(name, { selector: 'button *' }));
const pick = async (label: string, text: string) => {
  await person.click(screen.getByLabelText(label, { selector: 'input' }));
  await person.keyboard(`${text}{Enter}`);
};

async function fillPerson() {
  await type('Nombre', 'Luz Marina');
  await type('Apellido', 'Ospina');
  await type(/^Correo/, 'luz@salon.co');
  await type('Contraseña', 'tijera azul 57');
  await person.click(screen.getByLabelText(/Acepto los/));
}

test('three steps create an account: the person is signed in and sees its status · RT-09', async () => {
  const api = mockApi({ user: makeUser() });
  api.on('auth', 'POST /v3/auth/register', registered);
  const { address } = await open(api);

  await type('Nombre del negocio', 'Salón Luz Marina');
  await person.selectOptions(await screen.findByLabelText('Tipo de negocio'), 'Peluquería');
  await type('Número', '900.555.014-1');
  await press('Siguiente');

  await screen.findByText('¿Dónde está tu negocio?', { selector: 'h1' });
  expect(address()).toBe('/register/process?paso=2');
  await pick('Departamento', 'cundina');
  await pick('Ciudad', 'soa');
  expect(await screen.findByText('Llegamos los martes y viernes')).toBeDefined();
  await person.selectOptions(screen.getByLabelText('Tipo de vía'), 'Carrera');
  await type('Número o nombre de la vía', '7#14-32');
  await type('Local, piso o barrio', 'Local 2');
  expect(screen.getByText('Cra. 7 # 14-32, local 2')).toBeDefined();
  await press('Siguiente');

  await screen.findByText('¿Quién compra?', { selector: 'h1' });
  await fillPerson();
  await press('Crear cuenta');
  await waitFor(() => expect(address()).toBe('/registration-status'));

  const [sent] = api.requestsTo('auth POST /v3/auth/register');
  expect(sent?.query.from_landing).toBe('1');
  expect(sent?.body).toEqual({
    registrationToken: token,
    name: 'Luz Marina',
    last_name: 'Ospina',
    email: 'luz@salon.co',
    document_type: 'NIT',
    document: '9005550141',
    business_name: 'Salón Luz Marina',
    tradeTypeId: 'peluqueria',
    stateId: '25',
    cityId: '25754',
    address: 'Cra. 7 # 14-32, local 2',
    password: 'tijera azul 57',
    consent: { accepted: true, version: TERMS_VERSION },
    lead_date: dayIn(new Date()),
    client: 'web',
  });
  expect(currentSession().isGuest).toBe(false);
  expect(storedDraft(phone)).toBeNull();
  expect(currentPhoneFlow()).toBeNull();
});

test('a document with letters opens the whole keyboard, one of digits only the numbers', async () => {
  await open(mockApi());
  const keyboard = () => screen.getByLabelText('Número').getAttribute('inputmode');
  expect(keyboard()).toBe('numeric');
  await person.selectOptions(screen.getByLabelText('Documento'), 'CE');
  expect(keyboard()).toBe('text');
});

test("the browser's Back returns one step, with all values kept", async () => {
  storeDraft(phone, { ...written, business_name: '' });
  const { router } = await open(mockApi());
  await type('Nombre del negocio', 'Salón Luz Marina');
  await press('Siguiente');
  await screen.findByText('¿Dónde está tu negocio?', { selector: 'h1' });
  act(() => router.history.back());
  await screen.findByText('¿Cómo es tu negocio?', { selector: 'h1' });
  expect(screen.getByLabelText('Nombre del negocio')).toHaveProperty('value', 'Salón Luz Marina');
});

test('a reload keeps step and values, and loses the password', async () => {
  storeDraft(phone, { ...written, name: 'Luz Marina' });
  const { address } = await open(mockApi());
  expect(screen.getByText('¿Quién compra?', { selector: 'h1' })).toBeDefined();
  await waitFor(() => expect(address()).toBe('/register/process?paso=3'));
  expect(screen.getByLabelText('Nombre')).toHaveProperty('value', 'Luz Marina');
  await type('Contraseña', 'tijera azul 57');
  expect(JSON.stringify(sessionStorage)).not.toContain('tijera');
});

test('an incomplete step cannot be skipped, and its errors are shown beside the fields', async () => {
  await open(mockApi(), '/register/process?paso=3');
  expect(screen.getByText('¿Cómo es tu negocio?', { selector: 'h1' })).toBeDefined();
  await press('Siguiente');
  expect(screen.getByText('Escribe el nombre del negocio.')).toBeDefined();
  expect(screen.getByText('Escoge el tipo de negocio.')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('Nombre del negocio'));
});

test('a NIT without its check digit is suggested with it', async () => {
  await open(mockApi());
  await type('Número', '900555014');
  await person.tab();
  expect(screen.getByText('Falta el dígito de verificación. ¿Es 900.555.014-1?')).toBeDefined();
  await type('Número', '1');
  expect(screen.queryByText(/Falta el dígito/)).toBeNull();
});

test('a place without coverage says so, and the registration is still possible', async () => {
  const api = mockApi({ user: makeUser() });
  api.on('auth', 'POST /v3/auth/register', registered);
  api.on('tracking', 'POST /shippings/coverage', {
    data: {
      coverage: false,
      city: 'Soacha',
      state: 'Cundinamarca',
      warehouse: null,
      weekdays: [],
      shipping: null,
      freeFrom: null,
      maxShippingFees: 1,
    },
  });
  storeDraft(phone, written);
  await open(api, '/register/process?paso=2');
  const notice = await screen.findByText('Sin cobertura:');
  expect(notice.parentElement?.textContent).toBe(
    'Sin cobertura: Actualmente no tenemos cobertura para Soacha, Cundinamarca.',
  );
  await press('Siguiente');
  expect(await screen.findByText('¿Quién compra?', { selector: 'h1' })).toBeDefined();
});

test('an address without numbers is written in free words', async () => {
  const api = mockApi({ user: makeUser() });
  api.on('auth', 'POST /v3/auth/register', registered);
  storeDraft(phone, { ...written, street: emptyDraft.street });
  const { address } = await open(api, '/register/process?paso=2');
  await person.click(screen.getByText('Mi dirección no tiene estos números'));
  await type('Dirección', 'Vereda El Rosal, finca La Palma');
  await press('Siguiente');
  await screen.findByText('¿Quién compra?', { selector: 'h1' });
  await fillPerson();
  await press('Crear cuenta');
  await waitFor(() => expect(address()).toBe('/registration-status'));
  expect(api.requestsTo('auth POST /v3/auth/register')[0]?.body).toMatchObject({
    address: 'Vereda El Rosal, finca La Palma',
  });
});

test('an error of the server is shown on its own step beside its field', async () => {
  const api = mockApi();
  api.on('auth', 'POST /v3/auth/register', new Refusal('DOCUMENT_INVALID', { params: { field: 'document' } }));
  storeDraft(phone, written);
  const { address } = await open(api);
  await fillPerson();
  await press('Crear cuenta');
  await screen.findByText('¿Cómo es tu negocio?', { selector: 'h1' });
  expect(address()).toBe('/register/process?paso=1');
  const number = screen.getByLabelText('Número');
  expect(number.getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(number));
  await person.keyboard('{Backspace}1');
  expect(number.getAttribute('aria-invalid')).toBeNull();
});

test.each([
  [new Refusal('PASSWORD_REFUSED', { params: { why: 'common' } }), 'Contraseña'],
  [new Refusal('INVALID_REQUEST', { params: { field: 'email', detail: 'no' } }), /^Correo/],
])('%o is shown beside its field', async (refusal, label) => {
  const api = mockApi();
  api.on('auth', 'POST /v3/auth/register', refusal);
  storeDraft(phone, written);
  await open(api);
  await fillPerson();
  await press('Crear cuenta');
  await waitFor(() => expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true'));
});

test('a network failure loses nothing, and a retry works', async () => {
  const api = mockApi({ user: makeUser() });
  api.on('auth', 'POST /v3/auth/register', new Refusal('UNAVAILABLE', { message: 'El servicio no está disponible.' }));
  storeDraft(phone, written);
  const { address } = await open(api);
  await fillPerson();
  await press('Crear cuenta');
  expect((await screen.findByRole('alert')).textContent).toBe('El servicio no está disponible.');
  api.on('auth', 'POST /v3/auth/register', registered);
  await press('Crear cuenta');
  await waitFor(() => expect(address()).toBe('/registration-status'));
});

test('the registration continues to the target page', async () => {
  const api = mockApi({ user: makeUser() });
  api.on('auth', 'POST /v3/auth/register', registered);
  storePhoneFlow({ purpose: 'register', phone, channels: ['sms'], redirectTo: '/home/cart' });
  storeDraft(phone, written);
  const { address } = await open(api);
  await fillPerson();
  await press('Crear cuenta');
  await waitFor(() => expect(address()).toBe('/registration-status?redirect=%2Fhome%2Fcart'));
});

test('two presses send it once', async () => {
  const api = mockApi({ user: makeUser() });
  let answer: () => void = () => {};
  const waiting = new Promise<void>((resolve) => {
    answer = resolve;
  });
  api.on('auth', 'POST /v3/auth/register', async () => {
    await waiting;
    return registered;
  });
  storeDraft(phone, written);
  const { address } = await open(api);
  await fillPerson();
  const submit = screen.getByRole('button', { name: 'Crear cuenta' });
  await person.dblClick(submit);
  expect(submit.getAttribute('aria-busy')).toBe('true');
  answer();
  await waitFor(() => expect(address()).toBe('/registration-status'));
  expect(api.requestsTo('auth POST /v3/auth/register')).toHaveLength(1);
});

test('an expired proof of the phone is requested again, and the draft is kept', async () => {
  const api = mockApi();
  api.on('auth', 'POST /v3/auth/register', new Refusal('PHONE_NOT_VERIFIED'));
  storePhoneFlow({ purpose: 'register', phone, channels: ['sms'], fromLanding: true, redirectTo: '/home/cart' });
  storeDraft(phone, written);
  const { address } = await open(api);
  await fillPerson();
  await press('Crear cuenta');
  await waitFor(() => expect(address()).toBe('/send-confirmation-code/register'));
  expect(provedPhone.get()).toBeNull();
  expect(currentPhoneFlow()).toMatchObject({ fromLanding: true, redirectTo: '/home/cart' });
  expect(storedDraft(phone)?.name).toBe('Luz Marina');
});

test('a reload, which loses the proof of the phone, says so at once', async () => {
  provedPhone.set(null);
  const { address } = await open(mockApi());
  expect(screen.getByText(/confirma de nuevo el celular 310 ••• •• 42/)).toBeDefined();
  await person.click(screen.getByText('Confirmar'));
  await waitFor(() => expect(address()).toBe('/send-confirmation-code/register'));
});

test('an existing account shows a link to sign in', async () => {
  const api = mockApi();
  api.on(
    'auth',
    'POST /v3/auth/register',
    new Refusal('ALREADY_REGISTERED', { message: 'Ese celular ya tiene una cuenta.' }),
  );
  storeDraft(phone, written);
  await open(api);
  await fillPerson();
  await press('Crear cuenta');
  expect((await screen.findByRole('alert')).textContent).toContain('Ese celular ya tiene una cuenta.');
  expect(screen.getByRole('link', { name: 'Ingresar' }).getAttribute('href')).toBe('/login');
});
