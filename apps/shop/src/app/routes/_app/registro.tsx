import { createFileRoute } from '@tanstack/react-router';
import { RegisterScreen } from '../../../screens/register/register-screen.tsx';
import { place } from '../../places.ts';

export const Route = createFileRoute('/_app/registro')({ ...place('register'), component: RegisterScreen });
