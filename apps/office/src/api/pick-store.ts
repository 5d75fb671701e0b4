import type { Pick } from '@tonalia/contract/dispatch-wave';

/** A pick that the server has not confirmed. */
export interface WaitingPick {
  /** Its place on the device; they sort in the order of the picks. */
  key: string;
  waveCode: string;
  pick: Pick;
  /** The sentence of a final refusal; the pick is not sent again. */
  refusal?: string;
}

const prefixOf = (operatorId: string): string => `tonalia.pick.${operatorId}.`;

/** The operator's picks on the device, the oldest first. Each has a key of its own, so that two tabs never overwrite each other's. */
export function readPicks(operatorId: string): WaitingPick[] {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefixOf(operatorId)));
  return keys
    .toSorted((one, other) => one.localeCompare(other))
    .flatMap((key) => {
      const text = localStorage.getItem(key);
      if (text === null) return [];
      return [{ ...(JSON.parse(text) as Omit<WaitingPick, 'key'>), key }]; // as: `storePick` wrote it
    });
}

/** Keeps a pick until the server confirms or refuses it. Throws when the device has no room: then it does not count. */
export function storePick(operatorId: string, waveCode: string, pick: Pick): WaitingPick {
  const place = `${String(Date.now()).padStart(14, '0')}.${performance.now().toFixed(3).padStart(16, '0')}`;
  const stored = { key: `${prefixOf(operatorId)}${place}.${pick.clientId}`, waveCode, pick };
  savePick(stored);
  return stored;
}

/** Writes a pick again, with its refusal. */
export function savePick({ key, ...rest }: WaitingPick): void {
  localStorage.setItem(key, JSON.stringify(rest));
}

export function removePick({ key }: WaitingPick): void {
  localStorage.removeItem(key);
}
