import type { OfficeOrderFacts } from '@tonalia/contract/fiscal';
import type { OrderFacts } from '../facts/facts.rules.ts';

/** The fiscal facts of an order as its page shows them: all lines, whatever part they leave with. */
export function toFactsView({
  amount,
  base,
  tax,
  isAssumed,
  customer,
  seller,
  terms,
  shipping,
  placed,
  parts,
}: OrderFacts): OfficeOrderFacts {
  return {
    amount,
    base,
    tax,
    isAssumed,
    customer: customer ?? null,
    seller,
    terms,
    shipping,
    placed,
    lines: parts.flatMap((part) =>
      part.lines.map(({ line, unit, taxClass, rate, amount: pesos, base: lineBase, tax: lineTax, ...rest }) => ({
        line,
        unit,
        taxClass,
        rate,
        amount: pesos,
        base: lineBase,
        tax: lineTax,
        discount: rest.discount,
        placed: rest.placed,
      })),
    ),
  };
}
