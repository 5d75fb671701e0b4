import type { PurchaseOrderLine } from '@tonalia/contract/purchasing-office';
import { formatNumber, formatPesos } from '@tonalia/rules/money';
import { VersionPicture } from '../../components/version-picture.tsx';
import { UnitsField } from '../../features/stock-lines/units-field.tsx';
import { purchasingTexts as texts } from '../../messages/purchasing.es-CO.ts';
import type { ReceiveWork } from './use-receive.ts';

export type OrderLinesProps = {
  lines: readonly PurchaseOrderLine[];
  /** Undefined when nothing can be received. */
  arrival: ReceiveWork | undefined;
};

/** The versions of an order: ordered, arrived, and what arrives now. */
export const OrderLines = ({ lines, arrival }: OrderLinesProps) => (
  <ul className="border-t border-hair">
    {lines.map((line) => {
      const now = arrival?.unitsOf(line.versionId) ?? 0;
      const extra = line.received + now - line.units;
      return (
        <li
          key={line.versionId}
          className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-hair px-4 py-2.5 lg:px-7"
        >
          <VersionPicture image={line.image} tile={line.tile} swatch={line.swatch} />
          <span className="min-w-0 flex-1">
            <b className="block truncate font-semibold">{line.name}</b>
            <span className="block truncate text-[0.8125rem] text-text-2">
              {line.code}, {line.detail}
            </span>
          </span>
          <span className="text-right text-[0.8125rem] text-text-2">
            <b className="block font-semibold text-text">
              {line.received > 0 ? texts.received(line.received, line.units) : formatNumber(line.units)}
            </b>
            {line.cost !== null && formatPesos(line.cost)}
          </span>
          {arrival && (
            <span className="grid justify-items-end gap-1 max-lg:basis-full">
              <UnitsField
                label={texts.arrivedOf(line.name)}
                min={0}
                value={now}
                onChange={(units) => arrival.set(line.versionId, units)}
              />
              {extra > 0 && <span className="text-[0.8125rem] text-warn">{texts.tooMany(extra)}</span>}
            </span>
          )}
        </li>
      );
    })}
  </ul>
);
