import { createFileRoute } from '@tanstack/react-router';
import { AccountDeletionScreen } from '../../../screens/account-deletion/account-deletion-screen.tsx';
import { place } from '../../places.ts';

export const Route = createFileRoute('/_app/account-deletion')({
  ...place('accountDeletion'),
  component: AccountDeletionScreen,
});
