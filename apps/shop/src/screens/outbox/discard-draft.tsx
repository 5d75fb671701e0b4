import type { SellerOrder } from '@tonalia/contract/seller-orders';
import { Button } from '@tonalia/ui/button';
import { ConfirmDialog } from '@tonalia/ui/confirm-dialog';
import { useState } from 'react';
import { noveltyMessages as words } from '../../messages/novelty.es-CO.ts';
import { outboxMessages } from '../../messages/outbox.es-CO.ts';
import type { useAnswer } from './use-answer.ts';

interface DiscardDraftProps {
  draft: SellerOrder;
  acts: ReturnType<typeof useAnswer>;
}

/** Gives an order up, after a question. */
export function DiscardDraft({ draft: { customer, expectedTotal }, acts: { discarding } }: DiscardDraftProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="destructive" className="my-3 self-center" onClick={() => setAsking(true)}>
        {words.discard}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={outboxMessages.discardTitle}
        text={outboxMessages.discardText(customer.name, expectedTotal)}
        confirm={outboxMessages.discard}
        keep={outboxMessages.keep}
        loading={discarding.isPending}
        onConfirm={() => discarding.mutate(undefined, { onSettled: () => setAsking(false) })}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
