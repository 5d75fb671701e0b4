import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { sentenceOf } from '../api/api-error.ts';
import { Button } from '@tonalia/ui/button';
import { IconTile } from '@tonalia/ui/icon-tile';
import { messages } from '../messages/es-CO.ts';

/** A page that could not be loaded: what happened, what is safe, and a way to try again. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const cache = useQueryClient();
  function again() {
    void cache.resetQueries({ predicate: (query) => query.state.status === 'error' });
    void router.invalidate().finally(reset);
  }
  return (
    <div
      role="alert"
      className="page-wrap flex min-h-[60vh] flex-col items-center justify-center gap-3 py-12 text-center"
    >
      <IconTile icon="alert-circle" tone="danger" size="lg" />
      <h1 className="text-h2">{messages.errors.loadFailed}</h1>
      <p className="max-w-sm text-text-2">
        {sentenceOf(error)} {messages.errors.cartIsSafe}
      </p>
      <Button icon="retry" onClick={again} className="mt-2">
        {messages.errors.retry}
      </Button>
    </div>
  );
}
