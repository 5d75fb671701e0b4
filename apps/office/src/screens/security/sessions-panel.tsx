import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Badge } from '@tonalia/ui/badge';
import { sentenceOf } from '../../api/call-failure.ts';
import { endOtherSession, sessionsQuery } from '../../api/passkeys.ts';
import { useNotify } from '../../components/notices.tsx';
import { OfficeButton } from '../../components/office-button.tsx';
import { Panel } from '../../components/panel.tsx';
import { LoadFailure } from '../../components/states.tsx';
import { useNow } from '../../components/use-now.ts';
import { formatWhenInFull } from '../../components/when.ts';
import { securityTexts as texts } from '../../messages/security.es-CO.ts';

/** Where the account is open, and the way to close each. */
export function SessionsPanel() {
  const now = useNow();
  const cache = useQueryClient();
  const notify = useNotify();
  const list = useQuery(sessionsQuery);
  const end = useMutation({
    mutationFn: endOtherSession,
    onSuccess: () => notify({ color: 'white', message: texts.ended }),
    onError: (cause) => notify({ color: 'red', message: sentenceOf(cause) }),
    onSettled: () => cache.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
  return (
    <Panel label={texts.sessions}>
      <h2 className="text-panel">{texts.sessions}</h2>
      {list.isError && <LoadFailure what={texts.what} cause={list.error} onRetry={() => void list.refetch()} />}
      <ul className="mt-1">
        {list.data?.map(({ _id, device, network, lastSeenAt, isCurrent }) => (
          <li key={_id} className="flex items-center gap-3 border-t border-hair py-2.5 first:border-t-0">
            <span className="min-w-0 flex-1 leading-[1.3]">
              <b className="block truncate font-semibold">{device}</b>
              <span className="text-[0.78125rem] text-text-3">
                {network}, {texts.seen(formatWhenInFull(new Date(lastSeenAt), now))}
              </span>
            </span>
            {isCurrent ? (
              <Badge tone="success">{texts.current}</Badge>
            ) : (
              <OfficeButton
                look="secondary"
                small
                aria-label={texts.endOf(device)}
                busy={end.isPending && end.variables === _id}
                onClick={() => end.mutate(_id)}
              >
                {texts.end}
              </OfficeButton>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
