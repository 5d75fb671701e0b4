import type { PickLine } from '@tonalia/contract/dispatch-wave';
import { useState } from 'react';
import { classNames } from '@tonalia/ui/class-names';
import { Icon } from '@tonalia/ui/icon';
import { Sheet } from '@tonalia/ui/sheet';
import { OfficeButton } from '../../components/office-button.tsx';
import { useBackCloses } from '../../components/use-back-closes.ts';
import { lineTitle } from '../../features/picking/line-words.ts';
import { pickerTexts as texts } from '../../messages/picker.es-CO.ts';

export type MissingOfShipments = { shipmentId: string; units: number }[];

export type ShortageSheetProps = {
  line: PickLine;
  onClose: () => void;
  /** Missing units of each order. */
  onLeave: (missing: MissingOfShipments) => void;
};

/** Which order bears the units that are missing. The one placed last is proposed. */
export function ShortageSheet({ line, onClose, onLeave }: ShortageSheetProps) {
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
