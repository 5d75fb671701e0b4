import { useEffect, useState } from 'react';
import type { SearchPanel } from './search-panel.tsx';

type Panel = typeof SearchPanel;
let loaded: Panel | null = null;

/** The panel's code, loaded when it is first needed. A failed load is retried the next time. */
export function usePanel(isNeeded: boolean): Panel | null {
  const [panel, setPanel] = useState<Panel | null>(() => loaded);
  useEffect(() => {
    if (!isNeeded || panel !== null) return;
    import('./search-panel.tsx').then(
      (it) => {
        loaded = it.SearchPanel;
        setPanel(() => loaded);
      },
      () => null,
    );
  }, [isNeeded, panel]);
  return panel;
}
