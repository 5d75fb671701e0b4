import type { OfficeShade } from '@tonalia/contract/product-office';
import { type FieldValue, type ShadeField } from './edits.rules.ts';
import { readValue } from './read-value.rules.ts';

/** What a pasted column holds; null is left out. */
export type PastedField = Exclude<ShadeField, 'state'>;
export type ColumnFields = readonly (PastedField | null)[];
/** A saved shade equals it, differs, or does not exist; the row repeats another one, or has a value that is not understood. */
export type PastedKind = 'new' | 'changed' | 'same' | 'repeated' | 'wrong';

/** A pasted row with its values, and what becomes of it. */
export interface PastedShade {
  /** Number of the row, from 1. */
  line: number;
  kind: PastedKind;
  /** Texts as they were pasted or mended. */
  texts: Partial<Record<PastedField, string>>;
  values: Record<PastedField, FieldValue>;
  problems: Partial<Record<PastedField, PastedProblem>>;
  /** The shade with the same code or number. */
  saved: OfficeShade | undefined;
  changes: PastedField[];
  /** The first row with the same code, number and name. */
  repeats: number | undefined;
  isMended: boolean;
}
export type PastedProblem = 'code' | 'swatch' | 'price' | 'long' | 'shade';

const headings: Record<PastedField, RegExp> = {
  shade: /^(n[uú]mero|nro\.?|no\.?|tono|shade)$/i,
  name: /^(nombre|descripci[oó]n|name)$/i,
  swatch: /^(color|hex|colou?r)$/i,
  code: /^(c[oó]digo|referencia|ref\.?|sku|code)$/i,
  price: /^(precio|valor|price)( base)?$/i,
};
const fields = ['shade', 'name', 'swatch', 'code', 'price'] as const;

/** Guesses the columns from a heading, or from what they hold. `hasHeading`: the first row names them. */
export function guessColumns(rows: readonly string[][]): { columns: ColumnFields; hasHeading: boolean } {
  const first = rows[0] ?? [];
  const named = first.map((cell) => fields.find((field) => headings[field].test(cell.trim())) ?? null);
  if (named.filter(Boolean).length >= 2) return { columns: unique(named), hasHeading: true };
  const width = Math.max(0, ...rows.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, at) =>
    guessOf(rows.map((row) => (row[at] ?? '').trim()).filter(Boolean)),
  );
  return { columns: unique(columns), hasHeading: false };
}

/** A field stays with its first column. */
const unique = (columns: (PastedField | null)[]): ColumnFields =>
  columns.map((field, at) => (columns.indexOf(field) === at ? field : null));

