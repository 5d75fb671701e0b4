import { useQuery } from '@tanstack/react-query';
import { can } from '@tonalia/contract/rights';
import { CountBadge } from '@tonalia/ui/count-badge';
import { Icon } from '@tonalia/ui/icon';
import { iconButtonClass } from '@tonalia/ui/icon-button';
import { unreadQuery } from '../../api/queries/notices.ts';
import { useSession } from '../../api/session/session.ts';
import { noticeMessages } from '../../messages/notices.es-CO.ts';
import { RouteLink } from '../../navigation/link.tsx';
import { noticesPath } from '../../navigation/notices-address.ts';

/** The bell of the header, with the number of unread notices; nothing for a seller. It loads with the parts that only signed-in people have. */
export function NoticesBell({ outlined = false }: { outlined?: boolean }) {
  const { role } = useSession();
  const isReader = can(role, 'push.receive');
  const { data: unread = 0 } = useQuery({ ...unreadQuery, enabled: isReader });
  if (!isReader) return null;
  return (
    <RouteLink
      href={noticesPath()}
      aria-label={noticeMessages.bell(unread)}
      className={iconButtonClass(outlined ? 'outline' : 'plain')}
    >
      <Icon name="bell" size={outlined ? 'md' : 'lg'} />
      <CountBadge count={unread} {...(outlined && { className: 'absolute -top-[7px] -right-[7px]' })} />
    </RouteLink>
  );
}
