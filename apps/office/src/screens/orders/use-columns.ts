import type { SavedView } from '@tonalia/contract/office-views';
import { useState } from 'react';
import { type ColumnSetting, hiddenAtFirst, usePreferences } from '../../components/preferences.tsx';
import { columns as all } from './columns.tsx';
import { arranged } from './column-order.ts';

/** The key of this list among the preferences. */
export const LIST = 'orders';

/**
 * The columns of the list: those of the saved view that is shown, else the operator's own. A change over a view is kept until another one
 * is shown, and the view is saved with it.
 */
export function useColumns(view: SavedView | undefined, seesAmounts: boolean) {
  const { hidden, columns, change } = usePreferences();
  const [overView, setOverView] = useState<ColumnSetting & { view: string }>();
  const own: ColumnSetting = { hidden: hidden[LIST] ?? [], order: columns[LIST] ?? [] };
  const ofView = view?.hidden && { hidden: view.hidden, order: view.columns ?? own.order };
  const now: ColumnSetting = ofView && overView && overView.view === view._id ? overView : (ofView ?? own);
  const possible = arranged(all, now.order).filter(({ isMoney }) => seesAmounts || !isMoney);
  const set = (setting: ColumnSetting) => {
    if (view && ofView) setOverView({ view: view._id, ...setting });
    else
      change({
        hidden: { ...hidden, [LIST]: setting.hidden },
        columns: { ...columns, [LIST]: setting.order },
      });
  };
  const { hidden: off, order } = now;
  return {
    hidden: off,
    order,
    /** Every column that the operator may see, in the chosen order. */
    possible,
    shown: possible.filter(({ name }) => !off.includes(name)),
    hide: (names: readonly string[]) => set({ hidden: names, order }),
    arrange: (names: readonly string[]) => set({ hidden: off, order: names }),
    restore: () => set({ hidden: hiddenAtFirst[LIST] ?? [], order: [] }),
  };
}

export type OrderColumns = ReturnType<typeof useColumns>;
