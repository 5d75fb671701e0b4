import { chipClass } from '@tonalia/ui/chip';
import { RouteLink } from '../../navigation/link.tsx';
import { listingMessages as messages } from '../../messages/listing.es-CO.ts';

export interface SpellingsProps {
  words: readonly string[];
  hrefFor: (words: string) => string;
}

/** Other spellings of the query that have results. */
export function Spellings({ words, hrefFor }: SpellingsProps) {
  if (words.length === 0) return null;
  return (
    <nav aria-label={messages.didYouMean} className="flex flex-wrap items-center gap-2">
      <span className="text-label">{messages.didYouMean}</span>
      {words.map((word) => (
        <RouteLink key={word} href={hrefFor(word)} className={chipClass()}>
          {word}
        </RouteLink>
      ))}
    </nav>
  );
}

/** Says which query the results are for, when the typed one finds nothing. */
export function SearchedFor({
  written,
  shown,
  exactHref,
  ...spellings
}: SpellingsProps & { written: string; shown: string; exactHref: string | undefined }) {
  return (
    <div className="mb-4 grid gap-2.5 rounded-card bg-surface-2 px-4 py-3">
      <p>
        <span className="text-text-2">{messages.noneFor(written)}.</span> {messages.searchedFor(shown)}
      </p>
      {exactHref !== undefined && (
        <RouteLink
          href={exactHref}
          className="-my-2 flex min-h-11 items-center justify-self-start text-label text-brand-text hover:underline"
        >
          {messages.exactly(written)}
        </RouteLink>
      )}
      <Spellings {...spellings} />
    </div>
  );
}
