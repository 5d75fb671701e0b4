import { Icon, type IconName, type IconOutline } from '@tonalia/ui/icon';
import { Suspense, lazy, useState } from 'react';
import { quickOrderMessages } from '../../messages/quick-order.es-CO.ts';
import { savedListMessages as words } from '../../messages/saved-lists.es-CO.ts';
import { shareMessages } from '../../messages/share.es-CO.ts';
import { RouteLink } from '../../navigation/link.tsx';
import { receivedListPath, savedListPath } from '../../navigation/saved-list-address.ts';
import { BARS, CLIPBOARD, FILE } from './outlines.ts';
import { isReady } from './quick-line.ts';
import type { QuickOrder } from './use-quick-order.ts';

const SaveListSheet = lazy(() =>
  import('./saved-lists/save-list-sheet.tsx').then((m) => ({ default: m.SaveListSheet })),
);

/** A sheet of paper with a mark on it. */
const BOOKMARK = 'M19 21l-7-4-7 4V5a2 2 0 012-2h10a2 2 0 012 2zM12 7v6M9 10h6';

const rowLook =
  'pressable flex min-h-13 w-full cursor-pointer items-center gap-3 border-b border-line px-4 text-left text-label last:border-b-0';

interface ListActionsProps {
  order: QuickOrder;
  onPaste: () => void;
  onFile: () => void;
  onScan: () => void;
}

/** Other ways to note lines, and what can be done with those that are ready. On a phone most of them are in the bar. */
export function ListActions({ order, onPaste, onFile, onScan }: ListActionsProps) {
  const [isSaving, setSaving] = useState(false);
  const items = order.lines
    .filter(isReady)
    .flatMap(({ match, quantity }) => (match ? [{ versionId: match.versionId, quantity }] : []));
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface max-lg:mt-4">
      <Act icon={CLIPBOARD} text={quickOrderMessages.paste} className="max-lg:hidden" onAct={onPaste} />
      <Act icon={FILE} text={quickOrderMessages.file} className="max-lg:hidden" onAct={onFile} />
      <Act icon={BARS} text={quickOrderMessages.scan} className="max-lg:hidden" onAct={onScan} />
      {items.length > 0 && <Act icon={BOOKMARK} text={words.save} onAct={() => setSaving(true)} />}
      <RouteLink href={savedListPath()} className={rowLook}>
        <Icon name="history" className="text-text-2" /> {words.title}
      </RouteLink>
      <RouteLink href={receivedListPath()} className={rowLook}>
        <Icon name="share" className="text-text-2" /> {shareMessages.received}
      </RouteLink>
      {isSaving && (
        <Suspense>
          <SaveListSheet source={{ items }} onClose={() => setSaving(false)} />
        </Suspense>
      )}
    </div>
  );
}

function Act(props: { icon: IconName | IconOutline; text: string; className?: string; onAct: () => void }) {
  return (
    <button type="button" className={`${rowLook} ${props.className ?? ''}`} onClick={props.onAct}>
      <Icon name={props.icon} className="text-text-2" /> {props.text}
    </button>
  );
}
