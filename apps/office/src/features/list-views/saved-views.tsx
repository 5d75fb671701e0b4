import type { SavedView } from '@tonalia/contract/office-views';
import { Fragment, type ReactNode, Suspense, lazy, useState } from 'react';
import { formatNumber } from '@tonalia/rules/money';
import { Icon } from '@tonalia/ui/icon';
import { OutlineButton } from '../../components/outline-button.tsx';
import { outlines } from '../../components/outlines.ts';
import { listViewsTexts as texts } from '../../messages/list-views.es-CO.ts';
import type { ViewSearch } from './current-view.ts';
import type { ChosenColumns } from './use-columns.ts';

// saving a view is rare
const ViewDialog = lazy(() => import('./view-dialog.tsx').then((module) => ({ default: module.ViewDialog })));

export type SavedViewsProps = {
  views: readonly SavedView[];
  /** The view that the address shows. */
  current: SavedView | undefined;
  /** What a new view keeps of the address. */
  search: ViewSearch;
  columns: ChosenColumns;
  /** The link of a view, with its count. */
  tab: (view: SavedView, isCurrent: boolean) => ReactNode;
};

/** Saved views after the tabs of a list: own ones and those of the office; `+` saves the present filters. */
export function SavedViews({ views, current, search, columns, tab }: SavedViewsProps) {
  const [edited, setEdited] = useState<SavedView | 'new'>();
  return (
    <>
      {views.length > 0 && <span aria-hidden="true" className="my-auto h-5 w-px shrink-0 bg-line" />}
      {views.map((view) => (
        <span key={view._id} className="flex shrink-0 items-stretch gap-1">
          {tab(view, view._id === current?._id)}
          {view._id === current?._id && view.isOwn && (
            <OutlineButton
              icon="edit"
              label={texts.edit(view.name)}
              bare
              small
              className="my-auto"
              onClick={() => setEdited(view)}
            />
          )}
        </span>
      ))}
      <OutlineButton
        icon="plus"
        label={texts.add}
        bare
        small
        className="my-auto max-lg:hidden"
        onClick={() => setEdited('new')}
      />
      {edited && (
        <Suspense>
          <ViewDialog
            old={edited === 'new' ? undefined : edited}
            search={search}
            columns={columns}
            onClose={() => setEdited(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

/** What the link of a view says. */
export const ViewWords = ({
  name,
  count,
}: {
  name: string;
  count: { total: number; totalIsExact: boolean } | undefined;
}) => (
  <Fragment>
    <Icon name={outlines.bookmark} size="sm" />
    {name}
    {count && (
      <span className="font-medium text-text-3">
        {formatNumber(count.total)}
        {!count.totalIsExact && '+'}
      </span>
    )}
  </Fragment>
);
