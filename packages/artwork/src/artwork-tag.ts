import { hash } from './hash.ts';
import type { ArtSpec, SceneSpec } from './spec.ts';

/** Goes up when equal specs come out as another picture, so that stored pictures are drawn anew. */
export const artVersion = 1;

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inner]) => [key, inOrder(inner)]),
  );
}

/**
 * The `v` of a picture's address: another one as soon as the picture looks different, the same in whatever
 * order its properties were stored. Loads no font.
 */
export function artworkTag(picture: ArtSpec | SceneSpec): string {
  return hash(`${artVersion} ${JSON.stringify(inOrder(picture))}`).toString(36);
}
