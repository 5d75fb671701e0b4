import { createFileRoute } from '@tanstack/react-router';
import { localPath } from '../../../navigation/local-path.ts';
import { RegisterScreen } from '../../../screens/register/register-screen.tsx';
import { place } from '../../places.ts';

export const Route = createFileRoute('/_app/registro')({ ...place('register'), component: Page });

function Page() {
  const search: Record<string, unknown> = Route.useSearch();
  return (
    <RegisterScreen
      fromLanding={search['from_landing'] === '1'}
      redirectTo={localPath(search['redirect']) ?? undefined}
    />
  );
}
