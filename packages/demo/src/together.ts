import { categoryId } from './categories.ts';
import type { DemoProduct } from './product.ts';

/** Categories bought together: buyers of the first also buy the second, with a weight, most frequent first. */
const habits: readonly (readonly [category: string, with_: string, often: number])[] = [
  ['Coloración/Permanentes', 'Coloración/Oxidantes', 40],
  ['Coloración/Permanentes', 'Coloración/Protectores de color', 12],
  ['Coloración/Permanentes', 'Accesorios/Guantes', 11],
  ['Coloración/Permanentes', 'Accesorios/Aplicadores', 10],
  ['Coloración/Sin amoniaco', 'Coloración/Oxidantes', 30],
  ['Coloración/Sin amoniaco', 'Accesorios/Guantes', 9],
  ['Coloración/Decolorantes', 'Coloración/Oxidantes', 34],
  ['Coloración/Decolorantes', 'Coloración/Matizadores', 28],
  ['Coloración/Decolorantes', 'Accesorios/Guantes', 10],
  ['Coloración/Fantasía', 'Coloración/Decolorantes', 24],
  ['Coloración/Fantasía', 'Coloración/Protectores de color', 12],
  ['Coloración/Semipermanentes', 'Coloración/Matizadores', 14],
  ['Coloración/Matizadores', 'Capilar/Mascarillas', 13],
  ['Uñas/Semipermanentes', 'Uñas/Bases y top coats', 44],
  ['Uñas/Semipermanentes', 'Uñas/Removedores', 25],
  ['Uñas/Semipermanentes', 'Uñas/Lámparas', 12],
  ['Uñas/Esmaltes', 'Uñas/Removedores', 22],
  ['Uñas/Esmaltes', 'Uñas/Tratamientos', 10],
  ['Uñas/Acrílico y polvos', 'Uñas/Lámparas', 13],
  ['Uñas/Acrílico y polvos', 'Uñas/Bases y top coats', 16],
  ['Capilar/Champú', 'Capilar/Acondicionadores', 38],
  ['Capilar/Champú', 'Capilar/Mascarillas', 26],
  ['Capilar/Acondicionadores', 'Capilar/Aceites y sérums', 14],
  ['Capilar/Keratinas', 'Capilar/Champú', 27],
  ['Capilar/Keratinas', 'Accesorios/Planchas', 15],
  ['Estilizado/Rizos', 'Capilar/Mascarillas', 13],
  ['Estilizado/Protectores', 'Accesorios/Planchas', 18],
  ['Estilizado/Lacas', 'Accesorios/Peines y cepillos', 9],
  ['Barbería/Ceras', 'Barbería/Barba', 21],
  ['Barbería/Barba', 'Barbería/Afeitado', 17],
  ['Barbería/Afeitado', 'Barbería/Talcos', 16],
  ['Barbería/Máquinas', 'Accesorios/Capas', 11],
  ['Maquillaje/Rostro', 'Accesorios/Brochas y pinceles', 18],
  ['Maquillaje/Ojos', 'Maquillaje/Cejas', 15],
  ['Maquillaje/Labios', 'Maquillaje/Rostro', 12],
  ['Facial/Limpieza', 'Facial/Hidratantes', 25],
  ['Facial/Sérums', 'Facial/Protección solar', 20],
  ['Facial/Mascarillas', 'Facial/Sérums', 11],
];

/** Products of the second category that go with one of the first. */
const OF_EACH = 3;

/** How often two products were in one order. */
export type ProductPair = readonly [productId: number, otherId: number, times: number];

/** Pairs of products bought together, in both directions: same brand first, then the most popular. */
export function boughtTogether(products: readonly DemoProduct[]): ProductPair[] {
  const simple = Map.groupBy(
    products.filter(({ kind }) => kind === 'simple'),
    (product) => product.categoryId,
  );
  const times = new Map<string, number>();
  const add = (one: number, other: number, more: number): void => {
    times.set(`${one} ${other}`, (times.get(`${one} ${other}`) ?? 0) + more);
  };
  for (const [category, with_, often] of habits) {
    const partners = simple.get(categoryId(with_)) ?? [];
    for (const product of simple.get(categoryId(category)) ?? []) {
      for (const [at, partner] of nearest(product, partners).entries()) {
        add(product.id, partner.id, often - at * 3);
        add(partner.id, product.id, often - at * 3);
      }
    }
  }
  return [...times].map(([pair, count]) => {
    const [one = '', other = ''] = pair.split(' ');
    return [Number(one), Number(other), count];
  });
}

function nearest(product: DemoProduct, partners: readonly DemoProduct[]): DemoProduct[] {
  const isOwn = ({ brand }: DemoProduct): number => Number(brand.id === product.brand.id);
  return partners
    .filter(({ id }) => id !== product.id)
    .toSorted((a, b) => isOwn(b) - isOwn(a) || b.popularity - a.popularity || a.id - b.id)
    .slice(0, OF_EACH);
}
