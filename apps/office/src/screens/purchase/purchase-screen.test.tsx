import type { PurchaseRow, PurchaseSuggestion, Supplier } from '@tonalia/contract/purchasing-office';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { signedIn } from '../../../test/orders.ts';
import { answerWith, refusal, renderOffice } from '../../../test/render-office.tsx';
import { readPurchaseSearch } from './purchase-search.ts';

const SUGGESTION = 'GET /api/products/office/purchase-suggestion';
const ORDERS = 'POST /api/products/office/purchase-orders';
const supplier = {
  _id: '11111111-1111-4111-8111-111111111111',
  name: 'Tinta Sur S.A.S.',
  email: null,
  leadDays: 8,
  minimum: 1_500_000,
  brandIds: ['7'],
  version: 3,
  versions: 2,
} satisfies Supplier & { versions: number };
const row = (versionId: string, more: Partial<PurchaseRow> = {}): PurchaseRow => ({
  versionId,
  code: `TS-${versionId}`,
  name: '7.5 Rubio medio caoba',
  detail: 'Tinta Sur, tinte permanente 90 ml',
  image: '/pictures/version/83',
  tile: 'arena',
  swatch: '#8A4B3A',
  available: 7,
  perDay: 6.1,
  coverDays: 1,
  coming: 212,
  presold: 0,
  weeks: [30, 34, 40, 41, 43, 45, 50, 58],
  box: 40,
  cost: 8_950,
  suggested: 120,
  ...more,
});
const suggestion = (more: Partial<PurchaseSuggestion> = {}): PurchaseSuggestion => ({
  suppliers: [supplier],
  withoutSupplier: 3,
  brands: [
    { _id: '7', name: 'Tinta Sur' },
    { _id: '9', name: 'Nácar' },
  ],
  warehouses: [
    { _id: 'BOG', name: 'Bogotá' },
    { _id: 'MDE', name: 'Medellín' },
  ],
  arrivesOn: '2026-12-01',
  rows: [row('75'), row('71', { name: '7.1 Rubio medio cenizo', coverDays: 54, coming: 0, suggested: 0 })],
  ...more,
});
const spaces = (text: string) => text.replaceAll(/\s/g, ' ');
const foot = () => spaces(document.querySelector('main footer')?.textContent ?? '');
const units = (name: string) => screen.getAllByLabelText(`Unidades de ${name}`)[0] ?? document.body;
const office = (role: Parameters<typeof signedIn>[0] = 'owner') => ({
  'GET /api/office/me': () => signedIn(role),
  [SUGGESTION]: () => ({ body: { results: suggestion() } }),
});

test('a suggestion is ticked, counts against the minimum, and follows what is typed (OFC-406)', async () => {
  answerWith(office());
  renderOffice('/existencias/compra');
  await screen.findByText('Orden a Tinta Sur S.A.S.');
  await screen.findAllByText('7.5 Rubio medio caoba');
  expect(foot()).toContain('1 versión, 120 und.');
  expect(foot()).toContain('mar 1 dic');
  expect(foot()).toContain('faltan $ 426.000');
  expect(foot()).toContain('$ 1.074.000');
  await userEvent.clear(units('7.1 Rubio medio cenizo'));
  await userEvent.type(units('7.1 Rubio medio cenizo'), '80');
  expect(foot()).toContain('2 versiones, 200 und.');
  expect(foot()).not.toContain('faltan');
  await userEvent.type(units('7.5 Rubio medio caoba'), '{ArrowDown}');
  expect(foot()).toContain('2 versiones, 160 und.');
  await userEvent.click(screen.getAllByLabelText('Pedir 7.5 Rubio medio caoba')[0] ?? document.body);
  expect(foot()).toContain('1 versión, 80 und.');
});

