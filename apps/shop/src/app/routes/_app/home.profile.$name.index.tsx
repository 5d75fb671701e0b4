import { createFileRoute, useRouterState } from '@tanstack/react-router';
import { literals } from '@tonalia/contract/literals.es-CO';
import { accountMessages } from '../../../messages/account.es-CO.ts';
import { CreditAndDevicesScreen } from '../../../screens/credit-and-devices/credit-and-devices-screen.tsx';
import { place } from '../../places.ts';
import { useLateTitle } from '../../use-late-title.ts';

export const Route = createFileRoute('/_app/home/profile/$name/')({
  ...place('myProfile'),
  component: Page,
});

function Page() {
  const isForCredits = useRouterState({ select: ({ location }) => location.hash === 'creditos' });
  useLateTitle(Route.id, isForCredits ? literals.myCredits : accountMessages.myProfile.title);
  return <CreditAndDevicesScreen />;
}
