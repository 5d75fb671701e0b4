import type { OfficeShipment } from '@tonalia/contract/purchase-office';
import type { ReactNode } from 'react';
import { dayIn } from '@tonalia/rules/dates';
import { Badge } from '@tonalia/ui/badge';
import type { BadgeTone } from '@tonalia/ui/badge';
import { OfficeButton } from '../../components/office-button.tsx';
import { Panel } from '../../components/panel.tsx';
import { formatDispatchDay, formatWhenInFull } from '../../components/when.ts';
import { actWords } from '../../messages/acts.es-CO.ts';
import { adjustTexts } from '../../messages/adjust.es-CO.ts';
import { orderTexts as texts } from '../../messages/order.es-CO.ts';
import { LineRows, LineTable } from './line-table.tsx';
import { partName } from './part-name.ts';
import type { PickingOf } from './picking.ts';
import { type StartedAct, actIcons } from './started-act.ts';

const tones: Record<OfficeShipment['status'], BadgeTone> = {
  received: 'presale',
  preparing: 'warn',
  dispatched: 'neutral',
  delivered: 'success',
  cancelled: 'neutral',
};

export type ShipmentPanelProps = {
  shipment: OfficeShipment;
  warehouse: string | undefined;
  now: Date;
  /** The order has no other part: its state is in the head of the page. */
  isOnly: boolean;
  onStart: (act: StartedAct) => void;
  /** Undefined when nothing of it can be adjusted. */
  onAdjust?: (() => void) | undefined;
  /** What the warehouse picked and missed of a line; undefined while nothing is known. */
  pickingOf: PickingOf;
  /** How far its packing is. */
  packing?: ReactNode;
};

/** The part of an order that leaves on one date from one warehouse: when, from where, and its lines. */
export function ShipmentPanel({
  shipment,
  warehouse,
  now,
  isOnly,
  onStart,
  onAdjust,
  pickingOf,
  packing,
}: ShipmentPanelProps) {
  const { isPreSales, status, lines, next } = shipment;
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const title = partName(shipment);
  return (
    <Panel className="overflow-hidden" label={title}>
      <header className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5 px-[18px] pt-3.5 pb-2.5">
        <h2 className="text-panel">{title}</h2>
        {isPreSales && <Badge tone="presale">{texts.presale}</Badge>}
        {!isOnly && <Badge tone={tones[status]}>{texts.shipmentState[status]}</Badge>}
        <span className="text-[0.8125rem] text-text-2">{whenAndWhere(shipment, now, warehouse)}</span>
        <span className="flex-1" />
        <span className="text-[0.8125rem] text-text-2">{texts.units(units)}</span>
        {packing}
        {next && !isOnly && (
          <OfficeButton
            look="secondary"
            small
            className="max-lg:w-full"
            icon={actIcons[next]}
            onClick={() => onStart({ act: next, shipmentId: shipment._id })}
          >
            {actWords[next].verb}
          </OfficeButton>
        )}
        {onAdjust && (
          <OfficeButton look="secondary" small icon="edit" onClick={onAdjust}>
            {adjustTexts.adjust}
          </OfficeButton>
        )}
      </header>
      <LineTable lines={lines} pickingOf={pickingOf} />
      <LineRows lines={lines} pickingOf={pickingOf} />
    </Panel>
  );
}

function whenAndWhere({ leavesBy, dispatchedAt, deliveredAt }: OfficeShipment, now: Date, warehouse = ''): string {
  const moment = () => {
    if (deliveredAt) return texts.arrivedAt(formatWhenInFull(new Date(deliveredAt), now));
    if (dispatchedAt) return texts.leftAt(formatWhenInFull(new Date(dispatchedAt), now));
    return leavesBy === null
      ? undefined
      : texts.leaves(formatDispatchDay(leavesBy, dayIn(now)).toLocaleLowerCase('es-CO'));
  };
  const words = [moment(), warehouse && texts.warehouse(warehouse)].filter(Boolean).join(', ');
  return words.charAt(0).toLocaleUpperCase('es-CO') + words.slice(1);
}
