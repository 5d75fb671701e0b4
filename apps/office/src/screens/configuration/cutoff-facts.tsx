import { Link } from '@tanstack/react-router';
import { dayAfter } from '@tonalia/rules/calendar';
import { dayIn, formatShortDay } from '@tonalia/rules/dates';
import { dispatchDay } from '@tonalia/rules/dispatch-day';
import { isHoliday } from '@tonalia/rules/holidays';
import { minutesOf, timeIn } from '@tonalia/rules/time-of-day';
import type { ReactNode } from 'react';
import { useNow } from '../../components/use-now.ts';
import { paymentConfigurationTexts as texts } from '../../messages/payment-configuration.es-CO.ts';

const HOUR = 60;

/** What the saved cutoff hour `HH:MM` means now: when an order of this minute leaves, how long until the cutoff, the next holiday. */
export function CutoffFacts({ hour }: { hour: string }) {
  const now = useNow();
  const today = dayIn(now);
  const leaves = dispatchDay(now, hour);
  const left = minutesOf(hour) - minutesOf(timeIn(now));
  return (
    <dl>
      {leaves === today ? (
        <Fact name={texts.closesIn}>
          <b className="font-semibold text-warn">{texts.left(Math.floor(left / HOUR), left % HOUR)}</b>
        </Fact>
      ) : (
        <Fact name={texts.leavesNow}>
          <b className="font-semibold">{inSentence(leaves)}</b>
        </Fact>
      )}
      <Fact name={texts.holidays}>{texts.nextHoliday(inSentence(nextHoliday(today)))}</Fact>
      <Fact name={texts.ownHours}>
        <Link to="/cobertura" className="touch-area font-semibold text-brand-text no-underline hover:underline">
          {texts.toCoverage}
        </Link>
      </Fact>
    </dl>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-3 border-t border-hair px-[18px] py-2.5 leading-[1.35]">
    <dt>{name}</dt>
    <dd className="text-right whitespace-nowrap text-text-2">{children}</dd>
  </div>
);

const inSentence = (day: string): string => formatShortDay(day).toLocaleLowerCase('es-CO');

/** Some year without one would be without New Year. */
const nextHoliday = (day: string): string => (isHoliday(day) ? day : nextHoliday(dayAfter(day, 1)));
