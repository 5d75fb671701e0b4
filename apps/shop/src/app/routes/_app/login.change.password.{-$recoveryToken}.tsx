import { createFileRoute, redirect } from '@tanstack/react-router';
import { recoveryToken } from '../../../api/sign-in/recovery-link.ts';
import { paths } from '../../../paths.ts';
import { ChangePasswordScreen } from '../../../screens/recovery/change-password-screen.tsx';
import { place } from '../../places.ts';

export const Route = createFileRoute('/_app/login/change/password/{-$recoveryToken}')({
  ...place('changePassword'),
  // The secret must not stay in the address or in the history.
  beforeLoad: ({ params, preload }) => {
    if (params.recoveryToken === undefined || preload) return;
    recoveryToken.set(params.recoveryToken);
    throw redirect({ href: paths.changePassword(), replace: true });
  },
  component: ChangePasswordScreen,
});
