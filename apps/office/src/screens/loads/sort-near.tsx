import type { LoadSheet } from '@tonalia/contract/load-office';
import { nearOrder } from '@tonalia/rules/near-order';
import type { useNotify } from '../../components/notices.tsx';
import { OfficeButton } from '../../components/office-button.tsx';
import { loadTexts as texts } from '../../messages/loads.es-CO.ts';
import { keepOrder } from './load-fields.ts';
import type { LoadWork } from './use-load.ts';

/** Sorts the stops of a load so that each is near the one before, and offers the order before. */
export async function sortNear(
  { stops }: LoadSheet,
  arrange: LoadWork['arrange'],
  notify: ReturnType<typeof useNotify>,
): Promise<void> {
  const before = stops.map(({ _id }) => _id);
  if (nearOrder(stops).every((id, at) => id === before[at])) return notify({ color: 'white', message: texts.isNear });
  if (!(await arrange((now) => nearOrder(now.stops)))) return;
  const undo = () => void arrange((now) => keepOrder(before, now));
  const action = (
    <OfficeButton look="ghost" small onClick={undo}>
      {texts.undo}
    </OfficeButton>
  );
  notify({ color: 'white', message: texts.sorted, action });
}
