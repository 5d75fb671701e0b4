import type { SavedView } from '@tonalia/contract/office-views';
import { useMemo, useState } from 'react';
import { type ColumnSetting, hiddenAtFirst, usePreferences } from '../../components/preferences.tsx';
import { arranged } from './column-order.rules.ts';

const none: readonly string[] = [];

/** A list with columns to choose. */
export interface ListedColumns<T> {
  /** The key of the list among the preferences and the views. */
  list: string;
  /** Columns that the operator may see, in their first order; the same array in each render, for `shown` to be. */
  all: readonly T[];
  /** A column that cannot be hidden. */
  fixed?: string;
  titleOf: (column: T) => string;
}

/**
 * The columns of a list: those of the saved view that is shown, else the operator's own. A change over a view is kept until another one
 * is shown, and the view is saved with it.
 */
export function useColumns<T extends { name: string }>(
  { list, all, fixed, titleOf }: ListedColumns<T>,
  view: SavedView | undefined,
) {
  const { hidden, columns, change } = usePreferences();
  const [overView, setOverView] = useState<ColumnSetting & { view: string }>();
  const own: ColumnSetting = { hidden: hidden[list] ?? hiddenAtFirst[list] ?? none, order: columns[list] ?? none };
  const ofView = view?.hidden && { hidden: view.hidden, order: view.columns ?? own.order };
  const now: ColumnSetting = ofView && overView && overView.view === view._id ? overView : (ofView ?? own);
  const { hidden: off, order } = now;
  const possible = useMemo(() => arranged(all, order), [all, order]);
  const shown = useMemo(
    () => possible.filter(({ name }) => name === fixed || !off.includes(name)),
    [possible, fixed, off],
  );
  const set = (setting: ColumnSetting) => {
    if (view && ofView) setOverView({ view: view._id, ...setting });
    else
      change({
        hidden: { ...hidden, [list]: setting.hidden },
        columns: { ...columns, [list]: setting.order },
      });
  };
  return {
    list,
    hidden: off,
    order,
    /** Every column that the operator may see, in the chosen order. */
    possible: possible.map((column) => ({
      name: column.name,
      title: titleOf(column),
      isFixed: column.name === fixed,
    })),
    /** The same array until the columns change. */
    shown,
    hide: (names: readonly string[]) => set({ hidden: names, order }),
    arrange: (names: readonly string[]) => set({ hidden: off, order: names }),
    restore: () => set({ hidden: hiddenAtFirst[list] ?? [], order: [] }),
  };
}

/** The columns of a list, without how they are drawn. */
export type ChosenColumns = Omit<ReturnType<typeof useColumns>, 'shown'>;
