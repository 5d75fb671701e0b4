import type { ListMatch } from '@tonalia/contract/order-list';
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
import { notify } from '../../../state/notices.ts';
import { EntryForm } from '../entry-form.tsx';
import { recognise } from '../recognise.ts';
import { type SavedLine, sumOfList } from './saved-list-query.ts';
import { SavedLineRow } from './saved-line-row.tsx';
import { type ListEdit, useListChanges } from './use-list-changes.ts';

const ReminderSheet = lazy(() => import('./reminder-sheet.tsx').then((m) => ({ default: m.ReminderSheet })));

/** A list: name, lines and units are changed here and saved together; ordering saves them first. */
export function ListEditor({ list, isWide }: { list: SavedList; isWide: boolean }) {
  const [edit, setEdit] = useState<ListEdit | null>(null);
  const [isReminding, setReminding] = useState(false);
  const { saving, ordering, removing } = useListChanges();
  const shown = edit ?? list;
  const sum = sumOfList(shown.lines);
  const change = (next: Partial<ListEdit>) =>
    setEdit({ name: shown.name, scope: shown.scope, lines: shown.lines, ...next });
  const setLines = (next: (lines: readonly SavedLine[]) => SavedLine[]) => change({ lines: next(shown.lines) });

  async function save(): Promise<SavedList | null> {
    if (edit === null) return list;
    const saved = await saving.mutateAsync({ list, edit }).catch(() => null);
    if (saved) setEdit(null);
    return saved;
  }
  async function order() {
    const saved = await save();
    if (saved) ordering.mutate(saved);
  }
  function put(match: ListMatch, quantity: number) {
    const { versionId } = match;
    const isThere = shown.lines.some((line) => line.versionId === versionId);
    const added: SavedLine = { versionId, quantity, priceBefore: match.price, match };
    setLines((lines) =>
      isThere
        ? lines.map((line) => (line.versionId === versionId ? { ...line, quantity: line.quantity + quantity } : line))
        : [...lines, added],
    );
  }
  async function write(text: string, units?: number) {
    const [row] = await recognise(text).catch(() => []);
    if (row?.match) put(row.match, units ?? row.quantity);
    else notify({ color: 'orange', message: words.notFound });
  }

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
            onChange={({ currentTarget }) => change({ name: currentTarget.value })}
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
            onChange={(scope) => change({ scope })}
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
        <IconButton icon="trash" label={words.remove} onClick={() => removing.mutate(list)} />
        {edit !== null && (
          <Button
            variant="secondary"
            disabled={edit.name.trim() === ''}
            loading={saving.isPending}
            onClick={() => void save()}
          >
            {words.changes}
          </Button>
        )}
        {isWide && (
          <Button disabled={sum.lines === 0} loading={ordering.isPending} onClick={() => void order()}>
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
        <EntryForm order={{ put, write: (text, units) => void write(text, units) }} before={[]} />
      </div>
      <ul aria-label={words.lines(shown.lines.length)}>
        {shown.lines.map((line) => (
          <SavedLineRow
            key={line.versionId}
            line={line}
            onQuantity={(quantity) =>
              setLines((lines) => lines.map((one) => (one.versionId === line.versionId ? { ...one, quantity } : one)))
            }
            onRemove={() => setLines((lines) => lines.filter(({ versionId }) => versionId !== line.versionId))}
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
          <Button size="lg" disabled={sum.lines === 0} loading={ordering.isPending} onClick={() => void order()}>
            {words.add(sum.lines)}
          </Button>
        </div>
      )}
    </section>
  );
}

const shortDay = (instant: string): string => formatShortDay(dayIn(new Date(instant))).toLowerCase();
