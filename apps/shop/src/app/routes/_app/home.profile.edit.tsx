import { createFileRoute } from '@tanstack/react-router';
import { EditProfileScreen } from '../../../screens/edit-profile/edit-profile-screen.tsx';
import { place } from '../../places.ts';

export const Route = createFileRoute('/_app/home/profile/edit')({ ...place('editProfile'), component: Page });

function Page() {
  const search: Record<string, unknown> = Route.useSearch();
  const token = search['email-token'];
  return <EditProfileScreen emailToken={typeof token === 'string' && token !== '' ? token : null} />;
}
