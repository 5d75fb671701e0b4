import type { Refund } from '@tonalia/contract/payment';
import { refundSentence } from '@tonalia/rules/refund-words';
import { Timeline } from '@tonalia/ui/timeline';
import { purchaseMessages } from '../../messages/purchase.es-CO.ts';
import { refundSteps } from './refund-steps.ts';

const words = purchaseMessages.orders;

/** The progress of a refund, and how long the customer may wait. */
export function RefundTracking({ refund }: { refund: Refund }) {
  return (
    <div>
      <h2 className="mb-3.5 text-h3">{refundSentence(refund)}</h2>
      <Timeline label={words.refund} steps={refundSteps(refund)} />
      <p className="mt-3 text-small text-text-3">
        {refund.method === 'own_credit' ? words.refundToCredit : words.refundTakes}
      </p>
    </div>
  );
}
