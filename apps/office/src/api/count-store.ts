import type { CountReason } from '@tonalia/contract/stock-counts';

/** A version as the phone counted it. */
export interface PhoneCount {
  _id: string;
  versionId: string;
  units: number;
  reason: CountReason | null;
  /** The moment on the phone, in ms. */
  at: number;
}

/** A counted version that the server has not confirmed. */
export interface WaitingCount {
  /** Its place on the device; they sort in the order of counting. */
  key: string;
  countId: string;
  line: PhoneCount;
  /** The sentence of a final refusal; it is not sent again. */
  refusal?: string;
}

const LINES = 'tonalia.count-line.';
const prefixOf = (operatorId: string): string => `${LINES}${operatorId}.`;

/** The operator's counted versions on the device, the oldest first. */
export const readCounted = (operatorId: string): WaitingCount[] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(prefixOf(operatorId)))
    .toSorted((one, other) => one.localeCompare(other))
    .flatMap((key) => {
      const text = localStorage.getItem(key);
      return text === null ? [] : [{ ...(JSON.parse(text) as Omit<WaitingCount, 'key'>), key }]; // as: `storeCounted` wrote it
    });

/** Keeps a counted version until the server confirms or refuses it. Throws when the device has no room: then it does not count. */
export function storeCounted(operatorId: string, countId: string, line: PhoneCount): WaitingCount {
  const place = `${String(line.at).padStart(14, '0')}.${performance.now().toFixed(3).padStart(16, '0')}`;
  const stored = { key: `${prefixOf(operatorId)}${place}.${line._id}`, countId, line };
  saveCounted(stored);
  return stored;
}

/** Writes it again, with its refusal. */
export function saveCounted({ key, ...rest }: WaitingCount): void {
  localStorage.setItem(key, JSON.stringify(rest));
}

export const removeCounted = ({ key }: WaitingCount): void => localStorage.removeItem(key);
