import type { OpenSession } from '@tonalia/contract/people';
import { formatMoment } from '@tonalia/rules/dates';
import { Badge } from '@tonalia/ui/badge';
import { Button } from '@tonalia/ui/button';
import { Icon } from '@tonalia/ui/icon';
import { accountMessages } from '../../messages/account.es-CO.ts';

const words = accountMessages.sessions;

/** A device with the time of its last activity. */
export function SessionRow({ session, onClose }: { session: OpenSession; onClose: () => void }) {
  const { client, device, lastSeenAt, current } = session;
  return (
    <li className="flex min-h-18 flex-wrap items-center gap-3 py-2">
      <span className="flex size-11 shrink-0 items-center justify-center rounded-[14px] bg-surface-2 text-text-2">
        <Icon name={client === 'app' ? 'mobile' : 'monitor'} />
      </span>
      <span className="min-w-0 flex-1">
        <b className="block font-semibold wrap-break-word">{device}</b>
        <span className="text-small text-text-3">
          {current ? words.now : words.lastSeen(formatMoment(new Date(lastSeenAt)))}
        </span>
      </span>
      {current ? (
        <Badge tone="success">{words.current}</Badge>
      ) : (
        <Button
          variant="destructive"
          size="sm"
          className="min-h-11!"
          aria-label={words.closeOn(device)}
          onClick={onClose}
        >
          {words.close}
        </Button>
      )}
    </li>
  );
}
