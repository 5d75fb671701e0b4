import { createFileRoute } from '@tanstack/react-router';
import { LoginScreen } from '../../../screens/login/login-screen.tsx';
import { place } from '../../places.ts';

export const Route = createFileRoute('/_app/login')({
  ...place('login'),
  component: LoginScreen,
});
