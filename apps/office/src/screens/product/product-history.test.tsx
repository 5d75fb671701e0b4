import type { ProductEvent } from '@tonalia/contract/product-history';
import type { OfficeProduct } from '@tonalia/contract/product-office';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { signedIn } from '../../../test/orders.ts';
import { answerWith, renderOffice } from '../../../test/render-office.tsx';

const product: OfficeProduct = {
  _id: '12',
  code: 'TS-TPC',
  name: 'Tinte en crema',
  description: '',
  brandId: '1',
  categoryId: '2',
  kind: 'simple',
  hasShades: false,
  minimum: 1,
  taxClass: 'general',
  packForm: null,
  packBody: null,
  packCap: null,
  tile: 'piedra',
  offer: null,
  state: 'published',
  reason: null,
  shades: [],
  warehouses: [],
  presale: null,
  places: { combos: 0, lists: [], deals: [] },
  version: 4,
};
const by = 'Camila Moreno';
const at = '2026-11-23T13:12:00.000Z';
const ACT = '00000000-0000-4000-8000-000000000009';
const cells = (more: object): ProductEvent => ({
  _id: `${ACT}:price:`,
  at,
  by,
  shade: null,
  kind: 'cells',
  field: 'price',
  tradeTypeId: null,
  count: 86,
  before: 15_300,
  after: 16_100,
  isMixed: false,
  isUndone: false,
  undo: null,
  ...more,
});
const events: ProductEvent[] = [
  cells({ undo: { _id: ACT, until: '2026-11-24T13:12:00.000Z', cells: 90 } }),
  cells({
    _id: 'b',
    tradeTypeId: 'barberia',
    count: 1,
    shade: '7.1 Rubio',
    before: null,
    after: 15_000,
    isUndone: true,
  }),
  cells({ _id: 'c', count: 40, before: null, after: null, isMixed: true }),
  { _id: 'd', at, by, shade: null, kind: 'saved', fields: ['name', 'swatch', 'state'], added: 2, state: 'published' },
  { _id: 'e', at, by, shade: '7.5 Rubio caoba', kind: 'stock', warehouse: 'BOG', before: 5, after: 0 },
  { _id: 'f', at, by: null, shade: null, kind: 'presale', act: 'opened', day: '2026-11-24' },
];

test('the history says what changed, in how many shades and by whom, and undoes an act with all its cells (OFC-402)', async () => {
  const PAGE = '/api/products/office/products/12';
  const undo = `POST /api/products/office/versions/changes/${ACT}/undo`;
  const later = { id: '2', code: 'VERSION_CONFLICT', message: 'Cambió después.' };
  const asked = answerWith({
    'GET /api/office/me': () => signedIn('owner'),
    [`GET ${PAGE}`]: () => ({ body: { results: product } }),
    [`GET ${PAGE}/history`]: ({ query }) => ({
      body: { results: query['limit'] === '6' ? events : [...events, events[0]] },
    }),
    'GET /api/auth/trade-type/list': () => ({ body: { results: [{ _id: 'barberia', name: 'Barbería' }] } }),
    [undo]: () => ({ body: { results: { changed: ['1'], unchanged: [], refused: [later], undo: null } } }),
  });
  renderOffice('/productos/12');
  const panel = await screen.findByRole('region', { name: 'Historial' });
  await waitFor(() => expect(panel.textContent).toContain('de Barbería'));
  const lines = within(panel)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '));
  for (const [nth, words] of [
    'Precio $ 15.300 → $ 16.100 en 86 tonos, Camila Moreno',
    'Precio de Barbería – → $ 15.000 de 7.1 Rubio',
    'Precio en 40 tonos',
    'Publicado, 2 tonos nuevos, cambió nombre, color',
    '7.5 Rubio caoba existencias en BOG 5 → 0',
    'Preventa abierta llega mar 24 nov',
  ].entries())
    expect(lines[nth]).toContain(words);
  expect(lines[1]).toContain('deshecho');
  await userEvent.click(within(panel).getByRole('button', { name: 'Deshacer 90 cambios' }));
  await waitFor(() => expect(asked[undo]).toHaveLength(1));
  expect(await screen.findByText(later.message)).toBeDefined();
  await screen.findByText('Deshicimos 1 cambio');
  await userEvent.click(within(panel).getByRole('button', { name: 'Ver todo' }));
  await waitFor(() => expect(within(panel).getAllByRole('listitem')).toHaveLength(7));
});
