import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Order } from '@tonalia/contract/purchase';
import { Button } from '@tonalia/ui/button';
import { ConfirmDialog } from '@tonalia/ui/confirm-dialog';
import { useState } from 'react';
import { sentenceOf } from '../../api/api-error.ts';
import { call } from '../../api/client.ts';
import { keys } from '../../api/queries.ts';
import { reorderMessages as words } from '../../messages/reorder.es-CO.ts';
import { notify } from '../../notices.ts';

/** Takes an order back while nothing of it is prepared. Asks first. `onCancelled` finds this button gone: the focus needs another place. */
export function CancelOrder({ order: { orderCode }, onCancelled }: { order: Order; onCancelled: () => void }) {
  const cache = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const cancel = useMutation({
    mutationFn: () => call('purchase', 'POST /order/{orderCode}/cancel', { params: { orderCode }, body: {} }),
    onSuccess: () => {
      setAsking(false);
      notify({ color: 'white', message: words.cancelled(orderCode) });
      void cache.invalidateQueries({ queryKey: keys.credit });
      return cache.invalidateQueries({ queryKey: keys.orders }).then(onCancelled);
    },
    // it may have moved on meanwhile: what one sees is read anew
    onError: () => cache.invalidateQueries({ queryKey: keys.orders }),
  });
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
        cancel={words.keep}
        loading={cancel.isPending}
        error={cancel.error ? sentenceOf(cancel.error) : undefined}
        onConfirm={() => !cancel.isPending && cancel.mutate()}
        onCancel={() => {
          cancel.reset();
          setAsking(false);
        }}
      />
    </>
  );
}
