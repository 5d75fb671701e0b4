import type { Clock } from '../../../platform/clock.ts';
import type { Shopper } from '../../../platform/http/actor.ts';
import type { Database } from '../../../platform/transaction.ts';
import { type Price, isAbout } from '@tonalia/rules/price';
import { findDeals } from '../price/price.sql.ts';
import { type Sellable, findSellablesById } from './find-sellables.ts';
import { findVersionsOfCode } from './sellable.sql.ts';

/** The current price of a version and its reasons: for the minimum quantity, and from each quantity that changes it. */
export interface ExplainedPrice extends Pick<
  Sellable,
  'code' | 'versionCode' | 'name' | 'versionName' | 'active' | 'stock' | 'presale'
> {
  steps: { from: number; price: Price; why: string[] }[];
}

/** The prices of a version's code, or of a product's and so of its versions, `most` of them. Empty for an unknown code. */
export async function explainPrice(
  db: Database,
  clock: Clock,
  shopper: Shopper,
  { code, most }: { code: string; most: number },
): Promise<ExplainedPrice[]> {
  const ids = (await findVersionsOfCode(db, code.trim(), most)).map(({ id }) => id);
  const [sellables, deals] = await Promise.all([
    findSellablesById(db, shopper, ids, clock),
    findDeals(db, clock.now(), shopper.tradeTypeId),
  ]);
  return sellables.map((sellable) => {
    const about = deals.filter((deal) => isAbout(deal, sellable.priceFacts));
    const quantities = about.map(({ minQuantity }) => minQuantity);
    const { code: productCode, versionCode, name, versionName, active, stock, presale } = sellable;
    return {
      code: productCode,
      versionCode,
      name,
      versionName,
      active,
      stock,
      presale,
      steps: stepsOf(sellable, quantities),
    };
  });
}

function stepsOf(sellable: Sellable, quantities: readonly number[]): ExplainedPrice['steps'] {
  const least = sellable.minQuantity;
  const from = [...new Set([least, ...quantities.filter((quantity) => quantity > least)])];
  const steps = from
    .toSorted((a, b) => a - b)
    .map((quantity) => ({ from: quantity, price: sellable.price(quantity), why: sellable.why(quantity) }));
  return steps.filter(({ price: now }, at) => now.price !== steps[at - 1]?.price.price);
}
