import { createFileRoute } from '@tanstack/react-router';
import { localPath } from '../../../local-path.ts';
import { LoginScreen } from '../../../screens/login/login-screen.tsx';
import { place } from '../../places.ts';

export const Route = createFileRoute('/_app/login/')({ ...place('login'), component: Page });

function Page() {
  const search: Record<string, unknown> = Route.useSearch();
  return (
    <LoginScreen isRequired={search['redirect-login-required'] === '1'} redirectTo={localPath(search['redirect'])} />
  );
}
