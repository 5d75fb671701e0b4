import type { BannerPlace, OfficeBanner } from '@tonalia/contract/promotions-office';
import { weekdayOf } from '@tonalia/rules/calendar';
import { dayIn, formatShortDay } from '@tonalia/rules/dates';
import { classNames } from '@tonalia/ui/class-names';
import { type CalendarSpan, nowIn } from '../../components/calendar-span.ts';
import { movedTo } from '../../components/moved-to.ts';
import { NowLine } from '../../components/now-line.tsx';
import { OutlineButton } from '../../components/outline-button.tsx';
import { marketingTexts as texts } from '../../messages/marketing.es-CO.ts';
import { bannerPlaces } from './banner-places.ts';
import { BannerRow, bannerColumns } from './banner-row.tsx';

export type BannerCalendarProps = {
  banners: readonly OfficeBanner[];
  span: CalendarSpan;
  now: Date;
  /** All banners of a place are shown, so their order can change. */
  isWhole: boolean;
  mayEdit: boolean;
  onOpen: (banner: string, place?: BannerPlace) => void;
  onOrder: (place: BannerPlace, ids: string[]) => void;
};

/** Banners in groups by place; each is a bar over the days in which the shop shows it. */
export function BannerCalendar({ banners, span, now, isWhole, mayEdit, onOpen, onOrder }: BannerCalendarProps) {
  const today = dayIn(now);
  const here = nowIn(span, now);
  return (
    <div className="border-y border-line">
      <div
        className={`${bannerColumns} h-10 items-center border-b border-line text-[0.8125rem] max-lg:hidden`}
        aria-hidden="true"
      >
        <span className="px-7 font-medium text-text-2">{texts.banner}</span>
        <span className="relative h-full border-l border-line">
          {span.days.map(
            (day, at) =>
              weekdayOf(day) === 1 && (
                <b
                  key={day}
                  className={classNames(
                    'absolute top-2.5 border-l border-line pl-1.5 font-semibold',
                    isWeekOf(day, today) ? 'text-brand-text' : 'text-text',
                  )}
                  style={{ left: `${(at * 100) / span.days.length}%` }}
                >
                  {formatShortDay(day).replace(/^\S+ /, '')}
                </b>
              ),
          )}
        </span>
      </div>
      <div className="relative">
        {here !== null && (
          <div className={`${bannerColumns} pointer-events-none absolute inset-0 max-lg:hidden`}>
            <span />
            <span className="relative">
              <NowLine at={here} />
            </span>
          </div>
        )}
        {bannerPlaces.map((place) => {
          const rows = banners.filter((one) => one.place === place);
          if (rows.length === 0) return null;
          const ids = rows.map(({ _id }) => _id);
          const running = rows.filter(({ state }) => state === 'running').length;
          return (
            <section key={place} aria-label={texts.places[place]}>
              <header className={`${bannerColumns} min-h-9 items-center bg-surface-2`}>
                <span className="flex items-center gap-2 pl-7 max-lg:pl-4">
                  <h2 className="text-[0.8125rem] font-semibold">{texts.places[place]}</h2>
                  <span className="flex-1 text-[0.8125rem] text-text-2">{texts.placeNotes[place](running)}</span>
                  {mayEdit && (
                    <OutlineButton
                      icon="plus"
                      bare
                      small
                      className="mr-1.5"
                      label={texts.createIn(texts.places[place])}
                      onClick={() => onOpen('nuevo', place)}
                    />
                  )}
                </span>
              </header>
              <ul>
                {rows.map((banner, at) => (
                  <BannerRow
                    key={banner._id}
                    banner={banner}
                    at={at}
                    count={rows.length}
                    span={span}
                    now={now}
                    canMove={mayEdit && isWhole && rows.length > 1}
                    onOpen={() => onOpen(banner._id)}
                    onMove={(from, to) => onOrder(place, [...movedTo(ids, from, to)])}
                  />
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </div>
  );
}

/** Whether `day` is in the week that begins on a Monday. */
const isWeekOf = (monday: string, day: string): boolean =>
  day >= monday && Date.parse(day) - Date.parse(monday) < 7 * 86_400_000;
