import type { DriverRoute, StopReport } from '@tonalia/contract/dispatch-driver';
import { type WaitingDelivery, type WaitingPhoto, deliveryStore } from '../../api/delivery-store.ts';
import { sendDeliveries } from '../../api/send-deliveries.ts';
import { type SendQueue, useSendQueue } from '../../features/send-queue/use-send-queue.ts';

export interface DeliveryQueue extends SendQueue<WaitingDelivery> {
  /** In the place of what was refused of the same stop. Throws when the device has no room; then nothing changes. */
  add: (delivery: StopReport, photos: WaitingPhoto[]) => void;
}

/** The deliveries of a load, kept on the device until they count. A refused one keeps its photos: its form opens again with them. */
export function useDeliveryQueue(
  { loadId, code }: Pick<DriverRoute, 'loadId' | 'code'>,
  { onRoute, onDead }: { onRoute: (route: DriverRoute) => void; onDead: () => void },
): DeliveryQueue {
  const queue = useSendQueue({
    store: deliveryStore,
    owner: loadId,
    lock: 'tonalia.deliveries',
    send: (waiting) => sendDeliveries(code, waiting),
    onDone: onRoute,
    onDead,
  });
  return {
    ...queue,
    add: (delivery, photos) => {
      const before = queue.refused.filter((one) => one.delivery.stopId === delivery.stopId);
      const stored = storeInstead(before, () => deliveryStore.add(loadId, delivery.clientId, { delivery, photos }));
      queue.drop(before);
      queue.enqueue(stored);
    },
  };
}

/** Makes room first: the photos of both may not fit. A store that is full keeps what was there. */
function storeInstead(before: readonly WaitingDelivery[], store: () => WaitingDelivery): WaitingDelivery {
  before.forEach(deliveryStore.remove);
  try {
    return store();
  } catch (cause) {
    before.forEach(deliveryStore.save);
    throw cause;
  }
}
