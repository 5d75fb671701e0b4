import { categoryId } from './categories.ts';
import type { DemoProduct } from './product.ts';

type List = { url: string; name: string; codes: readonly string[]; categories: readonly string[] };

/** A curated list: some products by name, then the best of a few categories. */
const lists: readonly List[] = [
  {
    url: 'vuelve-el-rizo',
    name: 'Vuelve el rizo',
    codes: ['CB-RIZOS', 'RR-CRZ', 'RR-CHD', 'RR-ACH', 'SC-BPT'],
    categories: ['Estilizado/Rizos', 'Capilar/Mascarillas'],
  },
  {
    url: 'imperdibles-de-barberia',
    name: 'Imperdibles de barbería',
    codes: ['CU-CMM', 'CU-ABA', 'CB-BARBERIA', 'CU-LFF'],
    categories: ['Barbería/Barba', 'Barbería/Ceras', 'Barbería/Afeitado'],
  },
  {
    url: 'abre-tu-mesa-de-unas',
    name: 'Abre tu mesa de uñas',
    codes: ['NA', 'NA-BAS', 'NA-TOP', 'CB-MANICURE'],
    categories: ['Uñas/Lámparas', 'Uñas/Removedores', 'Uñas/Tratamientos'],
  },
  {
    url: 'rubios-sin-naranja',
    name: 'Rubios sin naranja',
    codes: ['SC-CHV', 'OL-MMR', 'CB-RUBIO', 'TS-PDA', 'OL-MAR'],
    categories: ['Coloración/Matizadores', 'Coloración/Decolorantes'],
  },
];

/** Products of one category that join a list automatically. */
const OF_CATEGORY = 6;

/** The curated lists, each with its products in order and without duplicates. */
export function customLists(
  products: readonly DemoProduct[],
): { url: string; name: string; products: DemoProduct[] }[] {
  return lists.map(({ url, name, codes, categories }) => {
    const named = codes.flatMap((code) => products.find((product) => product.code === code) ?? []);
    const best = categories.flatMap((path) => {
      const id = categoryId(path);
      const inIt = products.filter((product) => product.categoryId === id && product.kind === 'simple');
      return inIt.toSorted((a, b) => b.popularity - a.popularity || a.id - b.id).slice(0, OF_CATEGORY);
    });
    return { url, name, products: [...new Set([...named, ...best])] };
  });
}
