import type { Mutant } from './mutant.ts';

interface Equivalent extends Pick<Mutant, 'file' | 'kind' | 'before' | 'lineText'> {
  why: string;
}

/** Mutants that behave like the original, with the reason. They are not counted. */
export const equivalents: readonly Equivalent[] = [
  {
    file: 'apps/api/src/modules/purchase/presale/follow-presale.sql.ts',
    kind: 'drop condition',
    before: 's.dispatch_date is not null',
    lineText: "where s.order_id = o.id and s.dispatch_date is not null and s.status <> 'received') as closed,",
    why: 'a null among the closed days equals no day that a line moves to',
  },
  {
    file: 'apps/api/src/modules/purchase/presale/follow-presale.sql.ts',
    kind: 'drop condition',
    before: 's.dispatch_date is not null',
    lineText:
      'from purchase.shipment s where s.order_id = o.id and s.dispatch_date is not null and s.delivery_day is not null) as chosen',
    why: 'hours of no dispatch day belong to no line that waits for a presale',
  },
  {
    file: 'apps/api/src/modules/products/transfer/transfer.rules.ts',
    kind: 'flip comparison',
    before: '>',
    lineText: "received === units ? reason === null : reason !== null && received > units === (reason === 'extra');",
    why: 'equal numbers are decided before',
  },
  {
    file: 'apps/api/src/modules/purchase/office-method/movement.rules.ts',
    kind: 'flip comparison',
    before: '>',
    lineText: 'const from = isRunning ? saved.from : asked > now ? asked : now;',
    why: 'a start that is now is the same instant either way',
  },
];

export const isEquivalent = (mutant: Mutant): boolean =>
  equivalents.some(
    ({ file, kind, before, lineText }) =>
      file === mutant.file && kind === mutant.kind && before === mutant.before && lineText === mutant.lineText,
  );
