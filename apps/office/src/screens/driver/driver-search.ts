/** The driver's page as its address holds it. */
export interface DriverSearch {
  /** Code of the load; absent for the one that the phone showed last. */
  ruta?: string;
}

/** Reads an address. What is not understood is left out. */
export const readDriverSearch = ({ ruta }: Record<string, unknown>): DriverSearch =>
  typeof ruta === 'string' && /^HR-\d{5,9}$/.test(ruta) ? { ruta } : {};
