import type { LineAdjustment, OfficeSubstitute } from '@tonalia/contract/purchase-adjust';
import type { ShippedLine } from '../line-name.tsx';

/** What the sheet means to do with a line. */
export interface LineDraft {
  quantity: number;
  substitute: (OfficeSubstitute & { quantity: number }) | null;
}

/** By line number; a line without a draft stays as it is. */
export type Draft = Readonly<Record<number, LineDraft>>;

export const draftOf = (draft: Draft, { line, quantity }: ShippedLine): LineDraft =>
  draft[line] ?? { quantity, substitute: null };

/** Sends as many as were found of each line that misses units. */
export const draftOfShort = (lines: readonly ShippedLine[], shortOf: (line: ShippedLine) => number): Draft =>
  Object.fromEntries(
    lines.flatMap((line) => {
      const short = Math.min(shortOf(line), line.quantity);
      return short > 0 ? [[line.line, { quantity: line.quantity - short, substitute: null }]] : [];
    }),
  );

/** Sends another quantity; a substitute replaces at most the units that are not sent. */
export function withQuantity(draft: Draft, line: ShippedLine, wished: number): Draft {
  const quantity = Math.min(Math.max(wished, 0), line.quantity);
  const { substitute } = draftOf(draft, line);
  const left = line.quantity - quantity;
  const kept = substitute && left > 0 ? { ...substitute, quantity: Math.min(substitute.quantity, left) } : null;
  return { ...draft, [line.line]: { quantity, substitute: kept } };
}

/** Chooses a substitute for the units that are not sent; the chosen one again chooses none. */
export function withSubstitute(draft: Draft, line: ShippedLine, chosen: OfficeSubstitute): Draft {
  const { quantity, substitute } = draftOf(draft, line);
  const isSame = substitute?.code === chosen.code && substitute.versionCode === chosen.versionCode;
  const units = Math.min(line.quantity - quantity, chosen.stock);
  return { ...draft, [line.line]: { quantity, substitute: isSame ? null : { ...chosen, quantity: units } } };
}

/** Sends other units of the substitute; none takes it away. */
export function withSubstituteUnits(draft: Draft, line: ShippedLine, wished: number): Draft {
  const { quantity, substitute } = draftOf(draft, line);
  if (!substitute) return draft;
  const units = Math.min(Math.max(wished, 0), line.quantity - quantity, substitute.stock);
  return { ...draft, [line.line]: { quantity, substitute: units === 0 ? null : { ...substitute, quantity: units } } };
}

/** What the API is sent: the lines that change. */
export const changedLines = (lines: readonly ShippedLine[], draft: Draft): LineAdjustment[] =>
  lines.flatMap((one) => {
    const { quantity, substitute } = draftOf(draft, one);
    if (quantity === one.quantity) return [];
    return [
      {
        line: one.line,
        quantity,
        ...(substitute && {
          substitute: { code: substitute.code, versionCode: substitute.versionCode, quantity: substitute.quantity },
        }),
      },
    ];
  });

/** A draft over other lines: each is sent as chosen, or whole where fewer units are left. */
export const draftOver = (lines: readonly ShippedLine[], draft: Draft): Draft =>
  lines.reduce<Draft>((done, line) => {
    const wished = draft[line.line];
    return wished ? withQuantity({ ...done, [line.line]: wished }, line, wished.quantity) : done;
  }, {});
