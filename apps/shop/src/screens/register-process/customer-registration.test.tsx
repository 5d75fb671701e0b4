import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { sellerUser } from '../../../test/make.ts';
import { Refusal, mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { currentSession } from '../../api/session/session.ts';
import { remember } from '../../api/storage/device-storage.ts';
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
