import { useInfiniteQuery } from '@tanstack/react-query';
import type { VisitedCustomer } from '@tonalia/contract/seller-day';
import { dayIn } from '@tonalia/rules/dates';
import { Button } from '@tonalia/ui/button';
import { Sheet } from '@tonalia/ui/sheet';
import { Skeleton } from '@tonalia/ui/skeleton';
import { useUnsentVisits } from '../../api/outbox/visits.ts';
import { notesQuery } from '../../api/queries/seller-day.ts';
import { QueryStates } from '../../components/query-states.tsx';
import { outboxMessages } from '../../messages/outbox.es-CO.ts';
import { sellerDayMessages as words, shortDate } from '../../messages/seller-day.es-CO.ts';

/** All notes of the visits to a customer, the newest first; those that wait on the device come before. */
export function NotesSheet({
  customer: { customerId, name },
  onClose,
}: {
  customer: VisitedCustomer;
  onClose: () => void;
}) {
  const notes = useInfiniteQuery(notesQuery(customerId));
  const unsent = useUnsentVisits().filter((one) => one.customerId === customerId && one.note !== '');
  const kept = notes.data?.pages.flatMap(({ results }) => results);
  return (
    <Sheet open onClose={onClose} title={words.notesOf(name)}>
      <ul>
        {unsent.toReversed().map(({ clientVisitId, note }) => (
          <Note key={clientVisitId} text={note} detail={outboxMessages.waits} />
        ))}
        {kept?.map(({ id, text, at, by }) => (
          <Note key={id} text={text} detail={`${shortDate(dayIn(new Date(at)))}, ${by}`} />
        ))}
      </ul>
      {kept?.length === 0 && unsent.length === 0 && <p className="pb-4 text-text-2">{words.noNotes}</p>}
      <QueryStates query={notes} failed={words.notesFailed} className="grid gap-3 pb-4">
        <Skeleton className="h-14 rounded-card" />
        <Skeleton className="h-14 rounded-card" />
      </QueryStates>
      {notes.hasNextPage && (
        <Button variant="ghost" full loading={notes.isFetchingNextPage} onClick={() => void notes.fetchNextPage()}>
          {words.moreNotes}
        </Button>
      )}
    </Sheet>
  );
}

const Note = ({ text, detail }: { text: string; detail: string }) => (
  <li className="border-b border-line py-3 last:border-b-0">
    <p className="wrap-break-word whitespace-pre-line">{text}</p>
    <p className="text-small text-text-2">{detail}</p>
  </li>
);
