import type { DriverStop } from '@tonalia/contract/dispatch-driver';
import { formatHours } from '@tonalia/rules/hours';
import { formatPesos } from '@tonalia/rules/money';
import { classNames } from '@tonalia/ui/class-names';
import { Icon, type IconProps } from '@tonalia/ui/icon';
import { lineName } from '@tonalia/rules/line-name';
import { outlines } from '../../components/outlines.ts';
import { Panel } from '../../components/panel.tsx';
import { driverTexts as texts } from '../../messages/driver.es-CO.ts';
import { BoxScan } from './box-scan.tsx';
import { StopMap } from './stop-map.tsx';
import { internationalPhone, mapsLink } from './stop-view.ts';
import { placeName } from '../../components/place-name.ts';

/** Where the stop is, and how to reach its people. */
export function StopCard({ stop, stops }: { stop: DriverStop; stops: readonly DriverStop[] }) {
  const { position, customer, person, address, city, note, phone, window } = stop;
  return (
    <Panel className="overflow-hidden" label={customer}>
      <StopMap stops={stops} stop={stop} hours={window ? formatHours(window.from, window.to) : null} />
      <div className="flex flex-col gap-3.5 px-4 py-4">
        <div className="flex gap-3">
          <span className="inline-flex size-9 shrink-0 items-center justify-center rounded-[11px] bg-text font-[650] text-canvas">
            {position}
          </span>
          <div className="min-w-0">
            <h2 className="text-h2">{customer}</h2>
            <p className="text-[1.0625rem]">{address}</p>
            <p className="text-text-2">{[person, placeName(city)].filter((text) => text !== null).join(', ')}</p>
          </div>
        </div>
        {note !== '' && <p className="rounded-[12px] bg-top px-3 py-2.5 text-on-top">{note}</p>}
        <div className="grid grid-cols-3 gap-2.5">
          <Way icon="phone" label={texts.call} href={phone === null ? null : `tel:${phone}`} />
          <Way
            icon="whatsapp"
            label={texts.whatsApp}
            href={phone === null ? null : `https://wa.me/${internationalPhone(phone)}`}
          />
          <Way icon={outlines.send} label={texts.go} href={mapsLink(stop)} />
        </div>
      </div>
    </Panel>
  );
}

/** A link out of the page, to the phone's own programs; without an address it is off. */
function Way({ icon, label, href }: { icon: IconProps['name']; label: string; href: string | null }) {
  const look =
    'flex min-h-[68px] flex-col items-center justify-center gap-1 rounded-[16px] bg-surface text-small font-[550] text-text no-underline inset-ring-[1.5px] inset-ring-line';
  const content = (
    <>
      <Icon name={icon} className={href === null ? 'text-text-3' : 'text-brand-text'} />
      {label}
    </>
  );
  if (href === null) return <span className={classNames(look, 'text-text-3')}>{content}</span>;
  return (
    <a href={href} target="_blank" rel="noreferrer" className={classNames('pressable', look)}>
      {content}
    </a>
  );
}

export type CargoCardProps = {
  stop: DriverStop;
  stops: readonly DriverStop[];
  /** Numbers of the boxes that the driver took out. */
  seen: readonly number[];
  onSeen: (boxes: number[]) => void;
};

/** What leaves the vehicle here, or comes aboard, and what is to be paid. */
export function CargoCard({ stop, stops, seen, onSeen }: CargoCardProps) {
  const { kind, code, boxes, units, collect } = stop;
  const numbers = Array.from({ length: boxes }, (_, at) => at + 1);
  return (
    <Panel className="px-4 py-4" label={code}>
      <div className="flex flex-wrap items-center gap-2">
        <div className="min-w-fit flex-1">
          <p className="text-small text-text-2">{kind === 'pickup' ? texts.pickUp(code) : texts.deliver(code)}</p>
          <p className="text-text-2">
            {boxes > 0 && <b className="text-[1.125rem] font-bold text-text">{texts.boxes(boxes)} </b>}
            {kind === 'pickup' ? (
              <b className="text-[1.125rem] font-bold text-text">{texts.units(units)}</b>
            ) : (
              texts.units(units)
            )}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {numbers.map((number) => {
            const isSeen = seen.includes(number);
            return (
              <button
                key={number}
                type="button"
                aria-pressed={isSeen}
                className={classNames(
                  'pressable inline-flex min-h-11 items-center rounded-[12px] px-3 text-small font-[550]',
                  isSeen
                    ? 'bg-brand-soft text-brand-text inset-ring-[1.75px] inset-ring-brand'
                    : 'inset-ring-[1.5px] inset-ring-line text-text-2',
                )}
                onClick={() => onSeen(isSeen ? seen.filter((one) => one !== number) : [...seen, number])}
              >
                {texts.box(number, boxes)}
              </button>
            );
          })}
          {boxes > 0 && <BoxScan key={stop._id} {...{ stop, stops, seen, onSeen }} />}
        </div>
      </div>
      {kind === 'pickup' && (
        <ul className="mt-3 divide-y divide-hair border-t border-line">
          {stop.lines.map((line) => (
            <li key={line.line} className="flex items-center justify-between gap-3 py-2.5">
              <span className="line-clamp-2 leading-[1.25] font-[550]">{lineName(line)}</span>
              <span className="shrink-0 text-text-2">{texts.units(line.units)}</span>
            </li>
          ))}
        </ul>
      )}
      {collect > 0 && (
        <div className="mt-3.5 flex items-center justify-between gap-3 border-t border-line pt-3.5">
          <p className="text-small text-text-2">
            {texts.collect}
            <br />
            {texts.orTransfer}
          </p>
          <b className="font-display text-[1.75rem] leading-none font-[680] tracking-[-0.02em]">
            {formatPesos(collect)}
          </b>
        </div>
      )}
    </Panel>
  );
}
