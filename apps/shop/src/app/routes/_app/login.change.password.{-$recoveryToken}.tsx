import { createFileRoute } from '@tanstack/react-router';
import { ChangePasswordScreen } from '../../../screens/recovery/change-password-screen.tsx';
import { place } from '../../places.ts';

export const Route = createFileRoute('/_app/login/change/password/{-$recoveryToken}')({
  ...place('changePassword'),
  component: Page,
});

function Page() {
  return <ChangePasswordScreen recoveryToken={Route.useParams().recoveryToken ?? null} />;
}
