import { useEffect, useState } from 'react';
import type { SearchPanel } from './search-panel.tsx';

type Panel = typeof SearchPanel;
let loaded: Panel | null = null;

/** The code of the panel, fetched when it is first wanted. What the network kept back is asked for again the next time. */
export function usePanel(isWanted: boolean): Panel | null {
  const [panel, setPanel] = useState<Panel | null>(() => loaded);
  useEffect(() => {
    if (!isWanted || panel !== null) return;
    import('./search-panel.tsx').then(
      (it) => {
        loaded = it.SearchPanel;
        setPanel(() => loaded);
      },
      () => null,
    );
  }, [isWanted, panel]);
  return panel;
}
