import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect } from 'react';
import { storeCount, storedCount } from '../../api/stored-count.ts';
import { useOperator } from '../../api/session.ts';
import { countQuery } from '../../api/stock-counts.ts';
import { LoadFailure, LoadingRows } from '../../components/states.tsx';
import { countTexts as texts } from '../../messages/count.es-CO.ts';
import { CountWork } from './count-work.tsx';
import { withWaitingCounts } from './count-view.ts';
import { useCountQueue } from './use-count-queue.ts';

const route = getRouteApi('/conteos/$countId');

/** The phone's count of a part of a warehouse. It goes on without network; what it counts is sent when there is one. */
export function CountScreen() {
  const { countId } = route.useParams();
  const { _id: operatorId } = useOperator();
  const queue = useCountQueue(operatorId);
  const { data, error, refetch } = useQuery({
    ...countQuery(countId),
    networkMode: 'always',
    initialData: () => storedCount(operatorId, countId),
    initialDataUpdatedAt: 0,
  });
  useEffect(() => {
    if (data) storeCount(operatorId, data);
  }, [operatorId, data]);
  return (
    <main id="main" className="mx-auto flex min-h-dvh max-w-[520px] flex-col bg-surface">
      {data && <CountWork count={withWaitingCounts(data, queue.waiting)} queue={queue} />}
      {!data && error && <LoadFailure what={texts.one} cause={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingRows />}
    </main>
  );
}
