import { dayAfter } from '@tonalia/rules/calendar';

const MOST_PESOS = 100_000_000_000;

/** Whole pesos of "1.234.567,00", "-1,234,567.00", "$ 38.400" or "(38400)"; a sentence for anything else. */
export function readPesos(text: string): number | string {
  const bare = text.replace(/[$\s\u00a0]|COP/gi, '').replace('\u2212', '-');
  const isNegative = /^-|-$|^\(.*\)$/.test(bare);
  const digits = bare.replace(/^[-+(]+|[-)]+$/g, '');
  const found = splitDecimals(digits);
  if (!found) return `el valor «${text.slice(0, 24)}» no es un número`;
  if (/[1-9]/.test(found.decimals)) return `el valor «${text.slice(0, 24)}» tiene centavos`;
  const pesos = Number(found.whole);
  if (pesos > MOST_PESOS) return `el valor «${text.slice(0, 24)}» es demasiado grande`;
  return isNegative && pesos !== 0 ? -pesos : pesos;
}

/** Whole part without separators, and decimals. The last separator is the decimal one when both kinds are there. */
function splitDecimals(digits: string): { whole: string; decimals: string } | undefined {
  const shapes = [
    /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,4}))?$/, // 1.234.567,89
    /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,4}))?$/, // 1,234,567.89
  ];
  // «1.234» and «1,234» are thousands, «1.23» and «1,23» are not
  const isGrouped = /^\d{1,3}([.,]\d{3})+$/.test(digits) && new Set(digits.match(/[.,]/g)).size === 1;
  if (isGrouped) return { whole: digits.replace(/[.,]/g, ''), decimals: '' };
  for (const shape of shapes) {
    const found = shape.exec(digits);
    if (found) return { whole: (found[1] ?? '').replace(/[.,]/g, ''), decimals: found[2] ?? '' };
  }
  return undefined;
}

/** The day 0 of a spreadsheet. */
const EPOCH = '1899-12-30';

/** A day of "23/11/2026", "2026-11-23", "20261123" or a spreadsheet's number. */
export function readDay(text: string): string | undefined {
  const [bare = ''] = text.split(/[ T]/);
  if (/^\d{5}(\.\d+)?$/.test(bare)) return dayAfter(EPOCH, Math.floor(Number(bare)));
  const local = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(bare);
  const iso = /^(\d{4})[/.-]?(\d{2})[/.-]?(\d{2})$/.exec(bare);
  const [year, month, day] = local ? [local[3], local[2], local[1]] : iso ? [iso[1], iso[2], iso[3]] : [];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(`${date}T00:00:00Z`);
  const isReal = !Number.isNaN(time) && new Date(time).toISOString().startsWith(date) && Number(year) >= 2000;
  return isReal ? date : undefined;
}
