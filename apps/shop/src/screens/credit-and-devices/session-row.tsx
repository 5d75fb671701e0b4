import type { OpenSession } from '@tonalia/contract/people';
import { formatMoment } from '@tonalia/rules/dates';
import { Badge } from '@tonalia/ui/badge';
import { Button } from '@tonalia/ui/button';
import { Icon, type IconOutline } from '@tonalia/ui/icon';
import { accountMessages } from '../../messages/account.es-CO.ts';

// Only this row draws it, so it is not among the icons of every page.
const MONITOR: IconOutline = 'M4 3h16a2 2 0 012 2v10a2 2 0 01-2 2H4a2 2 0 01-2-2V5a2 2 0 012-2M8 21h8m-4-4v4';

const words = accountMessages.sessions;

/** A device with the time of its last activity. */
export function SessionRow({ session, onClose }: { session: OpenSession; onClose: () => void }) {
  const { client, device, lastSeenAt, current } = session;
  return (
    <li className="flex min-h-18 flex-wrap items-center gap-3 py-2">
      <span className="flex size-11 shrink-0 items-center justify-center rounded-[14px] bg-surface-2 text-text-2">
        <Icon name={client === 'app' ? 'mobile' : MONITOR} />
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
