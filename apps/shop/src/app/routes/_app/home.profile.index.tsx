import { createFileRoute } from '@tanstack/react-router';
import { AccountScreen } from '../../../screens/account/account-screen.tsx';
import { place } from '../../places.ts';

export const Route = createFileRoute('/_app/home/profile/')({
  ...place('profile'),
  component: AccountScreen,
});
