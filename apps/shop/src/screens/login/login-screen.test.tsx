import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { makeUser } from '../../../test/make.ts';
import { mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { currentSession } from '../../api/session.ts';
import { LoginScreen } from './login-screen.tsx';

const login = <LoginScreen isRequired={false} redirectTo="/home/cart" />;

async function fill(email: string, password: string) {
  if (email) await userEvent.type(screen.getByLabelText('Correo'), email);
  if (password) await userEvent.type(screen.getByLabelText('Contraseña'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Ingresar' }));
}

test('who signs in goes on to where they were going · ST-02', async () => {
  const { address } = await renderScreen(login, { api: mockApi({ user: makeUser() }), at: '/login' });
  await fill('cliente@demo.tonalia.co', 'Tonalia-demo-1');
  await waitFor(() => expect(address()).toBe('/home/cart'));
  expect(currentSession().role).toBe('Admin customer');
  expect(currentSession().customer?.name).toBe('Salón Luz Marina');
});

test('what is missing is said beside its field and nothing is sent', async () => {
  const { api } = await renderScreen(login, { at: '/login' });
  await fill('cliente', '');
  expect(screen.getByText('Revisa el correo: debe ser como nombre@negocio.com.')).toBeDefined();
  expect(screen.getByText('Escribe tu contraseña.')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('Correo'));
  expect(api.asked).toEqual([]);
});

test('wrong credentials are said once, and the person stays', async () => {
  const { address } = await renderScreen(login, { at: '/login' });
  await fill('cliente@demo.tonalia.co', 'otra');
  expect((await screen.findByRole('alert')).textContent).toContain('BAD_CREDENTIALS');
  expect(address()).toBe('/login');
  expect(currentSession().isGuest).toBe(true);
});

test('a guest who was sent here reads why', async () => {
  await renderScreen(<LoginScreen isRequired redirectTo={null} />, { at: '/login' });
  expect(screen.getByText(/Ingresa para agregar productos al carrito/)).toBeDefined();
});
