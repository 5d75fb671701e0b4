import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refusal, mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { TermsScreen } from './terms-screen.tsx';

test('every entry of the contents links to a part of the text · RT-29', async () => {
  const { container } = await renderScreen(<TermsScreen />, { at: '/terms-conditions' });
  const contents = await screen.findByRole('navigation', { name: 'Contenido' });
  const links = within(contents).getAllByRole('link');
  const titles = links.map((link) => container.querySelector(`${link.getAttribute('href') ?? ''} h2`)?.textContent);
  expect(titles).toEqual(['1Quiénes somos', '2Precios', '3Tus datos personales']);
  expect(links.map((link) => link.textContent)).toEqual(titles);
});

test('the published text is shown with its first day · D-23', async () => {
  await renderScreen(<TermsScreen />, { at: '/terms-conditions' });
  expect(await screen.findByText('La opera Belleza Pro S.A.S.')).toBeTruthy();
  expect(screen.getAllByText('Versión vigente desde el 1 de noviembre de 2026').length).toBeGreaterThan(0);
});

test('without terms the page says so, and a retry loads them', async () => {
  const api = mockApi();
  api.on('settings', 'GET /terms', new Refusal('TERMS_NOT_FOUND', { message: 'No están.' }));
  await renderScreen(<TermsScreen />, { api, at: '/terms-conditions' });
  expect((await screen.findByRole('alert')).textContent).toContain('No pudimos cargar los términos');
});
