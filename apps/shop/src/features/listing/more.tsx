import { Button } from '@tonalia/ui/button';
import { ErrorBlock } from '@tonalia/ui/error-block';
import { useEffect, useRef } from 'react';
import { messages as common } from '../../messages/es-CO.ts';
import { listingMessages as messages } from '../../messages/listing.es-CO.ts';

/** Pages that load automatically; then a button, so that the content below the list stays reachable. */
const AUTOMATIC_PAGES = 3;

export interface MoreProps {
  pages: number;
  isLoading: boolean;
  isOffline: boolean;
  /** The error of the last request. */
  error: Error | null;
  /** `byKey`: requested with a keyboard or screen reader, so the focus must keep its place in the list. */
  onMore: (byKey: boolean) => void;
}

/** Loads the next page: automatically when the end of the list comes near, or with a button. */
export function More({ pages, isLoading, isOffline, error, onMore }: MoreProps) {
  const end = useRef<HTMLDivElement>(null);
  const requestMore = useRef(onMore);
  const isAutomatic = pages < AUTOMATIC_PAGES && !isLoading && error === null;
  useEffect(() => {
    requestMore.current = onMore;
  });
  useEffect(() => {
    if (!isAutomatic || !end.current || typeof IntersectionObserver === 'undefined') return;
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && requestMore.current(false), {
      rootMargin: '600px',
    });
    watcher.observe(end.current);
    return () => watcher.disconnect();
    // Observe again after each page: the end of the list may have stayed in view, and then nothing would fire.
  }, [isAutomatic, pages]);
  const reason = isOffline ? common.errors.offline : error?.message;
  return (
    <div ref={end} className="flex justify-center py-8">
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
