import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { makeOrderSummary, makeUser, sellerUser, shopSettings } from '../../../test/make.ts';
import { Refusal, mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { setShop } from '../../api/settings/shop-settings.ts';
import { SupportScreen } from './support-screen.tsx';

const { support } = shopSettings;
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href') ?? '';

test('a guest sees three contacts, and their hours · RT-06', async () => {
  const { api } = await renderScreen(<SupportScreen />, { at: '/home/support' });
  const chat = new URL(hrefOf('Escribir por WhatsApp'));
  expect(chat.origin + chat.pathname).toBe(`https://wa.me/${support.whatsapp}`);
  expect(chat.searchParams.get('text')).toBe('Hola, necesito ayuda con ');
  expect(hrefOf(/^Llamar/)).toBe(`tel:+${support.phone}`);
  expect(hrefOf(/^Correo/)).toBe(`mailto:${support.email}`);
  expect(screen.getAllByText(/lun a sáb/i).length).toBe(2);
  expect(api.requests).toEqual([]);
});

test('an answer opens below its question', async () => {
  await renderScreen(<SupportScreen />, { at: '/home/support' });
  const question = screen.getByText('¿Qué es una preventa?');
  expect(question.closest('details')?.open).toBe(false);
  await userEvent.click(question);
  expect(question.closest('details')?.open).toBe(true);
});

test('a customer with an order reports a problem with its code', async () => {
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

const laura = { name: 'Laura', last_name: 'Gómez', phone: '+573105550188' };

test('a customer with a seller writes to and calls that seller, and reaches the company by telephone and mail', async () => {
  const api = mockApi({ user: makeUser() });
  api.on('auth', 'GET /v3/me/seller', { results: laura });
  await renderScreen(<SupportScreen />, { api, signedIn: true, at: '/home/support' });
  expect(await screen.findByText('Te asesora')).toBeTruthy();
  expect(screen.getByText('Laura Gómez')).toBeTruthy();
  expect(screen.getByText('LG')).toBeTruthy();
  const chat = new URL(hrefOf('Escribir por WhatsApp'));
  expect(chat.origin + chat.pathname).toBe('https://wa.me/573105550188');
  expect(chat.searchParams.get('text')).toBe('Hola, soy Luz Marina Ospina, de Salón Luz Marina. Necesito ayuda con ');
  expect(hrefOf('Llamar · 310 555 01 88')).toBe('tel:+573105550188');
  expect(screen.queryByText('Equipo Tonalia')).toBeNull();
  expect(hrefOf(/^Llamar601/)).toBe(`tel:+${support.phone}`);
  expect(hrefOf(/^Correo/)).toBe(`mailto:${support.email}`);
});

test('a seller with a fixed line is called, and not written to on WhatsApp', async () => {
  const api = mockApi({ user: makeUser() });
  api.on('auth', 'GET /v3/me/seller', { results: { ...laura, phone: '+576045550200' } });
  await renderScreen(<SupportScreen />, { api, signedIn: true, at: '/home/support' });
  expect(await screen.findByText('Laura Gómez')).toBeTruthy();
  expect(hrefOf('Llamar · 6045550200')).toBe('tel:+576045550200');
  expect(screen.queryByRole('link', { name: /WhatsApp/ })).toBeNull();
});

test.each([
  ['has none', { results: null }],
  ['cannot be asked for', new Refusal('NOT_FOUND')],
])('a customer whose seller %s sees the company’s WhatsApp', async (_, answer) => {
  const api = mockApi({ user: makeUser() });
  api.on('auth', 'GET /v3/me/seller', () => answer);
  await renderScreen(<SupportScreen />, { api, signedIn: true, at: '/home/support' });
  expect(await screen.findByRole('link', { name: 'Escribir por WhatsApp' })).toBeTruthy();
  expect(screen.queryByText('Te asesora')).toBeNull();
});

test('while the seller is loading, the company’s WhatsApp does not flash', async () => {
  const api = mockApi({ user: makeUser() });
  api.on('auth', 'GET /v3/me/seller', () => new Promise<never>(() => {}));
  await renderScreen(<SupportScreen />, { api, signedIn: true, at: '/home/support' });
  expect(screen.getByText('Buscando quién te asesora')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Escribir por WhatsApp' })).toBeNull();
});

test('a seller sees the company’s WhatsApp, without a request', async () => {
  const api = mockApi({ user: sellerUser });
  await renderScreen(<SupportScreen />, { api, signedIn: true, at: '/home/support' });
  expect(await screen.findByRole('link', { name: 'Escribir por WhatsApp' })).toBeTruthy();
  expect(api.requestsTo('auth GET /v3/me/seller')).toEqual([]);
});
