import { useQuery } from '@tanstack/react-query';
import { Sheet } from '@tonalia/ui/sheet';
import { Skeleton } from '@tonalia/ui/skeleton';
import { memberQuery } from '../../api/queries/team.ts';
import { QueryStates } from '../../components/query-states.tsx';
import { useGo } from '../../navigation/link.tsx';
import { teamMessages as words } from '../../messages/team.es-CO.ts';
import { paths } from '../../paths.ts';
import { MemberSheet } from './member-sheet.tsx';
import { TeamScreen } from './team-screen.tsx';

/** What one person may do, over the list of people. */
export function MemberScreen({ memberId }: { memberId: string }) {
  const go = useGo();
  const query = useQuery(memberQuery(memberId));
  const { data } = query;
  const close = () => go(paths.team(), { replace: true });
  return (
    <>
      <TeamScreen />
      {data ? (
        <MemberSheet key={data.revision} member={data} onClose={close} />
      ) : (
        <Sheet open onClose={close} title={words.title}>
          <QueryStates query={query} failed={words.failed}>
            <Skeleton className="h-80 rounded-card" />
          </QueryStates>
        </Sheet>
      )}
    </>
  );
}
