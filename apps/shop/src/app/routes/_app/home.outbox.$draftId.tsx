import { createFileRoute } from '@tanstack/react-router';
import { noveltyMessages } from '../../../messages/novelty.es-CO.ts';
import { DraftScreen } from '../../../screens/outbox/draft-screen.tsx';
import { place } from '../../places.ts';
import { useLateTitle } from '../../use-late-title.ts';

export const Route = createFileRoute('/_app/home/outbox/$draftId')({ ...place('outboxDraft'), component: Page });

function Page() {
  const { draftId } = Route.useParams();
  useLateTitle(Route.id, noveltyMessages.title);
  return <DraftScreen key={draftId} draftId={draftId} />;
}
