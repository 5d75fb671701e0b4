import { useQuery, useQueryClient } from '@tanstack/react-query';
import { addCustomerNote, customerNotesQuery } from '../../api/customer-desk.ts';
import { mayDo, useOperator } from '../../api/session.ts';
import { useNow } from '../../components/use-now.ts';
import { Notes } from '../../features/notes/notes.tsx';

/** Notes about a customer. */
export function CustomerNotes({ customerId }: { customerId: string }) {
  const cache = useQueryClient();
  const now = useNow();
  const mayWrite = mayDo(useOperator(), 'customers.edit');
  const { data: notes } = useQuery(customerNotesQuery(customerId));
  if (!notes) return null;
  return (
    <Notes notes={notes} now={now} mayWrite={mayWrite} onSave={(text) => addCustomerNote(cache, customerId, text)} />
  );
}
