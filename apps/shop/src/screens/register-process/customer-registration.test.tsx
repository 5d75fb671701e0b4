import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { sellerUser } from '../../../test/make.ts';
import { memoryDatabase } from '../../../test/memory-database.ts';
import { Refusal, mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { currentSession } from '../../api/session/session.ts';
import { remember } from '../../api/storage/device-storage.ts';
import { storeProof } from './draft.ts';
import { RegisterProcessScreen } from './register-process-screen.tsx';

// A long form: no delay between key strokes.
const person = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

beforeEach(() => sessionStorage.clear());

const soacha = { stateId: '25', state: 'Cundinamarca', cityId: '25754', city: 'Soacha' };

async function open(api = mockApi({ user: sellerUser })) {
  const view = await renderScreen(<RegisterProcessScreen />, { api, at: '/register/process', signedIn: true });
  await screen.findByText('Barbería', { selector: 'option' });
  return { ...view, api };
}

/** Fills the form with Enter moving from field to field. */
async function fill() {
  await person.paste('3205550199');
  await person.keyboard('{Enter}');
  await person.paste('Barbería La 45');
  await person.selectOptions(screen.getByLabelText('Tipo de negocio'), 'Barbería');
  await person.keyboard('{Enter}Jairo{Enter}Peña{Enter}');
}

test('a seller registers a customer in one screen, which is then chosen · UI-06, ROL-06', async () => {
  const { api, address } = await open();
  expect(screen.getByText('Registrar cliente', { selector: 'h1' })).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('Celular'));
  await fill();
  expect(document.activeElement).toBe(screen.getByLabelText('Departamento', { selector: 'input' }));
  await person.keyboard('cundi{Enter}');
  await waitFor(() => expect(screen.getByLabelText('Ciudad', { selector: 'input' })).toHaveProperty('value', 'Soacha'));
  await person.click(screen.getByLabelText('Número o nombre de la vía'));
  await person.paste('45 # 12-08');
  await person.click(screen.getByLabelText(/El cliente aceptó conmigo/));
  await person.click(screen.getByText('Registrar cliente', { selector: 'button *' }));
  await waitFor(() => expect(address()).toBe('/home/marketplace/seller'));

  const [sent] = api.requestsTo('auth POST /v3/auth/register');
  expect(sent?.body).toMatchObject({
    phone: '3205550199',
    name: 'Jairo',
    last_name: 'Peña',
    business_name: 'Barbería La 45',
    tradeTypeId: 'barberia',
    stateId: '25',
    cityId: '25754',
    address: 'Calle 45 # 12-08',
    consent: { accepted: true },
  });
  for (const left of ['email', 'document', 'password', 'registrationToken'])
    expect(sent?.body).not.toHaveProperty(left);
  expect(currentSession().customer).toMatchObject({ name: 'Barbería La 45', city: 'Soacha', tradeTypeId: 'barberia' });
  expect(screen.getByText('Barbería La 45 quedó registrado')).toBeDefined();
});

test('the form starts with the city of the last customer', async () => {
  remember('registrationPlace', sellerUser._id, soacha);
  await open();
  expect(screen.getByLabelText('Ciudad', { selector: 'input' })).toHaveProperty('value', 'Soacha');
});

