import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SellerDay, VisitedCustomer } from '@tonalia/contract/seller-day';
import { dayIn } from '@tonalia/rules/dates';
import { Button } from '@tonalia/ui/button';
import { Field } from '@tonalia/ui/field';
import { Icon } from '@tonalia/ui/icon';
import { Sheet } from '@tonalia/ui/sheet';
import { useState } from 'react';
import { leaveVisit, useUnsentVisits } from '../../api/outbox/visits.ts';
import { sellerDayQuery } from '../../api/queries/seller-day.ts';
import { outboxMessages } from '../../messages/outbox.es-CO.ts';
import { sellerDayMessages as words, shortDate } from '../../messages/seller-day.es-CO.ts';
import { useIsOnline } from '../../native/use-online.ts';
import { notify } from '../../state/notices.ts';

/** The last note of the visits to a customer, also one that is not sent yet. */
export function CustomerNote({ customer: { customerId, note } }: { customer: VisitedCustomer }) {
  const unsent = useUnsentVisits().findLast((one) => one.customerId === customerId && one.note !== '');
  const shown = unsent ? { text: unsent.note, at: unsent.takenAt } : note;
  if (!shown) return null;
  return (
    <section aria-label={words.note} className="flex gap-3 rounded-card bg-top p-4 text-on-top">
      <Icon name="file" size="sm" className="mt-0.5 shrink-0" />
      <p className="min-w-0 wrap-break-word whitespace-pre-line">
        {shown.text}
        <span className="block text-small">{unsent ? outboxMessages.waits : shortDate(dayIn(new Date(shown.at)))}</span>
      </p>
    </section>
  );
}

/** Notes what a visit should be remembered for; without a network it is sent later, once. */
export function NoteSheet({
  customer: { customerId, name },
  onClose,
}: {
  customer: VisitedCustomer;
  onClose: () => void;
}) {
  const [note, setNote] = useState('');
  const isOnline = useIsOnline();
  const cache = useQueryClient();
  const noting = useMutation({
    networkMode: 'always',
    mutationFn: () => leaveVisit({ customerId, reason: null, note: note.trim() }),
    onSuccess: () => {
      const now = { text: note.trim(), at: new Date().toISOString() };
      cache.setQueryData<SellerDay>(sellerDayQuery.queryKey, (day) => day && withNote(day, customerId, now));
      notify({ color: 'white', message: isOnline ? words.noteKept : words.noteLater });
      onClose();
    },
    onError: () => notify({ color: 'red', message: words.noteNotKept }),
  });
  return (
    <Sheet
      open
      onClose={onClose}
      toField
      title={words.noteOf(name)}
      footer={
        <Button full size="lg" disabled={note.trim() === ''} loading={noting.isPending} onClick={() => noting.mutate()}>
          {words.saveNote}
        </Button>
      }
    >
      <Field
        label={words.note}
        value={note}
        maxLength={500}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
    </Sheet>
  );
}

const withNote = (day: SellerDay, customerId: string, note: VisitedCustomer['note']): SellerDay => ({
  ...day,
  customers: day.customers.map((one) => (one.customerId === customerId ? { ...one, note } : one)),
});
