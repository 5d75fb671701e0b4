import type { Cart } from '@tonalia/contract/purchase';
import { formatShortDay } from '@tonalia/rules/dates';
import { Card } from '@tonalia/ui/card';
import { dispatchesOf } from '../../features/order/dispatches.ts';
import { Thumbs } from '../../features/order/thumbs.tsx';
import { waysMessages as words } from '../../messages/ways.es-CO.ts';

const FEW = 3;

/** When each part of a cart that leaves at once is ready: what is in stock, and each presale. */
export function TogetherParts({ cart }: { cart: Cart }) {
  return (
    <Card className="py-1!">
      <ul>
        {dispatchesOf(cart.products).map(({ day, units, lines }) => (
          <li key={day} className="flex items-center justify-between gap-3 border-b border-line py-3.5 last:border-b-0">
            <span className="min-w-0">
              <b className={`block text-label ${day === null ? '' : 'text-info'}`}>
                {day === null ? words.ready : words.arrive(formatShortDay(day).toLocaleLowerCase('es-CO'))}
              </b>{' '}
              <span className="text-small text-text-2">
                {day === null ? words.units(units) : words.inPresale(units)}
              </span>
            </span>
            <Thumbs of={lines.slice(0, FEW)} size={38} more={Math.max(0, lines.length - FEW)} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
