import { useQuery } from '@tanstack/react-query';
import { Badge } from '@tonalia/ui/badge';
import { cardClass } from '@tonalia/ui/card';
import { Skeleton } from '@tonalia/ui/skeleton';
import { useSession } from '../../api/session/session.ts';
import { requestsQuery, teamQuery } from '../../api/queries/team.ts';
import { QueryStates } from '../../components/query-states.tsx';
import { teamMessages as words } from '../../messages/team.es-CO.ts';
import { paths } from '../../paths.ts';
import { InviteForm } from './invite-form.tsx';
import { MemberRow } from './member-row.tsx';
import { Person } from './person.tsx';
import { RequestCard } from './request-card.tsx';
import { TeamPage } from './team-page.tsx';

/** The people of the business: what they ask for, what each may do, and invitations. */
export function TeamScreen() {
  const { customer } = useSession();
  const team = useQuery(teamQuery);
  const { data: requests = [] } = useQuery(requestsQuery);
  return (
    <TeamPage title={words.title} about={customer?.name} fallback={paths.profile()}>
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
            <li className="flex min-h-16 flex-wrap items-center justify-between gap-2 px-4 py-2">
              <Person id={team.data.owner} name={team.data.owner} text={words.owner} />
              <Badge tone="neutral">{words.noLimit}</Badge>
            </li>
            {team.data.members.map((member) => (
              <li key={member.memberId}>
                <MemberRow member={member} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <InviteForm />
    </TeamPage>
  );
}
