import type { PriceExplanation, PriceStepShown } from '@tonalia/contract/prices-office';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { startOfDay } from '@tonalia/rules/calendar';
import { dayIn, formatShortDay } from '@tonalia/rules/dates';
import { formatPesos } from '@tonalia/rules/money';
import { Badge } from '@tonalia/ui/badge';
import { classNames } from '@tonalia/ui/class-names';
import { Icon, type IconProps } from '@tonalia/ui/icon';
import { tradeTypesQuery } from '../../api/trade-types.ts';
import { formatHour } from '../../components/when.ts';
import { outlines } from '../../components/outlines.ts';
import { circleOutlines } from '../../components/circle-outlines.ts';
import { pricesTexts } from '../../messages/prices.es-CO.ts';
import { everyWeek, spanWords } from './calendar-rows.ts';
import { percentOutline } from './price-outlines.ts';

const texts = pricesTexts.explain;
const icons: Record<PriceStepShown['kind'], IconProps['name']> = {
  list: 'tag',
  trade: 'store',
  agreed: 'user',
  programmed: 'calendar-clock',
  break: outlines.layers,
  deal: percentOutline,
};

/** Every rule in its order: those that decide the price, and those that do not, with the reason. */
export function ExplainSteps({ answer: { steps, unrounded, price, tradeTypeId } }: { answer: PriceExplanation }) {
  const { data: types = [] } = useQuery(tradeTypesQuery);
  const last = steps.findLast(({ holds }) => holds);
  const isLowest = steps.filter(isReduction).length > 1 && last !== undefined && isReduction(last);
  const base = steps.find(({ kind }) => kind === 'list')?.amount;
  const list = types.find(({ _id }) => _id === tradeTypeId)?.name;
  const missing = (['trade', 'agreed', 'programmed', 'break', 'deal'] as const).filter(
    (kind) => !steps.some((one) => one.kind === kind),
  );
  const absent = {
    trade: texts.noTrade,
    agreed: texts.noAgreed,
    programmed: texts.noProgrammed,
    break: texts.noBreak,
    deal: texts.noDeal,
  };
  const kinds = ['list', 'trade', 'agreed', 'programmed', 'break', 'deal'] as const;
  return (
    <ol aria-label={texts.steps} className="mt-3 divide-y divide-line">
      {kinds.flatMap((kind) =>
        missing.includes(kind as 'trade') // as: a list price is never missing
          ? [
              <StepRow
                key={kind}
                icon={icons[kind]}
                title={texts.step[kind]}
                text={absent[kind as 'trade']} // as: the same
                amount={null}
                isOff
              />,
            ]
          : steps
              .filter((step) => step.kind === kind)
              .map((step) => (
                <StepRow
                  key={`${kind}-${step.name ?? ''}-${step.amount ?? ''}`}
                  icon={icons[kind]}
                  title={titleOf(step, list)}
                  text={[
                    [termsOf(step, base), windowWords(step)].filter(Boolean).join(', '),
                    step.reason && texts.reasons[step.reason],
                  ]
                    .filter(Boolean)
                    .join('. ')}
                  amount={step.amount}
                  isOff={!step.holds}
                  badge={step === last && (isLowest ? texts.lowestHolds : texts.holds)}
                />
              )),
      )}
      {unrounded !== null && (
        <StepRow
          icon={circleOutlines.circleDot}
          title={texts.rounding}
          text={texts.rounded(unrounded, price)}
          amount={price}
        />
      )}
      <StepRow icon="coupon" title={texts.onOrder} text={texts.onOrderText} amount={null} isOff />
    </ol>
  );
}

/** Whether a step takes something off the price. */
const isReduction = ({ kind }: PriceStepShown): boolean => kind === 'deal' || kind === 'break';

function titleOf({ kind, name, terms }: PriceStepShown, list: string | undefined): string {
  if (kind === 'trade' && list !== undefined) return texts.listOf(list);
  if (kind === 'break' && terms) return texts.breakFrom(terms.minQuantity);
  if (name === null) return texts.step[kind];
  return kind === 'deal' ? texts.dealNamed(name) : `${texts.step[kind]} «${name}»`;
}

/** "Base −15%", "«Docena», −3%", "−20%, desde 6 unidades"; empty without terms. */
function termsOf({ kind, name, amount, terms }: PriceStepShown, base: number | null | undefined): string {
  if (kind === 'trade' && amount !== null && base) return texts.ofBase(Math.round((amount / base - 1) * 100));
  if (!terms) return '';
  return kind === 'break' ? `«${name}», ${texts.terms({ ...terms, minQuantity: 1 })}` : texts.terms(terms);
}

/** "hasta el jue 26 nov", "cada sábado", "desde el mar 1 dic"; empty for what always holds. A deal is known by its end. */
function windowWords({ window, kind }: PriceStepShown): string {
  if (!window) return '';
  const { from, until, weekdays } = window;
  const isDeal = kind === 'deal' || kind === 'break';
  const span = isDeal ? until !== null && spanWords({ from: null, until }) : spanWords({ from, until });
  return [everyWeek(weekdays), span].filter(Boolean).join(', ');
}

function StepRow({
  icon,
  title,
  text,
  amount,
  isOff = false,
  badge = false,
}: {
  icon: IconProps['name'];
  title: string;
  text: ReactNode;
  amount: number | null;
  isOff?: boolean;
  /** Of the step that decides the price. */
  badge?: string | false;
}) {
  return (
    <li className="flex items-start gap-3.5 py-3">
      <span
        className={classNames(
          'mt-0.5 inline-flex size-7 shrink-0 items-center justify-center rounded-[9px]',
          badge ? 'bg-brand text-on-brand' : 'bg-surface-2 text-text-2',
        )}
      >
        <Icon name={icon} size="xs" />
      </span>
      <span className="min-w-0 flex-1 leading-[1.35]">
        <span className={isOff ? 'text-text-2' : 'font-[650]'}>{title}</span>{' '}
        {badge && <Badge tone="success">{badge}</Badge>}
        {text && <span className="block text-[0.8125rem] text-text-2">{text}</span>}
      </span>
      <span
        className={classNames('shrink-0 tabular-nums', badge ? 'font-[650] text-brand-text' : isOff && 'text-text-2')}
      >
        {amount === null ? '–' : formatPesos(amount)}
      </span>
    </li>
  );
}

/** The next prices, each from its moment. */
export function NextPrices({ answer: { next } }: { answer: PriceExplanation }) {
  if (next.length === 0) return null;
  return (
    <section className="mt-3 border-t border-line pt-3">
      <h2 className="mb-1 text-[0.875rem] font-[550] text-text-2">{texts.next}</h2>
      <ul>
        {next.map(({ at, price, by }) => (
          <li key={at} className="flex items-baseline gap-3 py-1">
            <span className="flex-1">{texts.nextFrom(momentOf(at), texts.nextBy(by))}</span>
            <b className="font-[650] tabular-nums">{formatPesos(price)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** "mar 1 dic", with its hour unless it is midnight. */
function momentOf(instant: string): string {
  const at = new Date(instant);
  const day = formatShortDay(dayIn(at)).toLocaleLowerCase('es-CO');
  return at.getTime() === startOfDay(dayIn(at)).getTime() ? day : `${day}, ${formatHour(at)}`;
}
