import type { OfficeCombo, OfficeComboPart } from '@tonalia/contract/combo-office';
import type { OfficeProduct } from '@tonalia/contract/product-office';
import type { GridVersion } from '@tonalia/contract/products-grid';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { signedIn } from '../../../test/orders.ts';
import { answerWith, refusal, renderOffice } from '../../../test/render-office.tsx';

const part = (more: Partial<OfficeComboPart>): OfficeComboPart => ({
  productId: '1',
  versionId: '10',
  quantity: 1,
  choices: 1,
  name: 'Mascarilla reparadora',
  brand: 'Olivar',
  code: 'OL-MAR',
  image: '/pictures/product/1',
  tile: 'piedra',
  price: 38_400,
  cost: 20_000,
  available: 42,
  swatches: [],
  versions: 1,
  ...more,
});
const dye = part({
  productId: '2',
  versionId: null,
  choices: 6,
  name: 'Tinte permanente',
  brand: 'Tinta Sur',
  code: 'TS-TPC',
  price: 12_900,
  cost: 5_000,
  available: 2_814,
  swatches: ['#A07040', '#9A8468'],
  versions: 63,
});
const combo: OfficeCombo = {
  _id: '31',
  code: 'CB-0031',
  name: 'Kit color de salón',
  state: 'published',
  price: 114_900,
  taxPercent: 19,
  parts: [dye, part({})],
  terms: {
    from: null,
    until: null,
    perOrder: null,
    perCustomer: null,
    inTotal: null,
    tradeTypeIds: [],
    warehouseIds: [],
    addsCoupon: true,
  },
  unitsSold: 118,
  version: 4,
};
const product: OfficeProduct = {
  _id: '31',
  code: 'CB-0031',
  name: combo.name,
  description: '',
  brandId: '1',
  categoryId: '2',
  kind: 'combo',
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
  shades: [
    {
      _id: '310',
      code: 'CB-0031',
      shade: null,
      name: null,
      volume: null,
      swatch: null,
      price: 114_900,
      state: 'published',
      reason: null,
      available: null,
      stock: null,
      isTopSeller: false,
      isNew: false,
      cost: null,
      photo: null,
    },
  ],
  warehouses: [],
  presale: null,
  places: { combos: 0, lists: [], deals: [] },
  version: 4,
};
const oxidant: GridVersion = {
  _id: '50',
  code: 'OX-20',
  brand: 'Tinta Sur',
  image: '/pictures/product/5',
  tile: 'piedra',
  minimum: 1,
  available: 84,
  offer: null,
  isTopSeller: false,
  isNew: false,
  presale: null,
  productId: '5',
  productName: 'Oxidante 20 vol',
  shade: null,
  name: null,
  swatch: null,
  price: 18_500,
  isVisible: true,
  version: 1,
};
const PUT = 'PUT /api/products/office/combos/31';

function open(answer: (tries: number) => { status?: number; body: unknown } | undefined = () => undefined) {
  let saved = combo;
  const asked = answerWith({
    'GET /api/office/me': () => signedIn('owner'),
    'GET /api/products/office/products/31': () => ({ body: { results: product } }),
    'GET /api/products/office/products/31/history': () => ({ body: { results: [] } }),
    'GET /api/products/office/combos/31': () => ({ body: { results: saved } }),
    'GET /api/auth/trade-type/list': () => ({ body: { results: [{ _id: 'peluqueria', name: 'Peluquería' }] } }),
    'GET /api/tracking/office/warehouses': () => ({ body: { results: [] } }),
    'GET /api/purchase/office/versions/310/sales': () => ({
      body: { results: { units: 120, sales: 13_558_200, customers: 64 } },
    }),
    'GET /api/products/office/versions': () => ({
      body: { results: [oxidant], page: 1, limit: 200, pages: 1, total: 1, totalIsExact: true },
    }),
    [PUT]: ({ body }) => {
      const refused = answer(asked[PUT]?.length ?? 0);
      saved = { ...combo, version: 5 };
      if (refused) return refused;
      const sent = body as unknown as OfficeCombo; // as: our own client's body
      saved = { ...combo, version: 6, parts: combo.parts.slice(0, sent.parts.length) };
      return { body: { results: saved } };
    },
  });
  renderOffice('/productos/31');
  return asked;
}
const plain = (text: string | null) => text?.replaceAll(/\s/g, ' ');

test('a combo shows its parts with their sum, discount and margin, the part that ends it first, and what was sold of it (OFC-402)', async () => {
  open();
  const parts = await screen.findByRole('region', { name: 'Partes' });
  const [first, second] = within(parts).getAllByRole('listitem');
  expect(plain(first?.textContent ?? '')).toContain('Elige 6 tonosTinta Sur, Tinte permanente6 × $ 12.900');
  expect(plain(second?.textContent ?? '')).toContain('OL-MAR, limita el combo');
  expect(plain(parts.textContent)).toContain(
    'Suma de partes$ 115.800Descuento0,8%Precio del combo$ 114.900Margen48,2%',
  );
  const reach = screen.getByRole('region', { name: 'Alcanza para' });
  expect(plain(reach.textContent)).toContain('Alcanza para42Tinte permanente 2.814 und.469');
  await waitFor(() => expect(plain(reach.textContent)).toContain('Vendidos120Ventas$ 13.558.200Clientes64'));
});