test('an order is sent with the ticked lines, and a failed one can be sent again as the same order (OFC-406)', async () => {
  let isDown = true;
  const asked = answerWith({
    ...office(),
    [ORDERS]: ({ body }) =>
      isDown
        ? refusal(503, 'INTERNAL', 'Algo falló de nuestro lado.')
        : { body: { results: { _id: body['_id'], code: 'OC-0042' } } },
  });
  const router = renderOffice('/existencias/compra');
  const create = await screen.findByRole('button', { name: 'Crear orden de compra' });
  await waitFor(() => expect(create).toHaveProperty('disabled', false));
  await userEvent.click(create);
  await userEvent.selectOptions(await screen.findByLabelText('Llega a'), 'Medellín');
  await userEvent.click(screen.getByRole('button', { name: 'Crear orden', hidden: true }));
  expect(await screen.findByText('Algo falló de nuestro lado.')).toBeDefined();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Crear orden', hidden: true }));
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/existencias\/compras\//));
  const sent = asked[ORDERS] ?? [];
  expect(sent.map(({ body }) => body)).toEqual([
    {
      _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      supplierId: supplier._id,
      warehouseId: 'MDE',
      lines: [{ versionId: '75', units: 120, cost: 8_950 }],
    },
    sent[0]?.body,
  ]);
});

test('lines of one supplier are never ordered from the next, whose own are still loading (OFC-406)', async () => {
  const next = { ...supplier, _id: '33333333-3333-4333-8333-333333333333', name: 'Nácar Profesional' };
  answerWith({
    ...office(),
    [SUGGESTION]: ({ query }) =>
      query['supplierId'] === next._id
        ? new Promise(() => {})
        : { body: { results: suggestion({ suppliers: [supplier, next] }) } },
  });
  renderOffice(`/existencias/compra?proveedor=${supplier._id}`);
  await screen.findByText('Orden a Tinta Sur S.A.S.');
  await userEvent.click(screen.getByRole('link', { name: /Nácar Profesional/ }));
  await waitFor(() => expect(foot()).toContain('0 versiones'));
  expect(screen.getByRole('button', { name: 'Crear orden de compra' })).toHaveProperty('disabled', true);
  expect(screen.queryAllByText('7.5 Rubio medio caoba')).toEqual([]);
});

test('a supplier that another person changed shows both, and keeps what is typed (OFC-406 OFC-008)', async () => {
  let saved = supplier;
  const asked = answerWith({
    ...office(),
    [SUGGESTION]: () => ({ body: { results: suggestion({ suppliers: [saved] }) } }),
    [`PUT /api/products/office/suppliers/${supplier._id}`]: ({ body }) => {
      if (body['version'] === 4) return { body: { results: { ...saved, version: 5 } } };
      saved = { ...supplier, leadDays: 12, version: 4 };
      return refusal(409, 'VERSION_CONFLICT', 'Otra persona lo cambió.');
    },
  });
  renderOffice('/existencias/compra');
  await userEvent.click(await screen.findByRole('button', { name: 'Cambiar el proveedor' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Cambiar el proveedor', hidden: true }));
  await userEvent.clear(sheet.getByLabelText('Demora en días'));
  await userEvent.type(sheet.getByLabelText('Demora en días'), '15');
  await userEvent.click(sheet.getByRole('checkbox', { name: 'Nácar', hidden: true }));
  await userEvent.click(sheet.getByRole('button', { name: 'Guardar', hidden: true }));
  const note = within(await sheet.findByRole('alert', { hidden: true }));
  expect(note.getByText('15')).toBeDefined();
  expect(note.getByText('12')).toBeDefined();
  await userEvent.click(note.getAllByRole('button', { hidden: true }).at(-1) ?? document.body);
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
  expect(asked[`PUT /api/products/office/suppliers/${supplier._id}`]?.at(-1)?.body).toMatchObject({
    leadDays: 15,
    brandIds: ['7', '9'],
    version: 4,
  });
});

test('without the permission to buy the suggestion is read only (OFC-406 OFC-004)', async () => {
  answerWith(office('read-only'));
  renderOffice('/existencias/compra');
  await screen.findAllByText('7.5 Rubio medio caoba');
  for (const name of ['Crear orden de compra', 'Nuevo proveedor', 'Cambiar el proveedor'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByRole('button', { name: /caja y costo de 7.5/ })).toBeNull();
});

test('an address keeps only what is understood (OFC-009)', () => {
  expect(readPurchaseSearch({ proveedor: 'ninguno', cubrir: '60', falta: 'si', otra: 1 })).toEqual({
    proveedor: 'ninguno',
    cubrir: 60,
    falta: 'si',
  });
  expect(readPurchaseSearch({ proveedor: '../x', cubrir: 45, falta: 'no' })).toEqual({});
});
