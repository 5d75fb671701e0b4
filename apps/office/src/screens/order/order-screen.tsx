import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, getRouteApi } from '@tanstack/react-router';
import { BarsMark } from '../../components/bars-mark.tsx';
import { CallFailure } from '../../api/call-failure.ts';
import { knownOrder, orderQuery } from '../../api/orders.ts';
import { PageHeader } from '../../components/page-header.tsx';
import { officeButtonClass } from '../../components/office-button.tsx';
import { LoadFailure, LoadingRows, MiddleNote } from '../../components/states.tsx';
import { OrderBadge } from '../../features/order-state/order-badge.tsx';
import { orderTexts as texts } from '../../messages/order.es-CO.ts';
import { texts as shared } from '../../messages/texts.es-CO.ts';
import { OrderBody } from './order-body.tsx';
import { BackToList } from './walk.tsx';

const route = getRouteApi('/frame/pedidos/$code');

/** One order. Until it is loaded, the page shows what the list knows of it. */
export function OrderScreen() {
  const { code } = route.useParams();
  const cache = useQueryClient();
  const { data: order, error, refetch } = useQuery(orderQuery(code));
  if (order) return <OrderBody key={order.code} order={order} />;
  const known = knownOrder(cache, code);
  return (
    <>
      <PageHeader
        title={code}
        lined
        before={<BackToList />}
        after={known && <OrderBadge status={known.status} hasProof={known.hasProof} />}
      />
      {!error && <LoadingRows />}
      {error && isNotFound(error) && (
        <MiddleNote mark={<BarsMark />} title={texts.notFound(code)} text={texts.notFoundText}>
          <Link to="/pedidos" className={officeButtonClass('primary')}>
            {shared.goToOrders}
          </Link>
        </MiddleNote>
      )}
      {error && !isNotFound(error) && <LoadFailure what={texts.what} cause={error} onRetry={() => void refetch()} />}
    </>
  );
}

const isNotFound = (cause: unknown): boolean => cause instanceof CallFailure && cause.status === 404;
