import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { promotionsQuery } from './queries.ts';
import { serverNow } from '../http/server-clock.ts';

/** The running promotion with a countdown, if any. */
export function useRunningPromotion() {
  const { data, refetch } = useQuery(promotionsQuery);
  const promotion = data?.find((one) => one.timer);
  const isThere = promotion !== undefined;
  useEffect(() => {
    // A served page includes the promotion but has made no call yet, so the server time is unknown.
    if (isThere && serverNow() === null) void refetch();
  }, [isThere, refetch]);
  return promotion;
}
