import { useQuery } from '@tanstack/react-query';
import type { Cart, DeliveryWay } from '@tonalia/contract/purchase';
import { formatShortDay } from '@tonalia/rules/dates';
import { formatPesos } from '@tonalia/rules/money';
import { Notice } from '@tonalia/ui/notice';
import { RadioMark } from '@tonalia/ui/radio-card';
import { deliveryWaysQuery } from '../../api/queries/checkout.ts';
import { dispatchName } from '../../features/order/dispatches.ts';
import { waysMessages as words } from '../../messages/ways.es-CO.ts';
import { useChoose } from './use-choose.ts';
import { WeekStrip } from './week-strip.tsx';

/** All at once or in parts, with the days and the fee of each; nothing for a cart that leaves on one date. */
export function WaysChoice({ cart, onChosen }: { cart: Cart; onChosen?: () => void }) {
  const { data: ways } = useQuery(deliveryWaysQuery);
  const choose = useChoose();
  if (!ways) return null;
  const { together, apart } = ways;
  const units = cart.products.reduce((sum, line) => sum + (line.advancedPurchasing ? line.quantity : 0), 0);
  const picked = choose.isPending ? choose.variables.together : cart.together;
  const saved = apart.shipping - together.shipping;
  const pick = (wish: boolean) =>
    choose.mutate({ cartId: cart._id, together: wish }, { onSuccess: () => onChosen?.() });
  const days = [...together.parts, ...apart.parts].flatMap(({ arrives }) => arrives?.day ?? []);
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-3 text-h2">{words.title(units)}</legend>
      <WayCard
        title={words.together}
        way={together}
        days={days}
        note={saved > 0 ? <span className="text-brand-text">{words.saves(formatPesos(saved))}</span> : null}
        checked={picked === true}
        onChoose={() => pick(true)}
      />
      <WayCard
        title={words.apart(apart.parts.length)}
        way={apart}
        days={days}
        note={feesOf(apart, together)}
        checked={picked === false}
        onChoose={() => pick(false)}
      />
      {choose.error && <Notice color="red" message={choose.error.message} />}
    </fieldset>
  );
}

/** "2 × $ 4.900", or that the parts pay one fee. */
function feesOf({ shipping }: DeliveryWay, { shipping: one }: DeliveryWay): string | null {
  if (one === 0) return null;
  return shipping > one ? words.times(shipping / one, formatPesos(one)) : words.once;
}

interface WayCardProps {
  title: string;
  way: DeliveryWay;
  /** The days of both ways, so that their strips are of the same week. */
  days: readonly string[];
  note: React.ReactNode;
  checked: boolean;
  onChoose: () => void;
}

function WayCard({ title, way, days, note, checked, onChoose }: WayCardProps) {
  const { shipping, parts } = way;
  const arrivals = parts.flatMap(({ arrives, units }) => (arrives ? [{ day: arrives.day, units }] : []));
  return (
    <label className="grid cursor-pointer gap-3.5 rounded-card bg-surface p-4 inset-ring inset-ring-line has-checked:inset-ring-2 has-checked:inset-ring-brand">
      <span className="flex items-center gap-3.5">
        <input type="radio" name="delivery-way" checked={checked} onChange={onChoose} className="peer sr-only" />
        <RadioMark />
        <span className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-3 gap-y-1">
          <span className="min-w-0 flex-1 basis-40">
            <b className="block text-h3">{title}</b>
            <span className="block text-small text-text-2">{words.days(dayNames(arrivals.map(({ day }) => day)))}</span>
          </span>
          <span className="text-right">
            <b className="block text-h3 whitespace-nowrap">{shipping === 0 ? words.free : formatPesos(shipping)}</b>
            {note !== null && <span className="block text-small text-text-2">{note}</span>}
          </span>
        </span>
      </span>
      <WeekStrip days={days} arrivals={arrivals} />
    </label>
  );
}

/** "Martes 24" and "viernes 27" of one month; otherwise "Lun 30 nov" and "mié 2 dic". */
function dayNames(days: readonly string[]): string[] {
  const [only] = days;
  if (days.length === 1 && only !== undefined) return [dispatchName(only)];
  const isOneMonth = new Set(days.map((day) => day.slice(0, 7))).size === 1;
  return days.map((day, at) => {
    const name = isOneMonth ? (dispatchName(day).split(' de ')[0] ?? '') : formatShortDay(day);
    return at === 0 ? name : name.toLocaleLowerCase('es-CO');
  });
}