test('a phone with an account is refused beside the field, and the typed values stay', async () => {
  const api = mockApi({ user: sellerUser });
  api.on(
    'auth',
    'POST /v3/auth/register',
    new Refusal('ALREADY_REGISTERED', { message: 'Ese celular ya tiene una cuenta.' }),
  );
  remember('registrationPlace', sellerUser._id, soacha);
  const { address } = await open(api);
  await fill();
  await person.click(screen.getByLabelText('Número o nombre de la vía'));
  await person.paste('45 # 12-08');
  await person.click(screen.getByLabelText(/El cliente aceptó conmigo/));
  await person.click(screen.getByText('Registrar cliente', { selector: 'button *' }));
  expect(await screen.findByText('Ese celular ya tiene una cuenta.')).toBeDefined();
  const phone = screen.getByLabelText('Celular');
  expect(phone.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(phone);
  expect(screen.getByLabelText('Nombre del negocio')).toHaveProperty('value', 'Barbería La 45');
  expect(address()).toBe('/register/process');
});

test('without the customer’s consent nothing is sent', async () => {
  remember('registrationPlace', sellerUser._id, soacha);
  const { api } = await open();
  await fill();
  await person.click(screen.getByLabelText('Número o nombre de la vía'));
  await person.paste('45 # 12-08');
  await person.click(screen.getByText('Registrar cliente', { selector: 'button *' }));
  const fault = screen.getByText('Para registrarlo hace falta su autorización.');
  const box = screen.getByLabelText(/El cliente aceptó conmigo/);
  expect(box.getAttribute('aria-describedby')).toBe(fault.id);
  expect(document.activeElement).toBe(box);
  expect(api.requestsTo('auth POST /v3/auth/register')).toEqual([]);
});

test('a missing phone is requested as the customer’s, not as the seller’s own', async () => {
  await open();
  await person.click(screen.getByText('Registrar cliente', { selector: 'button *' }));
  expect(screen.getByText('Escribe el celular.')).toBeDefined();
});

const device = memoryDatabase();

/** What a phone gives, and jsdom lacks: a position and a drawn photo. */
function fakePhone(base64: string): void {
  vi.stubGlobal('indexedDB', device.factory);
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4_000, height: 3_000, close: () => {} }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(`data:image/jpeg;base64,${base64}`);
  const getCurrentPosition = (done: PositionCallback) =>
    done({ coords: { latitude: 4.6, longitude: -74.07, accuracy: 8.6 } } as GeolocationPosition); // as: what the shop reads of it
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
  onTestFinished(() => {
    device.clear();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    Reflect.deleteProperty(navigator, 'geolocation');
    setOnline(true);
    Reflect.deleteProperty(navigator, 'onLine');
  });
}

function setOnline(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });
  act(() => void dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

test('without a network the point and the photos stay with the customer on the phone, also after a reload (SEL-102 SEL-103)', async () => {
  fakePhone('AAAA');
  remember('registrationPlace', sellerUser._id, soacha);
  const { unmount } = await open();
  await fill();
  await person.click(screen.getByLabelText('Número o nombre de la vía'));
  await person.paste('45 # 12-08');
  expect(screen.queryByText('Fachada y documento')).toBeNull();
  setOnline(false);
  await person.click(await screen.findByRole('button', { name: 'Guardar este punto' }));
  expect((await screen.findByText(/Punto guardado, a 9 m/)).textContent).toContain('Calle 45 # 12-08, Soacha');
  await person.upload(
    screen.getByLabelText('Agregar una foto de la fachada o del documento'),
    new File(['x'], 'fachada.jpg', { type: 'image/jpeg' }),
  );
  expect(await screen.findByAltText('Foto 1 del cliente')).toBeDefined();
  unmount();
  const { address } = await open();
  expect(screen.getByAltText('Foto 1 del cliente')).toBeDefined();
  await person.click(screen.getByLabelText(/El cliente aceptó conmigo/));
  await person.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(address()).toBe('/home/marketplace/seller'));
  const [kept] = device.registrations.values();
  expect(kept).toMatchObject({ point: { latitude: 4.6, longitude: -74.07, accuracy: 9 }, photos: ['AAAA'] });
  expect(sessionStorage.getItem('tonalia.registration.proof')).toBeNull();
});

test('with a photo of before, the returned network sends the customer with it, once (SEL-103)', async () => {
  fakePhone('AAAA');
  remember('registrationPlace', sellerUser._id, soacha);
  const api = mockApi({ user: sellerUser });
  api.on('customers', 'POST /seller-registrations', new Refusal('UNAVAILABLE'));
  storeProof(`seller ${sellerUser._id}`, { point: null, photos: ['AAAA'] });
  await open(api);
  await fill();
  await person.click(screen.getByLabelText('Número o nombre de la vía'));
  await person.paste('45 # 12-08');
  await person.click(screen.getByLabelText(/El cliente aceptó conmigo/));
  await person.click(screen.getByText('Registrar cliente', { selector: 'button *' }));
  await waitFor(() => expect(api.requestsTo('customers POST /seller-registrations')).toHaveLength(1));
  expect(api.requestsTo('customers POST /seller-registrations')[0]?.body).toMatchObject({ photos: ['AAAA'] });
  expect(api.requestsTo('auth POST /v3/auth/register')).toEqual([]);
});
