import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Order } from '@tonalia/contract/purchase';
import { Button } from '@tonalia/ui/button';
import { ConfirmDialog } from '@tonalia/ui/confirm-dialog';
import { useRef, useState } from 'react';
import { sentenceOf } from '../../api/http/api-error.ts';
import { call } from '../../api/http/client.ts';
import { keys } from '../../api/queries/queries.ts';
import { reorderMessages as words } from '../../messages/reorder.es-CO.ts';
import { notify } from '../../state/notices.ts';

/** Cancels an order that is not being prepared yet, after a confirmation. */
export function CancelOrder({ order: { orderCode } }: { order: Order }) {
  const cache = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  // a second press can come before the busy state is rendered
  const isUnderWay = useRef(false);
  const cancel = useMutation({
    mutationFn: () => call('purchase', 'POST /order/{orderCode}/cancel', { params: { orderCode }, body: {} }),
    onSuccess: () => {
      notify({ color: 'white', message: words.cancelled(orderCode) });
      void cache.invalidateQueries({ queryKey: keys.credit });
      // Closes after the refetch: before it, the focus would return to a button that is about to disappear.
      return cache.invalidateQueries({ queryKey: keys.orders }).then(() => setAsking(false));
    },
    // The order may have changed in the meantime: refetch it.
    onError: () => cache.invalidateQueries({ queryKey: keys.orders }),
    onSettled: () => (isUnderWay.current = false),
  });
  function confirm() {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    cancel.mutate();
  }
  return (
    <>
      <Button variant="destructive" full onClick={() => setAsking(true)}>
        {words.cancel}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={words.cancelTitle}
        text={words.cancelText}
        confirm={words.cancelConfirm}
        keep={words.keep}
        loading={cancel.isPending}
        error={cancel.error ? sentenceOf(cancel.error) : undefined}
        onConfirm={confirm}
        onCancel={() => {
          cancel.reset();
          setAsking(false);
        }}
      />
    </>
  );
}
