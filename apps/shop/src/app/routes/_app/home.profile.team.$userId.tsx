import { createFileRoute } from '@tanstack/react-router';
import { MemberScreen } from '../../../screens/team/member-screen.tsx';
import { place } from '../../places.ts';

export const Route = createFileRoute('/_app/home/profile/team/$userId')({ ...place('teamMember'), component: Page });

function Page() {
  return <MemberScreen memberId={Route.useParams().userId} />;
}
