import type { ListMatch } from '@tonalia/contract/order-list';
import { lineName } from '@tonalia/rules/line-name';
import { LinePicture } from '../../features/line-picture/line-picture.tsx';
import { sellerDayMessages as words } from '../../messages/seller-day.es-CO.ts';

/** What a customer orders on the most days, with its usual units. */
export function CustomerUsual({ usual }: { usual: readonly { match: ListMatch; quantity: number }[] }) {
  if (usual.length === 0) return null;
  return (
    <section aria-label={words.usual}>
      <h2 className="text-h3">{words.usual}</h2>
      <ul className="-mx-4 flex gap-2.5 overflow-x-auto px-4 pt-2 lg:mx-0 lg:px-0">
        {usual.map(({ match, quantity }) => (
          <li key={match.versionId} className="w-18.5 shrink-0">
            <LinePicture match={match} size="large" />
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
