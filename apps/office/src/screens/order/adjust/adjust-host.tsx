import type { OfficeOrder, OfficeShipment } from '@tonalia/contract/purchase-office';
import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Suspense, lazy, useState } from 'react';
import { orderQuery } from '../../../api/orders.ts';
import { useKeys } from '../../../components/use-keys.ts';
import type { ShippedLine } from '../line-name.tsx';

const AdjustSheet = lazy(() => import('./adjust-sheet.tsx').then((module) => ({ default: module.AdjustSheet })));
const route = getRouteApi('/frame/pedidos/$code');

/** Whether less of a part can be sent. */
export const isAdjustable = (order: OfficeOrder, { status, lines }: OfficeShipment): boolean =>
  order.canAdjust && (status === 'received' || status === 'preparing') && lines.some(({ quantity }) => quantity > 0);

/** Opens the sheet for a part: it is in the address, so that going back closes it. */
export function useOpenAdjust(): (shipment: Pick<OfficeShipment, '_id'>) => void {
  const navigate = route.useNavigate();
  return ({ _id }) => void navigate({ search: { panel: 'ajustar', parte: _id } });
}

export type AdjustHostProps = {
  order: OfficeOrder;
  shortOf: (line: ShippedLine) => number;
};

/** The sheet that the address names, of its part, else of the first that misses units or can be adjusted. `E` opens it. */
export function AdjustHost({ order, shortOf }: AdjustHostProps) {
  const { panel, parte } = route.useSearch();
  const navigate = route.useNavigate();
  const cache = useQueryClient();
  const open = useOpenAdjust();
  // Until something is chosen the sheet follows the order; then it keeps the version that the operator sees.
  const [kept, setKept] = useState<number>();
  const parts = order.shipments.filter((shipment) => isAdjustable(order, shipment));
  const proposed = parts.find(({ lines }) => lines.some((line) => shortOf(line) > 0)) ?? parts[0];
  useKeys({ e: proposed && (() => open(proposed)) });
  // The part stays in the sheet when it leaves meanwhile, so that the sheet can say so.
  const [opened, setOpened] = useState<OfficeShipment>();
  const isOpen = panel === 'ajustar';
  const id = isOpen ? (parte ?? opened?._id) : undefined;
  const live = id === undefined ? proposed : parts.find(({ _id }) => _id === id);
  const next = isOpen ? (live ?? opened) : undefined;
  if (next !== opened) setOpened(next);
  const part = live ?? (opened?._id === id ? opened : undefined);
  if (!isOpen || !part) return null;
  const close = () => {
    setKept(undefined);
    void navigate({ search: {}, replace: true });
  };
  const reload = async () => {
    await cache.refetchQueries(orderQuery(order.code));
    setKept(undefined);
  };
  return (
    <Suspense fallback={null}>
      <AdjustSheet
        key={`${part._id} ${kept ?? order.version}`}
        order={order}
        shipment={part}
        hasLeft={live === undefined}
        shortOf={shortOf}
        onClose={close}
        onTouch={() => setKept(order.version)}
        onReload={() => void reload()}
      />
    </Suspense>
  );
}
