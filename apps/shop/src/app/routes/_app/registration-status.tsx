import { createFileRoute } from '@tanstack/react-router';
import { RegistrationStatusScreen } from '../../../screens/registration-status/registration-status-screen.tsx';
import { place } from '../../places.ts';

export const Route = createFileRoute('/_app/registration-status')({
  ...place('registrationStatus'),
  component: RegistrationStatusScreen,
});
