import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '@tonalia/ui/button';
import { Notice } from '@tonalia/ui/notice';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/client.ts';
import { keys } from '../../api/queries.ts';
import { cartMessages } from '../../messages/cart.es-CO.ts';
import { messages } from '../../messages/es-CO.ts';

/** How many lines changed, and the button that takes them as they are now. */
export function NewsNotice({ cartId, count }: { cartId: string; count: number }) {
  const cache = useQueryClient();
  const accept = useMutation({
    mutationFn: () => call('purchase', 'PUT /cart/listcart', { body: { cartId, acceptNews: true } }),
    onSuccess: (view) => cache.setQueryData(keys.cart, view),
  });
  const { error } = accept;
  return (
    <Notice
      color="orange"
      className="mb-3.5 items-center!"
      message={cartMessages.changed(count)}
      detail={error ? (error instanceof ApiError ? error.message : messages.errors.unknown) : undefined}
      action={
        <Button
          size="sm"
          variant="secondary"
          className="min-h-11!"
          loading={accept.isPending}
          onClick={() => accept.mutate()}
        >
          {cartMessages.accept}
        </Button>
      }
    />
  );
}
