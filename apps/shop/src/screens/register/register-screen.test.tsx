import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { currentPhoneFlow } from '../../api/sign-in/phone-flow.ts';
import { RegisterScreen } from './register-screen.tsx';

beforeEach(() => sessionStorage.clear());

test('the phone continues to its code, and keeps that the visit began on the landing page · RT-08', async () => {
  const api = mockApi();
  const { address } = await renderScreen(<RegisterScreen fromLanding />, { api, at: '/registro?from_landing=1' });
  await userEvent.type(screen.getByLabelText('Celular'), '3105550142{Enter}');
  await waitFor(() => expect(address()).toBe('/send-confirmation-code/register'));
  expect(api.requestsTo('auth POST /verify/user-status')[0]?.body).toEqual({ phone: '3105550142' });
  expect(currentPhoneFlow()).toMatchObject({ purpose: 'register', phone: '3105550142', fromLanding: true });
});

test('a registration code is never sent to an e-mail', async () => {
  await renderScreen(<RegisterScreen fromLanding={false} />, { at: '/registro' });
  await userEvent.type(screen.getByLabelText('Celular'), '3105550142{Enter}');
  await waitFor(() => expect(currentPhoneFlow()?.channels).toEqual(['whatsapp', 'sms']));
});

test('the page links to sign-in', async () => {
  await renderScreen(<RegisterScreen fromLanding={false} />, { at: '/registro' });
  expect(screen.getByRole('link', { name: 'Ingresar' }).getAttribute('href')).toBe('/login');
});

test('the target page is kept on the way to the code, and in the link to sign in', async () => {
  await renderScreen(<RegisterScreen fromLanding={false} redirectTo="/home/cart" />, { at: '/registro' });
  expect(screen.getByRole('link', { name: 'Ingresar' }).getAttribute('href')).toBe('/login?redirect=%2Fhome%2Fcart');
  await userEvent.type(screen.getByLabelText('Celular'), '3105550142{Enter}');
  await waitFor(() => expect(currentPhoneFlow()).toMatchObject({ redirectTo: '/home/cart' }));
});
