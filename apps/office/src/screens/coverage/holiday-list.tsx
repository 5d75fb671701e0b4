import { coverageTexts as texts } from '../../messages/coverage.es-CO.ts';

/** The public holidays to come. */
export const HolidayList = ({ holidays }: { holidays: readonly string[] }) => (
  <div className="px-4 py-4 lg:px-7">
    <p className="text-text-2">{texts.holidaysText}</p>
    <ul className="mt-3 grid gap-x-8 sm:grid-cols-2">
      {holidays.map((day) => (
        <li key={day} className="flex justify-between border-b border-hair py-2.5">
          <span className="font-[550] first-letter:uppercase">{texts.longDay(day)}</span>
          <span className="text-text-2 tabular-nums">{day.slice(0, 4)}</span>
        </li>
      ))}
    </ul>
  </div>
);
