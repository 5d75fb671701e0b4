import type { LoadBoard, LoadSheet } from '@tonalia/contract/load-office';
import { useState } from 'react';
import { sentenceOf } from '../../api/call-failure.ts';
import { fillLoad } from '../../api/loads.ts';
import { useNotify } from '../../components/notices.tsx';
import { OfficeButton } from '../../components/office-button.tsx';
import { loadTexts as texts } from '../../messages/loads.es-CO.ts';

/** Orders of this route that came after the sheet was made. */
export function FreeNote({ load, board, onAdded }: { load: LoadSheet; board: LoadBoard; onAdded: () => void }) {
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const waiting = board.free.find(({ routeId }) => routeId === load.routeId)?.shipments ?? [];
  if (waiting.length === 0 || board.day !== load.dispatchDate) return null;
  async function add(): Promise<void> {
    setBusy(true);
    try {
      const { dispatchDate, warehouseId, routeId } = load;
      await fillLoad({ dispatchDate, warehouseId, routeId });
      onAdded();
    } catch (cause) {
      notify({ color: 'red', message: sentenceOf(cause) });
    } finally {
      setBusy(false);
    }
  }
  return (
    <p className="mx-4 mb-2.5 flex flex-wrap items-center gap-2.5 rounded-[12px] bg-info-soft px-3.5 py-2 text-[0.8125rem] text-info lg:mx-7">
      <span className="flex-1">{texts.waiting({ orders: waiting.length, pickups: 0 })}</span>
      <OfficeButton look="secondary" small busy={isBusy} onClick={() => void add()}>
        {texts.add(waiting.length)}
      </OfficeButton>
    </p>
  );
}
