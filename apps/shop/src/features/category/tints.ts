import type { TileTint } from '@tonalia/ui/tile';

const tints = ['rubor', 'malva', 'mantequilla', 'piedra', 'salvia', 'niebla'] as const satisfies TileTint[];

/** The tint of the category at `at`, the same wherever categories stand in their order. */
export const tintAt = (at: number): TileTint => tints[at % tints.length] ?? 'piedra';
