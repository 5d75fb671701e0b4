import type { Mutant } from './mutant.ts';

interface Equivalent extends Pick<Mutant, 'file' | 'kind' | 'before'> {
  why: string;
}

/** Mutants that behave as the original does, with the reason. They do not count. */
const equivalents: readonly Equivalent[] = [
  {
    file: 'apps/api/src/modules/purchase/presale/follow-presale.sql.ts',
    kind: 'drop condition',
    before: 's.dispatch_date is not null',
    why: 'a null among the days equals no day a line moves to or comes from',
  },
];

export const isEquivalent = (mutant: Mutant): boolean =>
  equivalents.some(
    ({ file, kind, before }) => file === mutant.file && kind === mutant.kind && before === mutant.before,
  );
