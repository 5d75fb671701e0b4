import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OwnShare } from '@tonalia/contract/shares';
import { dayIn, formatShortDay } from '@tonalia/rules/dates';
import { Button } from '@tonalia/ui/button';
import { sentenceOf } from '../../api/http/api-error.ts';
import { call } from '../../api/http/client.ts';
import { shareMessages as words } from '../../messages/share.es-CO.ts';
import { notify } from '../../state/notices.ts';
import { sharesQuery } from './share-queries.ts';

/** The open links of this person, each to be ended at once. */
export function MyShares() {
  const cache = useQueryClient();
  const open = useQuery(sharesQuery).data?.filter(({ state }) => state === 'open') ?? [];
  const ending = useMutation({
    mutationFn: ({ shareId }: OwnShare) => call('purchase', 'DELETE /shares/own/{shareId}', { params: { shareId } }),
    onSuccess: () => notify({ color: 'white', message: words.revoked }),
    onError: (cause) => notify({ color: 'red', message: sentenceOf(cause) }),
    onSettled: () => cache.invalidateQueries(sharesQuery),
  });
  if (open.length === 0) return null;
  return (
    <section>
      <h3 className="text-h4">{words.mine}</h3>
      <ul>
        {open.map((share) => (
          <li key={share.shareId} className="flex items-center gap-3 border-b border-line py-2.5 last:border-b-0">
            <p className="min-w-0 flex-1">
              <b className="block truncate text-label">{share.title}</b>{' '}
              <span className="block text-small text-text-2">{factsOf(share)}</span>
            </p>
            <Button
              variant="destructive"
              size="sm"
              loading={ending.isPending && ending.variables.shareId === share.shareId}
              aria-label={words.revoke(share.title)}
              onClick={() => ending.mutate(share)}
            >
              {words.revokeShort}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const factsOf = ({ expiresAt, opens, answers, showsPrices }: OwnShare): string =>
  [
    showsPrices && words.withPrices,
    words.until(formatShortDay(dayIn(new Date(expiresAt))).toLowerCase()),
    words.opened(opens),
    answers > 0 && words.answers(answers),
  ]
    .filter(Boolean)
    .join(', ');
