/** Days to cover that the screen offers. */
export const coverDays = [30, 45, 60] as const;
export type CoverDays = (typeof coverDays)[number];

/** The purchase suggestion as its address holds it. */
export interface PurchaseSearch {
  /** Id of a supplier, or the brands without one; absent for the first supplier. */
  proveedor?: string;
  /** Days to cover; 45 without it. */
  cubrir?: Exclude<CoverDays, 45>;
  /** Only versions that are missing. */
  falta?: 'si';
}

/** The name of the brands without a supplier in the address. */
export const NO_SUPPLIER = 'ninguno';

/** Reads an address. Values that it does not know are left out, so an old link opens too. */
export function readPurchaseSearch(search: Record<string, unknown>): PurchaseSearch {
  const { proveedor, cubrir, falta } = search;
  const days = coverDays.find((one) => one === Number(cubrir));
  const isSupplier = typeof proveedor === 'string' && (proveedor === NO_SUPPLIER || /^[0-9a-f-]{36}$/.test(proveedor));
  return {
    ...(isSupplier && { proveedor }),
    ...(days !== undefined && days !== 45 && { cubrir: days }),
    ...(falta === 'si' && { falta: 'si' as const }),
  };
}
