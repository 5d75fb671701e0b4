import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ListReminder, SavedList } from '@tonalia/contract/saved-lists';
import { dayIn, formatDay } from '@tonalia/rules/dates';
import { nextReminder } from '@tonalia/rules/next-reminder';
import { Button } from '@tonalia/ui/button';
import { Icon } from '@tonalia/ui/icon';
import { SegmentedControl } from '@tonalia/ui/segmented-control';
import { Sheet } from '@tonalia/ui/sheet';
import { Toggle } from '@tonalia/ui/toggle';
import { useState } from 'react';
import { sentenceOf } from '../../../api/http/api-error.ts';
import { call } from '../../../api/http/client.ts';
import { serverNow } from '../../../api/http/server-clock.ts';
import { useSession } from '../../../api/session/session.ts';
import { RowSelect } from '../../../components/row-select.tsx';
import { listReminderMessages as words } from '../../../messages/list-reminder.es-CO.ts';
import { notify } from '../../../state/notices.ts';
import { SAVED_LISTS } from './saved-list-query.ts';

const FIRST_HOUR = 8;
const LAST_HOUR = 19;
const hours = Array.from({ length: LAST_HOUR - FIRST_HOUR + 1 }, (_, at) => FIRST_HOUR + at);
const usual: ListReminder = { weekday: 1, every: 1, hour: FIRST_HOUR, fillsCart: false, byWhatsapp: false };

/** 'Recordarme': the weekday, the weeks and the hour at which a person is reminded of a list. */
export function ReminderSheet({ list, onClose }: { list: SavedList; onClose: () => void }) {
  const cache = useQueryClient();
  const { listId, name, reminder, canWhatsapp } = list;
  const hasPhone = (useSession().user?.phone ?? null) !== null;
  const [isOpen, setOpen] = useState(true);
  const [wish, setWish] = useState(() => wishOf(reminder));
  const [openedAt] = useState(() => new Date(serverNow() ?? Date.now()));
  const close = () => {
    setOpen(false);
    onClose();
  };
  const saving = useMutation({
    mutationFn: (next: ListReminder | null) =>
      call('purchase', 'PUT /lists/{listId}/reminder', { params: { listId }, body: { reminder: next } }),
    onSuccess: ({ results }) => {
      cache.setQueryData<SavedList[]>(SAVED_LISTS, (all) =>
        all?.map((one) => (one.listId === listId ? { ...one, reminder: results.reminder } : one)),
      );
      notify({ color: 'white', message: results.reminder ? words.set(dayOf(results.reminder.nextAt)) : words.ended });
      close();
    },
  });
  return (
    <Sheet
      open={isOpen}
      onClose={close}
      title={words.remind}
      subtitle={name}
      footer={
        <div className="grid gap-1">
          {saving.isError && (
            <p role="alert" className="text-small text-danger">
              {sentenceOf(saving.error)}
            </p>
          )}
          <Button size="lg" full loading={saving.isPending} onClick={() => saving.mutate(wish)}>
            {words.save}
          </Button>
          {reminder && (
            <Button variant="destructive" full disabled={saving.isPending} onClick={() => saving.mutate(null)}>
              {words.end}
            </Button>
          )}
        </div>
      }
    >
      <div className="grid gap-4 pb-4">
        <Weekdays chosen={wish.weekday} onChoose={(weekday) => setWish({ ...wish, weekday })} />
        <SegmentedControl
          label={words.every}
          value={everyName(wish.every)}
          onChange={(every) => setWish({ ...wish, every: weeksOf[every] })}
          options={[
            { value: 'one', label: words.weekly },
            { value: 'two', label: words.biweekly },
            { value: 'four', label: words.monthly },
          ]}
        />
        <div className="divide-y divide-line">
          <RowSelect
            label={words.hour}
            value={String(wish.hour)}
            options={hours.map((hour) => ({ value: String(hour), label: words.at(hour) }))}
            onChange={(hour) => setWish({ ...wish, hour: Number(hour) })}
          />
          {canWhatsapp && hasPhone && (
            <Toggle
              type="switch"
              label={words.byWhatsapp}
              checked={wish.byWhatsapp}
              onChange={({ target }) => setWish({ ...wish, byWhatsapp: target.checked })}
            />
          )}
          <Toggle
            type="switch"
            label={words.fillsCart}
            text={words.fillsCartHelp}
            checked={wish.fillsCart}
            onChange={({ target }) => setWish({ ...wish, fillsCart: target.checked })}
          />
        </div>
        <p className="flex items-center gap-2 text-small text-text-2">
          <Icon name="calendar-clock" size="sm" />
          {words.next(formatDay(dayIn(nextOf(wish, reminder, openedAt))))}. {words.how}
        </p>
      </div>
    </Sheet>
  );
}

/** A kept reminder without its next day. */
function wishOf(reminder: SavedList['reminder']): ListReminder {
  if (!reminder) return usual;
  const { nextAt: _, ...wish } = reminder;
  return wish;
}

/** When the wished reminder comes first, as the server sets it: at the kept time while that is not changed, else on the next such day. */
function nextOf(wish: ListReminder, kept: SavedList['reminder'], now: Date): Date {
  const isKept = kept && kept.weekday === wish.weekday && kept.every === wish.every && kept.hour === wish.hour;
  return isKept ? new Date(kept.nextAt) : nextReminder({ ...wish, every: 1 }, now);
}

const weeksOf = { one: 1, two: 2, four: 4 } as const;
const everyName = (every: ListReminder['every']): keyof typeof weeksOf =>
  every === 1 ? 'one' : every === 2 ? 'two' : 'four';
const dayOf = (instant: string): string => formatDay(dayIn(new Date(instant)));

function Weekdays({ chosen, onChoose }: { chosen: number; onChoose: (weekday: number) => void }) {
  return (
    <div role="radiogroup" aria-label={words.weekday} className="grid grid-cols-7 gap-2">
      {words.days.map(([letter, day], at) => (
        <label
          key={day}
          className="has-focus-visible:focus-ring flex h-11 items-center justify-center rounded-control text-label text-text inset-ring-[1.5px] inset-ring-line has-checked:bg-brand has-checked:text-on-brand"
        >
          <input
            type="radio"
            name="weekday"
            className="sr-only"
            aria-label={day}
            checked={at + 1 === chosen}
            onChange={() => onChoose(at + 1)}
          />
          <span aria-hidden="true">{letter}</span>
        </label>
      ))}
    </div>
  );
}
