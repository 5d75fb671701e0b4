import type { Cart, DeliveryGroup, DeliveryWindow } from '@tonalia/contract/purchase';
import { dayIn, dayTile, formatShortDay } from '@tonalia/rules/dates';
import { formatHours } from '@tonalia/rules/hours';
import { Badge } from '@tonalia/ui/badge';
import { Card } from '@tonalia/ui/card';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { cartDispatches } from '../../features/order/cart-dispatches.ts';
import { dispatchName } from '../../features/order/dispatches.ts';
import { Thumbs } from '../../features/order/thumbs.tsx';
import { purchaseMessages } from '../../messages/purchase.es-CO.ts';

const words = purchaseMessages.schedule;

/** One dispatch of the order: the possible delivery days, and the windows of the chosen day. */
export function DeliveryCard({
  group,
  cart,
  chosen,
  onChoose,
}: {
  group: DeliveryGroup;
  cart: Cart;
  chosen: DeliveryWindow | null;
  onChoose: (window: DeliveryWindow) => void;
}) {
  const { dispatchDate, units, windows } = group;
  const name = dispatchName(dispatchDate);
  const days = [...new Set(windows.map(({ day }) => day))];
  const members = cartDispatches(cart).find(({ day }) => day === dispatchDate)?.lines ?? [];

  /** Selects the same window on another day, else the first of that day. */
  function chooseDay(day: string) {
    const ofDay = windows.filter((window) => window.day === day);
    const next = ofDay.find(({ from }) => from === chosen?.from) ?? ofDay[0];
    if (next) onChoose(next);
  }

  return (
    <Card>
      <div className="mb-3.5 flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0 flex-1 basis-36">
          <h2 className="flex flex-wrap items-center gap-2 text-h3">
            {name}
            {dispatchDate !== null && <Badge tone="presale">{purchaseMessages.presale}</Badge>}
          </h2>
          <p className="text-small text-text-3">{purchaseMessages.units(units)}</p>
        </div>
        <Thumbs of={members.slice(0, 3)} size={44} />
      </div>
      {windows.length === 0 && <p className="text-text-2">{words.none}</p>}
      {windows.length > 0 && (
        <>
          <Choices legend={words.day(name)} className="grid grid-cols-[repeat(auto-fit,minmax(2.75rem,1fr))] gap-2">
            {(group) =>
              days.map((day) => (
                <Choice
                  key={day}
                  group={group}
                  label={formatShortDay(day)}
                  checked={chosen?.day === day}
                  onChoose={() => chooseDay(day)}
                  className="flex h-18 flex-col items-center justify-center gap-1.5 rounded-control has-checked:border-brand has-checked:bg-brand has-checked:text-on-brand"
                >
                  <span className="text-[0.8125rem] leading-none font-medium">{dayWord(day)}</span>
                  <b className="font-display text-[1.1875rem] leading-none">{dayTile(day).day}</b>
                </Choice>
              ))
            }
          </Choices>
          <Choices legend={words.hours(name)} className="mt-2.5 flex flex-wrap gap-2">
            {(group) =>
              windows
                .filter(({ day }) => day === chosen?.day)
                .map((window) => (
                  <Choice
                    key={window.from}
                    group={group}
                    label={formatHours(window.from, window.to)}
                    checked={chosen?.from === window.from}
                    onChoose={() => onChoose(window)}
                    className="flex min-h-11 flex-1 basis-24 items-center justify-center rounded-full px-2 py-1 text-center text-label text-text-2 has-checked:border-brand has-checked:bg-brand-soft has-checked:text-brand-text"
                  >
                    {formatHours(window.from, window.to)}
                  </Choice>
                ))
            }
          </Choices>
        </>
      )}
    </Card>
  );
}

const dayWord = (day: string): string => (day === dayIn(new Date()) ? words.today : dayTile(day).weekday);

function Choices({
  legend,
  className,
  children,
}: {
  legend: string;
  className: string;
  children: (group: string) => ReactNode;
}) {
  const group = useId();
  return (
    <fieldset>
      <legend className="sr-only">{legend}</legend>
      <div className={className}>{children(group)}</div>
    </fieldset>
  );
}

function Choice({
  group,
  label,
  checked,
  onChoose,
  className,
  children,
}: {
  group: string;
  /** The accessible name. */
  label: string;
  checked: boolean;
  onChoose: () => void;
  className: string;
  children: ReactNode;
}) {
  return (
    <label className={`pressable cursor-pointer border-[1.5px] border-line has-focus-visible:focus-ring ${className}`}>
      <input type="radio" name={group} aria-label={label} checked={checked} onChange={onChoose} className="sr-only" />
      {children}
    </label>
  );
}
