import { createFileRoute } from '@tanstack/react-router';
import { localPath } from '../../../local-path.ts';
import { RegistrationStatusScreen } from '../../../screens/registration-status/registration-status-screen.tsx';
import { place } from '../../places.ts';

export const Route = createFileRoute('/_app/registration-status')({
  ...place('registrationStatus'),
  component: Page,
});

function Page() {
  const search: Record<string, unknown> = Route.useSearch();
  return <RegistrationStatusScreen redirectTo={localPath(search['redirect'])} />;
}
