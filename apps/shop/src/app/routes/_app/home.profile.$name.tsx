import { createFileRoute, useRouterState } from '@tanstack/react-router';
import { literals } from '@tonalia/contract/literals.es-CO';
import { MyProfileScreen } from '../../../screens/my-profile/my-profile-screen.tsx';
import { lateHead, place, places } from '../../places.ts';
import { useLateTitle } from '../../use-late-title.ts';

export const Route = createFileRoute('/_app/home/profile/$name')({
  ...place('myProfile'),
  head: lateHead,
  component: Page,
});

function Page() {
  const isForCredits = useRouterState({ select: ({ location }) => location.hash === 'creditos' });
  useLateTitle(Route.id, isForCredits ? literals.myCredits : places.myProfile.title);
  return <MyProfileScreen />;
}
