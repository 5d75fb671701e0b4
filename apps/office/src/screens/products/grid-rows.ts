import type { GridProduct, GridVersion } from '@tonalia/contract/products-grid';
import type { DataRow } from '../../components/data-grid/grid-parts.ts';

/** A row of the grid: a product with its versions below, or one version. */
export type GridRow = DataRow &
  ({ product: GridProduct; version?: undefined } | { version: GridVersion; isShade: boolean; product?: undefined });

/** The rows of a page of products: open ones are followed by their versions. */
export const rowsOfProducts = (
  products: readonly GridProduct[],
  open: ReadonlyMap<string, readonly GridVersion[]>,
): GridRow[] =>
  products.flatMap((product): GridRow[] => {
    if (product.only) return [rowOf(product.only, false)];
    const versions = open.get(product._id);
    const group: GridRow = { key: `p${product._id}`, height: 44, isOpen: versions !== undefined, product };
    return [group, ...(versions ?? []).map((version) => rowOf(version, true))];
  });

/** The rows of a page of versions. */
export const rowsOfVersions = (versions: readonly GridVersion[]): GridRow[] =>
  versions.map((version) => rowOf(version, false));

const rowOf = (version: GridVersion, isShade: boolean): GridRow => ({
  key: `v${version._id}`,
  height: isShade ? 36 : 44,
  version,
  isShade,
});
