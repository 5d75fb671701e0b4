import { type Random, seeded } from '@tonalia/demo/random';
import type { SearchDocument } from '@tonalia/search';
import { type Target, spoiled, targetsOf, withoutAccents } from './targets.ts';

/** A list as a person writes it, and the code of the version that each row means. */
export interface WrittenList {
  style: string;
  text: string;
  means: readonly string[];
}

/** How a person writes a list. Each style is written from the catalogue alone. */
type Style = (rows: readonly Target[], random: Random) => string;

const units = ['und', 'unid', 'unidades'] as const;
const few = (random: Random) => 1 + random.whole(0, 12 - 1);
const size = ({ contents }: Target) => contents ?? '';
const whole = (row: Target) =>
  [row.brand, row.name, row.label, row.isSizeInName ? '' : size(row)].filter(Boolean).join(' ');
const short = (text: string) =>
  text
    .replace(/Champú/g, 'shampoo')
    .replace(/1\.000 ml/g, 'litro')
    .replace(/1\.000 g/g, 'kilo')
    .replace(/volúmenes/g, 'vol')
    .replace(/ (de|en|con|para|la) /g, ' ');

/** Rows of one product below a line that names it: the numbers of its shades alone. */
const below: Style = (rows, random) => {
  const [first] = rows;
  if (!first) return '';
  const head = [first.brand, first.name, first.isSizeInName ? '' : size(first)].filter(Boolean).join(' ');
  return [`${head}:`, ...rows.map(({ number }) => `${number} x${few(random)}`)].join('\n');
};

export const styles: Readonly<Record<string, Style>> = {
  message: (rows, random) =>
    `Hola buenas tardes! Me envías porfa:\n${rows.map((row) => `${few(random)} ${whole(row)}`).join('\n')}\nMuchas gracias 🙏`,
  times: (rows, random) => rows.map((row) => `- ${whole(row)} x ${few(random)}`).join('\n'),
  short: (rows, random) =>
    rows
      .map(
        (row) => `${withoutAccents(short(whole(row))).toLowerCase()} ${few(random)} ${units[random.whole(0, 3 - 1)]}`,
      )
      .join('\n'),
  sheet: (rows, random) =>
    [
      'Código\tProducto\tCant\tPrecio',
      ...rows.map((row) => `${row.code}\t${row.name}\t${few(random)}\t$ ${10 + random.whole(0, 80 - 1)}.900`),
    ].join('\n'),
  codes: (rows, random) =>
    rows.map(({ code }) => `${code.toLowerCase().replaceAll('-', ' ')} x${few(random)}`).join(', '),
  below,
  shouted: (rows, random) => rows.map((row) => `• ${whole(row).toUpperCase()} = ${few(random)}`).join('\n'),
  slips: (rows, random) => rows.map((row) => `${spoiled(whole(row), random)} (${few(random)})`).join('\n'),
};

const ROWS = 6;
const LISTS = 50;

/** Fifty lists of each style, the same at each run. */
export function corpus(docs: readonly SearchDocument[]): WrittenList[] {
  const targets = targetsOf(docs);
  return Object.entries(styles).flatMap(([style, write]) =>
    Array.from({ length: LISTS }, (_, n) => {
      const random = seeded(`${style} ${n}`);
      const rows =
        style === 'below' ? ofOneProduct(targets, random) : Array.from({ length: ROWS }, () => random.pick(targets));
      return { style, text: write(rows, random), means: rows.map(({ code }) => code) };
    }),
  );
}

function ofOneProduct(targets: readonly Target[], random: Random): Target[] {
  const first = random.pick(targets.filter(({ number }) => /^\d+\.\d/.test(number)));
  const own = targets.filter(({ product, contents }) => product === first.product && contents === first.contents);
  return Array.from({ length: ROWS }, () => random.pick(own));
}

/** Rows of things that the catalogue does not have: another brand, an unknown number, a made-up product. */
export function strangers(docs: readonly SearchDocument[]): string[] {
  const targets = targetsOf(docs);
  const random = seeded('strangers');
  return Array.from({ length: 200 }, (_, n) => {
    const row = random.pick(targets);
    const count = few(random);
    if (n % 4 === 0) return `${whole(row).replace(row.brand, 'Loreal')} x${count}`;
    if (n % 4 === 1) return `${whole(row)} edición dorada x${count}`;
    if (n % 4 === 2) return `${row.brand} ${row.name} 13.${70 + random.whole(0, 29 - 1)} x${count}`;
    return `${count} ${['whisky', 'cuaderno', 'destornillador', 'gaseosa'][random.whole(0, 4 - 1)]} ${row.label}`;
  });
}
