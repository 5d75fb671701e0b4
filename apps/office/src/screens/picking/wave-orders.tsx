import type { PickShipment } from '@tonalia/contract/dispatch-wave';
import { Link } from '@tanstack/react-router';
import { formatNumber } from '@tonalia/rules/money';
import { OutlineButton } from '../../components/outline-button.tsx';
import { ProgressBar } from '../../features/picking/progress-bar.tsx';
import { PackLink } from '../../features/picking/pack-link.tsx';
import { packingTexts } from '../../messages/packing.es-CO.ts';
import { pickingTexts as texts } from '../../messages/picking.es-CO.ts';
import { placeName } from '../../components/place-name.ts';

export type WaveOrdersProps = {
  shipments: readonly PickShipment[];
  /** Undefined for an operator that may not plan. */
  onTakeOut: ((shipment: PickShipment) => void) | undefined;
};

/** The orders of a wave, each with its own progress. */
export function WaveOrders({ shipments, onTakeOut }: WaveOrdersProps) {
  const { columns } = texts;
  return (
    <table className="data-table panel-table" style={{ '--row': '44px' } as object}>
      <thead>
        <tr>
          <th scope="col">{columns.order}</th>
          <th scope="col">{columns.customer}</th>
          <th scope="col" className="amount">
            {columns.lines}
          </th>
          <th scope="col" className="amount">
            {columns.units}
          </th>
          <th scope="col" className="w-[160px]">
            {columns.picked}
          </th>
          <th scope="col">{packingTexts.packedColumn}</th>
          <th scope="col" className="w-[56px]">
            <span className="sr-only">{texts.takeOut}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {shipments.map((shipment) => (
          <tr key={shipment._id}>
            <td className="font-semibold">
              <Link to="/pedidos/$code" params={{ code: shipment.orderCode }}>
                {shipment.orderCode}
              </Link>
            </td>
            <td className="w-full max-w-0 truncate text-text-2">
              {shipment.customer}, {placeName(shipment.city)}
            </td>
            <td className="amount">{formatNumber(shipment.lines)}</td>
            <td className="amount font-semibold">{formatNumber(shipment.units)}</td>
            <td>
              <span className="flex items-center gap-2.5">
                <ProgressBar done={shipment.picked} short={shipment.short} all={shipment.units} className="flex-1" />
                <b className="w-9 text-right font-semibold">{formatNumber(shipment.picked)}</b>
              </span>
            </td>
            <td className="whitespace-nowrap">
              <PackLink shipment={shipment} />
            </td>
            <td>
              {onTakeOut && shipment.status !== 'dispatched' && shipment.status !== 'delivered' && (
                <OutlineButton
                  icon="x"
                  label={`${texts.takeOut}: ${shipment.orderCode}`}
                  bare
                  small
                  onClick={() => onTakeOut(shipment)}
                />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