test('a part is added, counted, moved and removed, and all parts are saved together (OFC-402)', async () => {
  const asked = open();
  const parts = await screen.findByRole('region', { name: 'Partes' });
  expect(within(parts).queryByRole('button', { name: 'Guardar partes' })).toBeNull();
  await userEvent.click(within(parts).getByRole('button', { name: 'Producto' }));
  await userEvent.type(within(parts).getByRole('searchbox'), 'oxidante');
  await userEvent.click(await within(parts).findByRole('button', { name: /Oxidante 20 vol/ }));
  await userEvent.click(await within(parts).findByRole('button', { name: 'Más de Oxidante 20 vol' }));
  await userEvent.click(within(parts).getByRole('button', { name: 'Menos de Tinte permanente' }));
  await userEvent.click(within(parts).getByRole('button', { name: 'Subir Oxidante 20 vol' }));
  await userEvent.click(within(parts).getByRole('button', { name: 'Quitar Mascarilla reparadora' }));
  await userEvent.click(within(parts).getByRole('button', { name: 'Guardar partes' }));
  await waitFor(() => expect(asked[PUT]).toHaveLength(1));
  expect(asked[PUT]?.[0]?.body).toEqual({
    version: 4,
    name: combo.name,
    parts: [
      { productId: '2', versionId: null, quantity: 1, choices: 5 },
      { productId: '5', versionId: '50', quantity: 2, choices: 1 },
    ],
  });
  await screen.findByText('Partes guardadas. La tienda ya las muestra.');
});

test('leaving says that unsaved parts are lost (OFC-402)', async () => {
  open();
  const parts = await screen.findByRole('region', { name: 'Partes' });
  await userEvent.click(within(parts).getByRole('button', { name: 'Menos de Tinte permanente' }));
  await userEvent.click(screen.getAllByRole('link', { name: /^Pedidos/ })[0] ?? document.body);
  const question = await screen.findByRole('dialog', { name: '¿Descartar lo que escribiste?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Seguir aquí' }));
  expect(within(parts).getByRole('button', { name: 'Guardar partes' })).toBeTruthy();
});

test('days, limits, customers and coupons of a combo are decided and saved together (OFC-402)', async () => {
  const asked = open();
  const limits = await screen.findByRole('region', { name: 'Límites' });
  expect(within(limits).getByText('Lo ven todos')).toBeTruthy();
  const days = screen.getByRole('region', { name: 'Vigencia' });
  fireEvent.change(within(days).getByLabelText('Desde'), { target: { value: '2026-11-16' } });
  fireEvent.change(within(days).getByLabelText('Hasta'), { target: { value: '2026-12-20' } });
  await userEvent.type(within(limits).getByLabelText('Por pedido'), '2');
  await userEvent.type(within(limits).getByLabelText('En total'), '300');
  await userEvent.click(within(limits).getByRole('button', { name: 'Quién lo ve' }));
  await userEvent.click(await within(limits).findByRole('button', { name: 'Peluquería' }));
  await userEvent.click(within(limits).getByRole('switch', { name: 'No suma con cupones' }));
  await userEvent.click(within(limits).getByRole('button', { name: 'Guardar condiciones' }));
  await waitFor(() => expect(asked[PUT]).toHaveLength(1));
  expect(asked[PUT]?.[0]?.body).toMatchObject({
    terms: {
      from: '2026-11-16T05:00:00.000Z',
      until: '2026-12-21T05:00:00.000Z',
      perOrder: 2,
      perCustomer: null,
      inTotal: 300,
      tradeTypeIds: ['peluqueria'],
      addsCoupon: false,
    },
  });
  await screen.findByText('Condiciones guardadas. La tienda ya las aplica.');
});

test('when another desk saved first, the parts stay as typed, and are saved for the new version or given up (OFC-402)', async () => {
  const asked = open((tries) => (tries === 1 ? refusal(409, 'VERSION_CONFLICT', 'Cambió') : undefined));
  const parts = await screen.findByRole('region', { name: 'Partes' });
  await userEvent.click(within(parts).getByRole('button', { name: 'Más de Mascarilla reparadora' }));
  await userEvent.click(within(parts).getByRole('button', { name: 'Guardar partes' }));
  await within(parts).findByText('Alguien guardó primero este combo.');
  expect(within(parts).getByRole('button', { name: 'Ver lo guardado' })).toBeTruthy();
  await userEvent.click(within(parts).getByRole('button', { name: 'Guardar lo mío' }));
  await waitFor(() => expect(asked[PUT]?.at(-1)?.body).toMatchObject({ version: 5, parts: [{}, { quantity: 2 }] }));
});
