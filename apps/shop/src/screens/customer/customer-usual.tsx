import { useInfiniteQuery } from '@tanstack/react-query';
import type { ListMatch } from '@tonalia/contract/order-list';
import type { VisitedCustomer } from '@tonalia/contract/seller-day';
import { lineName } from '@tonalia/rules/line-name';
import { Suspense, lazy, useState } from 'react';
import { usualQuery } from '../../api/queries/seller-day.ts';
import { LinePicture } from '../../features/line-picture/line-picture.tsx';
import { sellerDayMessages as words } from '../../messages/seller-day.es-CO.ts';

const UsualSheet = lazy(() => import('./usual-sheet.tsx').then((m) => ({ default: m.UsualSheet })));

interface CustomerUsualProps {
  customer: VisitedCustomer;
  usual: readonly { match: ListMatch; quantity: number }[];
  /** Of the device, without a network. */
  isHeld: boolean;
}

/** What a customer orders on the most days, with its usual units; all of it one tap away. */
export function CustomerUsual({ customer, usual, isHeld }: CustomerUsualProps) {
  const { customerId, name } = customer;
  const [isOpen, setOpen] = useState(false);
  const all = useInfiniteQuery({ ...usualQuery(customerId), enabled: !isHeld && usual.length > 0 });
  const total = all.data?.pages[0]?.total ?? 0;
  if (usual.length === 0) return null;
  return (
    <section aria-label={words.usual}>
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-h3">{words.usual}</h2>
        {!isHeld && total > 0 && (
          <button
            type="button"
            aria-label={words.seeUsual(total)}
            className="pressable -my-3 min-h-11 text-small font-semibold text-brand-text"
            onClick={() => setOpen(true)}
          >
            {words.see(total)}
          </button>
        )}
      </div>
      {isOpen && (
        <Suspense>
          <UsualSheet customerId={customerId} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      )}
      <ul className="-mx-4 flex gap-2.5 overflow-x-auto px-4 pt-2 lg:mx-0 lg:px-0">
        {usual.map(({ match, quantity }) => (
          <li key={match.versionId} className="w-18.5 shrink-0">
            <span className="flex">
              <LinePicture match={match} size="large" />
            </span>
            <b className="mt-1 line-clamp-2 text-small wrap-break-word">{shortName(match)}</b>{' '}
            <span className="block text-small text-text-2">{words.units(quantity)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** "7.1" of a shade with a number; otherwise its name. */
function shortName(match: ListMatch): string {
  const [first = ''] = (match.color?.name ?? '').split(' ');
  return /\d/.test(first) ? first : lineName(match);
}
