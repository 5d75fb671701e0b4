import type { GridProduct, GridVersion } from '@tonalia/contract/products-grid';
import type { DataRow } from '../../components/data-grid/grid-parts.ts';

/** A row of a grid: a product with its versions below, or one version. */
export type GridRowOf<Product, Version> = DataRow &
  ({ product: Product; version?: undefined } | { version: Version; isShade: boolean; product?: undefined });
export type GridRow = GridRowOf<GridProduct, GridVersion>;

/** The rows of a page of products: open ones are followed by their versions. */
export const rowsOfProducts = <Product extends GridProduct & { only: Version | null }, Version extends GridVersion>(
  products: readonly Product[],
  open: ReadonlyMap<string, readonly Version[]>,
): GridRowOf<Product, Version>[] =>
  products.flatMap((product): GridRowOf<Product, Version>[] => {
    if (product.only) return [rowOf(product.only, false)];
    const versions = open.get(product._id);
    const group: GridRowOf<Product, Version> = {
      key: `p${product._id}`,
      height: 44,
      isOpen: versions !== undefined,
      product,
    };
    return [group, ...(versions ?? []).map((version) => rowOf(version, true))];
  });

/** The rows of a page of versions. */
export const rowsOfVersions = (versions: readonly GridVersion[]): GridRow[] =>
  versions.map((version) => rowOf(version, false));

const rowOf = <Version extends GridVersion>(version: Version, isShade: boolean): GridRowOf<never, Version> => ({
  key: `v${version._id}`,
  height: isShade ? 36 : 44,
  version,
  isShade,
});
