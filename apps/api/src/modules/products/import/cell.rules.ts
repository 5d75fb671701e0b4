const MAX_PRICE = 100_000_000;
const MAX_STOCK = 10_000_000;
const units = {
  ml: 'ml',
  mililitros: 'ml',
  cc: 'ml',
  g: 'g',
  gr: 'g',
  grs: 'g',
  gramos: 'g',
  und: 'und',
  unidad: 'und',
  unidades: 'und',
  u: 'und',
} as const;

/** One line, no invisible characters, no doubled blanks. */
export function clean(cell: string | undefined): string {
  return (cell ?? '')
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Z}]+/gu, ' ')
    .trim();
}

/** Text as two lists compare it: without accents and case. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** `#RRGGBB` from "#abc", "AABBCC"…; null when it is no colour. */
export function readHex(text: string | undefined): string | null {
  const found = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(text ?? '')?.[1];
  if (!found) return null;
  const six = found.length === 3 ? found.replace(/./g, '$&$&') : found;
  return `#${six.toUpperCase()}`;
}

/** Pesos however they are written: "12.900", "$ 12,900", "12900,00", "12900.5" (rounded). Undefined when it is no price. */
export function readPrice(text: string): number | undefined {
  const bare = text.replace(/^(?:cop)?\s*\$?\s*|\s*(?:cop|pesos)?$/gi, '').replaceAll(' ', '');
  if (!/^\d[\d.,]*$/.test(bare)) return undefined;
  const decimals = /^(.*?)[.,](\d{1,2})$/.exec(bare);
  const whole = (decimals?.[1] ?? bare).replace(/[.,]/g, '');
  const amount = Math.round(Number(`${whole}.${decimals?.[2] ?? 0}`));
  return amount >= 1 && amount <= MAX_PRICE ? amount : undefined;
}

/** A whole number, "1.200" and "12.0" too; undefined for anything else. */
export function readCount(text: string): number | undefined {
  const bare = text.replace(/[.,]0+$/, '').replace(/[.,](?=\d{3}(\D|$))/g, '');
  const count = /^\d{1,9}$/.test(bare) ? Number(bare) : undefined;
  return count !== undefined && count <= MAX_STOCK ? count : undefined;
}

/** An amount and its unit, litres and kilos as thousands; null without one, a sentence when it cannot be understood. */
export function readVolume(
  text: string | undefined,
  unitText: string | undefined,
): { amount: number; unit: 'ml' | 'g' | 'und' } | null | string {
  if (!text) return null;
  const refused = `el volumen "${short(text)}" no se entiende (ejemplo: 90 ml)`;
  const found = /^(\d{1,3}(?:[.,]\d{3})*|\d+)(?:[.,](\d{1,2}))?\s*([a-z]*)\.?$/i.exec(text);
  if (!found) return refused;
  const written = (found[3] || unitText || 'ml').toLowerCase().replace(/\.$/, '');
  const amount = Number(`${(found[1] ?? '').replace(/[.,]/g, '')}.${found[2] ?? 0}`);
  const thousandfold = { l: 'ml', lt: 'ml', litro: 'ml', litros: 'ml', kg: 'g', kilo: 'g' } as const;
  const big = thousandfold[written as keyof typeof thousandfold]; // as: a word that is no key gives undefined
  const unit = big ?? units[written as keyof typeof units]; // as: likewise
  const rounded = Math.round(big ? amount * 1000 : amount);
  return unit && rounded >= 1 && rounded <= 100_000 ? { amount: rounded, unit } : refused;
}

/** Enough of a wrong value to recognise it in the report. */
export function short(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
