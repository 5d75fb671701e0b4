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
  /** `byKey`: requested with a keyboard or screen reader, so the focus must keep its place in the list. */
  onMore: (byKey: boolean) => void;
}

/** Loads the next page: automatically when the end of the list comes near, or with a button. */
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
    // Observe again after each page: the end of the list may have stayed in view, and then nothing would fire.
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
