import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../test/render-screen.tsx';
import { TermsScreen } from './terms-screen.tsx';

test('every part of the contents leads to a part of the text · RT-29', async () => {
  const { container, api } = await renderScreen(<TermsScreen />, { at: '/terms-conditions' });
  const links = within(screen.getByRole('navigation', { name: 'Contenido' })).getAllByRole('link');
  const titles = links.map((link) => container.querySelector(`${link.getAttribute('href') ?? ''} h2`)?.textContent);
  expect(links.length).toBeGreaterThan(9);
  expect(titles).toEqual(links.map((link) => link.textContent));
  expect(api.asked).toEqual([]);
});

test('the text says which version it is, who answers and who watches over it', async () => {
  await renderScreen(<TermsScreen />, { at: '/terms-conditions' });
  expect(screen.getAllByText('Versión vigente desde el 1 de noviembre de 2026').length).toBeGreaterThan(0);
  expect(screen.getByText(/Ley 1581 de 2012/)).toBeTruthy();
  expect(screen.getByText(/Superintendencia de Industria y Comercio/)).toBeTruthy();
});
