import { createFileRoute } from '@tanstack/react-router';
import { outboxMessages } from '../../../messages/outbox.es-CO.ts';
import { OutboxScreen } from '../../../screens/outbox/outbox-screen.tsx';
import { place } from '../../places.ts';
import { useLateTitle } from '../../use-late-title.ts';

export const Route = createFileRoute('/_app/home/outbox/')({ ...place('outbox'), component: Page });

function Page() {
  useLateTitle(Route.id, outboxMessages.title);
  return <OutboxScreen />;
}
