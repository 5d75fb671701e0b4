import type { OfficeReturn } from '@tonalia/contract/returns-office';
import { Link } from '@tanstack/react-router';
import { daysBetween } from '@tonalia/rules/calendar';
import { dayIn } from '@tonalia/rules/dates';
import { businessInitials } from '@tonalia/rules/initials';
import { classNames } from '@tonalia/ui/class-names';
import { Icon } from '@tonalia/ui/icon';
import { Panel } from '../../components/panel.tsx';
import { PersonMark } from '../../components/person-mark.tsx';
import { formatWhen, formatWhenInFull } from '../../components/when.ts';
import { returnsTexts as texts } from '../../messages/returns.es-CO.ts';
import { placeName } from '../../components/place-name.ts';
import { ExchangeLink } from './exchange-link.tsx';

/** The customer and the order, with how often something comes back. */
export function CustomerPanel({ one, now }: { one: OfficeReturn; now: Date }) {
  const { customer, city, orderCode, orderedAt, before, wish, seller } = one;
  return (
    <Panel className="overflow-hidden">
      <Link
        to="/pedidos/$code"
        params={{ code: orderCode }}
        className="flex items-center gap-3 px-[18px] py-4 -outline-offset-4 hover:bg-surface-2"
      >
        <PersonMark id={customer._id} initials={businessInitials(customer.name)} size="md" />
        <span className="min-w-0 flex-1">
          <b className="block truncate font-[650]">{customer.name}</b>
          <span className="block text-[0.8125rem] text-text-2">
            {texts.orderOf(placeName(city), orderCode, dayWords(new Date(orderedAt), now))}
          </span>
        </span>
        <Icon name="chevron-right" size="sm" className="text-text-3" />
      </Link>
      <dl className="mx-[18px] grid grid-cols-[1fr_auto] gap-y-2 border-t border-hair py-3.5">
        <dt className="text-text-2">{texts.asksFor}</dt>
        <dd className="text-right font-semibold">{texts.wishes[wish]}</dd>
        <dt className="text-text-2">{texts.before}</dt>
        <dd className="text-right font-semibold">{texts.beforeValue(before.returns, before.orders)}</dd>
        <dt className="text-text-2">{texts.seller}</dt>
        <dd className="text-right font-semibold">{seller ?? texts.noSeller}</dd>
      </dl>
    </Panel>
  );
}

function dayWords(orderedAt: Date, now: Date): string {
  const ago = daysBetween(dayIn(orderedAt), dayIn(now));
  if (ago <= 1) return ago <= 0 ? texts.ofToday : texts.ofYesterday;
  return texts.ofDay(formatWhen(orderedAt, now).toLocaleLowerCase('es-CO'));
}

/** What happened to the return, newest first. */
export const HistoryPanel = ({ one, now }: { one: OfficeReturn; now: Date }) => (
  <Panel label={texts.history}>
    <h2 className="text-panel">{texts.history}</h2>
    <ol className="mt-3 grid gap-3.5">
      {one.history.map(({ state, visit, by, words, units, at }, place) => (
        <li key={at} className="flex gap-3">
          <span
            aria-hidden="true"
            className={classNames(
              'mt-1.5 size-[9px] shrink-0 rounded-full',
              place === 0 ? 'bg-brand' : 'inset-ring-2 inset-ring-line-control',
            )}
          />
          <span className="min-w-0">
            <b className="font-semibold">{visit ? texts.visits[visit] : texts.historyName[state]}</b>,{' '}
            {texts.units(units)}
            <span className="block text-[0.8125rem] text-text-2">
              {formatWhenInFull(new Date(at), now)}, {by}
            </span>
            {words !== '' && <span className="block text-[0.8125rem] text-text-2">“{words}”</span>}
            {state === 'resolved' && <ExchangeLink one={one} />}
          </span>
        </li>
      ))}
    </ol>
  </Panel>
);
