import { useCallback, useMemo, useRef, useState } from 'react';

/** The chosen rows of a page, by code. */
export interface Choice {
  codes: ReadonlySet<string>;
  /** With `isRange`, chooses everything from the last choice to `code`. */
  toggle: (code: string, isRange?: boolean) => void;
  /** Chooses the whole page, or nothing when all of it is chosen. */
  toggleAll: () => void;
  clear: () => void;
}

/** The choice among `rows`; a row that left the page leaves it too. */
export function useChoice(rows: readonly string[]): Choice {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string>(undefined);
  const codes = useMemo(() => new Set(rows.filter((code) => chosen.has(code))), [rows, chosen]);
  const toggle = useCallback(
    (code: string, isRange = false) => {
      const next = new Set(codes);
      const from = isRange && last.current !== undefined ? rows.indexOf(last.current) : -1;
      if (from >= 0) for (const one of between(rows, from, rows.indexOf(code))) next.add(one);
      else if (!next.delete(code)) next.add(code);
      last.current = code;
      setChosen(next);
    },
    [codes, rows],
  );
  const toggleAll = useCallback(() => setChosen(codes.size === rows.length ? new Set() : new Set(rows)), [codes, rows]);
  const clear = useCallback(() => setChosen(new Set()), []);
  return useMemo(() => ({ codes, toggle, toggleAll, clear }), [codes, toggle, toggleAll, clear]);
}

const between = (rows: readonly string[], one: number, other: number): readonly string[] =>
  rows.slice(Math.min(one, other), Math.max(one, other) + 1);
