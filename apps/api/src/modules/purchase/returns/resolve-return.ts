import { OfficeError } from '@tonalia/contract/office-errors';
import type { ReturnDecision, ReturnOutcome } from '@tonalia/contract/return-decision';
import { refundAloneLimit } from '@tonalia/rules/policy';
import { lineName } from '@tonalia/rules/line-name';
import { listAuthors } from '../../../platform/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, type Transaction, inTransaction } from '../../../platform/transaction.ts';
import { findCredit } from '../../customers/index.ts';
import { isRefund, moneyChoices } from '../adjust/money-back.rules.ts';
import { withFreeCode } from '../order/place-order.ts';
import { sumRefundedAlone } from '../order/hold-refunds.sql.ts';
import type { Approver } from '../payment/start-refund.ts';
import { type PricedBack, bringBack, priceBack, readLeftOrder } from './bring-back.ts';
import { type LockedReturn, type ReturnActor, changeReturn, holdReturn } from './change-return.ts';
import { type MadeExchange, exchangeGoods } from './exchange-goods.ts';
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
  to: ReturnDecision['to'];
  outcome: ReturnOutcome;
}

/**
 * Decides all lines of a return: units go to stock or are written off, and the money back, as `bringBack` does, or they are exchanged; without
 * accepted units the return is rejected. With `dryRun` it only computes the same. Throws the errors of the call; APPROVAL_OWN above the limit
 * of one person.
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
  return withFreeCode((codeLength) =>
    inTransaction(db, async (tx) => {
      const held = await holdReturn(tx, id, decision.version);
      const planned = await plan(tx, held.order.code, held.stored, decision);
      const { back, exchange } = await giveBack(tx, clock, held, { planned, actor, codeLength });
      const outcome = exchange ? withExchange(planned.outcome, exchange) : planned.outcome;
      await store(tx, held.stored, decision);
      await changeReturn(tx, clock, held, {
        to: outcome.state,
        units: outcome.toStock + outcome.toLoss,
        words: outcome.message,
        actor,
        stays: held.stored.state === 'asked' && back !== undefined,
        back,
        exchange,
      });
      return outcome;
    }),
  );
}

interface GivenBack {
  /** Undefined when nothing is accepted. */
  back?: { id: string; amount: number };
  exchange?: MadeExchange;
}

/** Exchanges what was accepted, or brings it back for its money. */
async function giveBack(
  tx: Transaction,
  clock: Clock,
  held: LockedReturn,
  { planned, actor, codeLength }: { planned: ResolvePlan; actor: ResolvingActor; codeLength: number },
): Promise<GivenBack> {
  const { decided, back, to } = planned;
  const { order, stored } = held;
  if (!back) return {};
  if (to === 'exchange') {
    const goods = { order, returnCode: stored.code, lines: decided.goods, actor, codeLength };
    const exchange = await exchangeGoods(tx, clock, goods);
    return { back: { id: exchange.backId, amount: 0 }, exchange };
  }
  const approvedBy = await requireSecond(tx, held, back, actor);
  const brought = await bringBack(tx, clock, {
    order,
    shipmentId: null,
    cause: 'return',
    lines: decided.goods,
    money: to,
    why: `Devolución ${stored.code}`,
    by: actor.by,
    operator: actor.operator,
    approvedBy,
    mayRefund: actor.mayRefund,
    words: '',
  });
  return { back: brought };
}

const withExchange = (outcome: ReturnOutcome, { orderCode }: MadeExchange): ReturnOutcome => ({
  ...outcome,
  exchangeOrder: orderCode,
  message: returnWords.withExchange(outcome.message, orderCode),
});

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
    const none = { amount: 0, portions: [], choices: [], exchangeOrder: null };
    return { decided, back: undefined, to, outcome: { ...units, ...none, state, message: words } };
  }
  const order = await readLeftOrder(db, orderCode);
  const credit = await findCredit(db, order.customerId);
  const target = to ?? (stored.wish === 'balance' && credit ? 'balance' : undefined);
  const isExchange = target === 'exchange';
  const request = { shipmentId: null, cause: 'return' as const, lines: decided.goods };
  const back = priceBack(order, request, isExchange ? undefined : target);
  // what a concession gave back is not given a second time
  if (isExchange && back.conceded > 0) throw new OfficeError('REFUND_TOO_MUCH');
  if (!isExchange && !credit && back.portions.some((one) => one.to === 'balance'))
    throw new OfficeError('BALANCE_UNAVAILABLE');
  const given = back.amount - back.conceded;
  const choices = moneyChoices(given, order.payments, { isUnpaid: false, hasAccount: credit !== undefined });
  const exchange = { to: 'exchange' as const, name: null, most: given };
  const usual = isExchange
    ? returnWords.exchanged(stored.code, refused)
    : returnWords.resolved(stored.code, back.portions, refused);
  return {
    decided,
    back,
    to: target,
    outcome: {
      ...units,
      state,
      amount: given,
      portions: isExchange ? [] : back.portions.map(({ to: place, name, amount }) => ({ to: place, name, amount })),
      choices: back.conceded > 0 ? choices : [...choices, exchange],
      exchangeOrder: null,
      message: message ?? usual,
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
