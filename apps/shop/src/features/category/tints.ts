import type { TileTint } from '@tonalia/ui/tile';

const tints = ['rubor', 'malva', 'mantequilla', 'piedra', 'salvia', 'niebla'] as const satisfies TileTint[];

/** The tint of the category at position `at`; the same in every list of all categories. */
export const tintAt = (at: number): TileTint => tints[at % tints.length] ?? 'piedra';
