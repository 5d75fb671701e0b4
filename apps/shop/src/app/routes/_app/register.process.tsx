import { createFileRoute } from '@tanstack/react-router';
import { literals } from '@tonalia/contract/literals.es-CO';
import { currentSession } from '../../../api/session.ts';
import { RegisterProcessScreen } from '../../../screens/register-process/register-process-screen.tsx';
import { pageTitle, place, places } from '../../places.ts';

export const Route = createFileRoute('/_app/register/process')({
  ...place('registerProcess'),
  head: () => ({
    meta: [{ title: pageTitle(currentSession().isSeller ? literals.registerCustomer : places.registerProcess.title) }],
  }),
  component: RegisterProcessScreen,
});
