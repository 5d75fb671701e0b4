import type { OneImport } from '@tonalia/contract/import-office';

/** The warehouses that columns can bring units of, by their target `stock:BOG`. */
export const warehouseNames = ({ targets }: Pick<OneImport, 'targets'>): ReadonlyMap<string, string> =>
  new Map(
    targets.flatMap(({ target, name }) =>
      target.startsWith('stock:') ? [[target, name.slice(name.indexOf(', ') + 2)] as const] : [],
    ),
  );
