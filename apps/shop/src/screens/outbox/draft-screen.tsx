import { useQuery } from '@tanstack/react-query';
import { Empty } from '@tonalia/ui/empty';
import { ErrorBlock } from '@tonalia/ui/error-block';
import { Skeleton } from '@tonalia/ui/skeleton';
import { isMissing, sentenceOf } from '../../api/http/api-error.ts';
import { MobileBar } from '../../features/mobile-bar/mobile-bar.tsx';
import { noveltyMessages as words } from '../../messages/novelty.es-CO.ts';
import { outboxMessages } from '../../messages/outbox.es-CO.ts';
import { RouteLink } from '../../navigation/link.tsx';
import { outboxPath } from '../../navigation/outbox-address.ts';
import { AskForm } from './ask-form.tsx';
import { draftQuery } from './draft-query.ts';
import { isToday, timeOf } from './time-of.ts';

/** An order that asks its seller: each changed line with its choices. */
export function DraftScreen({ draftId }: { draftId: string }) {
  const { data: draft, error, isError, isFetching, refetch } = useQuery(draftQuery(draftId));
  const isSettled = (draft && !draft.asks) || isMissing(error);
  return (
    <div className="flex flex-1 flex-col bg-canvas-sunken lg:-mb-20 lg:pb-16">
      <div className="bg-canvas lg:hidden">
        <MobileBar
          title={
            draft ? (
              <>
                {draft.customer.name}{' '}
                <span className="block text-small font-normal text-text-2">
                  {words.takenOf(timeOf(draft.takenAt), isToday(draft.takenAt))}
                </span>
              </>
            ) : (
              words.title
            )
          }
          fallback={outboxPath()}
        />
      </div>
      <div className="page-wrap flex w-full max-w-180 flex-1 flex-col pt-3 lg:pt-7">
        <h1 tabIndex={-1} className="mb-3 text-h1 outline-none max-lg:hidden">
          {draft?.customer.name ?? words.title}
        </h1>
        {isError && !isSettled && (
          <ErrorBlock
            title={words.failed}
            text={sentenceOf(error)}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        )}
        {!draft && !isError && <Skeleton className="h-60 w-full rounded-card" />}
        {isSettled && (
          <Empty
            className="p-8"
            title={draft?.order ? words.sent(draft.order.orderCode) : words.gone}
            action={
              <RouteLink href={outboxPath()} className="underline">
                {outboxMessages.title}
              </RouteLink>
            }
          />
        )}
        {draft?.asks && <AskForm key={draft.asks.revision} draft={draft} asks={draft.asks} />}
      </div>
    </div>
  );
}
