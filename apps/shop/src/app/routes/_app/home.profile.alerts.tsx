import { createFileRoute } from '@tanstack/react-router';
import { alertMessages } from '../../../messages/alerts.es-CO.ts';
import { AlertsScreen } from '../../../screens/alerts/alerts-screen.tsx';
import { place } from '../../places.ts';
import { useLateTitle } from '../../use-late-title.ts';

export const Route = createFileRoute('/_app/home/profile/alerts')({ ...place('alerts'), component: Page });

function Page() {
  useLateTitle(Route.id, alertMessages.title);
  return <AlertsScreen />;
}
