import type { ComboPart, Product } from '@tonalia/contract/products';
import { makeProduct, makeVersion } from './make.ts';

const shade = (code: string, name: string, stock = 50) =>
  makeVersion({
    code,
    attributes: [{ name: 'Tono', value: name }],
    color: { name, image: null, color: '#8A7A64' },
    stock,
    quantityAvailable: stock,
  });
const strength = (code: string, name: string) =>
  makeVersion({ code, attributes: [{ name: 'Volumen', value: name }], color: null, stock: 40, quantityAvailable: 40 });

const part = (change: Partial<ComboPart>): ComboPart => ({
  productId: '201',
  code: 'TS',
  name: 'Tinte permanente',
  image: '/pictures/product/201',
  tile: 'mantequilla',
  quantity: 1,
  versionCode: null,
  versions: [],
  ...change,
});

/** Two tubes of any shade, a developer of any strength, and a shampoo. One shade is sold out. */
export const comboParts: ComboPart[] = [
  part({
    versions: [
      shade('TS-71', '7.1 Rubio medio cenizo'),
      shade('TS-60', '6.0 Rubio oscuro'),
      shade('TS-10', '1.0 Negro', 0),
    ],
  }),
  part({}),
  part({
    productId: '202',
    code: 'OX',
    name: 'Oxidante en crema',
    versions: [strength('OX-10', '10 vol'), strength('OX-20', '20 vol')],
  }),
  part({
    productId: '101',
    code: 'SC-CHN-1000',
    name: 'Champú nutritivo',
    versionCode: 'SC-CHN-1000',
    versions: [makeVersion({ code: 'SC-CHN-1000', attributes: [], color: null, stock: 20 })],
  }),
];

/** A combo with tubes and developer to choose. */
export function makeCombo(change: Partial<Product> = {}): Product {
  return makeProduct({
    _id: '301',
    code: 'CB-ARRANQUE',
    name: 'Arranque de coloración',
    manufacturer: { _id: '1', name: 'Tinta Sur' },
    category: { _id: '11', name: 'Coloración' },
    image: '/pictures/product/301',
    price: 60_000,
    originalPrice: 60_000,
    discount: null,
    unitPrice: null,
    stock: 20,
    versions: [makeVersion({ code: 'CB-ARRANQUE', attributes: [], color: null, price: 60_000, stock: 20 })],
    assemblies: comboParts,
    partsPrice: 75_000,
    ...change,
  });
}
