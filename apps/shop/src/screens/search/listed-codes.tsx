import { type ListedCode, readCodeList } from '@tonalia/rules/code-list';
import { chipClass } from '@tonalia/ui/chip';
import { RouteLink } from '../../link.tsx';
import { listingMessages as messages } from '../../messages/listing.es-CO.ts';
import { paths } from '../../paths.ts';

/** What a search for several codes understood: each leads to its own results. Nothing for any other search. */
export function ListedCodes({ search }: { search: string | undefined }) {
  const codes = readCodeList(search ?? '');
  if (codes === null) return null;
  return (
    <nav aria-label={messages.understood(codes.length)} className="page-wrap w-full pt-4">
      <div className="grid gap-2.5 rounded-card bg-surface-2 px-4 py-3">
        <p className="text-label">{messages.understood(codes.length)}</p>
        <ul className="flex flex-wrap gap-2">
          {codes.map((listed, at) => (
            <li key={`${listed.code} ${String(at)}`}>
              <RouteLink href={paths.search({ search: listed.search })} className={chipClass()}>
                {label(listed)}
              </RouteLink>
            </li>
          ))}
        </ul>
        <p className="text-small text-text-2">{messages.oneByOne}</p>
      </div>
    </nav>
  );
}

const label = ({ code, quantity }: ListedCode): string => (quantity === null ? code : `${code} × ${quantity}`);
