import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { sentenceOf } from '../api/http/api-error.ts';
import { Button } from '@tonalia/ui/button';
import { IconTile } from '@tonalia/ui/icon-tile';
import { messages } from '../messages/es-CO.ts';
import { useIsOnline } from '../native/use-online.ts';
import { isCodeLost, reloadPage } from './page-code.ts';
import { RoutePending } from './route-pending.tsx';

/** A page that failed to load: the reason, what is safe, and a button to retry. */
export function RouteError(props: ErrorComponentProps) {
  return isCodeLost(props.error) ? <LostCode /> : <LostData {...props} />;
}

/** The page's data failed to load; it is refetched when the network returns. */
function LostData({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const cache = useQueryClient();
  const isOnline = useIsOnline();
  const retry = useCallback(() => {
    void cache.resetQueries({ predicate: (query) => query.state.status === 'error' });
    void router.invalidate().finally(reset);
  }, [cache, router, reset]);
  const wasOnline = useRef(isOnline);
  useEffect(() => {
    if (isOnline && !wasOnline.current) retry();
    wasOnline.current = isOnline;
  }, [isOnline, retry]);
  return <ErrorNotice why={sentenceOf(error)} onAgain={retry} />;
}

async function attempt(isRequested: boolean, report: (why: 'offline' | 'failed') => void): Promise<void> {
  const came = await reloadPage(isRequested).catch(() => 'failed' as const);
  if (came !== 'coming') report(came);
}

/** The page's code failed to load: reloads the page, at once or when the network returns. */
function LostCode() {
  const isOnline = useIsOnline();
  const [state, setState] = useState<'looking' | 'asked' | 'offline' | 'failed'>(isOnline ? 'looking' : 'offline');
  useEffect(() => {
    if (isOnline) void attempt(false, setState);
  }, [isOnline]);
  function retry() {
    setState('asked');
    void attempt(true, setState);
  }
  if (state === 'looking') return <RoutePending />;
  const why = state === 'failed' ? messages.errors.unknown : messages.errors.offline;
  return <ErrorNotice why={why} isTrying={state === 'asked'} onAgain={retry} />;
}

function ErrorNotice({ why, onAgain, isTrying = false }: { why: string; onAgain: () => void; isTrying?: boolean }) {
  return (
    <div
      role="alert"
      className="page-wrap flex min-h-[60vh] flex-col items-center justify-center gap-3 py-12 text-center"
    >
      <IconTile icon="alert-circle" tone="danger" size="lg" />
      <h1 className="text-h2">{messages.errors.loadFailed}</h1>
      <p className="max-w-sm text-text-2">
        {why} {messages.errors.cartIsSafe}
      </p>
      <Button icon="retry" onClick={onAgain} loading={isTrying} className="mt-2">
        {messages.errors.retry}
      </Button>
    </div>
  );
}
