import { createFileRoute } from '@tanstack/react-router';
import { SendCodeScreen } from '../../../screens/verification/send-code-screen.tsx';
import { place } from '../../places.ts';

export const Route = createFileRoute('/_app/send-confirmation-code/$sendCodeFor')({
  ...place('sendCode'),
  component: SendCodeScreen,
});
