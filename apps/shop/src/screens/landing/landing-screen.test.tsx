import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { LandingScreen } from './landing-screen.tsx';

test('a brand of the landing page links to the page of the brand', async () => {
  const api = mockApi();
  const brand = { _id: '4', name: 'Olivar', image: '', products: 12, ink: '#111111', ground: '#EEEEEE' };
  api.on('products', 'GET /manufacturer/list', { results: [brand], total: 1, page: 1, limit: 100, pages: 1 });
  await renderScreen(<LandingScreen />, { api, at: '/' });
  const link = await screen.findByRole('link', { name: 'Olivar' });
  expect(link.getAttribute('href')).toBe('/home/manufacturers/4/olivar');
});
