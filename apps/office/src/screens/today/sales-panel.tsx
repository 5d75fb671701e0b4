import type { OfficeSales } from '@tonalia/contract/purchase-today';
import { formatDay } from '@tonalia/rules/dates';
import { formatNumber, formatPesos } from '@tonalia/rules/money';
import { classNames } from '@tonalia/ui/class-names';
import { Icon } from '@tonalia/ui/icon';
import { outlines } from '../../components/outlines.ts';
import { Panel } from '../../components/panel.tsx';
import { formatHour } from '../../components/when.ts';
import { todayTexts as texts } from '../../messages/today.es-CO.ts';
import { SalesPlot } from './sales-plot.tsx';

const BOGOTA = -5;

/** Sales of today until now, beside the same weekday at the same hour. */
export function SalesPanel({ sales, now }: { sales: OfficeSales; now: Date }) {
  const { orders, amount, curve, compared } = sales;
  const weekday = shortDayOf(compared.day);
  const before = formatPesos(compared.amount);
  return (
    <Panel label={texts.sales} className="flex flex-col px-[18px] py-4 max-lg:px-4 max-lg:pt-3.5 max-lg:pb-2">
      <header className="flex items-center gap-3">
        <h2 className="flex-1 text-panel max-lg:font-medium max-lg:text-text-2">{texts.sales}</h2>
        <Change amount={amount} before={compared.amount} className="lg:hidden" />
      </header>
      <p className="mt-1.5 flex items-center gap-2.5 max-lg:mt-0.5">
        <b className="text-figure">{formatPesos(amount)}</b>
        <Change amount={amount} before={compared.amount} className="max-lg:hidden" />
      </p>
      <p className="mt-1.5 text-text-2 max-lg:text-[0.8125rem]">
        {texts.orders(orders, formatNumber(orders))}
        <span className="max-lg:hidden">{texts.soldUntil(formatHour(now))}</span>
        <span className="lg:hidden">.</span> {texts.comparedWith(weekday, before)}
        {compared.isEarlier && ` ${texts.becauseOfHoliday}`}
      </p>
      <div className="flex flex-1 flex-col pt-4 max-lg:-mx-2 max-lg:pt-0">
        <SalesPlot
          today={curve}
          before={compared.curve}
          now={hoursOf(now)}
          label={texts.plot(formatPesos(amount), weekday, formatPesos(compared.curve.at(-1) ?? 0))}
          todayName={texts.today}
          beforeName={capital(weekday)}
        />
      </div>
    </Panel>
  );
}

function Change({ amount, before, className }: { amount: number; before: number; className: string }) {
  if (before === 0) return null;
  const share = Math.round(((amount - before) / before) * 100);
  const isMore = share >= 0;
  const shown = `${formatNumber(Math.abs(share))}%`;
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 text-[0.875rem] font-[650]',
        isMore ? 'text-brand-text' : 'text-warn',
        className,
      )}
    >
      <Icon name={outlines.trend} size="sm" className={isMore ? '' : '-scale-y-100'} />
      <span aria-hidden="true">{shown}</span>
      <span className="sr-only">{isMore ? texts.rises(shown) : texts.falls(shown)}</span>
    </span>
  );
}

/** "lunes 16" of "lunes 16 de noviembre". */
const shortDayOf = (day: string): string => formatDay(day).split(' ').slice(0, 2).join(' ');

const capital = (words: string): string => words.charAt(0).toLocaleUpperCase('es-CO') + words.slice(1);

/** Hours since midnight in Bogotá, which has no summer time. */
const hoursOf = (now: Date): number => (((now.getUTCHours() + BOGOTA + 24) % 24) * 60 + now.getUTCMinutes()) / 60;
