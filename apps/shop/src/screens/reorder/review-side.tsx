import { formatShortDay } from '@tonalia/rules/dates';
import { formatPesos } from '@tonalia/rules/money';
import { Icon, type IconName } from '@tonalia/ui/icon';
import { RepeatActs, type RepeatActsProps, RepeatProblems } from '../../features/reorder/repeat-acts.tsx';
import { repeatMessages as words } from '../../messages/repeat.es-CO.ts';

/** The sums, the button that orders it as last time, and where, when and how, which the checkout changes. */
export function ReviewSide(acts: RepeatActsProps) {
  const { quote, onCheckout } = acts;
  const { address, parts, method, units, goods, shipping, total } = quote;
  const days = parts.flatMap(({ arrives, units: some }) => (arrives ? [words.unitsOn(some, dayOf(arrives.day))] : []));
  return (
    <section
      aria-labelledby="review-order"
      className="grid gap-3 rounded-card border border-line bg-surface p-4.5 max-lg:mt-4 lg:sticky lg:top-36"
    >
      <h2 id="review-order" className="text-h2">
        {words.yours}
      </h2>
      <dl className="grid gap-2.5 text-label" aria-live="polite">
        <Sum name={words.units(units)} value={formatPesos(goods)} />
        <Sum
          name={words.delivery}
          value={shipping === 0 ? words.free : formatPesos(shipping)}
          isFree={shipping === 0}
        />
        <div className="flex flex-wrap items-baseline justify-between gap-x-3 border-t border-line pt-3.5">
          <dt>{words.total}</dt>
          <dd className="text-h1">{formatPesos(total)}</dd>
        </div>
      </dl>
      <RepeatProblems {...acts} />
      <RepeatActs {...acts} />
      <ul className="divide-y divide-line border-t border-line">
        <Way
          icon="pin"
          title={address?.name ?? address?.line ?? words.noAddress}
          text={address?.name ? address.line : undefined}
          change={words.changeAddress}
          onChange={onCheckout}
        />
        {days.length > 0 && (
          <Way
            icon="truck"
            title={days[0] ?? ''}
            text={days.slice(1).join(', ')}
            change={words.changeDays}
            onChange={onCheckout}
          />
        )}
        <Way icon="card" title={method.name} change={words.changeMethod} onChange={onCheckout} />
      </ul>
    </section>
  );
}

function Sum({ name, value, isFree = false }: { name: string; value: string; isFree?: boolean }) {
  return (
    <div className="flex justify-between gap-3">
      <dt className="font-normal text-text-2">{name}</dt>
      <dd className={isFree ? 'text-brand-text' : undefined}>{value}</dd>
    </div>
  );
}

interface WayProps {
  icon: IconName;
  title: string;
  text?: string | undefined;
  change: string;
  onChange: () => void;
}

function Way({ icon, title, text, change, onChange }: WayProps) {
  return (
    <li>
      <button
        type="button"
        className="pressable flex min-h-14 w-full items-center gap-3.5 py-2 text-left"
        onClick={onChange}
      >
        <Icon name={icon} className="text-brand-text" />
        <span className="min-w-0 flex-1 wrap-break-word">
          <b className="block text-label">{title}</b>
          {text && <span className="block text-small text-text-2">{text}</span>}
        </span>{' '}
        <span className="sr-only">{change}</span>
        <Icon name="edit" size="sm" className="text-text-3" />
      </button>
    </li>
  );
}

const dayOf = (day: string): string => formatShortDay(day).toLocaleLowerCase('es-CO');
