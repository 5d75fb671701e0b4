import type { SavedView } from '@tonalia/contract/office-views';

/** What a view keeps of an address: neither the page nor the row with the focus. */
export type ViewSearch = SavedView['search'];

/** The view that an address shows; undefined when it shows none. `read` gives what a list keeps of an address. */
export const currentView = (
  views: readonly SavedView[],
  search: ViewSearch,
  read: (search: ViewSearch) => ViewSearch,
): SavedView | undefined => views.find((view) => isSame(read(view.search), search));

function isSame(one: ViewSearch, other: ViewSearch): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}
