import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OpenSession } from '@tonalia/contract/people';
import { Card } from '@tonalia/ui/card';
import { ConfirmDialog } from '@tonalia/ui/confirm-dialog';
import { ErrorBlock } from '@tonalia/ui/error-block';
import { Loading, Skeleton } from '@tonalia/ui/skeleton';
import { useState } from 'react';
import { ApiError, sentenceOf } from '../../api/http/api-error.ts';
import { call } from '../../api/http/client.ts';
import { sessionsQuery } from '../../api/queries/account.ts';
import { keys } from '../../api/queries/queries.ts';
import { accountMessages } from '../../messages/account.es-CO.ts';
import { SessionRow } from './session-row.tsx';

const words = accountMessages.sessions;

/** The open sessions of the account; any session but the current one can be closed. */
export function OpenSessions() {
  const { data: sessions, isError, error, refetch, isFetching } = useQuery(sessionsQuery);
  const [requested, setRequested] = useState<OpenSession | null>(null);
  return (
    <section aria-labelledby="dispositivos">
      <h2 id="dispositivos" className="mt-7 mb-2.5 text-h2">
        {words.title}
      </h2>
      {sessions ? (
        <ul className="divide-y divide-line rounded-[24px] bg-surface px-4 py-1 inset-ring inset-ring-line">
          {sessions.map((session) => (
            <SessionRow key={session._id} session={session} onClose={() => setRequested(session)} />
          ))}
        </ul>
      ) : isError ? (
        <Card>
          <ErrorBlock title={words.failed} text={error.message} retrying={isFetching} onRetry={() => void refetch()} />
        </Card>
      ) : (
        <Loading>
          <Skeleton className="h-18 rounded-[24px]" />
        </Loading>
      )}
      <CloseSession key={requested?._id} session={requested} onDone={() => setRequested(null)} />
    </section>
  );
}

/** Confirms closing a session. One that ended meanwhile counts as closed. */
function CloseSession({ session, onDone }: { session: OpenSession | null; onDone: () => void }) {
  const cache = useQueryClient();
  const close = useMutation({
    mutationFn: async (id: string) => {
      await call('auth', 'DELETE /sessions/{id}', { params: { id } }).catch((cause: unknown) => {
        if (!(cause instanceof ApiError) || cause.code !== 'SESSION_NOT_FOUND') throw cause;
      });
      await cache.invalidateQueries({ queryKey: keys.sessions });
    },
    onSuccess: onDone,
  });
  return (
    <ConfirmDialog
      open={session !== null}
      title={words.closeTitle}
      text={session && words.closeText(session.device)}
      confirm={words.close}
      keep={words.keep}
      loading={close.isPending}
      error={close.isError ? sentenceOf(close.error) : undefined}
      onConfirm={() => session && close.mutate(session._id)}
      onCancel={onDone}
    />
  );
}
