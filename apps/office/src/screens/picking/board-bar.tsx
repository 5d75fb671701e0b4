import type { PickBoard } from '@tonalia/contract/dispatch-office';
import { ProgressBar } from '../../features/picking/progress-bar.tsx';
import { pickingTexts as texts } from '../../messages/picking.es-CO.ts';
import { Segments } from '../../components/segments.tsx';
import { placeName } from '../../components/place-name.ts';

/** The warehouses with their orders of the day, and how far the shown one is. */
export function BoardBar({ board, onWarehouse }: { board: PickBoard; onWarehouse: (id: string) => void }) {
  const { warehouses, warehouseId, orders, units, picked, waves } = board;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2.5 lg:px-7">
      {warehouses.length > 1 && (
        <Segments
          label={texts.warehouses}
          value={warehouseId}
          choices={warehouses.map(({ _id, name, orders: count }) => ({ value: _id, label: placeName(name), count }))}
          onChoose={onWarehouse}
        />
      )}
      <span className="flex-1 max-lg:hidden" />
      <span className="text-[0.8125rem] text-text-2">{texts.summary(orders, units)}</span>
      {waves.length > 0 && (
        <>
          <ProgressBar done={picked} all={units} className="w-[120px] max-lg:flex-1" />
          <b className="text-[0.8125rem] font-[650]">{texts.picked(picked)}</b>
        </>
      )}
    </div>
  );
}
