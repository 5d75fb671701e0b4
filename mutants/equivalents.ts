import type { Mutant } from './mutant.ts';

interface Equivalent extends Pick<Mutant, 'file' | 'kind' | 'before'> {
  why: string;
}

/** Mutants that nobody can tell from the original, with the reason. They do not count. */
const equivalents: readonly Equivalent[] = [];

export const isEquivalent = (mutant: Mutant): boolean =>
  equivalents.some(
    ({ file, kind, before }) => file === mutant.file && kind === mutant.kind && before === mutant.before,
  );
