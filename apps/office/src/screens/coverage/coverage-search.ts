/** Coverage as its address holds it. */
export interface CoverageSearch {
  /** Absent for the zones. */
  vista?: 'municipios' | 'huecos' | 'festivos';
  /** The zone with the focus. */
  zona?: string;
  q?: string;
  bodega?: string;
  plazo?: '0-1' | '2' | '3' | '4';
  /** DANE's code of a department. */
  depto?: string;
  /** DANE's code of the municipality that is asked for. */
  llega?: string;
  pagina?: string;
  panel?: 'crear' | 'editar';
}

/** Changes parts of the address; an undefined one is dropped. */
export type ChangeCoverageSearch = (part: { [K in keyof CoverageSearch]?: string | undefined }) => void;

const parts: { [K in keyof Required<CoverageSearch>]: RegExp } = {
  vista: /^(municipios|huecos|festivos)$/,
  zona: /^.{1,60}$/,
  q: /^.{1,80}$/,
  bodega: /^[A-Z]{3}$/,
  plazo: /^(0-1|2|3|4)$/,
  depto: /^\d{2}$/,
  llega: /^\d{5}$/,
  pagina: /^[1-9]\d{0,3}$/,
  panel: /^(crear|editar)$/,
};

/** Digits of the codes that a browser reads as numbers, without their leading zeros. */
const WIDTHS: Partial<Record<string, number>> = { depto: 2, llega: 5 };

/** Reads an address. Values that it does not know are left out. */
export function readCoverageSearch(search: Record<string, unknown>): CoverageSearch {
  const found = Object.entries(parts).flatMap(([name, pattern]) => {
    const value = search[name];
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    const code = text === '' ? text : text.padStart(WIDTHS[name] ?? 0, '0');
    return pattern.test(code) ? [[name, code]] : [];
  });
  return Object.fromEntries(found) as CoverageSearch; // as: each part was matched with its pattern
}
