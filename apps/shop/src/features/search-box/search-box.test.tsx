import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../test/render-screen.tsx';
import { SearchBox } from './search-box.tsx';

const field = () => screen.getByRole<HTMLInputElement>('searchbox');

test('a clear button with its tooltip appears once there is text · UI-16', async () => {
  await renderScreen(<SearchBox />);
  expect(screen.queryByRole('button', { name: 'Limpiar búsqueda' })).toBeNull();
  await userEvent.type(field(), 'champu');
  const clear = screen.getByRole('button', { name: 'Limpiar búsqueda' });
  expect(clear.dataset['tip']).toBe('Limpiar búsqueda');
  await userEvent.click(clear);
  expect(field().value).toBe('');
});

test('Enter leads to the results', async () => {
  const { address } = await renderScreen(<SearchBox />);
  await userEvent.type(field(), 'tinte rubio{Enter}');
  expect(address()).toBe('/view-results-search?search=tinte+rubio');
});

test('on the results they follow half a second after the last letter · ST-15 CON-01', async () => {
  const { address } = await renderScreen(<SearchBox />, { at: '/view-results-search?search=tinte' });
  expect(field().value).toBe('tinte');
  await userEvent.type(field(), 's');
  expect(address()).toBe('/view-results-search?search=tinte');
  await waitFor(() => expect(address()).toBe('/view-results-search?search=tintes'));
});
