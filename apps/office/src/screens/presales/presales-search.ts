/** The presales as their address holds them. */
export interface PresalesSearch {
  /** Absent for those that sell or are waited for. */
  vista?: 'abiertas' | 'llenas' | 'atrasadas' | 'terminadas';
  /** The product of the row with the focus. */
  fila?: string;
  /** Absent for the first. */
  pagina?: string;
  panel?: 'abrir' | 'cambiar' | 'mover';
}

const parts: { [K in keyof Required<PresalesSearch>]: RegExp } = {
  vista: /^(abiertas|llenas|atrasadas|terminadas)$/,
  fila: /^[1-9]\d{0,17}$/,
  pagina: /^[1-9]\d{0,3}$/,
  panel: /^(abrir|cambiar|mover)$/,
};

/** Reads an address. Values that it does not know are left out. */
export function readPresalesSearch(search: Record<string, unknown>): PresalesSearch {
  const found = Object.entries(parts).flatMap(([name, pattern]) => {
    const value = search[name];
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    return pattern.test(text) ? [[name, text]] : [];
  });
  return Object.fromEntries(found) as PresalesSearch; // as: each part was matched with its pattern
}
