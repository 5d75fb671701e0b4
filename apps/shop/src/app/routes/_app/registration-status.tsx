import { createFileRoute } from '@tanstack/react-router';
import { useSession } from '../../../api/session/session.ts';
import { localPath } from '../../../navigation/local-path.ts';
import { RegistrationStatusScreen } from '../../../screens/registration-status/registration-status-screen.tsx';
import { wordsOf } from '../../../screens/registration-status/status-steps.ts';
import { place } from '../../places.ts';
import { useLateTitle } from '../../use-late-title.ts';

export const Route = createFileRoute('/_app/registration-status')({
  ...place('registrationStatus'),
  component: Page,
});

function Page() {
  const search: Record<string, unknown> = Route.useSearch();
  const approval = useSession().user?.customer?.approval;
  useLateTitle(Route.id, approval ? wordsOf(approval).title : null);
  return <RegistrationStatusScreen redirectTo={localPath(search['redirect'])} />;
}
