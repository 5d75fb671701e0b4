import type { ListedCode } from '@tonalia/rules/code-list';
import { chipClass } from '@tonalia/ui/chip';
import type { ReactNode } from 'react';
import { RouteLink } from '../../navigation/link.tsx';
import { listingMessages as messages } from '../../messages/listing.es-CO.ts';
import { paths } from '../../paths.ts';

/** The codes that a search for several codes understood, each linked to its results. */
export function ListedCodes({ heading, codes }: { heading: ReactNode; codes: readonly ListedCode[] }) {
  return (
    <div className="page-wrap w-full pt-4 pb-10 lg:pt-6">
      <h1 tabIndex={-1} className="mb-4 truncate py-1 text-h1 outline-none max-lg:sr-only">
        {heading}
      </h1>
      <nav aria-label={messages.understood(codes.length)} className="grid gap-2.5 rounded-card bg-surface-2 px-4 py-3">
        <h2 className="text-label">{messages.understood(codes.length)}</h2>
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
      </nav>
    </div>
  );
}

const label = ({ code, quantity }: ListedCode): string => (quantity === null ? code : `${code} × ${quantity}`);
