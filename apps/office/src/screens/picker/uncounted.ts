import type { PickLine, PickOutcome } from '@tonalia/contract/dispatch-wave';
import type { WaitingPick } from '../../api/pick-store.ts';
import { lineTitle } from '../../features/picking/line-words.ts';

/** Units that a phone counted or missed without network and the server did not, by the name of their line. */
export interface Uncounted {
  /** Found here, but another had counted them. */
  picked: ReadonlyMap<string, number>;
  /** Missing here, but another had found them. */
  missing: ReadonlyMap<string, number>;
}

export const noneUncounted: Uncounted = { picked: new Map(), missing: new Map() };

/** Adds what the server did not count of picks. A taken back unit that did not count either is no longer in the picker's hands. */
export function addUncounted(
  before: Uncounted,
  picks: readonly WaitingPick[],
  outcomes: readonly PickOutcome[],
  lines: readonly PickLine[],
): Uncounted {
  const after = { picked: new Map(before.picked), missing: new Map(before.missing) };
  for (const { pick } of picks) {
    const counted = outcomes.find(({ clientId }) => clientId === pick.clientId)?.counted;
    const line = lines.find(({ _id }) => _id === pick.versionId);
    if (counted === undefined || !line || (pick.kind === 'units' && pick.units < 0 && pick.undoes === undefined))
      continue;
    const sent = pick.kind === 'units' ? pick.units : pick.missing.reduce((sum, { units }) => sum + units, 0);
    const ofKind = pick.kind === 'units' ? after.picked : after.missing;
    const left = (ofKind.get(lineTitle(line)) ?? 0) + sent - counted;
    if (left > 0) ofKind.set(lineTitle(line), left);
    else ofKind.delete(lineTitle(line));
  }
  return after;
}
