import type { StopResult } from '@tonalia/contract/dispatch-driver';
import type { LoadStop } from '@tonalia/contract/load-office';
import { Link } from '@tanstack/react-router';
import { formatNumber, formatPesos } from '@tonalia/rules/money';
import { Badge, type BadgeTone } from '@tonalia/ui/badge';
import { classNames } from '@tonalia/ui/class-names';
import { Icon } from '@tonalia/ui/icon';
import { useRef } from 'react';
import { OutlineButton } from '../../components/outline-button.tsx';
import { outlines } from '../../components/outlines.ts';
import { formatLeavingHour } from '../../features/picking/leaving-hour.ts';
import { loadTexts as texts } from '../../messages/loads.es-CO.ts';
import { StopBoxes } from './stop-boxes.tsx';
import { useDrag } from '../../components/use-drag.ts';
import type { LoadWork } from './use-load.ts';
import { placeName } from '../../components/place-name.ts';
import { shortMethod } from '../../components/short-method.ts';

export type StopRowProps = {
  stop: LoadStop;
  /** Its place, from 0, and the last one. */
  at: number;
  last: number;
  isFocused: boolean;
  showsBoxes: boolean;
  work: LoadWork;
  onFocus: () => void;
  onMove: () => void;
};

/** A stop: hour, customer, boxes and what is collected. It is dragged by its grip. */
export function StopRow({ stop, at, last, isFocused, showsBoxes, work, onFocus, onMove }: StopRowProps) {
  const row = useRef<HTMLTableRowElement>(null);
  const grip = useRef<HTMLButtonElement>(null);
  const { canPlan, place } = work;
  const edge = useDrag(row, grip, { kind: 'stop', at, isOn: canPlan, onDrop: (from, to) => void place(from, to) });
  const { position, kind } = stop;
  const name = stop.reference ?? stop.orderCode;
  const isPickup = kind === 'pickup';
  const isDraft = work.load.data?.state === 'draft';
  const result = isDraft ? null : resultOf(stop);
  return (
    // A click brings the focus of the keys here, but not one that a link of the row follows.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- J and K do the same
    <tr
      ref={row}
      data-focused={isFocused || undefined}
      data-edge={edge}
      onClick={(event) => !event.defaultPrevented && onFocus()}
    >
      <td className="w-[22px] max-lg:hidden">
        {canPlan && (
          <button
            ref={grip}
            type="button"
            tabIndex={-1}
            aria-label={texts.drag(name)}
            className="inline-flex h-11 w-6 cursor-grab items-center justify-center text-text-3"
          >
            <Icon name={outlines.grip} size="sm" />
          </button>
        )}
      </td>
      <td className="w-[40px] max-lg:row-start-1">
        <b
          className={classNames(
            'inline-flex size-[26px] items-center justify-center rounded-[9px] text-[0.8125rem] font-bold',
            isPickup ? 'bg-info-soft text-info' : 'bg-text text-canvas',
          )}
        >
          {position}
        </b>
      </td>
      <td
        className="whitespace-nowrap max-lg:col-start-3 max-lg:row-start-1 max-lg:text-right!"
        title={stop.window ? texts.missesWindow(stop.window.until) : undefined}
      >
        <b className={classNames('block font-semibold', stop.missesWindow && result === null && 'text-warn')}>
          {formatLeavingHour(stop.arrivesFrom).replace(/ [ap]\. m\.$/, '')}
        </b>
        <span className="text-[0.8125rem] text-text-2">{texts.until(formatLeavingHour(stop.arrivesUntil))}</span>
        {stop.arrivesAfterDays > 0 && (
          <span className="block text-[0.8125rem] text-warn">{texts.nextDay(stop.arrivesAfterDays)}</span>
        )}
      </td>
      <td className="max-lg:col-start-2 max-lg:row-start-1 lg:w-full lg:max-w-0">
        <b className="flex items-center gap-2 font-semibold max-lg:flex-wrap max-lg:gap-y-0.5">
          <span className="truncate">{stop.customer}</span>
          {isPickup && <Badge tone="presale">{texts.pickup}</Badge>}
          {isDraft && stop.pickup?.isDue === false && <Badge tone="warn">{texts.notDue}</Badge>}
          {result !== null && <Badge tone={resultTones[result]}>{texts.results[result]}</Badge>}
          {stop.isLate && result === null && <Badge tone="warn">{texts.late}</Badge>}
          {isDraft && !stop.isPacked && <Badge tone="warn">{texts.unpacked}</Badge>}
        </b>
        <span className="block truncate text-[0.8125rem] text-text-2">
          <span className="font-semibold lg:hidden">
            <StopLink stop={stop} />{' '}
          </span>
          {`${stop.address}, ${placeName(stop.city)}`}
        </span>
      </td>
      <td className="font-semibold whitespace-nowrap max-lg:hidden">
        <StopLink stop={stop} />
      </td>
      <td className="max-lg:col-start-2">
        {isPickup ? (
          <span className="text-text-2">{texts.picksUp(stop.units)}</span>
        ) : (
          <StopBoxes {...{ stop, showsBoxes, work }} />
        )}
      </td>
      <td className="amount max-lg:col-start-3">
        {formatNumber(stop.units)}
        <span className="lg:hidden"> {texts.columns.units.toLocaleLowerCase('es-CO')}</span>
      </td>
      <td className="amount font-semibold max-lg:col-start-3">
        <Collect stop={stop} />
      </td>
      <td className="whitespace-nowrap max-lg:col-start-2 max-lg:row-start-3">
        {canPlan && (
          <span className="row-acts inline-flex gap-1">
            <OutlineButton
              icon={UP}
              label={texts.up(name)}
              small
              disabled={at === 0}
              onClick={() => void place(at, at - 1)}
            />
            <OutlineButton
              icon="arrow-down"
              label={texts.down(name)}
              small
              disabled={at === last}
              onClick={() => void place(at, at + 1)}
            />
            <OutlineButton icon="more" label={texts.move(name)} small onClick={onMove} />
          </span>
        )}
      </td>
    </tr>
  );
}

const resultTones: Record<StopResult, BadgeTone> = {
  delivered: 'success',
  partial: 'warn',
  refused: 'danger',
  collected: 'success',
  not_collected: 'danger',
};

/** What the driver recorded, else what the office or the warehouse did without it. */
function resultOf({ kind, result, status, pickup }: LoadStop): StopResult | null {
  if (result !== null) return result;
  if (kind === 'pickup') return pickup?.isDue === false ? 'collected' : null;
  return status === 'delivered' ? 'delivered' : null;
}

/** The order of a delivery, the return of a pick-up. */
const StopLink = ({ stop: { orderCode, reference } }: { stop: LoadStop }) =>
  reference === null ? (
    <Link to="/pedidos/$code" params={{ code: orderCode }} className={linkClass}>
      {orderCode}
    </Link>
  ) : (
    <Link to="/devoluciones/$id" params={{ id: reference }} className={linkClass}>
      {reference}
    </Link>
  );

const linkClass = 'max-lg:touch-area text-inherit no-underline hover:underline';

const UP = 'M12 19V5M5 12l7-7 7 7';

/** The amount, or in grey how it is paid. */
function Collect({ stop: { kind, collects, toCollect, methods } }: { stop: LoadStop }) {
  if (kind === 'pickup') return '–';
  if (!collects) return <span className="font-medium text-text-2">{methods.map(shortMethod).join(' + ') || '–'}</span>;
  return toCollect === null ? texts.collects : formatPesos(toCollect);
}
