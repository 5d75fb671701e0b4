import type { SavedList } from '@tonalia/contract/saved-lists';
import { dayIn, formatShortDay } from '@tonalia/rules/dates';
import { formatPesos } from '@tonalia/rules/money';
import { Button } from '@tonalia/ui/button';
import { Icon } from '@tonalia/ui/icon';
import { IconButton } from '@tonalia/ui/icon-button';
import { SegmentedControl } from '@tonalia/ui/segmented-control';
import { Suspense, lazy, useState } from 'react';
import { ShareEntry } from '../../../components/share-panel/share-entry.tsx';
import { savedListMessages as words } from '../../../messages/saved-lists.es-CO.ts';
import { listReminderMessages } from '../../../messages/list-reminder.es-CO.ts';
import { EntryForm } from '../entry-form.tsx';
import { sumOfList } from './saved-list-query.ts';
import { SavedLineRow } from './saved-line-row.tsx';
import { useListEdit } from './use-list-edit.ts';

const ReminderSheet = lazy(() => import('./reminder-sheet.tsx').then((m) => ({ default: m.ReminderSheet })));

/** A list: name, lines and units are changed here and saved together; ordering saves them first. */
export function ListEditor({ list, isWide }: { list: SavedList; isWide: boolean }) {
  const edit = useListEdit(list);
  const [isReminding, setReminding] = useState(false);
  const { shown } = edit;
  const sum = sumOfList(shown.lines);
  return (
    <section
      aria-label={list.name}
      className="rounded-card max-lg:flex max-lg:flex-1 max-lg:flex-col lg:border lg:border-line lg:bg-surface"
    >
      <header className="flex flex-wrap items-center gap-2 pb-3 lg:border-b lg:border-line lg:p-4">
        <span className="min-w-0 flex-1 basis-full lg:basis-48">
          <input
            aria-label={words.name}
            className="w-full min-w-0 truncate rounded-control border-[1.5px] border-transparent bg-transparent px-2 py-1 text-h3 font-bold outline-none hover:border-line focus:border-brand"
            value={shown.name}
            maxLength={60}
            onChange={({ currentTarget }) => edit.change({ name: currentTarget.value })}
          />
          <span className="block px-2 text-small text-text-2">
            {[words.lines(shown.lines.length), list.usedAt && words.used(shortDay(list.usedAt))]
              .filter(Boolean)
              .join(', ')}
          </span>
        </span>
        {list.isMine && (
          <SegmentedControl
            label={words.scope}
            value={shown.scope}
            onChange={(scope) => edit.change({ scope })}
            options={[
              { value: 'business', label: words.business },
              { value: 'own', label: words.own },
            ]}
          />
        )}
        <ShareEntry
          source={{ kind: 'list', listId: list.listId }}
          title={list.name}
          lines={list.lines.length}
          colours={list.lines.flatMap(({ match }) => match?.color?.color ?? [])}
        />
        <IconButton icon="bell" label={listReminderMessages.remind} onClick={() => setReminding(true)} />
        <IconButton icon="trash" label={words.remove} onClick={edit.remove} />
        {edit.isChanged && (
          <Button variant="secondary" disabled={shown.name.trim() === ''} loading={edit.isSaving} onClick={edit.save}>
            {words.changes}
          </Button>
        )}
        {isWide && (
          <Button disabled={sum.lines === 0} loading={edit.isOrdering} onClick={edit.order}>
            {words.add(sum.lines)}, {formatPesos(sum.pesos)}
          </Button>
        )}
      </header>
      {isReminding && (
        <Suspense>
          <ReminderSheet list={list} onClose={() => setReminding(false)} />
        </Suspense>
      )}
      {list.reminder && (
        <button
          type="button"
          className="pressable mb-3 flex min-h-13 w-full flex-wrap items-center gap-x-3 rounded-card bg-surface-2 px-4 py-2 text-left lg:mx-4 lg:mt-4 lg:w-[calc(100%-2rem)]"
          onClick={() => setReminding(true)}
        >
          <Icon name="bell" size="sm" className="shrink-0 text-brand-text" />
          <b className="text-label">{listReminderMessages.when(list.reminder)}</b>{' '}
          <span className="ml-auto text-small text-text-2">
            {listReminderMessages.nextShort(shortDay(list.reminder.nextAt))}
          </span>
          <Icon name="chevron-right" size="sm" className="shrink-0" />
        </button>
      )}
      <div className="max-lg:pb-2 lg:border-b lg:border-line lg:p-4">
        <EntryForm order={edit} before={[]} />
      </div>
      <ul aria-label={words.lines(shown.lines.length)}>
        {shown.lines.map((line) => (
          <SavedLineRow
            key={line.versionId}
            line={line}
            onQuantity={(quantity) => edit.setQuantity(line.versionId, quantity)}
            onRemove={() => edit.removeLine(line.versionId)}
          />
        ))}
      </ul>
      {!isWide && (
        <div className="sticky bottom-0 z-header -mx-4 mt-auto flex items-center justify-between gap-3 border-t border-line bg-canvas px-4 pt-3 pb-[max(0.75rem,var(--safe-bottom,0px))]">
          <span>
            <span className="block text-small text-text-2">
              {words.readyUnits(sum.lines, shown.lines.length, sum.units)}
            </span>{' '}
            <b className="text-h3">{formatPesos(sum.pesos)}</b>
          </span>
          <Button size="lg" disabled={sum.lines === 0} loading={edit.isOrdering} onClick={edit.order}>
            {words.add(sum.lines)}
          </Button>
        </div>
      )}
    </section>
  );
}

const shortDay = (instant: string): string => formatShortDay(dayIn(new Date(instant))).toLowerCase();
