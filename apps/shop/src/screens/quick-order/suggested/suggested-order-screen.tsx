import { useQuery } from '@tanstack/react-query';
import type { SuggestedOrder } from '@tonalia/contract/suggested-order';
import { formatPesos } from '@tonalia/rules/money';
import { LEAST_ORDERS } from '@tonalia/rules/suggested-order';
import { buttonClass } from '@tonalia/ui/button';
import { Empty } from '@tonalia/ui/empty';
import { ErrorBlock } from '@tonalia/ui/error-block';
import { Loading, Skeleton } from '@tonalia/ui/skeleton';
import { sentenceOf } from '../../../api/http/api-error.ts';
import { suggestedOrderQuery } from '../../../api/queries/seller-day.ts';
import { useSession } from '../../../api/session/session.ts';
import { useActFor } from '../../../features/act-for/use-act-for.ts';
import { CartLink } from '../../../features/cart-link/cart-link.tsx';
import { MobileBar } from '../../../features/mobile-bar/mobile-bar.tsx';
import { sellerDayMessages } from '../../../messages/seller-day.es-CO.ts';
import { suggestedMessages as words } from '../../../messages/suggested-order.es-CO.ts';
import { sellersCustomerPath } from '../../../navigation/customer-address.ts';
import { RouteLink } from '../../../navigation/link.tsx';
import { paths } from '../../../paths.ts';
import { SuggestedLastOrder } from './suggested-last-order.tsx';
import { SuggestedLines } from './suggested-lines.tsx';
import { SuggestedWhatsapp } from './suggested-whatsapp.tsx';

/** What a customer is likely to need now, to accept in one go. */
export function SuggestedOrderScreen({ customerId }: { customerId: string }) {
  const acts = useActFor(customerId);
  const { isSeller, customer } = useSession();
  const name = acts === 'ready' ? customer?.name : undefined;
  return (
    <>
      <MobileBar
        fallback={isSeller ? sellersCustomerPath(customerId) : paths.quickOrder()}
        title={
          <>
            {words.title} {isSeller && <span className="block text-small font-normal text-text-2">{name}</span>}
          </>
        }
      >
        {isSeller && acts === 'ready' && <SuggestedWhatsapp customerId={customerId} />}
        <CartLink />
      </MobileBar>
      <div className="page-wrap flex w-full flex-1 flex-col pt-1 pb-4 lg:max-w-[52rem] lg:pt-7">
        <div className="mb-4 flex items-center justify-between gap-3 max-lg:hidden">
          <h1 tabIndex={-1} className="text-h1 outline-none">
            {words.title}
            {isSeller && name && <span className="ml-3 text-h3 font-normal text-text-2">{name}</span>}
          </h1>
          {isSeller && acts === 'ready' && <SuggestedWhatsapp customerId={customerId} />}
        </div>
        {acts === 'missing' || acts === 'failed' ? (
          <Empty
            layout="stack"
            title={sellerDayMessages.notYours}
            text={sellerDayMessages.notYoursHelp}
            action={
              <RouteLink href={paths.home()} className={buttonClass()}>
                {sellerDayMessages.day}
              </RouteLink>
            }
          />
        ) : (
          <Suggestion customerId={customerId} isReady={acts === 'ready'} isOwn={!isSeller} />
        )}
      </div>
    </>
  );
}

function Suggestion({ customerId, isReady, isOwn }: { customerId: string; isReady: boolean; isOwn: boolean }) {
  const { data, error, isFetching, refetch } = useQuery({ ...suggestedOrderQuery(customerId), enabled: isReady });
  if (!data && error)
    return (
      <ErrorBlock
        className="py-6"
        title={words.failed}
        text={sentenceOf(error)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data)
    return (
      <Loading className="grid gap-3">
        {Array.from({ length: 6 }, (_, at) => (
          <Skeleton key={at} className="h-19 rounded-card" />
        ))}
      </Loading>
    );
  if (data.orders < LEAST_ORDERS) return <SuggestedLastOrder />;
  return (
    <>
      <Summary suggested={data} />
      {data.lines.length === 0 && data.leftOut.length === 0 ? (
        <Empty
          className="py-8"
          title={words.none}
          text={words.noneHelp}
          action={
            <RouteLink href={paths.quickOrder()} className={buttonClass({ variant: 'secondary' })}>
              {words.quickOrder}
            </RouteLink>
          }
        />
      ) : (
        <SuggestedLines suggested={data} isOwn={isOwn} />
      )}
    </>
  );
}

function Summary({ suggested: { rhythm, average } }: { suggested: SuggestedOrder }) {
  if (rhythm === null || average === null) return null;
  return (
    <div className="flex justify-between gap-4 rounded-card bg-surface-2 px-4 py-3">
      <p>
        <b className="block text-label">{words.every(rhythm.every)}</b>{' '}
        <span className="text-small text-text-2">{words.lastAgo(rhythm.since)}</span>
      </p>
      <p className="text-right">
        <b className="block text-label">{formatPesos(average)}</b>{' '}
        <span className="text-small text-text-2">{words.average}</span>
      </p>
    </div>
  );
}
