import { createFileRoute } from '@tanstack/react-router';
import { ProfileScreen } from '../../../screens/profile/profile-screen.tsx';
import { place } from '../../places.ts';

export const Route = createFileRoute('/_app/home/profile/')({
  ...place('profile'),
  component: ProfileScreen,
});
