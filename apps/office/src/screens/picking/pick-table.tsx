import type { PickLine } from '@tonalia/contract/dispatch-wave';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { formatNumber } from '@tonalia/rules/money';
import { classNames } from '@tonalia/ui/class-names';
import { Icon } from '@tonalia/ui/icon';
import type { IconProps } from '@tonalia/ui/icon';
import { circleOutlines } from '../../components/circle-outlines.ts';
import { LinePicture } from '../../features/picking/line-picture.tsx';
import {
  type LineState,
  groupLines,
  lineDetail,
  lineStateOf,
  lineTitle,
  shortCode,
} from '../../features/picking/line-words.ts';
import { pickingTexts as texts } from '../../messages/picking.es-CO.ts';

export type PickTableProps = {
  lines: readonly PickLine[];
  by: 'shelf' | 'brand';
  /** Id of the line with the focus. */
  focused: string | undefined;
  onFocus: (id: string) => void;
};

/** The consolidated list: one row a version, with the orders that ask for it. */
export function PickTable({ lines, by, focused, onFocus }: PickTableProps) {
  const { columns } = texts;
  return (
    <div className="overflow-x-auto">
      <table className="data-table panel-table" style={{ '--row': '44px' } as object}>
        <thead>
          <tr>
            <th scope="col" className="w-[92px]">
              {columns.shelf}
            </th>
            <th scope="col">{columns.product}</th>
            <th scope="col">{columns.orders}</th>
            <th scope="col" className="amount w-[64px]">
              {columns.units}
            </th>
            <th scope="col" className="amount w-[84px]">
              {columns.picked}
            </th>
            <th scope="col" className="w-[52px]">
              <span className="sr-only">{columns.state}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {groupLines(lines, by).map((group) => (
            <Fragment key={group.title}>
              <tr className="group-row">
                <th scope="rowgroup" colSpan={3}>
                  {group.title}
                </th>
                <td className="amount">{formatNumber(group.units)}</td>
                <td className="amount">{formatNumber(group.picked)}</td>
                <td aria-hidden="true" />
              </tr>
              {group.lines.map((line) => (
                <LineRow key={line._id} line={line} isFocused={line._id === focused} onFocus={onFocus} />
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const looks: Record<LineState, { icon: IconProps['name']; color: string }> = {
  done: { icon: 'check-circle', color: 'text-brand-text' },
  short: { icon: 'alert-triangle', color: 'text-warn' },
  begun: { icon: circleOutlines.circleDot, color: 'text-text-3' },
  open: { icon: circleOutlines.circle, color: 'text-text-3' },
};

function LineRow({ line, isFocused, onFocus }: { line: PickLine; isFocused: boolean; onFocus: (id: string) => void }) {
  const state = lineStateOf(line);
  const { icon, color } = looks[state];
  return (
    // The keys are those of the screen: J and K move, E adjusts.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a press only moves the focus
    <tr
      data-line={line._id}
      data-focus={isFocused || undefined}
      onClick={(event) => !event.defaultPrevented && onFocus(line._id)}
    >
      <td className="font-[650]">{line.shelf ?? <span className="font-normal text-text-3">–</span>}</td>
      <td className="w-full max-w-0">
        <span className="flex items-center gap-2.5">
          <LinePicture image={line.image} tile={line.tile} color={line.shade?.color ?? null} className="size-8" />
          <span className="min-w-0 truncate">
            <b className="font-semibold">{lineTitle(line)}</b>
            <span className="ml-2 text-[0.8125rem] text-text-2" title={lineDetail(line)}>
              {line.brand}
            </span>
          </span>
        </span>
      </td>
      <td>
        <span className="flex gap-1">
          {line.orders.map(({ shipmentId, orderCode, units }) => (
            <OrderChip key={shipmentId} code={orderCode} units={units} isFocused={isFocused} />
          ))}
        </span>
      </td>
      <td className="amount font-semibold">{formatNumber(line.units)}</td>
      <td className={classNames('amount font-semibold', line.picked > 0 && color !== 'text-text-3' && color)}>
        {line.picked > 0 || state === 'short' ? (
          formatNumber(line.picked)
        ) : (
          <span className="font-normal text-text-3">–</span>
        )}
      </td>
      <td className={color}>
        <Icon name={icon} size="sm" className="ml-auto" />
        <span className="sr-only">{texts.lineState[state]}</span>
      </td>
    </tr>
  );
}

const OrderChip = ({ code, units, isFocused }: { code: string; units: number; isFocused: boolean }) => (
  <Link
    to="/pedidos/$code"
    params={{ code }}
    className={classNames(
      'inline-flex h-[22px] items-center gap-1 rounded-[6px] px-[7px] text-[0.75rem] leading-none font-[550] text-text-2',
      isFocused ? 'bg-surface' : 'bg-surface-2',
    )}
  >
    {shortCode(code)} <b className="font-[650] text-text">{units}</b>
  </Link>
);
