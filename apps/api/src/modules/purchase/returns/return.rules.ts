import { AppError } from '@tonalia/contract/errors';
import { OfficeError } from '@tonalia/contract/office-errors';
import type { ReturnDecision } from '@tonalia/contract/return-decision';
import type { ReturnState } from '@tonalia/contract/return-state';
import { dayAfter } from '@tonalia/rules/calendar';
import { dayIn } from '@tonalia/rules/dates';
import { returnCollectFrom, returnDays } from '@tonalia/rules/policy';
import type { LineBack } from './goods-back.rules.ts';

/** Allowed changes of a return; ends are final. */
const next: Record<ReturnState, readonly ReturnState[]> = {
  asked: ['collecting', 'received', 'resolved', 'rejected', 'withdrawn'],
  collecting: ['received'],
  received: ['resolved', 'rejected'],
  resolved: [],
  rejected: [],
  withdrawn: [],
};

export const canReturnBecome = (from: ReturnState, to: ReturnState): boolean => next[from].includes(to);

/** Throws RETURN_DECIDED when a return cannot go there, and RETURN_NOT_RECEIVED when it is decided on its way back. */
export function requireStep(from: ReturnState, to: ReturnState): void {
  if (from === 'collecting' && (to === 'resolved' || to === 'rejected')) throw new OfficeError('RETURN_NOT_RECEIVED');
  if (!canReturnBecome(from, to)) throw new AppError('RETURN_DECIDED');
}

/** The last day to ask for what was delivered at an instant, in Bogotá. */
export const returnableUntil = (deliveredAt: Date): string => dayAfter(dayIn(deliveredAt), returnDays);

/** A line of a return, in pesos. */
export interface ReturnLine {
  line: number;
  units: number;
  /** Units counted in the warehouse; null while nothing arrived. */
  arrived: number | null;
  price: number;
  reason: string;
}

/** A decision in units. */
export interface DecidedLines {
  goods: LineBack[];
  toStock: number;
  toLoss: number;
  refused: number;
}

/**
 * Checks the decision of every line. Throws RETURN_UNDECIDED for a line without one, or refused units without their reason; LINE_NOT_FOUND;
 * RETURN_TOO_MUCH for more units than arrived; RETURN_NOT_RECEIVED for goods that stay with the customer, unless they are written off and
 * worth less than what is collected.
 */
export function decideLines(
  state: ReturnState,
  lines: readonly ReturnLine[],
  decisions: ReturnDecision['lines'],
): DecidedLines {
  if (decisions.some(({ line }) => !lines.some((one) => one.line === line))) throw new OfficeError('LINE_NOT_FOUND');
  const decided = lines.map((line) => ({ line, decision: requireDecision(line, decisions) }));
  const toStock = decided.reduce((sum, { decision }) => sum + decision.toStock, 0);
  const toLoss = decided.reduce((sum, { decision }) => sum + decision.toLoss, 0);
  if (state === 'asked') requireStay(toStock, decided);
  return {
    toStock,
    toLoss,
    refused: lines.reduce((sum, { units }) => sum + units, 0) - toStock - toLoss,
    goods: decided.flatMap(({ line: { line, reason }, decision }) => [
      ...(decision.toStock > 0 ? [{ line, units: decision.toStock, to: 'stock' as const, reason }] : []),
      ...(decision.toLoss > 0 ? [{ line, units: decision.toLoss, to: 'loss' as const, reason }] : []),
    ]),
  };
}

function requireDecision(line: ReturnLine, decisions: ReturnDecision['lines']): ReturnDecision['lines'][number] {
  const decision = decisions.find((one) => one.line === line.line);
  if (!decision) throw new OfficeError('RETURN_UNDECIDED');
  const accepted = decision.toStock + decision.toLoss;
  if (accepted > (line.arrived ?? line.units)) throw new AppError('RETURN_TOO_MUCH');
  if (accepted < line.units && decision.refusal === undefined) throw new OfficeError('RETURN_UNDECIDED');
  return decision;
}

function requireStay(
  toStock: number,
  decided: readonly { line: ReturnLine; decision: ReturnDecision['lines'][number] }[],
): void {
  const value = decided.reduce((sum, { line, decision }) => sum + line.price * decision.toLoss, 0);
  if (toStock > 0 || !mayStay(value)) throw new OfficeError('RETURN_NOT_RECEIVED');
}

/** Whether goods of so many pesos may stay with the customer. */
export const mayStay = (value: number): boolean => value < returnCollectFrom;
