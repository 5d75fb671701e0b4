import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { dayAfter } from '@tonalia/rules/calendar';
import { dayIn } from '@tonalia/rules/dates';
import { formatPesos } from '@tonalia/rules/money';
import { classNames } from '@tonalia/ui/class-names';
import { Icon } from '@tonalia/ui/icon';
import { explainQuery } from '../../api/prices.ts';
import { OfficeButton, officeButtonClass } from '../../components/office-button.tsx';
import { Panel } from '../../components/panel.tsx';
import { crossingTexts as texts } from '../../messages/price-crossings.es-CO.ts';
import { pricesTexts } from '../../messages/prices.es-CO.ts';
import { toField } from '../../components/bogota-time.ts';
import {
  type CalendarRow,
  changeOf,
  endWords,
  everyWeek,
  partsOf,
  spanWords,
  thingOf,
  weekdaysOf,
} from './calendar-rows.ts';
import { type RowCrossing, daysApart } from './crossings.ts';
import { percentOutline } from './price-outlines.ts';

export type CrossingPanelProps = {
  crossing: RowCrossing;
  now: Date;
  onChoose: (key: string) => void;
  /** Moves the later row by days; undefined where it cannot be moved. */
  onMove: ((row: CalendarRow, days: number) => void) | undefined;
};

/** Two rules for the same versions at once, what each of them makes of one version, and which one the price rules choose. */
export function CrossingPanel({ crossing, now, onChoose, onMove }: CrossingPanelProps) {
  const at = momentOf(crossing, now);
  const { versionId, tradeTypeId, rows } = crossing;
  const { data: answer } = useQuery(explainQuery({ versionId, tradeTypeId: tradeTypeId ?? undefined, at }));
  const stepOf = (row: CalendarRow) =>
    answer?.steps.find(
      ({ kind, name }) => kind === (row.kind === 'deal' ? 'deal' : 'programmed') && name === thingOf(row).name,
    );
  const holding = rows.filter((row) => stepOf(row)?.holds);
  const days = daysApart(crossing);
  const later = rows[1];
  const { from } = thingOf(later);
  const result = holding.length === 2 ? texts.both : holding[0] ? texts.one(thingOf(holding[0]).name) : texts.neither;
  return (
    <Panel label={texts.crossing} className="px-[18px] py-4">
      <h2 className="mb-3 flex items-center gap-2.5 text-[0.9375rem] font-[650]">
        <Icon name="alert-triangle" size="sm" className="shrink-0 text-warn" />
        {titleOf(crossing)}
      </h2>
      <ul className="grid grid-cols-1 gap-2">
        {rows.map((row) => {
          const step = stepOf(row);
          return (
            <li key={row.key}>
              <button
                type="button"
                className="pressable flex w-full items-center gap-3 rounded-[12px] px-3 py-2 text-left inset-ring-[1.5px] inset-ring-line"
                onClick={() => onChoose(row.key)}
              >
                <Icon
                  name={row.kind === 'deal' ? percentOutline : 'calendar-clock'}
                  size="sm"
                  className="shrink-0 text-text-2"
                />
                <span className="min-w-0 flex-1 leading-[1.3]">
                  <b className="block truncate font-semibold">{thingOf(row).name}</b>
                  <span className="block truncate text-[0.8125rem] text-text-2">
                    {changeOf(row)}, {endWords(thingOf(row).until, now)}
                  </span>
                </span>
                {step && (
                  <span className={classNames('shrink-0 text-right font-semibold', !step.holds && 'text-text-3')}>
                    {step.amount === null ? pricesTexts.unknown : formatPesos(step.amount)}
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <p className="min-w-0 flex-1 text-[0.8125rem] text-text-2">
          {pricesTexts.versions(crossing.versions)}. {answer && result}
        </p>
        <Link
          to="/precios"
          search={{
            panel: 'explicar',
            version: versionId,
            fecha: toField(at),
            ...(tradeTypeId !== null && { tipo: tradeTypeId }),
          }}
          className={officeButtonClass('ghost', true)}
        >
          {texts.explain}
        </Link>
        {onMove && days !== undefined && from !== null && (
          <OfficeButton look="secondary" small onClick={() => onMove(later, days)}>
            {texts.startAfter(String(Number(dayAfter(dayIn(new Date(from)), days).slice(8))))}
          </OfficeButton>
        )}
      </div>
    </Panel>
  );
}

/** A moment at which both hold: now, or the first one to come, or the first of those that passed. */
function momentOf(crossing: RowCrossing, now: Date): string {
  const start = crossing.from !== null && Date.parse(crossing.from) > now.getTime() ? new Date(crossing.from) : now;
  const week = Array.from({ length: 8 }, (_, nth) => dayAfter(dayIn(start), nth));
  const parts = partsOf(crossing, crossing.rows.map(weekdaysOf), week);
  const { from, until } =
    parts.find((part) => part.until === null || Date.parse(part.until) > now.getTime()) ?? crossing;
  const isNow =
    (from === null || Date.parse(from) <= now.getTime()) && (until === null || Date.parse(until) > now.getTime());
  return isNow || from === null ? now.toISOString().slice(0, 17) + '00.000Z' : from;
}

function titleOf({ from, until, rows }: RowCrossing): string {
  const chosen = rows.map(weekdaysOf).filter(({ length }) => length > 0);
  const common = [1, 2, 3, 4, 5, 6, 7].filter((day) => chosen.every((one) => one.includes(day)));
  if (chosen.length > 0) {
    const span = from === null && until === null ? '' : spanWords({ from, until });
    return texts.weekly([everyWeek(common), span].filter(Boolean).join(', '));
  }
  if (from === null && until === null) return texts.always;
  const words = spanWords({ from, until });
  return from !== null && until !== null && !words.includes('–') ? texts.on(words) : texts.during(words);
}
