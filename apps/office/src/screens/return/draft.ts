import type { ReturnDecision } from '@tonalia/contract/return-decision';
import type { OfficeReturn } from '@tonalia/contract/returns-office';
import type { z } from 'zod';
import { returnsTexts as texts } from '../../messages/returns.es-CO.ts';

/** A line of a return, as its page shows it. */
export type DetailLine = OfficeReturn['lines'][number];

/** What the operator decided of a line; undefined while nothing is. */
export interface ReturnLineDraft {
  toStock: number;
  toLoss: number;
  refusal: string;
  /** Units are split by hand. */
  isSplit: boolean;
}
export type ReturnDraft = Record<number, ReturnLineDraft | undefined>;

/** Units of a line that can be accepted: those that arrived. */
export const mostOf = ({ arrived, units }: DetailLine): number => arrived ?? units;

/** Whether the goods stay with the customer, so that they can only be written off. */
export const staysWithCustomer = ({ state, mayStay }: Pick<OfficeReturn, 'state' | 'mayStay'>): boolean =>
  state === 'asked' && mayStay;

/** Whether the return can be decided. */
export const isOpen = ({ state }: Pick<OfficeReturn, 'state'>): boolean => state === 'asked' || state === 'received';

/** The draft without the lines that a newer version left behind: fewer units arrived, or the goods stay with the customer. */
export function fitting(one: OfficeReturn, draft: ReturnDraft): ReturnDraft {
  const fits = (line: DetailLine, { toStock, toLoss }: ReturnLineDraft) =>
    toStock + toLoss <= mostOf(line) && !(toStock > 0 && staysWithCustomer(one));
  return Object.fromEntries(
    one.lines.flatMap((line) => {
      const drafted = draft[line.line];
      return drafted && fits(line, drafted) ? [[line.line, drafted]] : [];
    }),
  );
}

/** Accepts the whole line: broken and expired goods are written off, others are sold again. */
export function acceptLine(line: DetailLine, onlyLoss: boolean, place = usualPlace(line, onlyLoss)): ReturnLineDraft {
  const units = mostOf(line);
  return {
    toStock: place === 'stock' ? units : 0,
    toLoss: place === 'loss' ? units : 0,
    refusal: units < line.units ? texts.notArrived : '',
    isSplit: false,
  };
}

const usualPlace = ({ reason }: DetailLine, onlyLoss: boolean): 'stock' | 'loss' =>
  onlyLoss || reason === 'broken' || reason === 'expired' ? 'loss' : 'stock';

export const rejectLine = (before: ReturnLineDraft | undefined): ReturnLineDraft => ({
  toStock: 0,
  toLoss: 0,
  refusal: before?.refusal ?? '',
  isSplit: false,
});

/** Whether a line is accepted, rejected, or neither yet. */
export const answerOf = (draft: ReturnLineDraft | undefined): 'accept' | 'reject' | undefined =>
  draft && (draft.toStock + draft.toLoss > 0 ? 'accept' : 'reject');

/** Units that are refused of a line. */
export const refusedOf = ({ units }: DetailLine, { toStock, toLoss }: ReturnLineDraft): number =>
  units - toStock - toLoss;

/** A reason has three letters at least, as the API asks. */
const LEAST_REASON = 3;

/** Whether a line needs nothing more. */
export const isDecided = (line: DetailLine, draft: ReturnLineDraft | undefined): boolean =>
  draft !== undefined && (refusedOf(line, draft) === 0 || draft.refusal.trim().length >= LEAST_REASON);

/** The first line that is not decided. */
export const firstOpen = ({ lines }: OfficeReturn, draft: ReturnDraft): number | undefined =>
  lines.find((line) => !isDecided(line, draft[line.line]))?.line;

/** The decision as the API takes it. A line without one counts as refused, to show the sum of the others. */
export function toDecision(
  { version, lines }: OfficeReturn,
  draft: ReturnDraft,
): Pick<z.input<typeof ReturnDecision>, 'version' | 'lines'> {
  return {
    version,
    lines: lines.map((line) => {
      const one = draft[line.line];
      const refusal = one?.refusal.trim() ?? '';
      if (!one || !isDecided(line, one))
        return { line: line.line, toStock: one?.toStock ?? 0, toLoss: one?.toLoss ?? 0, refusal: OPEN };
      return {
        line: line.line,
        toStock: one.toStock,
        toLoss: one.toLoss,
        ...(refusedOf(line, one) > 0 && { refusal }),
      };
    }),
  };
}

/** The reason of a line that is still open, only in a dry run. */
const OPEN = 'por decidir';
