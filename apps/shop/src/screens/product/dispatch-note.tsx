import type { Product } from '@tonalia/contract/products';
import { formatDay } from '@tonalia/rules/dates';
import { Icon } from '@tonalia/ui/icon';
import { useSession } from '../../api/session/session.ts';
import type { ShadeChoice } from '../../features/colour-card/use-choice.ts';
import { leavesNow } from '../../messages/dispatch.es-CO.ts';
import { productMessages } from '../../messages/product.es-CO.ts';

/** The dispatch day and destination; both days when the quantity is split into stock and presale. */
export function DispatchNote({ product, choice }: { product: Product; choice: ShadeChoice }) {
  const { customer } = useSession();
  const place = customer
    ? productMessages.to([customer.city, customer.state].filter((one, at, all) => all.indexOf(one) === at).join(', '))
    : '';
  const isLater = product.stock <= 0 && product.presaleLeft > 0;
  const day = product.dispatchDate === null ? null : formatDay(product.dispatchDate);
  const now = choice.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const later = choice.units - now;
  if (product.stock <= 0 && !isLater) return null;
  const when = leavesNow();
  const isSplit = now > 0 && later > 0 && day !== null;
  const text = isSplit
    ? productMessages.splitDispatch(now, when, later, day)
    : (isLater || later > 0) && day !== null
      ? productMessages.dispatchOn(day)
      : productMessages.dispatchNow(when);
  return (
    <p
      // the cutoff hour may pass between server rendering and hydration
      suppressHydrationWarning
      className={`flex items-center gap-3 pt-2.5 text-small ${later > 0 || isLater ? 'text-info' : 'text-text-2'}`}
    >
      <Icon
        name={later > 0 || isLater ? 'calendar-clock' : 'truck'}
        className={later > 0 || isLater ? '' : 'text-text'}
      />
      {text}
      {place}
    </p>
  );
}
