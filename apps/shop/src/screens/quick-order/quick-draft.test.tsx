import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { match, rowOf, understand } from '../../../test/listed-rows.ts';
import { makeUser } from '../../../test/make.ts';
import { type ApiRequest, mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { forgetOnSignOut } from '../../api/storage/device-storage.ts';
import { QuickOrderScreen } from './quick-order-screen.tsx';

const textOf = ({ body }: ApiRequest) => (body as { text: string }).text; // as: the contract's body
const lastOf = (request: ApiRequest) => textOf(request).split('\n').at(-1) ?? '';

async function open(answer: (request: ApiRequest) => unknown = understand, user = makeUser()) {
  const api = mockApi({ user });
  api.on('products', 'POST /recognise', answer as never);
  api.on('products', 'POST /recognise/choice', { results: { words: '' } });
  await renderScreen(<QuickOrderScreen />, { api, signedIn: true, at: '/home/quick-order' });
  return { api, field: await screen.findByRole('combobox', { name: 'Código, tono o nombre' }) };
}
const chosen = (api: ReturnType<typeof mockApi>) =>
  api.requestsTo('products POST /recognise/choice').map(({ body }) => body);
const unclear = (text: string) =>
  rowOf(text, { verdict: 'choose', match: null, candidates: [match('7.1'), match('8.3')], reason: 'Elige entre 2' });

test('the lines survive a reload with today’s price, until the owner signs out · SEL-001', async () => {
  const { field } = await open();
  await userEvent.type(field, '7.1 x3{Enter}8.3 x2{Enter}');
  await waitFor(() => expect(screen.getAllByText(/^Sale /)).toHaveLength(2));
  cleanup();
  await open(({ body }) => ({
    results: textOf({ body } as ApiRequest)
      .split('\n')
      .map((code, at) => {
        const shade = `${code.at(-2)}.${code.at(-1)}`;
        const isGone = shade === '8.3';
        return rowOf(code, {
          line: at + 1,
          match: match(shade, { price: 10_000, stock: isGone ? 0 : 64 }),
          ...(isGone && { verdict: 'sold_out', reason: 'Sin existencias' }),
        });
      }),
  }));
  expect(screen.getByRole('list', { name: '2 líneas' })).toBeDefined();
  expect((await screen.findAllByText('$ 30.000')).length).toBeGreaterThan(0);
  expect(screen.getByText('Sin existencias')).toBeDefined();
  expect(screen.getByText('Guardado en este equipo')).toBeDefined();
  cleanup();
  forgetOnSignOut();
  await open();
  expect(screen.getByText('Escribe el primer código')).toBeDefined();
});

test('a line that was not read before the page was left is read, and another person sees none', async () => {
  const { field } = await open(() => new Promise(() => {}));
  await userEvent.type(field, '7.1 x3{Enter}');
  expect(screen.getByText('Leyendo')).toBeDefined();
  cleanup();
  await open(understand, makeUser({ _id: '0a000000-0000-4000-8000-00000000ffff' }));
  expect(screen.getByText('Escribe el primer código')).toBeDefined();
  cleanup();
  await open();
  expect(await screen.findByText(/^Sale /)).toBeDefined();
});

test('Enter takes the first suggestion, and nothing is remembered for it · SEL-001', async () => {
  const { api, field } = await open((request) => ({ results: [unclear(lastOf(request))] }));
  await userEvent.type(field, 'rubio x4');
  const options = await screen.findAllByRole('option');
  expect(options.map((one) => one.getAttribute('aria-selected'))).toEqual(['true', 'false']);
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText(/^Sale /)).toBeDefined();
  expect(screen.getByRole('list', { name: '1 línea' }).textContent).toContain('7.1 Rubio');
  expect(document.activeElement).toBe(field);
  await userEvent.type(field, 'rubio x2');
  await waitFor(() => expect(field.getAttribute('aria-expanded')).toBe('true'));
  expect(chosen(api)).toEqual([]);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(chosen(api)).toEqual([{ words: 'rubio x2', versionId: '183' }]));
});

test('suggestions of the start of a text stay to be seen while the next are read, and Enter takes none of them', async () => {
  const { api, field } = await open((request) =>
    lastOf(request) === 'rubio' ? { results: [unclear('rubio')] } : new Promise(() => {}),
  );
  await userEvent.type(field, 'rubio');
  await screen.findAllByRole('option');
  await userEvent.type(field, ' 8.3');
  await waitFor(() => expect(api.requestsTo('products POST /recognise').map(lastOf)).toContain('rubio 8.3'));
  const list = document.querySelector('[role=listbox]');
  expect(list?.children).toHaveLength(2);
  expect(list?.hasAttribute('inert')).toBe(true);
  expect(field.getAttribute('aria-expanded')).toBe('false');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(screen.getByRole('list', { name: '1 línea' }).textContent).toContain('rubio 8.3');
  expect(chosen(api)).toEqual([]);
  await userEvent.type(field, 'va');
  expect(document.querySelector('[role=listbox]')).toBeNull();
});

test('what is only similar is not taken with Enter', async () => {
  const { field } = await open((request) => ({
    results: [
      rowOf(lastOf(request), { verdict: 'unknown', match: null, candidates: [match('7.1')], reason: 'No existe' }),
    ],
  }));
  await userEvent.type(field, 'nada');
  await screen.findAllByRole('option');
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('No existe')).toBeDefined();
});

test('a pasted row is corrected by typing: its place and units stay, and the choice is remembered · SEL-002', async () => {
  const { api } = await open((request) => {
    const text = textOf(request);
    if (!text.includes('rubio x5')) return { results: [rowOf(lastOf(request))] };
    return { results: [rowOf('6.0'), { ...unclear('rubio x5'), words: 'rubio' }, rowOf('9.1 x2')] };
  });
  await userEvent.click(screen.getAllByRole('button', { name: 'Pegar lista' })[0] as HTMLElement);
  await userEvent.click(await screen.findByRole('textbox', { name: 'Tu lista' }));
  await userEvent.paste('6.0\nrubio x5\n9.1 x2');
  await userEvent.click(screen.getByRole('button', { name: 'Pasar al pedido' }));
  const wrong = await screen.findByRole('textbox', { name: 'Buscar otro en lugar de “rubio x5”' });
  await userEvent.clear(wrong);
  await userEvent.type(wrong, '8.3{Enter}');
  await waitFor(() => expect(screen.queryByText('Elige entre 2')).toBeNull());
  const rows = Array.from(screen.getByRole('list', { name: '3 líneas' }).children, (row) => row.textContent);
  expect(rows[1]).toContain('8.3 Rubio');
  expect(screen.getAllByRole('button', { name: 'Agregar 3 al carrito' })).not.toEqual([]);
  expect(chosen(api)).toEqual([{ words: 'rubio', versionId: '183' }]);
  expect(rows[1]).toContain('64.500');
});

test('a line understood as last time says so, and can be changed', async () => {
  const { api, field } = await open((request) => {
    const text = lastOf(request);
    return {
      results: [text === 'rubio' ? rowOf(text, { isAsBefore: true, reason: 'Como la última vez' }) : rowOf(text)],
    };
  });
  await userEvent.type(field, 'rubio{Enter}');
  expect(await screen.findByText('Como la última vez')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: /Cambiar/ }));
  const text = screen.getByRole('textbox', { name: /Buscar otro/ });
  await userEvent.clear(text);
  await userEvent.type(text, '8.3{Enter}');
  await waitFor(() => expect(chosen(api)).toEqual([{ words: 'rubio', versionId: '183' }]));
});
