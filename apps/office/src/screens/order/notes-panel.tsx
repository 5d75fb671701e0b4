import type { OfficeOrder } from '@tonalia/contract/purchase-office';
import { useQueryClient } from '@tanstack/react-query';
import { addNote } from '../../api/one-order.ts';
import { forgetOrders } from '../../api/orders.ts';
import { mayDo, useOperator } from '../../api/session.ts';
import { Notes } from '../../features/notes/notes.tsx';

/** Notes about an order. */
export function NotesPanel({ order: { code, notes }, now }: { order: OfficeOrder; now: Date }) {
  const cache = useQueryClient();
  const mayWrite = mayDo(useOperator(), 'orders.note');
  const save = async (text: string) => {
    await addNote(code, text);
    await forgetOrders(cache);
  };
  return <Notes notes={notes} now={now} mayWrite={mayWrite} onSave={save} />;
}
