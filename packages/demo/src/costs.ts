import { round100 } from './product.ts';
import { seeded } from './random.ts';

/** Percent of the price with IVA that a unit of a product costs without it: some of the lowest prices leave little. */
const COST = { from: 43, to: 52 };

/** Gives what a unit of a version costs in pesos without IVA. The share of a product is drawn once. */
export function costReader(): (code: string, price: number) => number {
  const shares = new Map<string, number>();
  return (code, price) => {
    const share = shares.get(code) ?? seeded(`cost ${code}`).whole(COST.from, COST.to) / 100;
    shares.set(code, share);
    return Math.max(100, round100(price * share));
  };
}
