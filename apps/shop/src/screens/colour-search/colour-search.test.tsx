import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { NearShade } from '@tonalia/contract/products';
import { expect, test } from 'vitest';
import { makeUser } from '../../../test/make.ts';
import { Refusal, mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { ColourSearchScreen } from './colour-search-screen.tsx';

const nearShade = (change: Partial<NearShade> = {}): NearShade => ({
  code: 'NA-118',
  name: '118 Guayaba',
  color: '#B13C53',
  productId: '201',
  productCode: 'NA',
  productName: 'Esmalte semipermanente',
  manufacturer: { _id: '2', name: 'Nácar' },
  category: { _id: '31', name: 'Esmaltes' },
  image: '/pictures/version/1',
  tile: 'rubor',
  price: 12_900,
  originalPrice: 12_900,
  discount: null,
  stock: 8,
  quantityAvailable: 8,
  minQuantity: 2,
  dispatchDate: null,
  applicableDealsId: null,
  programmedPriceId: null,
  programmedPriceName: null,
  volume: null,
  nearness: 'Casi igual',
  difference: null,
  ...change,
});
const found = [
  nearShade(),
  nearShade({
    code: 'LU-CER',
    name: 'Cereza',
    productId: '202',
    productCode: 'LU',
    manufacturer: { _id: '5', name: 'Lumbra' },
    category: { _id: '32', name: 'Labiales' },
    nearness: 'Muy parecido',
    minQuantity: 1,
    stock: 0,
    quantityAvailable: 6,
    dispatchDate: '2026-11-24',
  }),
  nearShade({ code: 'NA-70', name: '070 Ají', stock: 0, quantityAvailable: 0, nearness: 'Parecido' }),
];

async function openAt(hex: string | null, { shades = found as NearShade[] | Refusal, isWrong = false } = {}) {
  const api = mockApi({ user: makeUser() });
  api.on(
    'products',
    'GET /color/nearest',
    shades instanceof Refusal ? shades : { results: { wanted: { name: null, color: '#AF3950' }, shades } },
  );
  api.on('products', 'GET /attribute/color/list', {
    results: [{ _id: '1', name: 'Rojos', color: '#A3262A', products: 12 }],
  });
  return renderScreen(<ColourSearchScreen hex={hex} isWrong={isWrong} />, {
    api,
    at: '/home/color-search',
    signedIn: true,
  });
}
const results = () => screen.getByRole('region', { name: 'Tonos parecidos' });
const way = (name: string) => userEvent.click(screen.getByRole('radio', { name }));

test('similar shades across brands, with similarity, price and stock; a kind narrows them · D-34', async () => {
  const { api } = await openAt('#AF3950');
  expect(await within(results()).findByText('1 con stock, del más cercano al más lejano')).toBeDefined();
  expect(api.requestsTo('products GET /color/nearest')[0]?.query).toMatchObject({ hex: 'AF3950' });
  expect(
    within(results())
      .getAllByRole('listitem')
      .map((item) => item.textContent.replaceAll('\u00A0', ' ')),
  ).toEqual([
    '118Casi igualNácarEsmaltes$ 12.900',
    'CerezaMuy parecidoLumbraLabiales$ 12.900Preventa 24 nov',
    '070ParecidoNácarEsmaltes$ 12.900Agotado',
  ]);
  await userEvent.click(within(results()).getByRole('button', { name: 'Labiales' }));
  expect(within(results()).getAllByRole('listitem')).toHaveLength(1);
});

test('a shade is added in place: from stock, or in presale when it arrives later', async () => {
  const { api } = await openAt('#AF3950');
  await userEvent.click(await screen.findByRole('button', { name: '118 Guayaba, agregar' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cereza, agregar' }));
  await waitFor(() => expect(api.requestsTo('purchase POST /cart/additem')).toHaveLength(2));
  expect(api.requestsTo('purchase POST /cart/additem').map(({ body }) => body)).toEqual([
    expect.objectContaining({ productId: '201', code: 'NA', versions: [{ code: 'NA-118', quantity: 2 }] }),
    expect.objectContaining({ code: 'LU', versions: [{ code: 'LU-CER', quantity: 0, quantityPresale: 1 }] }),
  ]);
});

test('a family puts its colour into the address', async () => {
  const { address } = await openAt(null);
  await userEvent.click(await screen.findByRole('button', { name: 'Rojos' }));
  expect(address()).toBe('/home/color-search?hex=A3262A');
});

test('a code is a colour or a shade; any other text is refused beside the field', async () => {
  const { api, address } = await openAt(null);
  await way('Código');
  const field = screen.getByRole('textbox', { name: 'Código del color o del tono' });
  await userEvent.type(field, '#c2264a{Enter}');
  expect(address()).toBe('/home/color-search?hex=C2264A');
  await userEvent.clear(field);
  await userEvent.type(field, 'zzz{Enter}');
  expect(await screen.findByText(/No encontramos ese código/)).toBeDefined();
  expect(document.activeElement).toBe(field);
  const shade = { productId: '201', productName: 'Esmalte', manufacturer: { _id: '2', name: 'Nácar' } };
  api.on('products', 'GET /suggest', {
    results: {
      terms: [],
      products: [],
      manufacturers: [],
      categories: [],
      shades: [
        { ...shade, code: 'NA-118', name: '118 Guayaba', color: '#B13C53' },
        { ...shade, code: 'NA-119', name: '119 Mora', color: '#5A1F3A' },
      ],
    },
  });
  await userEvent.clear(field);
  await userEvent.type(field, 'nácar{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: /119 Mora/ }));
  expect(address()).toBe('/home/color-search?hex=5A1F3A');
  await userEvent.clear(field);
  await userEvent.type(field, 'na-118{Enter}');
  await waitFor(() => expect(address()).toBe('/home/color-search?hex=B13C53'));
});

test('an address without a valid colour says so and requests nothing', async () => {
  const { api } = await openAt(null, { isWrong: true });
  expect(screen.getByRole('alert').textContent).toBe('Ese enlace no trae un color. Elige uno aquí.');
  expect(api.requestsTo('products GET /color/nearest')).toEqual([]);
});

test('no similar shades, and a failure with a retry', async () => {
  const { unmount } = await openAt('#AF3950', { shades: [] });
  expect(await screen.findByText('Ningún tono se parece a ese color')).toBeDefined();
  unmount();
  const { api } = await openAt('#AF3950', { shades: new Refusal('INVALID_REQUEST') });
  await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(api.requestsTo('products GET /color/nearest').length).toBeGreaterThan(1));
});
