import { useQuery } from '@tanstack/react-query';
import type { ProductCard } from '@tonalia/contract/products';
import { ButtonLink, buttonClass } from '@tonalia/ui/button';
import { Empty } from '@tonalia/ui/empty';
import type { ReactNode } from 'react';
import { shelvesQuery } from '../../api/queries/queries.ts';
import { useSession } from '../../api/session/session.ts';
import { RouteLink } from '../../navigation/link.tsx';
import { listingMessages as messages } from '../../messages/listing.es-CO.ts';
import { whatsappLink, whoWrites } from '../../navigation/whatsapp-link.ts';

/** Filters without results, with a link to the list without filters. */
export function NoMatches({ words, clearHref }: { words: string | undefined; clearHref: string }) {
  return (
    <Empty
      title={words ? messages.noneFor(words) : messages.none}
      text={messages.noneWithFilters}
      action={
        <RouteLink href={clearHref} replace className={buttonClass({ variant: 'secondary' })}>
          {messages.clear}
        </RouteLink>
      }
    />
  );
}

/** A search without results: a contact that can get the product, and the best sellers. */
export function NothingFound({
  words,
  spellings,
  card,
}: {
  words: string;
  /** Other spellings, see `Spellings`. */
  spellings: ReactNode;
  card: (product: ProductCard, isEager: boolean) => ReactNode;
}) {
  const session = useSession();
  const { data: shelves = [] } = useQuery(shelvesQuery);
  const bestsellers = shelves.find(({ key }) => key === 'bestsellers')?.products ?? [];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid grid-cols-1 gap-4">
        <Empty
          title={messages.noneFor(words)}
          text={messages.noneHelp}
          action={
            <ButtonLink
              variant="secondary"
              className="max-w-full px-3.5!"
              icon="whatsapp"
              target="_blank"
              rel="noopener"
              href={whatsappLink(messages.wish(whoWrites(session), words))}
            >
              {session.isSeller || session.isGuest ? messages.askSupport : messages.askAdviser}
            </ButtonLink>
          }
        />
        {spellings}
      </div>
      {bestsellers.length > 0 && (
        <section aria-label={messages.meanwhile}>
          <h2 className="mb-3.5 text-h2">{messages.meanwhile}</h2>
          <ul className="grid two-columns gap-x-3 gap-y-6 md:grid-cols-3 lg:grid-cols-4 lg:gap-x-5">
            {bestsellers.slice(0, 8).map((product) => (
              <li key={product._id} className="min-w-0">
                {card(product, false)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
