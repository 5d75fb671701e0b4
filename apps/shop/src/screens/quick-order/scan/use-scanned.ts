import type { ListMatch } from '@tonalia/contract/order-list';
import { useRef, useState } from 'react';
import { sentenceOf } from '../../../api/http/api-error.ts';
import type { SeenMatch } from '../../../api/storage/quick-draft-line.ts';
import { scanMessages as words } from '../../../messages/scan.es-CO.ts';
import { recognise } from '../recognise.ts';

/** A code that was read, and how often. */
export interface ScannedCode {
  code: string;
  /** Null until it is understood, and for a code of no product. */
  match: SeenMatch | null;
  units: number;
  /** Why it has no product; null while it has one, or is being asked. */
  problem: string | null;
  /** Read more than once. */
  isAgain: boolean;
}

/** The codes that were read, the latest first. A code read again counts once more. */
export function useScanned() {
  const [codes, show] = useState<readonly ScannedCode[]>([]);
  const newest = useRef(codes);
  const set = (next: readonly ScannedCode[]) => {
    newest.current = next;
    show(next);
  };
  const change = (code: string, part: Partial<ScannedCode>) =>
    set(newest.current.map((one) => (one.code === code ? { ...one, ...part } : one)));

  async function ask(code: string) {
    try {
      const [row] = await recognise(code);
      const match = row?.match ?? null;
      const { units = 1 } = newest.current.find((one) => one.code === code) ?? {};
      change(code, { match, problem: match ? null : words.unknown, units: match ? units * match.minQuantity : units });
    } catch (cause) {
      change(code, { problem: sentenceOf(cause) });
    }
  }

  return {
    codes,
    read: (typed: string) => {
      const code = typed.trim();
      if (code === '') return;
      const before = newest.current.find((one) => one.code === code);
      const others = newest.current.filter((one) => one !== before);
      navigator.vibrate?.(40);
      if (before?.match) {
        const units = before.units + before.match.minQuantity;
        set([{ ...before, units, isAgain: true }, ...others]);
      } else {
        const units = before && before.problem === null ? before.units + 1 : 1;
        set([{ code, match: null, units, problem: null, isAgain: before !== undefined }, ...others]);
        if (!before || before.problem !== null) void ask(code);
      }
    },
    setUnits: (code: string, units: number) => change(code, { units, isAgain: false }),
    remove: (code: string) => set(newest.current.filter((one) => one.code !== code)),
  };
}

/** The codes that have a product. */
export const withProduct = (codes: readonly ScannedCode[]): (ScannedCode & { match: ListMatch })[] =>
  codes.flatMap((one) => (one.match ? [{ ...one, match: one.match }] : []));
