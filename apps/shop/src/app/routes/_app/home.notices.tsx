import { createFileRoute } from '@tanstack/react-router';
import { noticeMessages } from '../../../messages/notices.es-CO.ts';
import { NoticesScreen } from '../../../screens/notices/notices-screen.tsx';
import { place } from '../../places.ts';
import { useLateTitle } from '../../use-late-title.ts';

export const Route = createFileRoute('/_app/home/notices')({ ...place('notices'), component: Page });

function Page() {
  useLateTitle(Route.id, noticeMessages.title);
  return <NoticesScreen />;
}
