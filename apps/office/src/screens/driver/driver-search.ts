/** The driver's page as its address holds it. */
export interface DriverSearch {
  /** Code of the load; absent for the one that the phone showed last. */
  ruta?: string;
  /** The stop of the open form, with `fin`. */
  entrega?: string;
  /** How the stop ended: a `StopResult`. */
  fin?: string;
}

/** Reads an address. Values that it does not know are left out. */
export const readDriverSearch = ({ ruta, entrega, fin }: Record<string, unknown>): DriverSearch => ({
  ...(typeof ruta === 'string' && /^HR-\d{5,9}$/.test(ruta) && { ruta }),
  ...(typeof entrega === 'string' && typeof fin === 'string' && { entrega, fin }),
});
