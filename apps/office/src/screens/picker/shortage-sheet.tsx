import type { PickLine } from '@tonalia/contract/dispatch-wave';
import { useState } from 'react';
import { classNames } from '@tonalia/ui/class-names';
import { Icon } from '@tonalia/ui/icon';
import { Sheet } from '@tonalia/ui/sheet';
import { OfficeButton } from '../../components/office-button.tsx';
import { useBackCloses } from '../../components/use-back-closes.ts';
import { aisleOf, lineTitle, rackOf } from '../../features/picking/line-words.ts';
import { pickerTexts as texts } from '../../messages/picker.es-CO.ts';
import { pickingTexts } from '../../messages/picking.es-CO.ts';

export type MissingOfShipments = { shipmentId: string; units: number }[];

export type ShortageSheetProps = {
  line: PickLine;
  /** Leads to the reserve; undefined for a picker at the reserve. */
  onReserve: (() => void) | undefined;
  onClose: () => void;
  /** Missing units of each order. */
  onLeave: (missing: MissingOfShipments) => void;
};

/** Which order bears the units that are missing. The one placed last is proposed. */
export function ShortageSheet({ line, onReserve, onClose, onLeave }: ShortageSheetProps) {
  useBackCloses(onClose);
  const [gets, setGets] = useState(() => new Map(line.orders.map(({ shipmentId, picked }) => [shipmentId, picked])));
  const given = [...gets.values()].reduce((sum, units) => sum + units, 0);
  const left = line.picked - given;
  const change = (id: string, by: number) => setGets((now) => new Map(now).set(id, (now.get(id) ?? 0) + by));
  return (
    <Sheet
      open
      onClose={onClose}
      title={texts.missing(line.units - line.picked, line.shade?.code ?? lineTitle(line))}
      footer={
        <OfficeButton
          className="w-full"
          disabled={left !== 0}
          onClick={() =>
            onLeave(
              line.orders.map(({ shipmentId, units }) => ({ shipmentId, units: units - (gets.get(shipmentId) ?? 0) })),
            )
          }
        >
          {left > 0 ? texts.stillLeft(left) : texts.leave}
        </OfficeButton>
      }
    >
      {line.reserveShelf && onReserve && <ReserveButton shelf={line.reserveShelf} onPress={onReserve} />}
      <h3 className="mb-1 text-h3">{texts.ofWhichOrder}</h3>
      <ul>
        {line.orders.map(({ shipmentId, orderCode, customer, units }) => {
          const own = gets.get(shipmentId) ?? 0;
          return (
            <li key={shipmentId} className="flex min-h-[62px] items-center gap-3 border-t border-hair first:border-t-0">
              <span className="min-w-0 flex-1">
                <b className="block truncate text-[0.9375rem] font-semibold">{customer}</b>
                <span className="text-small text-text-2">{texts.asked(orderCode, units)}</span>
              </span>
              <span
                className={classNames(
                  'inline-flex h-12 items-center rounded-[14px]',
                  own < units ? 'text-warn inset-ring-[1.75px] inset-ring-warn' : 'inset-ring-[1.5px] inset-ring-line',
                )}
              >
                <Step
                  icon="minus"
                  label={texts.getsFewer(orderCode)}
                  disabled={own === 0}
                  onPress={() => change(shipmentId, -1)}
                />
                <b className="min-w-6 text-center font-bold">{own}</b>
                <Step
                  icon="plus"
                  label={texts.getsMore(orderCode)}
                  disabled={own >= units || left === 0}
                  onPress={() => change(shipmentId, 1)}
                />
              </span>
            </li>
          );
        })}
      </ul>
      <p className="mt-1 flex min-h-[52px] items-center justify-between border-t border-line text-text-2">
        {texts.picked}
        <b className="text-[1rem] font-bold text-text">
          {line.picked} {texts.of(line.units)}
        </b>
      </p>
    </Sheet>
  );
}

/** Another place of the version, before its units count as missing. */
const ReserveButton = ({ shelf, onPress }: { shelf: string; onPress: () => void }) => (
  <button
    type="button"
    className="pressable mb-4 flex min-h-16 w-full items-center gap-3 rounded-[16px] px-3.5 text-left inset-ring-2 inset-ring-brand"
    onClick={onPress}
  >
    <b className="shrink-0 rounded-[10px] bg-text px-2.5 py-2 font-display text-[1.0625rem] leading-none font-[680] text-canvas">
      {shelf}
    </b>
    <span className="min-w-0 flex-1">
      <b className="block text-[0.96875rem] font-semibold">{texts.reserve}</b>
      <span className="text-small text-text-2">
        {[pickingTexts.aisle(aisleOf({ shelf }) ?? shelf), rackOf({ shelf })].filter(Boolean).join(', ')}
      </span>
    </span>
    <Icon name="chevron-right" size="sm" className="text-text-2" />
  </button>
);

const Step = ({
  icon,
  label,
  disabled,
  onPress,
}: {
  icon: 'plus' | 'minus';
  label: string;
  disabled: boolean;
  onPress: () => void;
}) => (
  <button
    type="button"
    aria-label={label}
    disabled={disabled}
    className="inline-flex size-12 items-center justify-center text-text disabled:text-text-disabled"
    onClick={onPress}
  >
    <Icon name={icon} size="sm" />
  </button>
);
