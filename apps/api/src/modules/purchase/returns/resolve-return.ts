import { OfficeError } from '@tonalia/contract/office-errors';
import type { ReturnDecision, ReturnOutcome } from '@tonalia/contract/return-decision';
import { refundAloneLimit } from '@tonalia/rules/policy';
import { lineName } from '@tonalia/rules/line-name';
import { listAuthors } from '../../../platform/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, type Transaction, inTransaction } from '../../../platform/transaction.ts';
import { findCredit } from '../../customers/index.ts';
import { isRefund, moneyChoices } from '../adjust/money-back.rules.ts';
import { sumRefundedAlone } from '../order/hold-refunds.sql.ts';
import type { Approver } from '../payment/start-refund.ts';
import { type PricedBack, bringBack, priceBack, readLeftOrder } from './bring-back.ts';
import { type LockedReturn, type ReturnActor, changeReturn, holdReturn } from './change-return.ts';
import { returnWords } from './return-words.es-CO.ts';
import { type DecidedLines, decideLines, requireStep } from './return.rules.ts';
import { type StoredReturn, findOrderOfReturn, findReturn, saveDecisions } from './returns.sql.ts';

/** An operator that resolves a return, and whether a refund may be started. */
export interface ResolvingActor extends ReturnActor {
  mayRefund: boolean;
}

interface ResolvePlan {
  decided: DecidedLines;
  /** Undefined when nothing is accepted. */
  back: PricedBack | undefined;
  money: ReturnDecision['to'];
  outcome: ReturnOutcome;
}

/**
 * Decides all lines of a return: units go to stock or are written off, and the money back, as `bringBack` does; without accepted units the return
 * is rejected. With `dryRun` it only computes the same. Throws the errors of the call; APPROVAL_OWN above the limit of one person.
 */
export async function resolveReturn(
  { db, clock }: { db: Database; clock: Clock },
  id: string,
  decision: ReturnDecision,
  actor: ResolvingActor,
): Promise<ReturnOutcome> {
  if (decision.dryRun) {
    const [[owner], [stored]] = [await findOrderOfReturn(db, id), await findReturn(db, id)];
    if (!owner || !stored) throw new OfficeError('RETURN_NOT_FOUND');
    if (stored.version !== decision.version) throw new OfficeError('VERSION_CONFLICT');
    return (await plan(db, owner.orderCode, stored, decision)).outcome;
  }
  return inTransaction(db, async (tx) => {
    const held = await holdReturn(tx, id, decision.version);
    const { outcome, decided, back, money } = await plan(tx, held.order.code, held.stored, decision);
    const approvedBy = back && (await requireSecond(tx, held, back, actor));
    const goods = back && {
      order: held.order,
      shipmentId: null,
      cause: 'return' as const,
      lines: decided.goods,
      money,
      why: `Devolución ${held.stored.code}`,
      by: actor.by,
      operator: actor.operator,
      approvedBy,
      mayRefund: actor.mayRefund,
      words: '',
    };
    const brought = goods && (await bringBack(tx, clock, goods));
    await store(tx, held.stored, decision);
    await changeReturn(tx, clock, held, {
      to: outcome.state,
      units: outcome.toStock + outcome.toLoss,
      words: outcome.message,
      actor,
      stays: held.stored.state === 'asked' && brought !== undefined,
      back: brought,
    });
    return outcome;
  });
}

/**
 * Above the limit of one person, with what left the order before, money leaves only by an operator that neither opened the return nor received it,
 * which is the second person. APPROVAL_OWN.
 */
async function requireSecond(
  tx: Transaction,
  { order, stored }: LockedReturn,
  { portions }: PricedBack,
  { operator, by }: ReturnActor,
): Promise<Approver | undefined> {
  const leaving = portions.filter(isRefund).reduce((sum, { amount }) => sum + amount, 0);
  const [before] = await sumRefundedAlone(tx, order.id);
  if (leaving === 0 || (before?.alone ?? 0) + leaving <= refundAloneLimit) return undefined;
  const actions = ['purchase.return_asked', 'purchase.return_received'];
  const authors = await listAuthors(tx, { subjectId: order.id, actions, words: stored.code });
  if (authors.some(({ operatorId }) => operatorId === operator?.operatorId)) throw new OfficeError('APPROVAL_OWN');
  return operator && { operatorId: operator.operatorId, name: by };
}

async function plan(
  db: Database | Transaction,
  orderCode: string,
  stored: StoredReturn,
  { lines, to, message }: ReturnDecision,
): Promise<ResolvePlan> {
  const decided = decideLines(stored.state, stored.lines, lines);
  const state = decided.goods.length > 0 ? 'resolved' : 'rejected';
  requireStep(stored.state, state);
  const refused = refusedOf(stored, lines);
  const units = { toStock: decided.toStock, toLoss: decided.toLoss, refused: decided.refused };
  if (state === 'rejected') {
    const words = message ?? returnWords.rejected(stored.code, refused);
    const outcome: ReturnOutcome = { ...units, state, amount: 0, portions: [], choices: [], message: words };
    return { decided, back: undefined, money: to, outcome };
  }
  const order = await readLeftOrder(db, orderCode);
  const credit = await findCredit(db, order.customerId);
  const money = to ?? (stored.wish === 'balance' && credit ? 'balance' : undefined);
  const back = priceBack(order, { shipmentId: null, cause: 'return', lines: decided.goods }, money);
  if (!credit && back.portions.some((one) => one.to === 'balance')) throw new OfficeError('BALANCE_UNAVAILABLE');
  const given = back.amount - back.conceded;
  return {
    decided,
    back,
    money,
    outcome: {
      ...units,
      state,
      amount: given,
      portions: back.portions.map(({ to: place, name, amount }) => ({ to: place, name, amount })),
      choices: moneyChoices(given, order.payments, { isUnpaid: false, hasAccount: credit !== undefined }),
      message: message ?? returnWords.resolved(stored.code, back.portions, refused),
    },
  };
}

const refusedOf = ({ lines }: StoredReturn, decisions: ReturnDecision['lines']) =>
  decisions.flatMap(({ line, refusal }) =>
    lines
      .filter((one) => one.line === line && refusal !== undefined)
      .map((one) => ({ name: lineName(one), refusal: refusal ?? '' })),
  );

const store = (tx: Transaction, { id }: StoredReturn, { lines }: ReturnDecision) =>
  saveDecisions(tx, {
    id,
    lines: lines.map(({ line }) => line),
    stocks: lines.map(({ toStock }) => toStock),
    losses: lines.map(({ toLoss }) => toLoss),
    refusals: lines.map(({ refusal }) => refusal ?? null),
  });
