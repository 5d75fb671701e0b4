import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { currentPhoneFlow } from '../../api/sign-in/phone-flow.ts';
import { RegisterScreen } from './register-screen.tsx';

beforeEach(() => sessionStorage.clear());

test('the phone leads on to its code; who came from the landing page stays known · RT-08', async () => {
  const api = mockApi();
  const { address } = await renderScreen(<RegisterScreen fromLanding />, { api, at: '/registro?from_landing=1' });
  await userEvent.type(screen.getByLabelText('Celular'), '3105550142{Enter}');
  await waitFor(() => expect(address()).toBe('/send-confirmation-code/register'));
  expect(api.askedFor('auth POST /verify/user-status')[0]?.body).toEqual({ phone: '3105550142' });
  expect(currentPhoneFlow()).toMatchObject({ purpose: 'register', phone: '3105550142', fromLanding: true });
});

test('the e-mail of nobody can be asked for a registration code', async () => {
  await renderScreen(<RegisterScreen fromLanding={false} />, { at: '/registro' });
  await userEvent.type(screen.getByLabelText('Celular'), '3105550142{Enter}');
  await waitFor(() => expect(currentPhoneFlow()?.channels).toEqual(['whatsapp', 'sms']));
});

test('who has an account finds the way in', async () => {
  await renderScreen(<RegisterScreen fromLanding={false} />, { at: '/registro' });
  expect(screen.getByRole('link', { name: 'Ingresar' }).getAttribute('href')).toBe('/login');
});

test('where one was going is kept on the way to the code, and on the way back to who has an account', async () => {
  await renderScreen(<RegisterScreen fromLanding={false} redirectTo="/home/cart" />, { at: '/registro' });
  expect(screen.getByRole('link', { name: 'Ingresar' }).getAttribute('href')).toBe('/login?redirect=%2Fhome%2Fcart');
  await userEvent.type(screen.getByLabelText('Celular'), '3105550142{Enter}');
  await waitFor(() => expect(currentPhoneFlow()).toMatchObject({ redirectTo: '/home/cart' }));
});
