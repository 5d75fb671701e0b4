import type { ReactNode } from 'react';
import { Badge } from '@tonalia/ui/badge';
import { classNames } from '@tonalia/ui/class-names';
import { coverageTexts as texts } from '../../messages/coverage.es-CO.ts';
import type { CoverageRow } from './coverage-rows.ts';
import { leadColour } from '../../features/coverage-map/lead-colours.ts';
import { WeekdayMarks } from './weekday-marks.tsx';

export type ZoneTableProps = {
  rows: readonly CoverageRow[];
  /** The cutoff hour of zones without their own. */
  cutoff: string;
  /** The zone with the focus. */
  focused: string | undefined;
  onChoose: (zoneId: string) => void;
  /** Below the row with the focus, on a phone. */
  detail: ReactNode;
};

const heads = [
  { name: texts.zone },
  { name: texts.cities, isNumber: true },
  { name: texts.fee, isNumber: true },
  { name: texts.freeFrom, isNumber: true, about: texts.freeFromText },
  { name: texts.lead },
  { name: texts.days },
  { name: texts.cutoff },
  { name: texts.orders, isNumber: true, about: texts.ordersText },
];

/** The zones with their terms; on a phone cards. */
export function ZoneTable({ rows, cutoff, focused, onChoose, detail }: ZoneTableProps) {
  return (
    <table className="phone-card text-left max-lg:block lg:w-full">
      <thead className="border-b border-line text-[0.8125rem] text-text-2 max-lg:sr-only">
        <tr>
          {heads.map(({ name, isNumber, about }) => (
            <th
              key={name}
              scope="col"
              title={about}
              className={classNames(
                'px-2.5 py-2 font-[550] whitespace-nowrap first:pl-7 last:pr-7',
                isNumber && 'text-right',
              )}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-lg:block">
        {rows.map((row) => {
          const isChosen = row.zone._id === focused;
          return (
            <tr
              key={row.zone._id}
              aria-current={isChosen ? 'true' : undefined}
              className={classNames(
                'border-b border-hair max-lg:grid max-lg:grid-cols-[1fr_auto] max-lg:items-center max-lg:gap-x-3 max-lg:gap-y-1.5 max-lg:px-4 max-lg:py-3 lg:h-[50px]',
                isChosen && 'bg-surface-2 shadow-[inset_3px_0_0_var(--brand)]',
              )}
            >
              <Cells row={row} cutoff={cutoff} isChosen={isChosen} onChoose={() => onChoose(row.zone._id)} />
              {isChosen && <td className="lg:hidden max-lg:col-span-2 max-lg:pt-2">{detail}</td>}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

type CellsProps = { row: CoverageRow; cutoff: string; isChosen: boolean; onChoose: () => void };

function Cells({ row: { zone, cities, states, orders }, cutoff, isChosen, onChoose }: CellsProps) {
  return (
    <>
      <td className="lg:pr-2.5 lg:pl-7">
        <button
          type="button"
          aria-expanded={isChosen}
          className="touch-area flex w-full items-center gap-[9px] text-left"
          onClick={onChoose}
        >
          <span
            aria-hidden="true"
            className="h-[30px] w-2.5 shrink-0 rounded-[4px]"
            style={{ background: leadColour(zone.isPaused ? undefined : zone.leadDays) }}
          />
          <ZoneName zone={zone} states={states} />
        </button>
      </td>
      <td className="text-right tabular-nums max-lg:text-[0.8125rem] max-lg:text-text-2 lg:px-2.5">
        <span className="max-lg:hidden">{texts.number(cities.length)}</span>
        <span className="lg:hidden">{texts.cityCount(cities.length)}</span>
      </td>
      <td className="font-[550] tabular-nums lg:px-2.5 lg:text-right">
        {texts.pesos(zone.shippingFee)}
        <span className="font-normal text-text-2 lg:hidden">
          , {texts.dayWords(zone.leadDays).toLocaleLowerCase('es')}, {texts.cutoff.toLocaleLowerCase('es')}{' '}
          {texts.hourWords(zone.cutoff ?? cutoff)}
        </span>
      </td>
      <td className="px-2.5 text-right text-text-2 tabular-nums max-lg:hidden">
        {zone.freeFrom === null ? '–' : texts.pesos(zone.freeFrom)}
      </td>
      <td className="px-2.5 font-semibold whitespace-nowrap max-lg:hidden">{texts.dayWords(zone.leadDays)}</td>
      <td className="max-lg:col-span-2 max-lg:row-start-3 lg:px-2.5">
        <WeekdayMarks weekdays={zone.weekdays} />
      </td>
      <td className={classNames('px-2.5 whitespace-nowrap max-lg:hidden', zone.cutoff === null && 'text-text-2')}>
        {texts.hourWords(zone.cutoff ?? cutoff)}
      </td>
      <td className="pr-7 pl-2.5 text-right font-semibold tabular-nums max-lg:hidden">{texts.number(orders)}</td>
    </>
  );
}

const ZoneName = ({ zone, states }: Pick<CoverageRow, 'zone' | 'states'>) => (
  <span className="min-w-0 leading-[1.3]">
    <b className="block font-semibold">
      {zone.name} {zone.isPaused && <Badge tone="warn">{texts.paused}</Badge>}
    </b>
    <span className="block max-w-[190px] truncate text-[0.8125rem] text-text-2">{stateWords(states)}</span>
  </span>
);

/** The departments of a zone, by name while they are few. */
function stateWords(states: readonly string[]): string {
  if (states.length === 0) return texts.noCities;
  return states.length > 3 ? texts.states(states.length) : states.join(', ');
}
