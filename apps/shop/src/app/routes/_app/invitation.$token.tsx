import { createFileRoute } from '@tanstack/react-router';
import { InvitationScreen } from '../../../screens/invitation/invitation-screen.tsx';
import { place } from '../../places.ts';

export const Route = createFileRoute('/_app/invitation/$token')({ ...place('invitation'), component: Page });

function Page() {
  return <InvitationScreen token={Route.useParams().token} />;
}
