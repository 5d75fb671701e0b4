import type { ListedBankLine, PairOf } from '@tonalia/contract/bank-lines';
import { dayIn } from '@tonalia/rules/dates';
import { day as oneDay } from '@tonalia/rules/durations';
import { plainText } from '@tonalia/rules/plain-text';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/transaction.ts';
import type { Gateway } from '../gateway/gateway.ts';
import type { FreeBankLine } from '../payment/bank-line.sql.ts';
import { sumPayments } from './gateway-sums.rules.ts';
import { LINE_DAYS, type WantedThing, freeLines, wantedThings } from './list-transfers.ts';
import { type WantedTransfer, matchLines } from './match-lines.rules.ts';
import { listPaidDays, listRefundsWithoutLine } from './settled-cash.sql.ts';
import { pairLines } from './sum-lines.rules.ts';

const MOST_REFUNDS = 500;

/** What reading proposals needs. */
export interface ProposalContext {
  db: Database;
  clock: Clock;
  gateways: readonly Pick<Gateway, 'name' | 'methods'>[];
}

export type Proposal = NonNullable<ListedBankLine['proposal']>;

/** Lines without a pair, and what fits them. */
export interface Proposals {
  /** Of money that came, and that left. */
  lines: FreeBankLine[];
  /** By the id of the line, of money that left too. */
  fitting: Map<string, Proposal>;
  /** Ids of the things of which a line may be, by the line's. */
  shared: Map<string, ReadonlySet<string>>;
}

/** What fits the lines of the last days that have no pair; each thing is proposed for one line. */
export async function findProposals(context: ProposalContext): Promise<Proposals> {
  const { db, clock } = context;
  const [lines, out] = await Promise.all([freeLines(db, clock), freeLines(db, clock, true)]);
  const wanted = lines.length === 0 ? [] : await wantedThings(db, clock);
  const { found, shared, sums } = pairLines(wanted, lines);
  const byId = new Map(wanted.map((thing) => [thing.id, thing]));
  const singles = [...found].flatMap(([id, { line, state }]) => {
    const thing = byId.get(id);
    return thing ? [[line.id, proposalOf([thing], state)] as const] : [];
  });
  const fitting = new Map([
    ...singles,
    ...[...sums].map(([lineId, things]) => [lineId, proposalOf(things, 'sum')] as const),
    ...(await findRefundLines(context, out)),
  ]);
  const left = lines.filter(({ id }) => !fitting.has(id) && !shared.has(id));
  for (const [lineId, proposal] of await findGatewayLines(context, left)) fitting.set(lineId, proposal);
  return { lines: [...lines, ...out], fitting, shared };
}

const proposalOf = (things: readonly WantedThing[], state: Proposal['state']): Proposal => ({
  ...wordsOf(things),
  amount: things.reduce((sum, { amount }) => sum + amount, 0),
  ids: things.map(({ id }) => id),
  state,
});

const wordsOf = ([first, ...others]: readonly WantedThing[]) => ({
  of: first?.of ?? ('transfer' as PairOf),
  count: others.length + 1,
  code: others.length === 0 ? (first?.orderCode ?? null) : null,
  isOrder: others.length === 0 && (first?.isOrder ?? false),
  name: first?.customer ?? '',
});

/** Refunds that money which left is of: the same amount, with the code or name. */
async function findRefundLines(
  { db, clock }: ProposalContext,
  out: readonly FreeBankLine[],
): Promise<[string, Proposal][]> {
  if (out.length === 0) return [];
  const since = new Date(clock.now().getTime() - LINE_DAYS * oneDay);
  const refunds = await listRefundsWithoutLine(db, { since, amount: null, typed: null, limit: MOST_REFUNDS });
  const byId = new Map(refunds.map((refund) => [refund.id, refund]));
  const wanted = refunds
    .filter(({ code }) => code !== '')
    .map(({ id, code, customer, amount, at }): WantedTransfer => {
      return { id, orderCode: code, customer, document: null, amount, day: dayIn(at) };
    });
  const { found } = matchLines(
    wanted,
    out.map((line) => ({ ...line, amount: -line.amount })),
  );
  return [...found].flatMap(([id, { line, state }]): [string, Proposal][] => {
    const refund = byId.get(id);
    if (!refund || state !== 'matches') return [];
    const { code, isOrder, customer: name, amount } = refund;
    return [[line.id, { of: 'refund', count: 1, code, isOrder, name, amount: -amount, ids: [id], state }]];
  });
}

/** What a gateway transferred; payments are read only when a line names one. */
async function findGatewayLines(
  { db, clock, gateways }: ProposalContext,
  lines: readonly FreeBankLine[],
): Promise<[string, Proposal][]> {
  const names = (text: string) => gateways.filter(({ name }) => plainText(text).includes(name));
  const named = lines.filter(({ description, reference }) => names(`${description} ${reference}`).length > 0);
  if (named.length === 0) return [];
  const since = new Date(clock.now().getTime() - (LINE_DAYS + 10) * oneDay);
  const methods = gateways.flatMap((gateway) => gateway.methods);
  const days = (await listPaidDays(db, { since, methods })).flatMap((paid) => {
    const gateway = gateways.find((one) => one.methods.includes(paid.method));
    return gateway ? [{ ...paid, gateway: gateway.name }] : [];
  });
  return [...sumPayments(days, named)].map(([lineId, { ids, name, amount }]): [string, Proposal] => [
    lineId,
    { of: 'gateway', count: ids.length, code: null, isOrder: false, name, amount, ids, state: 'sum' },
  ]);
}
