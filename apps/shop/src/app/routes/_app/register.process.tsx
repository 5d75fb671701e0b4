import { createFileRoute } from '@tanstack/react-router';
import { literals } from '@tonalia/contract/literals.es-CO';
import { useSession } from '../../../api/session/session.ts';
import { registrationMessages } from '../../../messages/registration.es-CO.ts';
import { RegisterProcessScreen } from '../../../screens/register-process/register-process-screen.tsx';
import { place } from '../../places.ts';
import { useLateTitle } from '../../use-late-title.ts';

export const Route = createFileRoute('/_app/register/process')({
  ...place('registerProcess'),
  component: Page,
});

function Page() {
  useLateTitle(Route.id, useSession().isSeller ? literals.registerCustomer : registrationMessages.process.title);
  return <RegisterProcessScreen />;
}
