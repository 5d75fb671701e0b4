import { createFileRoute } from '@tanstack/react-router';
import { Suspense, lazy } from 'react';
import { quickOrderMessages } from '../../../messages/quick-order.es-CO.ts';
import { QuickOrderScreen } from '../../../screens/quick-order/quick-order-screen.tsx';
import { place } from '../../places.ts';
import { useLateTitle } from '../../use-late-title.ts';

const SavedLists = lazy(() =>
  import('../../../screens/quick-order/saved-lists/saved-lists-screen.tsx').then((m) => ({
    default: m.SavedListsScreen,
  })),
);

const ReceivedLists = lazy(() =>
  import('../../../screens/quick-order/received-lists/received-lists-screen.tsx').then((m) => ({
    default: m.ReceivedListsScreen,
  })),
);

export const Route = createFileRoute('/_app/home/quick-order')({ ...place('quickOrder'), component: Page });

/** The title is with the page's texts, so that no other page loads it. `list` in the address shows the saved lists, `answer` the received ones. */
function Page() {
  const { list, answer }: Record<string, unknown> = Route.useSearch();
  const isReceived = typeof answer === 'string';
  const title = typeof list === 'string' ? quickOrderMessages.lists : quickOrderMessages.title;
  useLateTitle(Route.id, isReceived ? quickOrderMessages.received : title);
  if (isReceived)
    return (
      <Suspense>
        <ReceivedLists named={answer} />
      </Suspense>
    );
  if (typeof list !== 'string') return <QuickOrderScreen />;
  return (
    <Suspense>
      <SavedLists named={list} />
    </Suspense>
  );
}
