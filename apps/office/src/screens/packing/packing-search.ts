/** The packing as its address holds it. */
export interface PackingSearch {
  /** Date of the presale; absent for what is in stock. */
  despacho?: string;
  /** Number of the shown box, from 1. */
  caja?: number;
}

/** Reads an address. What is not understood is left out. */
export function readPackingSearch({ despacho, caja }: Record<string, unknown>): PackingSearch {
  const box = Number(caja);
  return {
    ...(typeof despacho === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(despacho) && { despacho }),
    ...(Number.isInteger(box) && box >= 1 && box <= 99 && { caja: box }),
  };
}
