import type { FoundOrderItem, FinderGroup } from '@tonalia/contract/office-search';
import type { OfficeOrder, OfficeOrderAct } from '@tonalia/contract/purchase-office';
import { useQueryClient } from '@tanstack/react-query';
import type { IconProps } from '@tonalia/ui/icon';
import { orderQuery } from '../../api/orders.ts';
import { type Permission, mayDo, useOperator } from '../../api/session.ts';
import { outlines } from '../../components/outlines.ts';
import { actPermissions } from '../../features/order-acts/permissions.ts';
import { OrderBadge } from '../../features/order-state/order-badge.tsx';
import { Palette } from '../../features/palette/palette.tsx';
import type { PaletteRow } from '../../features/palette/rows.ts';
import { ShortcutsDialog } from '../../features/palette/shortcuts-dialog.tsx';
import { orderHref } from '../../features/palette/to-row.tsx';
import { actWords } from '../../messages/acts.es-CO.ts';
import { takenOrderTexts } from '../../messages/taken-order.es-CO.ts';
import { paletteTexts } from '../../messages/palette.es-CO.ts';
import type { Opened } from './use-opened.ts';
import { usePlaces } from './use-places.ts';

/** What each group needs; the server checks the same. */
const needs: Record<FinderGroup, Permission> = {
  orders: 'orders.read',
  customers: 'customers.read',
  shades: 'catalogue.read',
  products: 'catalogue.read',
};
const groups = Object.keys(needs) as FinderGroup[]; // as: `needs` has no other keys

/** The act that moves an order in this state on. */
const nextAct: Partial<Record<FoundOrderItem['status'], { act: OfficeOrderAct; icon: IconProps['name'] }>> = {
  paid: { act: 'pick', icon: outlines.pick },
  confirmed: { act: 'pick', icon: outlines.pick },
  preparing: { act: 'dispatch', icon: 'truck' },
  dispatched: { act: 'deliver', icon: 'check-circle' },
};

const newOrder = { to: '/pedidos/nuevo', name: takenOrderTexts.create, icon: outlines.receipt };

export interface OfficePaletteProps {
  shows: 'palette' | 'shortcuts';
  opened: readonly Opened[];
  onOpened: (row: PaletteRow) => void;
  onClose: () => void;
}

/** The palette or the list of shortcuts, with the operator's pages and permissions. Loaded when it is first opened. */
export function OfficePalette({ shows, opened, onOpened, onClose }: OfficePaletteProps) {
  const operator = useOperator();
  const cache = useQueryClient();
  const places = usePlaces().flat();
  const mayPlace = mayDo(operator, 'orders.place');
  if (shows === 'shortcuts')
    return <ShortcutsDialog places={places} goTo={paletteTexts.group.places} onClose={onClose} />;
  const actOn = ({ status }: FoundOrderItem) => {
    const next = nextAct[status];
    return next && mayDo(operator, actPermissions[next.act])
      ? { verb: actWords[next.act].verb, icon: next.icon }
      : undefined;
  };
  return (
    <Palette
      office={{
        groups: groups.filter((group) => mayDo(operator, needs[group])),
        places,
        starts: mayPlace ? [newOrder] : [],
        orderFor: mayPlace ? newOrder : undefined,
        actOn,
        orderState: ({ status, hasProof }) => <OrderBadge status={status} hasProof={hasProof} />,
      }}
      opened={opened.map(
        ({ id, row }) => row ?? visitedOrder(id, cache.getQueryData<OfficeOrder>(orderQuery(id).queryKey)),
      )}
      onOpened={onOpened}
      onClose={onClose}
    />
  );
}

const visitedOrder = (code: string, order: OfficeOrder | undefined): PaletteRow => ({
  id: code,
  mark: { kind: 'icon', icon: outlines.receipt },
  title: code,
  detail: order?.customer.name,
  trailing: order && <OrderBadge status={order.status} />,
  href: orderHref(code),
});
