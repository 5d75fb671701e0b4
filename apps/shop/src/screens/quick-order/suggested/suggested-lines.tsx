import type { SuggestedOrder } from '@tonalia/contract/suggested-order';
import { formatPesos } from '@tonalia/rules/money';
import { Button } from '@tonalia/ui/button';
import { Suspense, lazy, useState } from 'react';
import { suggestedMessages as words } from '../../../messages/suggested-order.es-CO.ts';
import { type ChangedUnits, type SuggestedLine, chosenOf, unitsOf } from './suggested-choice.ts';
import { SuggestedRow } from './suggested-row.tsx';
import { useAcceptList } from '../../../features/reorder/use-accept-list.ts';

const NotAddedSheet = lazy(() =>
  import('../../../features/reorder/not-added-sheet.tsx').then((it) => ({ default: it.NotAddedSheet })),
);

/** The lines by how far their rhythm has come, and the bar that accepts them. */
export function SuggestedLines({ suggested, isOwn }: { suggested: SuggestedOrder; isOwn: boolean }) {
  const [changed, setChanged] = useState<ChangedUnits>({});
  const { accept, isAccepting, outcome, forget } = useAcceptList();
  const { lines, leftOut } = suggested;
  const chosen = chosenOf(lines, changed);
  const count = chosen.items.length;
  const list = (title: string, shown: readonly SuggestedLine[]) =>
    shown.length > 0 && (
      <section className="mt-4">
        <h2 className="text-h3">
          {title} <span className="font-medium text-text-3">{shown.length}</span>
        </h2>
        <ul className="lg:mt-2 lg:rounded-card lg:border lg:border-line lg:bg-surface">
          {shown.map((line) => (
            <SuggestedRow
              key={line.match.versionId}
              line={line}
              units={unitsOf(line, changed)}
              onUnits={(units) => setChanged((before) => ({ ...before, [line.match.versionId]: units }))}
            />
          ))}
        </ul>
      </section>
    );
  return (
    <>
      {list(
        isOwn ? words.dueOwn : words.due,
        lines.filter(({ isDue }) => isDue),
      )}
      {list(
        words.near,
        lines.filter(({ isDue }) => !isDue),
      )}
      {leftOut.length > 0 && (
        <section className="mt-4">
          <h2 className="text-h3">{words.left}</h2>
          <ul>
            {leftOut.map(({ versionId, code, name, versionName, reason }) => (
              <li key={versionId} className="border-b border-line py-3 last:border-b-0">
                <b className="block text-label wrap-break-word">{[name, versionName].filter(Boolean).join(', ')}</b>{' '}
                <span className="text-small text-text-2">{code}</span>{' '}
                <span className="text-small text-warn">{reason}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="sticky bottom-0 z-header -mx-4 mt-auto flex flex-wrap items-center justify-between gap-3 border-t border-line bg-canvas px-4 pt-3 pb-[max(0.75rem,var(--safe-bottom,0px))]">
        <p aria-live="polite">
          <span className="block text-small text-text-2">{words.lines(count, chosen.units)}</span>{' '}
          <b className="text-h2">{formatPesos(chosen.pesos)}</b>
        </p>
        <Button
          size="lg"
          loading={isAccepting}
          disabledReason={count === 0 ? words.nothing : undefined}
          onClick={() => accept(chosen.items)}
        >
          {chosen.isAsSuggested ? words.acceptAll : words.accept(count)}
        </Button>
      </div>
      {outcome && (
        <Suspense>
          <NotAddedSheet outcome={outcome} onClose={forget} />
        </Suspense>
      )}
    </>
  );
}
