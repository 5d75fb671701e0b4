import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { match, rowOf, understand } from '../../../test/listed-rows.ts';
import { makeUser } from '../../../test/make.ts';
import { mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { QuickOrderScreen } from './quick-order-screen.tsx';

afterEach(() => vi.unstubAllGlobals());

async function open(answer: unknown, isWide = true) {
  if (isWide)
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
  const api = mockApi({ user: makeUser() });
  api.on('products', 'POST /recognise', answer as never);
  await renderScreen(<QuickOrderScreen />, { api, signedIn: true, at: '/home/quick-order' });
  return screen.findByRole('combobox', { name: 'Código, tono o nombre' });
}

test('by keyboard alone: arrows lead through the rows, digits are their units, Delete removes one and Ctrl Z puts it back · SEL-001', async () => {
  const field = await open(understand);
  await userEvent.type(field, '7.1 x3{Enter}8.3 x2{Enter}6.0{Enter}');
  await waitFor(() => expect(screen.getAllByText(/^Sale /)).toHaveLength(3));
  const rows = () => within(screen.getByRole('list', { name: /líneas$/ })).getAllByRole('listitem');
  await userEvent.type(field, '{ArrowDown}{ArrowDown}');
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toContain('8.3'));
  await userEvent.keyboard('12');
  expect(rows()[1]?.textContent).toContain('154.800');
  await userEvent.keyboard('{Delete}');
  expect(rows()).toHaveLength(2);
  expect(document.activeElement?.getAttribute('aria-label')).toContain('7.1');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(rows()[1]?.textContent).toContain('8.3 Rubio');
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(field);
});

test('F8 leads to the choices of a line, and a digit takes one · SEL-001', async () => {
  const candidates = [match('7.1'), match('8.3')];
  const field = await open({
    results: [rowOf('rubio', { verdict: 'choose', match: null, candidates, reason: 'Elige entre 2' })],
  });
  await userEvent.type(field, 'rubio{Enter}');
  await screen.findByText('Elige entre 2');
  await userEvent.keyboard('{F8}2');
  expect(await screen.findByText(/^Sale /)).toBeDefined();
  expect(screen.getByRole('list', { name: '1 línea' }).textContent).toContain('8.3 Rubio');
});

test('units that are no whole step of the least quantity are rounded up when the field is left', async () => {
  const field = await open({ results: [rowOf('7.1', { match: match('7.1', { minQuantity: 6 }), quantity: 6 })] });
  await userEvent.type(field, '7.1{Enter}');
  await screen.findByText(/^Sale /);
  await userEvent.clear(screen.getByRole('textbox', { name: /^Cantidad de 7\.1/ }));
  await userEvent.keyboard('8');
  await userEvent.tab();
  expect(screen.getByRole('textbox', { name: /^Cantidad de 7\.1/ })).toHaveProperty('value', '12');
});

test('on a phone a sold-out shade is replaced, and another one can be taken instead · SEL-002', async () => {
  const near = ['8.5', '7.6'].map((shade) => match(shade, { difference: 'un poco más claro' as never }));
  const soldOut = rowOf('7.5 x2', {
    verdict: 'sold_out',
    match: match('7.5', { stock: 0 }),
    candidates: near,
    reason: 'Sin existencias',
  });
  const unknown = rowOf('zz', { verdict: 'unknown', match: null, reason: 'No existe en el catálogo' });
  const field = await open({ results: [soldOut, unknown] }, false);
  await userEvent.type(field, 'mi lista{Enter}');
  await userEvent.click(await screen.findByRole('link', { name: /Resolver$/ }));
  await userEvent.click(screen.getByRole('button', { name: /8\.5 Rubio/ }));
  expect(await screen.findByText('8.5 Rubio, 60 ml en su lugar')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: /7\.6 Rubio/ }));
  expect(await screen.findByText('7.6 Rubio, 60 ml en su lugar')).toBeDefined();
  expect(screen.getByRole('button', { name: /^Usar 7\.6 Rubio/ }).getAttribute('aria-pressed')).toBe('true');
});

test('the lines of a phone are turned, oldest first · SEL-001', async () => {
  const field = await open(understand, false);
  await userEvent.type(field, '7.1{Enter}8.3{Enter}');
  await waitFor(() => expect(screen.getAllByText(/^Sale /)).toHaveLength(2));
  await userEvent.click(screen.getByRole('button', { name: 'Últimas primero' }));
  expect(within(screen.getByRole('list', { name: '2 líneas' })).getAllByRole('listitem')[0]?.textContent).toContain(
    '7.1',
  );
});
