import { AppError } from '@tonalia/contract/errors';
import type { OfficeRole } from '@tonalia/contract/office-rights';
import type { PriceExplanation, PriceStepShown } from '@tonalia/contract/prices-office';
import { type DealTime, nextDealChange } from '@tonalia/rules/deal-time';
import { marginOf } from '@tonalia/rules/margin';
import { type PriceFacts, priceOf } from '@tonalia/rules/price';
import { type PriceRuleStep, priceSteps, unroundedPrice } from '@tonalia/rules/price-steps';
import { taxRates } from '@tonalia/rules/tax';
import type { Clock } from '../../../platform/clock.ts';
import type { Buyer, Shopper } from '../../../platform/http/actor.ts';
import type { Database } from '../../../platform/transaction.ts';
import { dealTimeOf } from '../deal/deal-time.ts';
import { knownCostsOf } from '../price/known-costs.ts';
import { type Sellable, findSellablesById } from '../sellable/find-sellables.ts';
import { listPriceWindows } from './explain.sql.ts';
import { namedVersion } from './named-version.ts';

/** Changes to come that an explanation names. */
const MOST_NEXT = 4;
/** Moments at which prices may change that are looked at for them. */
const MOST_MOMENTS = 12;
/** The prices of a visitor without a trade type. */
const VISITOR: Shopper = { tradeTypeId: 'visitante', agreedFor: null, warehouseId: '' };

/** A price that is to be explained. */
export interface PriceQuestion {
  versionId: string;
  /** Undefined for a trade type, or a visitor. */
  buyer: Buyer | undefined;
  tradeTypeId: string | undefined;
  at: Date;
  /** Undefined for the fewest units that are sold. */
  quantity: number | undefined;
  /** Another list price to try; undefined for the saved one. */
  basePrice: number | undefined;
  /** Decides whether the margin is shown. */
  role: OfficeRole;
}

/** Explains a price as the shop quotes it at a moment; nothing is computed beside the price rules. VERSION_NOT_FOUND. */
export async function explainFor(db: Database, question: PriceQuestion): Promise<PriceExplanation> {
  const { versionId, buyer, at } = question;
  const shopper = buyer ?? { ...VISITOR, tradeTypeId: question.tradeTypeId ?? VISITOR.tradeTypeId };
  const quoteAt = async (moment: Date) => {
    const [version] = await findSellablesById(db, shopper, [versionId], clockAt(moment));
    if (!version) throw new AppError('VERSION_NOT_FOUND');
    return quoteOf(version, question);
  };
  const now = await quoteAt(at);
  const windows = await listPriceWindows(db, {
    versionId,
    tradeTypeId: shopper.tradeTypeId,
    agreedFor: shopper.agreedFor,
    at,
  });
  const windowOf = new Map(windows.map((window) => [`${window.kind} ${window.id}`, window]));
  const toShown = (step: PriceRuleStep): PriceStepShown => {
    const window = windowOf.get(`${windowKind[step.kind]} ${step.id}`);
    return {
      ...step,
      window: window
        ? {
            from: window.from && window.from.toISOString(),
            until: window.until && window.until.toISOString(),
            weekdays: window.weekdays,
          }
        : null,
    };
  };
  const next: PriceExplanation['next'] = [];
  let last = now.price.price;
  for (const moment of momentsOf(windows.map(dealTimeOf), at)) {
    const { price, steps } = await quoteAt(moment);
    const by = steps.findLast(({ holds }) => holds);
    if (price.price === last || !by) continue;
    last = price.price;
    next.push({ at: moment.toISOString(), price: price.price, by: toShown(by) });
    if (next.length === MOST_NEXT) break;
  }
  const cost = (await knownCostsOf(db, [versionId], question.role)).get(versionId);
  return {
    version: namedVersion(now.version),
    customer: buyer ? { _id: buyer.customerId, name: buyer.customerName } : null,
    tradeTypeId: shopper.tradeTypeId,
    at: at.toISOString(),
    quantity: now.quantity,
    minQuantity: now.version.minQuantity,
    price: now.price.price,
    originalPrice: now.price.originalPrice,
    margin: cost ? marginOf({ price: now.price.price, rate: taxRates[cost.taxClass], cost: cost.cost }) : null,
    steps: now.steps.map(toShown),
    unrounded: now.unrounded,
    next,
  };
}

const windowKind = {
  list: '',
  trade: '',
  agreed: 'programmed',
  programmed: 'programmed',
  break: 'deal',
  deal: 'deal',
} as const satisfies Record<PriceRuleStep['kind'], string>;

/** The first moments after `at` at which a window opens or closes. */
function momentsOf(windows: readonly DealTime[], at: Date): Date[] {
  const moments: Date[] = [];
  let last = at.getTime();
  while (moments.length < MOST_MOMENTS) {
    last = Math.min(...windows.map((window) => nextDealChange(window, last)));
    if (!Number.isFinite(last)) break;
    moments.push(new Date(last));
  }
  return moments;
}

const clockAt = (moment: Date): Clock => ({ now: () => moment });

function quoteOf(version: Sellable, { quantity: asked, basePrice }: PriceQuestion) {
  const quantity = asked ?? version.minQuantity;
  const { deals } = version;
  const facts: PriceFacts = { ...version.priceFacts, basePrice: basePrice ?? version.priceFacts.basePrice };
  return {
    version,
    quantity,
    price: priceOf(facts, deals, quantity),
    steps: priceSteps(facts, deals, quantity),
    unrounded: unroundedPrice(facts, deals, quantity),
  };
}
