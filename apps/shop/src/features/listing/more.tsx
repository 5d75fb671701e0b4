import { Button } from '@tonalia/ui/button';
import { ErrorBlock } from '@tonalia/ui/error-block';
import { useEffect, useRef } from 'react';
import { messages as common } from '../../messages/es-CO.ts';
import { listingMessages as messages } from '../../messages/listing.es-CO.ts';

/** After so many pages one asks for the next: what is under the list can be reached too. */
const PAGES_BY_THEMSELVES = 3;

export interface MoreProps {
  pages: number;
  isLoading: boolean;
  isOffline: boolean;
  /** Why the last page asked for did not come. */
  error: Error | null;
  /** `byKey`: with a keyboard or a screen reader, whose place in the list must not be lost. */
  onMore: (byKey: boolean) => void;
}

/** The next page: by itself when its place comes near, by a button for who does not scroll. */
export function More({ pages, isLoading, isOffline, error, onMore }: MoreProps) {
  const place = useRef<HTMLDivElement>(null);
  const ask = useRef(onMore);
  const isByItself = pages < PAGES_BY_THEMSELVES && !isLoading && error === null;
  useEffect(() => {
    ask.current = onMore;
  });
  useEffect(() => {
    if (!isByItself || !place.current || typeof IntersectionObserver === 'undefined') return;
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && ask.current(false), {
      rootMargin: '600px',
    });
    watcher.observe(place.current);
    return () => watcher.disconnect();
    // With each page it is asked anew whether its place is in sight: it may never have left it.
  }, [isByItself, pages]);
  const reason = isOffline ? common.errors.offline : error?.message;
  return (
    <div ref={place} className="flex justify-center py-8">
      {reason ? (
        <ErrorBlock
          title={messages.moreFailed}
          text={reason}
          retrying={isLoading && !isOffline}
          onRetry={() => onMore(false)}
        />
      ) : (
        <Button variant="secondary" loading={isLoading} onClick={({ detail }) => onMore(detail === 0)}>
          {messages.more}
        </Button>
      )}
    </div>
  );
}
