/** The picker as its address holds it. */
export interface PickerSearch {
  /** Code of the wave; absent to choose one. */
  ola?: string;
  /** Number of the line, from 1. */
  linea?: number;
}

/** Reads an address. Values that it does not know are left out. */
export function readPickerSearch(search: Record<string, unknown>): PickerSearch {
  const { ola, linea } = search;
  const line = Number(linea);
  return {
    ...(typeof ola === 'string' && /^OLA-\d{6}-[A-Z]{3}-\d{1,3}$/.test(ola) && { ola }),
    ...(Number.isInteger(line) && line >= 1 && line <= 2_000 && { linea: line }),
  };
}
