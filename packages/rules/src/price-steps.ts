import { formatPesos } from './money.ts';
import {
  type Deal,
  type DealTerms,
  type PriceFacts,
  type ProgrammedPrice,
  beforeDealsOf,
  dealPrice,
  isAbout,
  settlePrice,
} from './price.ts';

/** Why a step does not decide the price. */
export type PriceReason =
  /** The trade type has a price of its own. */
  | 'trade_price'
  /** A programmed price takes its place. */
  | 'programmed'
  /** A price agreed with the customer takes its place. */
  | 'agreed'
  /** The programmed price of the trade type replaces, so that this one does not. */
  | 'own_replaces'
  /** Another price is equal or lower. */
  | 'lower_holds'
  /** Fewer units than the deal asks for. */
  | 'below_minimum'
  /** Another deal gives a lower price, or the same and is older. */
  | 'better_deal';

/** A step to the price of a unit, in the order in which they are decided. */
export interface PriceRuleStep {
  kind: 'list' | 'trade' | 'agreed' | 'programmed' | 'break' | 'deal';
  /** Id and name of an agreed or programmed price, or of a deal. */
  id: string | null;
  name: string | null;
  /** Pesos a unit after it; null where it gives no price. */
  amount: number | null;
  /** Whether the price follows it. */
  holds: boolean;
  /** Null for one that holds. */
  reason: PriceReason | null;
  /** The terms of a deal. */
  terms: DealTerms | null;
}

/** The steps to the price of `priceOf`, with those that do not decide it and why. Deals about other products are no steps. */
export function priceSteps(facts: PriceFacts, deals: readonly Deal[], quantity: number): PriceRuleStep[] {
  const { programmed, best } = settlePrice(facts, deals, quantity);
  const plain = { id: null, name: null, terms: null };
  const replaced = programmed && kindOf(programmed);
  const listReason = facts.tradePrice === null ? replaced : 'trade_price';
  return [
    { ...plain, kind: 'list', amount: facts.basePrice, holds: listReason === null, reason: listReason },
    ...(facts.tradePrice === null
      ? []
      : [{ ...plain, kind: 'trade' as const, amount: facts.tradePrice, holds: replaced === null, reason: replaced }]),
    ...facts.programmed.map((one): PriceRuleStep => programmedStep(one, programmed)),
    ...deals
      .filter((deal) => isAbout(deal, facts))
      .toSorted((one, other) => Number(other.kind === 'break') - Number(one.kind === 'break'))
      .map((deal): PriceRuleStep => dealStep(facts, deal, { best, quantity })),
  ];
}

const kindOf = ({ isAgreed }: ProgrammedPrice) => (isAgreed ? ('agreed' as const) : ('programmed' as const));

function programmedStep(price: ProgrammedPrice, holding: ProgrammedPrice | null): PriceRuleStep {
  const { id, name, amount } = price;
  const holds = price === holding;
  const reason = holds ? null : price.replaces && holding?.replaces ? replacing(holding) : 'lower_holds';
  return { kind: kindOf(price), id, name, amount, holds, reason, terms: null };
}

const replacing = (holding: ProgrammedPrice) => (holding.isAgreed ? ('agreed' as const) : ('own_replaces' as const));

function dealStep(
  facts: PriceFacts,
  deal: Deal,
  { best, quantity }: { best: Deal | undefined; quantity: number },
): PriceRuleStep {
  const { id, name, discountType, amount, minQuantity } = deal;
  const before = beforeDealsOf(facts).price;
  const isMissing = quantity < minQuantity;
  return {
    kind: deal.kind ?? 'deal',
    id,
    name,
    amount: isMissing ? null : dealPrice(before, deal, quantity),
    holds: deal === best,
    reason: deal === best ? null : isMissing ? 'below_minimum' : best ? 'better_deal' : 'lower_holds',
    terms: { discountType, amount, minQuantity },
  };
}

/** The price of a deal in percent before it is rounded to whole pesos; null where nothing is rounded. */
export function unroundedPrice(facts: PriceFacts, deals: readonly Deal[], quantity: number): number | null {
  const { best } = settlePrice(facts, deals, quantity);
  if (best?.discountType !== 'percentage') return null;
  const exact = (beforeDealsOf(facts).price * (100 - best.amount)) / 100;
  return Number.isInteger(exact) ? null : exact;
}

/** The steps of `priceSteps` in Spanish, for support, with the one list that gives the regular price and the one deal that holds. */
export const priceSentences = (facts: PriceFacts, deals: readonly Deal[], quantity: number): string[] =>
  priceSteps(facts, deals, quantity)
    .filter(({ kind, reason, holds }) => reason !== 'trade_price' && ((kind !== 'deal' && kind !== 'break') || holds))
    .map((step) => sentenceOf(step, facts));

function sentenceOf({ kind, id, name, amount, holds, reason, terms }: PriceRuleStep, facts: PriceFacts): string {
  const pesos = formatPesos(amount ?? 0);
  if (kind === 'list') return `Precio de lista: ${pesos}`;
  if (kind === 'trade') return `Precio para el tipo de negocio: ${pesos}`;
  if (kind === 'break') return `Por volumen «${name}» (${terms ? loweringOf(terms) : ''}): ${pesos}`;
  if (kind === 'deal') return `Oferta «${name}» (${terms ? loweringOf(terms) : ''}): ${pesos}`;
  const line = `${kind === 'agreed' ? 'Precio pactado' : 'Precio programado'} «${name}»: ${pesos}`;
  const replaces = facts.programmed.some((one) => one.id === id && one.replaces);
  if (holds) return replaces ? `${line}, reemplaza el precio anterior` : line;
  return `${line}, no se aplica: ${whyNot[reason ?? ''] ?? 'hay un precio igual o menor'}`;
}

const whyNot: Readonly<Record<string, string>> = {
  agreed: 'rige el pactado con el cliente',
  own_replaces: 'rige el del tipo de negocio',
};

const loweringOf = ({ discountType, amount }: DealTerms): string =>
  discountType === 'percentage' ? `${amount} % menos` : `${formatPesos(amount)} menos`;
