import type { Refund } from '@tonalia/contract/payment';
import { formatWeekdayMoment } from '@tonalia/rules/weekday-moment';
import type { TimelineStep } from '@tonalia/ui/timeline';
import { purchaseMessages } from '../../messages/purchase.es-CO.ts';

const words = purchaseMessages.orders;

/** The steps of a refund with their times, and the final step while it is pending. */
export function refundSteps({ steps, state, reference }: Refund): TimelineStep[] {
  const taken = steps.map(({ step, at }, place): TimelineStep => {
    const time = formatWeekdayMoment(new Date(at));
    const isLast = place === steps.length - 1;
    return {
      label: words.refundSteps[step],
      detail: step === 'done' && reference !== null ? `${time}, ${words.refundReference(reference)}` : time,
      state: isLast && state !== 'done' ? 'now' : 'done',
    };
  });
  return state === 'done' ? taken : [...taken, { label: words.refundSteps.done, state: 'next' }];
}
