import { Button, buttonClass } from '@tonalia/ui/button';
import { Icon } from '@tonalia/ui/icon';
import { Suspense, lazy, useState } from 'react';
import { savedListMessages as words } from '../../messages/saved-lists.es-CO.ts';
import { shareMessages } from '../../messages/share.es-CO.ts';
import { RouteLink } from '../../navigation/link.tsx';
import { isReady } from './quick-line.ts';
import { receivedListPath, savedListPath } from '../../navigation/saved-list-address.ts';
import type { QuickOrder } from './use-quick-order.ts';

const SaveListSheet = lazy(() => import('./save-list-sheet.tsx').then((m) => ({ default: m.SaveListSheet })));

/** Saves the lines that are ready as a list, and leads to the saved ones. */
export function ListActions({ order }: { order: QuickOrder }) {
  const [isSaving, setSaving] = useState(false);
  const items = order.lines
    .filter(isReady)
    .flatMap(({ match, quantity }) => (match ? [{ versionId: match.versionId, quantity }] : []));
  return (
    <div className="grid gap-2.5 max-lg:mt-4">
      {items.length > 0 && (
        <Button variant="secondary" icon="plus" full onClick={() => setSaving(true)}>
          {words.save}
        </Button>
      )}
      <RouteLink href={savedListPath()} className={buttonClass({ variant: 'ghost', full: true })}>
        <Icon name="history" size="sm" /> {words.title}
      </RouteLink>
      <RouteLink href={receivedListPath()} className={buttonClass({ variant: 'ghost', full: true })}>
        <Icon name="share" size="sm" /> {shareMessages.received}
      </RouteLink>
      {isSaving && (
        <Suspense>
          <SaveListSheet source={{ items }} onClose={() => setSaving(false)} />
        </Suspense>
      )}
    </div>
  );
}