function guessOf(cells: string[]): PastedField | null {
  if (cells.length === 0) return null;
  const most = (test: (cell: string) => boolean) => cells.filter(test).length > cells.length * 0.6;
  if (most((cell) => /^#|^rgb\(/i.test(cell) || (/^[0-9a-f]{6}$/i.test(cell) && /[a-f]/i.test(cell)))) return 'swatch';
  if (most((cell) => /^\$|^\d{1,3}(\.\d{3})+$|^\d{4,8}$/.test(cell))) return 'price';
  if (most((cell) => /^\d{1,3}([.,/-]\d{1,3})*[a-z]?$/i.test(cell))) return 'shade';
  if (most((cell) => /^[A-Z0-9][A-Z0-9._/-]+$/.test(cell) && /\d/.test(cell))) return 'code';
  return 'name';
}

/** What rows are compared with and completed from. */
export interface PasteBase {
  productCode: string;
  shades: readonly OfficeShade[];
}

/** Reads pasted rows. `mended` has texts typed over cells, by `<line>:<field>`. */
export function readPasted(
  rows: readonly string[][],
  columns: ColumnFields,
  { base, mended, firstLine }: { base: PasteBase; mended: ReadonlyMap<string, string>; firstLine: number },
): PastedShade[] {
  const byCode = new Map(base.shades.map((shade) => [shade.code, shade]));
  const byNumber = Map.groupBy(base.shades, ({ shade }) => shade ?? '');
  const seen = new Map<string, number>();
  const prefix = codePrefix(base);
  const price = base.shades.at(-1)?.price ?? null;
  return rows.map((cells, at) => {
    const line = firstLine + at;
    const texts = textsOf(cells, columns, (field) => mended.get(`${line}:${field}`));
    const read = readTexts(texts);
    const numbered =
      texts.code?.trim() || read.values.shade === null ? [] : (byNumber.get(String(read.values.shade)) ?? []);
    const saved = byCode.get(String(read.values.code ?? '')) ?? (numbered.length === 1 ? numbered[0] : undefined);
    const values = completed(read.values, { saved, prefix, price });
    // shades of several volumes share their number: only the code tells which one is meant
    const problems = { ...read.problems, ...missing(values), ...(numbered.length > 1 && { code: 'code' as const }) };
    const name = `${String(values.code)}`;
    const repeats = seen.get(name);
    if (values.code !== null && repeats === undefined) seen.set(name, line);
    const changes = saved ? fields.filter((field) => field in texts && values[field] !== saved[field]) : [];
    const kind = kindOf({
      isWrong: Object.keys(problems).length > 0,
      isRepeated: repeats !== undefined,
      saved,
      changes,
    });
    return { line, kind, texts, values, problems, saved, changes, repeats, isMended: read.isMended };
  });
}

function textsOf(cells: readonly string[], columns: ColumnFields, mended: (field: PastedField) => string | undefined) {
  const texts: Partial<Record<PastedField, string>> = {};
  for (const [at, field] of columns.entries()) if (field) texts[field] = cells[at] ?? '';
  for (const field of fields) {
    const text = mended(field);
    if (text !== undefined) texts[field] = text;
  }
  return texts;
}

function readTexts(texts: Partial<Record<PastedField, string>>) {
  const values: Record<PastedField, FieldValue> = { shade: null, name: null, swatch: null, code: null, price: null };
  const problems: PastedShade['problems'] = {};
  let isMended = false;
  for (const field of fields) {
    const text = texts[field];
    // an empty code or price is completed
    if (text === undefined || (text.trim() === '' && (field === 'code' || field === 'price'))) continue;
    const read = readValue(field, text);
    if ('problem' in read) problems[field] = read.problem;
    else {
      values[field] = read.value;
      isMended ||= read.isMended === true;
    }
  }
  return { values, problems, isMended };
}

/** Fills what the paste leaves out: from the saved shade, or a code of the product's kind and its price. */
function completed(
  values: Record<PastedField, FieldValue>,
  { saved, prefix, price }: { saved: OfficeShade | undefined; prefix: string; price: number | null },
): Record<PastedField, FieldValue> {
  // an empty cell leaves what is saved
  if (saved)
    return {
      code: saved.code,
      shade: values.shade ?? saved.shade,
      name: values.name ?? saved.name,
      swatch: values.swatch ?? saved.swatch,
      price: values.price ?? saved.price,
    };
  const number = typeof values.shade === 'string' ? plainNumber(values.shade) : '';
  return {
    ...values,
    code: values.code ?? (number === '' ? null : `${prefix}${number}`),
    price: values.price ?? price,
  };
}

function missing({ shade, name, code, price }: Record<PastedField, FieldValue>): PastedShade['problems'] {
  return {
    ...(shade === null && name === null && { shade: 'shade' as const }),
    ...(code === null && { code: 'code' as const }),
    ...(price === null && { price: 'price' as const }),
  };
}

interface KindFacts {
  isWrong: boolean;
  isRepeated: boolean;
  saved: OfficeShade | undefined;
  changes: readonly PastedField[];
}

function kindOf({ isWrong, isRepeated, saved, changes }: KindFacts): PastedKind {
  if (isWrong) return 'wrong';
  if (isRepeated) return 'repeated';
  if (!saved) return 'new';
  return changes.length > 0 ? 'changed' : 'same';
}

const plainNumber = (shade: string): string => shade.replace(/[^0-9a-z]/gi, '').toUpperCase();

/** What codes of shades have before their number ("TS-" of "TS-71"); else the product's code. */
function codePrefix({ productCode, shades }: PasteBase): string {
  const counts = new Map<string, number>();
  for (const { code, shade } of shades) {
    const number = shade === null ? '' : plainNumber(shade);
    if (number === '' || !code.endsWith(number)) continue;
    const prefix = code.slice(0, -number.length);
    counts.set(prefix, (counts.get(prefix) ?? 0) + 1);
  }
  const [best] = [...counts].toSorted((a, b) => b[1] - a[1]);
  return best?.[0] || `${productCode}-`;
}
