import { createFileRoute } from '@tanstack/react-router';
import { RegisterProcessScreen } from '../../../screens/register-process/register-process-screen.tsx';
import { place } from '../../places.ts';

export const Route = createFileRoute('/_app/register/process')({
  ...place('registerProcess'),
  component: RegisterProcessScreen,
});
