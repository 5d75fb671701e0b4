import { useQuery } from '@tanstack/react-query';
import type { TeamMember } from '@tonalia/contract/members';
import { formatPesos } from '@tonalia/rules/money';
import { Badge } from '@tonalia/ui/badge';
import { cardClass } from '@tonalia/ui/card';
import { ErrorBlock } from '@tonalia/ui/error-block';
import { Icon } from '@tonalia/ui/icon';
import { Loading, Skeleton } from '@tonalia/ui/skeleton';
import { requestsQuery, teamQuery } from '../../api/queries/team.ts';
import { RouteLink } from '../../navigation/link.tsx';
import { teamMessages as words } from '../../messages/team.es-CO.ts';
import { paths } from '../../paths.ts';
import { InviteForm } from './invite-form.tsx';
import { RequestCard } from './request-card.tsx';
import { TeamPage } from './team-page.tsx';

/** The people of the business: what they ask for, what each may do, and invitations. */
export function TeamScreen() {
  const team = useQuery(teamQuery);
  const { data: requests = [] } = useQuery(requestsQuery);
  return (
    <TeamPage title={words.title} fallback={paths.profile()}>
      {requests
        .filter(({ state }) => state === 'waits')
        .map((request) => (
          <RequestCard key={request.requestId} request={request} />
        ))}
      {team.isPending && (
        <Loading className="grid gap-2.5">
          <Skeleton className="h-18 rounded-card" />
          <Skeleton className="h-18 rounded-card" />
        </Loading>
      )}
      {team.isError && !team.data && (
        <ErrorBlock
          title={words.failed}
          text={team.error.message}
          retrying={team.isFetching}
          onRetry={() => void team.refetch()}
        />
      )}
      {team.data && (
        <section>
          <h2 className="mb-2 text-h3">{words.buyers}</h2>
          <ul className={cardClass({ flush: true, className: 'divide-y divide-line overflow-hidden' })}>
            <li className="flex min-h-16 flex-wrap items-center justify-between gap-2 px-4 py-2">
              <Person name={team.data.owner} text={words.owner} />
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

function MemberRow({ member }: { member: TeamMember }) {
  const { memberId, name, lastName, job, state, mode, orderLimit, monthLimit, spentThisMonth } = member;
  const isFree = mode === 'buys' && orderLimit === null;
  const label = mode === 'buys' && orderLimit !== null ? words.upTo(formatPesos(orderLimit)) : words.modes[mode];
  return (
    <RouteLink href={paths.teamMember(memberId)} className="pressable block px-4 py-2.5">
      <span className="flex min-h-11 flex-wrap items-center justify-between gap-2">
        <Person name={`${name} ${lastName}`.trim()} text={state === 'active' ? job : words.states[state]} />
        <span className="flex items-center gap-2">
          <Badge tone={mode === 'asks' ? 'warn' : mode === 'buys' ? 'success' : 'neutral'}>
            {isFree ? words.noLimit : label}
          </Badge>
          <Icon name="chevron-right" size="sm" />
        </span>
      </span>
      {state === 'active' && (
        <span className="mt-1 flex justify-between gap-3 text-small text-text-2">
          <span>{words.spent(formatPesos(spentThisMonth))}</span>
          {monthLimit !== null && <span>{formatPesos(monthLimit)}</span>}
        </span>
      )}
    </RouteLink>
  );
}

function Person({ name, text }: { name: string; text: string }) {
  return (
    <span className="min-w-0">
      <b className="block font-semibold">{name}</b>
      {text !== '' && <span className="block text-small text-text-2">{text}</span>}
    </span>
  );
}
