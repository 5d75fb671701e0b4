import type { ReturnReason } from '@tonalia/contract/return-state';
import type { Returnable } from '@tonalia/contract/returns-own';
import { returnMessages as words } from '../../messages/returns.es-CO.ts';

/** A line that is chosen to be returned. */
export interface ChosenLine {
  units: number;
  reason: ReturnReason | undefined;
  /** JPEG in base64. */
  photos: string[];
}
export type Chosen = Record<number, ChosenLine | undefined>;

type ReturnableLine = Returnable['lines'][number];

/** Whether a reason needs a photo. */
export const needsPhoto = (reason: ReturnReason | undefined): reason is 'broken' | 'shade' =>
  reason === 'broken' || reason === 'shade';

/** The chosen lines, in the order of the order. */
export const chosenOf = (lines: readonly ReturnableLine[], chosen: Chosen) =>
  lines.flatMap((line) => {
    const one = chosen[line.line];
    return one ? [{ ...line, chosen: one }] : [];
  });

/** The missing part, in the words of the button; undefined when the request can be sent. */
export function missingIn(lines: readonly ReturnableLine[], chosen: Chosen): string | undefined {
  for (const { name, chosen: one } of chosenOf(lines, chosen)) {
    if (one.reason === undefined) return words.needsReason(name);
    if (needsPhoto(one.reason) && one.photos.length === 0) return words.needsPhoto(name);
  }
  return undefined;
}
