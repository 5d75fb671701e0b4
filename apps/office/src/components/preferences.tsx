import { useQuery } from '@tanstack/react-query';
import { type ReactNode, createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { preferencesQuery, savePreferences } from '../api/views.ts';

/** What an operator sets for the view. It is kept on the server: the office stores nothing in the browser. */
interface Preferences {
  isFolded: boolean;
  density: 'compact' | 'comfortable';
  /** Columns that the operator hid, by list. */
  hidden: Record<string, readonly string[]>;
  /** Columns in the operator's order, by list; a list without one keeps its own. */
  columns: Record<string, readonly string[]>;
  /** The id of the warehouse where the operator works. */
  warehouse: string | null;
}
/** The hidden columns of a list, and the order of all. */
export interface ColumnSetting {
  hidden: readonly string[];
  order: readonly string[];
}
interface PreferencesStore extends Preferences {
  change: (part: Partial<Preferences>) => void;
}

/** Columns that are hidden until they are asked for, by list. */
export const hiddenAtFirst: Preferences['hidden'] = {
  orders: ['warehouse', 'labels', 'document', 'profit'],
  stock: ['code', 'cost', 'value'],
};

const initial: Preferences = {
  isFolded: false,
  density: 'compact',
  hidden: hiddenAtFirst,
  columns: {},
  warehouse: null,
};
const PreferencesContext = createContext<PreferencesStore>({ ...initial, change: () => {} });

export const usePreferences = (): PreferencesStore => useContext(PreferencesContext);

/** Several changes in a row are saved once, in ms. */
const SAVE_AFTER = 600;

export function PreferencesProvider({ children }: { children: ReactNode }) {
  const { data: saved } = useQuery(preferencesQuery);
  const [changed, setChanged] = useState<Partial<Preferences>>({});
  const save = useSaving();
  const change = useCallback(
    (part: Partial<Preferences>) => {
      setChanged((now) => ({ ...now, ...part }));
      save(part);
    },
    [save],
  );
  const store = useMemo<PreferencesStore>(() => {
    const known = Object.fromEntries(Object.entries(saved ?? {}).filter(([, value]) => value !== undefined));
    return { ...initial, ...known, ...changed, change };
  }, [saved, changed, change]);
  return <PreferencesContext value={store}>{children}</PreferencesContext>;
}

/** Saves what changed once nothing more does. A failure changes nothing on the screen: the next change tries again. */
function useSaving(): (part: Partial<Preferences>) => void {
  const waiting = useRef<Partial<Preferences>>({});
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback((part) => {
    waiting.current = { ...waiting.current, ...part };
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const { hidden, columns, ...rest } = waiting.current;
      savePreferences({
        ...rest,
        ...(hidden && { hidden: copyOf(hidden) }),
        ...(columns && { columns: copyOf(columns) }),
      }).then(
        () => (waiting.current = {}),
        () => null,
      );
    }, SAVE_AFTER);
  }, []);
}

const copyOf = (lists: Record<string, readonly string[]>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(lists).map(([list, names]) => [list, [...names]]));
