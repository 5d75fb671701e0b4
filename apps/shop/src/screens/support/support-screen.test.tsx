import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { makeOrderSummary, makeUser, shopSettings } from '../../../test/make.ts';
import { mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { setShop } from '../../brand.ts';
import { SupportScreen } from './support-screen.tsx';

const { support } = shopSettings;
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href') ?? '';

test('a guest finds three ways to ask, and their hours · RT-06', async () => {
  const { api } = await renderScreen(<SupportScreen />, { at: '/home/support' });
  const chat = new URL(hrefOf('Escribir por WhatsApp'));
  expect(chat.origin + chat.pathname).toBe(`https://wa.me/${support.whatsapp}`);
  expect(chat.searchParams.get('text')).toBe('Hola, necesito ayuda con ');
  expect(hrefOf(/^Llamar/)).toBe(`tel:+${support.phone}`);
  expect(hrefOf(/^Correo/)).toBe(`mailto:${support.email}`);
  expect(screen.getAllByText(/lun a sáb/i).length).toBe(2);
  expect(api.asked).toEqual([]);
});

test('an answer is read where its question stands', async () => {
  await renderScreen(<SupportScreen />, { at: '/home/support' });
  const question = screen.getByText('¿Qué es una preventa?');
  expect(question.closest('details')?.open).toBe(false);
  await userEvent.click(question);
  expect(question.closest('details')?.open).toBe(true);
});

test('who has an order says what is wrong with it, by its code', async () => {
  const api = mockApi({ user: makeUser() });
  api.on('purchase', 'GET /order/list', { results: [makeOrderSummary()], page: 1, limit: 20, total: 1, pages: 1 });
  await renderScreen(<SupportScreen />, { api, signedIn: true, at: '/home/support' });
  const link = await screen.findByRole('link', { name: 'Tengo un problema con el pedido TN-48210' });
  expect(new URL(link.getAttribute('href') ?? '').searchParams.get('text')).toBe(
    'Hola, soy Luz Marina Ospina, de Salón Luz Marina. Tengo un problema con el pedido TN-48210: ',
  );
});

test('an installation without WhatsApp and telephone shows neither', async () => {
  setShop({ ...shopSettings, support: { ...support, whatsapp: null, phone: null } });
  await renderScreen(<SupportScreen />, { at: '/home/support' });
  expect(screen.queryByRole('link', { name: 'Escribir por WhatsApp' })).toBeNull();
  expect(screen.queryByRole('link', { name: /^Llamar/ })).toBeNull();
  expect(hrefOf(/^Correo/)).toBe(`mailto:${support.email}`);
});
