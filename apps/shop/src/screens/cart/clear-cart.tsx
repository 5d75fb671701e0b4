import { useMutation, useQueryClient } from '@tanstack/react-query';
import { literals } from '@tonalia/contract/literals.es-CO';
import { refusalLiterals } from '@tonalia/contract/refusal-literals.es-CO';
import { Button } from '@tonalia/ui/button';
import { ConfirmDialog } from '@tonalia/ui/confirm-dialog';
import { useState } from 'react';
import { isAllSent } from '../../api/cart-sync/edit-cart.ts';
import { call } from '../../api/http/client.ts';
import { keys } from '../../api/queries/queries.ts';
import { cartMessages } from '../../messages/cart.es-CO.ts';

/** 'Vaciar', with a confirmation. */
export function ClearCart({ units, withIcon = false }: { units: number; withIcon?: boolean }) {
  const cache = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const clear = useMutation({
    // Changes still in the queue would fill the cart again.
    mutationFn: async () => {
      await isAllSent();
      return call('purchase', 'DELETE /cart/cleanCart');
    },
    onSuccess: async () => {
      await cache.refetchQueries({ queryKey: keys.cart, exact: true });
      setAsking(false);
    },
  });
  function ask() {
    clear.reset();
    setAsking(true);
  }
  return (
    <>
      <Button
        variant="destructive"
        icon={withIcon ? 'trash' : undefined}
        size={withIcon ? 'md' : 'sm'}
        className="min-h-11!"
        onClick={ask}
      >
        {literals.emptyCart}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={cartMessages.clearTitle}
        text={cartMessages.clearText(units)}
        confirm={literals.emptyCart}
        keep={cartMessages.keep}
        loading={clear.isPending}
        error={clear.isError ? refusalLiterals.clearCartFailed : undefined}
        onConfirm={() => clear.mutate()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
