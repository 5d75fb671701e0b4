import { useState } from 'react';
import { OfficeButton } from '../../components/office-button.tsx';
import { coverageTexts } from '../../messages/coverage.es-CO.ts';
import type { CoverageRow } from './coverage-rows.ts';

const texts = coverageTexts.card;
/** Places that are named at first. */
const SOME = 9;

/** "96 %" of what arrived. */
const shareOf = ({ all, inTime }: CoverageRow['zone']['received']): string => `${Math.floor((100 * inTime) / all)} %`;

export type ZoneCardProps = {
  row: CoverageRow;
  /** The municipality that was asked for. */
  asked: string | undefined;
  /** Undefined where the role only reads. */
  onEdit: (() => void) | undefined;
};

/** A zone: its places, its warehouse and its next dispatch. */
export function ZoneCard({ row: { zone, cities, warehouse, customers }, asked, onEdit }: ZoneCardProps) {
  const [isWhole, setWhole] = useState(false);
  const sorted = cities.toSorted((a, b) => Number(b._id === asked) - Number(a._id === asked));
  const shown = isWhole ? sorted : sorted.slice(0, SOME);
  const facts = [
    { name: texts.leaves, value: warehouse },
    { name: texts.delivers, value: coverageTexts.deliveryDays(zone.weekdays) },
    { name: texts.next, value: coverageTexts.shortDay(zone.nextDispatch) },
    { name: texts.customers, value: coverageTexts.number(customers) },
    ...(zone.received.all > 0 ? [{ name: texts.inTime, value: shareOf(zone.received) }] : []),
  ];
  return (
    <section aria-label={zone.name}>
      <div className="flex items-center justify-between gap-3">
        <h2 className="min-w-0 text-[0.9375rem] font-[650]">
          {zone.name} <span className="font-normal text-text-2">{coverageTexts.cityCount(cities.length)}</span>
        </h2>
        {onEdit && (
          <OfficeButton small look="secondary" icon="edit" onClick={onEdit}>
            {coverageTexts.edit}
          </OfficeButton>
        )}
      </div>
      <ul className="mt-3 flex flex-wrap gap-2">
        {shown.map(({ _id, name }) => (
          <li
            key={_id}
            className={`inline-flex h-[26px] items-center rounded-[9px] px-2.5 text-[0.8125rem] leading-none font-[550] ${
              _id === asked ? 'bg-brand-soft text-brand-text' : 'bg-surface-2 in-aria-[current]:bg-surface'
            }`}
          >
            {name}
          </li>
        ))}
        {sorted.length > shown.length && (
          <li>
            <button
              type="button"
              className="touch-area inline-flex h-[26px] items-center rounded-[9px] px-2.5 text-[0.8125rem] leading-none font-semibold text-brand-text"
              onClick={() => setWhole(true)}
            >
              {texts.more(sorted.length - shown.length)}
            </button>
          </li>
        )}
      </ul>
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 text-[0.875rem]">
        {facts.map(({ name, value }) => (
          <div key={name} className="contents">
            <dt className="text-text-2">{name}</dt>
            <dd className="text-right font-[550]">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
