import type { FormulaClient } from '@tonalia/contract/formulas';
import { formatPesos } from '@tonalia/rules/money';
import { Button } from '@tonalia/ui/button';
import { Suspense, lazy } from 'react';
import { formulaMessages as words } from '../../messages/formulas.es-CO.ts';
import { labelOf, missingOf } from './mix-figures.ts';
import { UseButton } from './use-button.tsx';
import { useAddMissing } from './use-formula-changes.ts';
import type { MixDraft } from './use-mix-draft.ts';

const NotAddedSheet = lazy(() =>
  import('../../features/reorder/not-added-sheet.tsx').then((m) => ({ default: m.NotAddedSheet })),
);

export type FormulaBarProps = {
  stored: FormulaClient | undefined;
  draft: MixDraft;
  isSaving: boolean;
  onSave: () => void;
};

/** The next step at the foot: save what changed, add what is missing, or note that the mix was used. */
export function FormulaBar({ stored, draft, isSaving, onSave }: FormulaBarProps) {
  const { adding, outcome, forget } = useAddMissing();
  const { client, shelf } = draft;
  const { gaps, items, units, pesos } = missingOf([client.mix], shelf);
  const [only] = gaps;
  const canBeUsed = stored !== undefined && !draft.isChanged && client.mix.lines.length > 0;
  return (
    <div className="sticky bottom-0 z-header -mx-4 mt-auto flex flex-wrap items-center justify-between gap-3 border-t border-line bg-canvas px-4 pt-3 pb-[max(0.75rem,var(--safe-bottom,0px))]">
      {items.length > 0 && only && (
        <p aria-live="polite">
          <span className="block text-small text-text-2">
            {gaps.length === 1
              ? words.missing(labelOf(shelf.get(only.versionId)), units)
              : words.missingMany(gaps.length, units)}
          </span>{' '}
          <b className="text-h2">{formatPesos(pesos)}</b>
        </p>
      )}
      <span className="ml-auto flex flex-wrap justify-end gap-2">
        {canBeUsed && items.length === 0 && <UseButton stored={stored} />}
        {items.length > 0 && !draft.isChanged && (
          <Button size="lg" loading={adding.isPending} onClick={() => !adding.isPending && adding.mutate(items)}>
            {words.toCart}
          </Button>
        )}
        {(draft.isChanged || !stored) && (
          <Button size="lg" loading={isSaving} onClick={onSave}>
            {words.save}
          </Button>
        )}
      </span>
      {outcome && (
        <Suspense>
          <NotAddedSheet outcome={outcome} onClose={forget} />
        </Suspense>
      )}
    </div>
  );
}
