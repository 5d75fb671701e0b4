import { useEffect } from 'react';
import { createStore, useStore } from '../../state/store.ts';
import type { SearchPanel } from './search-panel.tsx';

type Panel = typeof SearchPanel;
const loadedPanel = createStore<Panel | null>(null);

/** The panel's code, loaded when it is first needed. A failed load is retried the next time. */
export function usePanel(isNeeded: boolean): Panel | null {
  const panel = useStore(loadedPanel);
  useEffect(() => {
    if (!isNeeded || panel !== null) return;
    import('./search-panel.tsx').then(
      ({ SearchPanel }) => loadedPanel.set(SearchPanel),
      () => null,
    );
  }, [isNeeded, panel]);
  return panel;
}
