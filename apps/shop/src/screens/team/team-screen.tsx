import { useQuery } from '@tanstack/react-query';
import { Badge } from '@tonalia/ui/badge';
import { cardClass } from '@tonalia/ui/card';
import { Icon } from '@tonalia/ui/icon';
import { IconButton } from '@tonalia/ui/icon-button';
import { Skeleton } from '@tonalia/ui/skeleton';
import { Suspense, lazy, useState } from 'react';
import { useSession } from '../../api/session/session.ts';
import { requestsQuery, teamQuery } from '../../api/queries/team.ts';
import { QueryStates } from '../../components/query-states.tsx';
import { teamMessages as words } from '../../messages/team.es-CO.ts';
import { paths } from '../../paths.ts';
import { MemberRow } from './member-row.tsx';
import { Person } from './person.tsx';
import { RequestCard } from './request-card.tsx';
import { TeamPage } from './team-page.tsx';

const InviteSheet = lazy(() => import('./invite-sheet.tsx').then((m) => ({ default: m.InviteSheet })));

/** The people of the business: what they ask for, what each may do, and invitations. */
export function TeamScreen() {
  const { customer } = useSession();
  const team = useQuery(teamQuery);
  const { data: requests = [] } = useQuery(requestsQuery);
  const [isInviting, setInviting] = useState(false);
  const invite = () => setInviting(true);
  return (
    <TeamPage
      title={words.title}
      about={customer?.name}
      fallback={paths.profile()}
      act={<IconButton icon="user-plus" label={words.invite.title} onClick={invite} />}
    >
      {requests
        .filter(({ state }) => state === 'waits')
        .map((request) => (
          <RequestCard key={request.requestId} request={request} />
        ))}
      <QueryStates query={team} failed={words.failed} className="grid gap-2.5">
        <Skeleton className="h-18 rounded-card" />
        <Skeleton className="h-18 rounded-card" />
      </QueryStates>
      {team.data && (
        <section>
          <div className="mb-2 flex items-baseline justify-between gap-3">
            <h2 className="text-h3">{words.buyers}</h2>
            <span className="text-small text-text-3">{team.data.members.length + 1}</span>
          </div>
          <ul className={cardClass({ flush: true, className: 'divide-y divide-line overflow-hidden' })}>
            <li className="flex min-h-17.5 flex-wrap items-center justify-between gap-2 px-4 py-2">
              <Person id={team.data.owner} name={team.data.owner} text={words.owner} />
              <Badge tone="neutral">{words.noLimit}</Badge>
            </li>
            {team.data.members.map((member) => (
              <li key={member.memberId}>
                <MemberRow member={member} />
              </li>
            ))}
            <li>
              <button
                type="button"
                className="pressable flex min-h-16 w-full items-center gap-3 px-4 py-2.5 text-left text-label text-brand-text"
                onClick={invite}
              >
                <span className="flex size-11 shrink-0 items-center justify-center rounded-[14px] bg-brand-soft">
                  <Icon name="whatsapp" />
                </span>
                {words.invite.row}
              </button>
            </li>
          </ul>
        </section>
      )}
      {isInviting && (
        <Suspense>
          <InviteSheet onClose={() => setInviting(false)} />
        </Suspense>
      )}
    </TeamPage>
  );
}
