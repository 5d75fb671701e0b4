import type { ListFileColumn, ListTable } from '@tonalia/contract/order-list';

/** `forgetOnSignOut` removes what is stored under it. */
const PREFIX = 'tonalia.quickOrder.columns.';

/** The titles of a file name its kind. */
const keyOf = ({ rows }: ListTable): string => PREFIX + JSON.stringify(rows[0]?.cells ?? []);

/** What the columns of a file with these titles meant the last time; null when it was not kept. */
export function keptColumns(table: ListTable): ListFileColumn[] | null {
  try {
    // as: only `keepColumns` writes under this key
    const kept = JSON.parse(localStorage.getItem(keyOf(table)) ?? 'null') as ListFileColumn[] | null;
    return kept?.length === table.columns.length ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps what the columns mean for the next file with these titles; null forgets it. */
export function keepColumns(table: ListTable, columns: readonly ListFileColumn[] | null): void {
  try {
    if (columns === null) localStorage.removeItem(keyOf(table));
    else localStorage.setItem(keyOf(table), JSON.stringify(columns));
  } catch {
    // A full or blocked storage: the next file is guessed.
  }
}
