import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RecognisedRow } from '@tonalia/contract/order-list';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { match, rowOf } from '../../../../test/listed-rows.ts';
import { makeCart, makeUser } from '../../../../test/make.ts';
import { type ApiRequest, mockApi } from '../../../../test/mock-api.ts';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { QuickOrderScreen } from '../quick-order-screen.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
});
afterEach(() => vi.unstubAllGlobals());

const toChoose: Partial<RecognisedRow> = { verdict: 'choose', match: null, candidates: [match('6.1'), match('8.3')] };
/** Each line is a row; one of words is to choose. */
const rowsOf = ({ body }: ApiRequest) => ({
  results: (body as { text: string }).text
    .split('\n')
    .map((text, at) =>
      rowOf(text, { row: at + 1, line: at + 1, ...(/^\d/.test(text) ? {} : { ...toChoose, reason: 'Elige entre 2' }) }),
    ),
});

async function open(text: string) {
  const api = mockApi({ user: makeUser() });
  api.on('products', 'POST /recognise', rowsOf as never);
  api.on('products', 'POST /recognise/choice', { ok: true } as never);
  await renderScreen(<QuickOrderScreen />, { api, signedIn: true, at: '/home/quick-order?pegar=texto' });
  const field = await screen.findByRole('textbox', { name: 'Tu lista' });
  await userEvent.click(field);
  await userEvent.paste(text);
  return { api, field };
}
const list = () => screen.findByRole('list', { name: 'Pegar lista' });

test('each row says what it is while the text is written, those that need an answer first · SEL-002', async () => {
  await open('7.1 x3\nmatizador');
  await screen.findByText('Elige entre 2');
  const rows = within(await list())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(rows[0]).toContain('“matizador”');
  expect(rows.at(-1)).toContain('7.1 Rubio');
  expect(screen.getByRole('button', { name: /^Reconocidas\s*1/ })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: /^Por resolver\s*1/ }));
  expect((await list()).textContent).not.toContain('7.1 Rubio');
});

test('what was chosen stays while another line of the text is changed; a removed row leaves the text · SEL-002', async () => {
  const { field } = await open('7.1 x3\nmatizador');
  await userEvent.click(await screen.findByRole('button', { name: /^Usar 8\.3/ }));
  expect(await screen.findByRole('button', { name: 'Quitar 8.3 Rubio, 60 ml' })).toBeDefined();
  await userEvent.click(field);
  await userEvent.paste('\n6.0 x2');
  expect(await screen.findAllByText('6.0 Rubio, 60 ml')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Quitar 8.3 Rubio, 60 ml' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Quitar 7.1 Rubio, 60 ml' }));
  expect(field).toHaveProperty('value', 'matizador\n6.0 x2');
});

test('what is ready enters the cart in one write, and what is not stays in the text, also after a reload · SEL-002 SEL-004', async () => {
  const { api, field } = await open('7.1 x3\nmatizador');
  await screen.findByText('Elige entre 2');
  api.on('purchase', 'POST /cart/add-list', { ...makeCart(), added: 3, notAdded: [] });
  await userEvent.click(screen.getByRole('button', { name: /Agregar 1/ }));
  await waitFor(() => expect(field).toHaveProperty('value', 'matizador'));
  expect(api.requestsTo('purchase POST /cart/add-list').map(({ body }) => body)).toEqual([
    { items: [{ versionId: '171', quantity: 3 }] },
  ]);
  cleanup();
  await renderScreen(<QuickOrderScreen />, { api, signedIn: true, at: '/home/quick-order?pegar=texto' });
  expect(await screen.findByRole('textbox', { name: 'Tu lista' })).toHaveProperty('value', 'matizador');
  expect(await screen.findByText('Elige entre 2')).toBeDefined();
});
