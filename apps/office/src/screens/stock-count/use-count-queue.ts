import type { StockCount } from '@tonalia/contract/stock-counts';
import { useQueryClient } from '@tanstack/react-query';
import { type PhoneCount, type WaitingCount, countStore } from '../../api/count-store.ts';
import { countQuery, sendCounts } from '../../api/stock-counts.ts';
import { type SendQueue, useSendQueue } from '../../features/send-queue/use-send-queue.ts';

export interface CountQueue extends SendQueue<WaitingCount> {
  add: (countId: string, line: PhoneCount) => void;
}

/** The versions that the operator counted, kept on the device until the server has them. */
export function useCountQueue(operatorId: string): CountQueue {
  const cache = useQueryClient();
  const onDone = async (count: StockCount) => {
    const { queryKey } = countQuery(count._id);
    await cache.cancelQueries({ queryKey });
    cache.setQueryData(queryKey, count);
  };
  const queue = useSendQueue({
    store: countStore,
    owner: operatorId,
    lock: 'tonalia.counts',
    send: sendCounts,
    onDone,
  });
  return {
    ...queue,
    add: (countId, line) => queue.enqueue(countStore.add(operatorId, line._id, { countId, line })),
  };
}
