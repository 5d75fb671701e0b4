import { createFileRoute } from '@tanstack/react-router';
import { RecoveryPasswordScreen } from '../../../screens/recovery/recovery-password-screen.tsx';
import { place } from '../../places.ts';

export const Route = createFileRoute('/_app/login/recovery/password')({
  ...place('recoveryPassword'),
  component: RecoveryPasswordPage,
});

function RecoveryPasswordPage() {
  const search: Record<string, unknown> = Route.useSearch();
  return <RecoveryPasswordScreen isLinkLost={search['link-lost'] === '1'} />;
}
