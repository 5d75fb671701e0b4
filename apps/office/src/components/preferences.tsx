import { type ReactNode, createContext, useContext, useMemo, useState } from 'react';

/** What an operator sets for the view. It lives as long as the page: the office stores nothing in the browser. */
interface Preferences {
  isFolded: boolean;
  density: 'compact' | 'comfortable';
  /** Columns that the operator hid, by list. */
  hidden: Record<string, readonly string[]>;
}
interface PreferencesStore extends Preferences {
  change: (part: Partial<Preferences>) => void;
}

/** Columns that are hidden until they are asked for, by list. */
export const hiddenAtFirst: Preferences['hidden'] = { orders: ['warehouse'] };

const initial: Preferences = { isFolded: false, density: 'compact', hidden: hiddenAtFirst };
const PreferencesContext = createContext<PreferencesStore>({ ...initial, change: () => {} });

export const usePreferences = (): PreferencesStore => useContext(PreferencesContext);

export function PreferencesProvider({ children }: { children: ReactNode }) {
  const [preferences, setPreferences] = useState(initial);
  const store = useMemo<PreferencesStore>(
    () => ({ ...preferences, change: (part) => setPreferences((now) => ({ ...now, ...part })) }),
    [preferences],
  );
  return <PreferencesContext value={store}>{children}</PreferencesContext>;
}
