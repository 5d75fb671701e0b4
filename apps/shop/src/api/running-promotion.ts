import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { promotionsQuery } from './queries.ts';
import { serverNow } from './server-clock.ts';

/** The promotion that is counted down, if one runs. */
export function useRunningPromotion() {
  const { data, refetch } = useQuery(promotionsQuery);
  const promotion = data?.find((one) => one.timer);
  const isThere = promotion !== undefined;
  useEffect(() => {
    // A page that came with the promotion in it has asked nothing yet, so nobody has said what time it is.
    if (isThere && serverNow() === null) void refetch();
  }, [isThere, refetch]);
  return promotion;
}
