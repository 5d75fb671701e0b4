import type { OfficeShipment } from '@tonalia/contract/purchase-office';
import { useState } from 'react';
import { dayIn, formatShortDay } from '@tonalia/rules/dates';
import { formatNumber, formatPesos } from '@tonalia/rules/money';
import { Badge } from '@tonalia/ui/badge';
import type { BadgeTone } from '@tonalia/ui/badge';
import { Icon } from '@tonalia/ui/icon';
import { OfficeButton } from '../../components/office-button.tsx';
import { Panel } from '../../components/panel.tsx';
import { formatDispatchDay, formatWhenInFull } from '../../components/when.ts';
import { actWords } from '../../messages/acts.es-CO.ts';
import { orderTexts as texts } from '../../messages/order.es-CO.ts';
import { LineName, type ShippedLine } from './line-name.tsx';
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
};

/** The part of an order that leaves on one date: when, from where, and its lines. */
export function ShipmentPanel({ shipment, warehouse, now, isOnly, onStart }: ShipmentPanelProps) {
  const { dispatchDate, isPreSales, status, lines, next } = shipment;
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const title = dispatchDate === null ? texts.inStock : formatShortDay(dispatchDate);
  return (
    <Panel className="overflow-hidden" label={title}>
      <header className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5 px-[18px] pt-3.5 pb-2.5">
        <h2 className="text-panel">{title}</h2>
        {isPreSales && <Badge tone="presale">{texts.presale}</Badge>}
        {!isOnly && <Badge tone={tones[status]}>{texts.shipmentState[status]}</Badge>}
        <span className="text-[0.8125rem] text-text-2">{whenAndWhere(shipment, now, warehouse)}</span>
        <span className="flex-1" />
        <span className="text-[0.8125rem] text-text-2">{texts.units(units)}</span>
        {next && !isOnly && (
          <OfficeButton
            look="secondary"
            small
            className="max-lg:w-full"
            icon={actIcons[next]}
            onClick={() => onStart({ act: next, dispatchDate })}
          >
            {actWords[next].verb}
          </OfficeButton>
        )}
      </header>
      <LineTable lines={lines} />
      <LineRows lines={lines} />
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

function LineTable({ lines }: { lines: readonly ShippedLine[] }) {
  const hasMoney = lines.some(({ amount }) => amount !== null);
  return (
    <table className="data-table panel-table max-lg:hidden" style={{ '--row': '52px' } as object}>
      <thead>
        <tr>
          <th scope="col">{texts.columns.product}</th>
          {hasMoney && (
            <th scope="col" className="amount w-[96px]">
              {texts.columns.price}
            </th>
          )}
          <th scope="col" className="amount w-[80px]">
            {texts.columns.quantity}
          </th>
          {hasMoney && (
            <th scope="col" className="amount w-[120px]">
              {texts.columns.amount}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={keyOf(line)}>
            <td className="max-w-0">
              <LineName line={line} />
            </td>
            {hasMoney && <td className="amount text-text-2">{line.price === null ? '–' : formatPesos(line.price)}</td>}
            <td className="amount font-semibold">{formatNumber(line.quantity)}</td>
            {hasMoney && (
              <td className="amount font-semibold">{line.amount === null ? '–' : formatPesos(line.amount)}</td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Lines that a phone shows before it is asked for all. */
const FIRST = 3;

function LineRows({ lines }: { lines: readonly ShippedLine[] }) {
  const [isWhole, setWhole] = useState(lines.length <= FIRST + 1);
  return (
    <div className="lg:hidden">
      {lines.slice(0, isWhole ? undefined : FIRST).map((line) => (
        <div key={keyOf(line)} className="flex items-center gap-3 border-t border-hair px-4 py-2">
          <LineName line={line} />
          <span className="text-[1rem] font-bold">{formatNumber(line.quantity)}</span>
        </div>
      ))}
      {!isWhole && (
        <button
          type="button"
          className="pressable flex min-h-12 w-full items-center justify-between border-t border-hair px-4 font-semibold text-brand-text"
          onClick={() => setWhole(true)}
        >
          {texts.seeAll(lines.length)}
          <Icon name="chevron-down" size="sm" />
        </button>
      )}
    </div>
  );
}

const keyOf = ({ code, versionCode, assemblyVersionCode, advancedPurchasing }: ShippedLine): string =>
  [code, versionCode, assemblyVersionCode, advancedPurchasing].join(' ');
