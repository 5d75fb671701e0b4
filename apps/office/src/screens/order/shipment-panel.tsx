import type { OfficeShipment } from '@tonalia/contract/purchase-office';
import { type ReactNode, useState } from 'react';
import { dayIn } from '@tonalia/rules/dates';
import { formatNumber } from '@tonalia/rules/money';
import { Badge } from '@tonalia/ui/badge';
import { classNames } from '@tonalia/ui/class-names';
import type { BadgeTone } from '@tonalia/ui/badge';
import { Icon } from '@tonalia/ui/icon';
import { OfficeButton } from '../../components/office-button.tsx';
import { Panel } from '../../components/panel.tsx';
import { useWide } from '../../components/use-wide.ts';
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
  /** The name of its route. */
  route?: string | undefined;
  now: Date;
  /** The order has no other part: its state is in the head of the page. */
  isOnly: boolean;
  /** A phone shows the lines of the first part, those of the others on demand. */
  isFirst: boolean;
  /** The foot of a phone adjusts it. */
  isAtFoot: boolean;
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
  route,
  now,
  isOnly,
  isFirst,
  isAtFoot,
  onStart,
  onAdjust,
  pickingOf,
  packing,
}: ShipmentPanelProps) {
  const { isPreSales, status, lines, next } = shipment;
  const isWide = useWide();
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const counts = lines.flatMap((line) => pickingOf(line) ?? []);
  const picked = counts.reduce((sum, one) => sum + one.picked, 0);
  const short = counts.reduce((sum, one) => sum + one.short, 0);
  const title = partName(shipment);
  const place = whenAndWhere(shipment, now, { route, warehouse });
  const hasLeft = status === 'dispatched' || status === 'delivered';
  const isPicked = status === 'preparing' && picked + short > 0;
  const count = isPicked ? (
    <>
      <b className="font-semibold text-text">{formatNumber(picked)}</b> {texts.pickedOf(formatNumber(units))}
    </>
  ) : (
    texts.units(units)
  );
  const [isOpen, setOpen] = useState(isFirst);
  if (!isWide && !isOpen)
    return (
      <Panel className="overflow-hidden" label={title}>
        <button
          type="button"
          aria-expanded={false}
          className="pressable flex min-h-14 w-full flex-wrap items-center gap-x-2.5 gap-y-1 px-4 py-2 text-left"
          onClick={() => setOpen(true)}
        >
          <b className="text-panel">{title}</b>
          <PartBadges shipment={shipment} isOnly={isOnly} />
          <span className="flex-1" />
          <span className="text-text-2">{texts.units(units)}</span>
          <Icon name="chevron-right" size="sm" className="text-text-2" />
        </button>
      </Panel>
    );
  return (
    <Panel className="overflow-hidden" label={title}>
      <header className="flex items-start gap-x-3 gap-y-2 px-[18px] pt-3.5 pb-2.5 max-lg:flex-col lg:flex-wrap">
        <div className="flex min-h-8 min-w-0 flex-1 flex-wrap items-center gap-x-2.5 gap-y-0.5 max-lg:min-h-0 max-lg:w-full max-lg:flex-none lg:min-w-[340px] lg:flex-nowrap">
          <h2 className="shrink-0 text-panel">{title}</h2>
          <PartBadges shipment={shipment} isOnly={isOnly} />
          {!isWide && <span className="ml-auto text-[0.8125rem] text-text-2">{count}</span>}
          <span
            className={classNames(
              'text-[0.8125rem] text-text-2 max-lg:w-full lg:truncate',
              (status === 'received' || status === 'preparing') && 'max-lg:hidden',
            )}
            title={isWide ? place : undefined}
          >
            {place}
          </span>
        </div>
        <div className="flex shrink-0 items-center gap-2 max-lg:w-full lg:ml-auto max-lg:flex-wrap max-lg:[&>a]:grow max-lg:[&>button]:grow">
          {isPicked && <PickingBar picked={picked} short={short} units={units} />}
          {isWide && <span className="text-[0.8125rem] text-text-2">{count}</span>}
          {packing}
          {next && !isOnly && (
            <OfficeButton
              look="secondary"
              small
              icon={actIcons[next]}
              onClick={() => onStart({ act: next, shipmentId: shipment._id })}
            >
              {actWords[next].verb}
            </OfficeButton>
          )}
          {onAdjust && (
            <OfficeButton
              look="secondary"
              small
              icon="edit"
              className={isAtFoot ? 'max-lg:hidden' : ''}
              onClick={onAdjust}
            >
              {adjustTexts.adjust}
            </OfficeButton>
          )}
        </div>
      </header>
      {isWide ? (
        <LineTable
          lines={lines}
          pickingOf={pickingOf}
          isComing={isPreSales && status === 'received'}
          hasLeft={hasLeft}
        />
      ) : (
        <LineRows lines={lines} pickingOf={pickingOf} hasLeft={hasLeft} />
      )}
    </Panel>
  );
}

const PartBadges = ({ shipment: { isPreSales, status }, isOnly }: Pick<ShipmentPanelProps, 'shipment' | 'isOnly'>) => (
  <>
    {isPreSales && <Badge tone="presale">{texts.presale}</Badge>}
    {!isOnly && <Badge tone={tones[status]}>{texts.shipmentState[status]}</Badge>}
  </>
);

/** A bar of what was picked and what is missing. */
const PickingBar = ({ picked, short, units }: { picked: number; short: number; units: number }) => (
  <span aria-hidden className="flex h-1.5 w-24 gap-px overflow-hidden rounded-full bg-line max-lg:w-full">
    <span className="bg-brand" style={{ width: `${(100 * picked) / units}%` }} />
    <span className="bg-warn" style={{ width: `${(100 * short) / units}%` }} />
  </span>
);

function whenAndWhere(
  { dispatchDate, leavesBy, dispatchedAt, deliveredAt }: OfficeShipment,
  now: Date,
  { route, warehouse }: Pick<ShipmentPanelProps, 'route' | 'warehouse'>,
): string {
  const moment = () => {
    if (deliveredAt) return texts.arrivedAt(formatWhenInFull(new Date(deliveredAt), now));
    if (dispatchedAt) return texts.leftAt(formatWhenInFull(new Date(dispatchedAt), now));
    // the name of a part with a date says it
    return leavesBy === null || dispatchDate !== null
      ? undefined
      : formatDispatchDay(leavesBy, dayIn(now)).toLocaleLowerCase('es-CO');
  };
  const words = [moment(), route && texts.route(route), warehouse && texts.warehouse(warehouse)]
    .filter(Boolean)
    .join(', ');
  return words.charAt(0).toLocaleUpperCase('es-CO') + words.slice(1);
}
