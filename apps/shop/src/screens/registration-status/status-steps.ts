import type { Customer } from '@tonalia/contract/auth';
import type { Approval } from '@tonalia/contract/people';
import { formatMoment } from '@tonalia/rules/dates';
import { formatDocument } from '@tonalia/rules/document';
import type { TimelineStep } from '@tonalia/ui/timeline';
import { registrationMessages } from '../../messages/registration.es-CO.ts';

const words = registrationMessages.status;

/** The heading of a state and the text below it; for a rejection, its reason. */
export function wordsOf({ state, reason }: Approval): { title: string; text: string } {
  if (state === 'approved') return words.approved;
  return state === 'rejected' ? { title: words.rejected.title, text: reason ?? '' } : words.pending;
}

const at = (instant: string | null) => (instant === null ? undefined : formatMoment(new Date(instant)));

/** The steps received, reviewed, ready, in Bogotá time. */
export function statusSteps({ approval, document_type: kind, document }: Customer): TimelineStep[] {
  const { state, receivedAt, reviewedAt } = approval;
  const received: TimelineStep = { label: words.received, detail: at(receivedAt), state: 'done' };
  if (state === 'approved') {
    return [
      received,
      { label: words.reviewed, detail: at(reviewedAt), state: 'done' },
      { label: words.ready, state: 'done' },
    ];
  }
  const review: TimelineStep =
    state === 'rejected'
      ? {
          label: words.refused,
          detail: kind && document && `${kind} ${formatDocument(kind, document)}`,
          state: 'failed',
        }
      : { label: words.inReview, detail: words.inReviewDetail, state: 'now' };
  return [received, review, { label: words.ready, state: 'next' }];
}
