import type { CartProduct } from '@tonalia/contract/purchase';
import { dispatchShortName, dispatchesOf } from '../../features/order/dispatches.ts';
import { Thumbs } from '../../features/order/thumbs.tsx';
import { purchaseMessages } from '../../messages/purchase.es-CO.ts';

/** A small card for each dispatch: when, how many units, the first of its products. */
export function DispatchCards({ lines }: { lines: readonly CartProduct[] }) {
  return (
    <ul aria-label={purchaseMessages.summary.dispatches} className="flex flex-wrap gap-2 px-3.5 pb-3.5">
      {dispatchesOf(lines).map(({ day, units, lines: members }) => (
        <li
          key={day ?? 'now'}
          className="flex min-w-38 flex-1 items-center justify-between rounded-card py-2.5 pr-2.5 pl-3 inset-ring inset-ring-line"
        >
          <span>
            <b className="block text-[0.84375rem] leading-[1.35] font-semibold whitespace-nowrap">
              {dispatchShortName(day)}
            </b>
            <span className="block text-small text-text-3">{purchaseMessages.unitsShort(units)}</span>
          </span>
          <Thumbs of={members.slice(0, 2)} size={38} />
        </li>
      ))}
    </ul>
  );
}
