import { brandCatalogue } from './brand-catalogue.ts';
import { type Brand, brands, furtherBrand } from './brands.ts';
import { type DemoComboPart, comboProducts } from './combos.ts';
import { knownNames, knownProducts } from './known-products.ts';
import { type DemoProduct, counter } from './product.ts';

/** Size of the catalogue: the named brands only, a hundred thousand versions, or about this number of versions. */
export type Size = 'small' | 'large' | { versions: number };

/** Products with the parts of the combos among them. */
export type NamedProducts = { products: DemoProduct[]; parts: DemoComboPart[] };
/** A catalogue that is generated while it is read, so that a large one needs little memory. */
export type DemoCatalogue = {
  /** Known products and their combos; every size has them. */
  opening: NamedProducts;
  /** Further products, generated on demand. */
  rest: Generator<{ brand: Brand; product: DemoProduct }>;
  /** Expected number of versions, for a progress bar. */
  expected: number;
};

const SMALL = 10_500;

/** The same size gives the same catalogue, ids and prices included. */
export function catalogue(size: Size): DemoCatalogue {
  const ids = counter();
  const known = [...knownProducts(ids)];
  const combos = comboProducts(known, ids);
  const opening = { products: [...known, ...combos.products], parts: combos.parts };
  const wanted = size === 'small' ? null : size === 'large' ? 100_000 : size.versions;
  const made = opening.products.reduce((sum, product) => sum + product.versions.length, 0);

  const taken = new Set(knownNames);

  function* rest(): DemoCatalogue['rest'] {
    let versions = made;
    for (const brand of brandsFor(wanted)) {
      for (const product of brandCatalogue(brand, ids, taken)) {
        if (wanted !== null && versions >= wanted) return;
        versions += product.versions.length;
        yield { brand, product };
      }
    }
  }
  return { opening, rest: rest(), expected: wanted ?? SMALL };
}

function* brandsFor(wanted: number | null): Generator<Brand> {
  yield* brands;
  if (wanted === null) return;
  for (let n = 0; ; n++) yield furtherBrand(n);
}
