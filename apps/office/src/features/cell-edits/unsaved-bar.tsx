import { Key } from '../../components/office-button.tsx';
import { outlines } from '../../components/outlines.ts';
import { BarButton, BarDivider, BarIcon, UnsavedFrame } from '../../components/unsaved-frame.tsx';
import { productsTexts as texts } from '../../messages/products.es-CO.ts';
import type { GridEdits } from './edits.ts';
import type { SaveProgress } from './save-cells.ts';
import type { Save } from './use-save.ts';

export type UnsavedBarProps = {
  edits: GridEdits;
  save: Save;
  /** A value for all versions of a product waits for its confirmation. */
  question: { count: number; onWrite: () => void; onDrop: () => void } | undefined;
  onReview: () => void;
};

/** The bar of unsaved cells: how many, the effect of saving them, and the button that does. */
export function UnsavedBar({ edits, save, question, onReview }: UnsavedBarProps) {
  if (question)
    return (
      <UnsavedFrame label={texts.bar}>
        <b className="font-bold">{texts.writeAll(question.count)}</b>
        <BarDivider />
        <BarButton onClick={question.onDrop}>{texts.dont}</BarButton>
        <BarButton isMain onClick={question.onWrite}>
          {texts.write}
        </BarButton>
      </UnsavedFrame>
    );
  if (save.progress) return <SavingBar progress={save.progress} />;
  const { effect } = save;
  const waiting = new Set([...save.doubted.keys(), ...save.trouble.refused.keys(), ...save.trouble.conflicts.keys()]);
  const facts = effect && [
    effect.rise > 0 && texts.rise(effect.rise),
    effect.fall - effect.fallMuch > 0 && texts.fall(effect.fall - effect.fallMuch),
  ];
  const warnings = [
    effect && effect.fallMuch > 0 && texts.fallMuch(effect.fallMuch),
    effect && effect.belowFloor > 0 && texts.belowFloor(effect.belowFloor),
    effect && effect.belowCost > 0 && texts.belowCost(effect.belowCost),
    effect && effect.lowMargin > 0 && texts.lowMargin(effect.lowMargin),
    waiting.size > 0 && texts.refusedNow(waiting.size),
  ].filter(Boolean);
  return (
    <UnsavedFrame label={texts.bar}>
      <b className="font-bold">{texts.changes(edits.pending.size)}</b>
      <span role="status" className="ml-2.5 font-medium text-on-bulk-2">
        {save.failure ?? facts?.filter(Boolean).join(', ')}
        {facts?.some(Boolean) && warnings.length > 0 && ', '}
        {warnings.length > 0 && <span className="text-on-bulk-warn">{warnings.join(', ')}</span>}
      </span>
      <BarDivider />
      <BarIcon icon={outlines.undo} label={texts.undo} isDisabled={!edits.canUndo} onClick={edits.undo} />
      <BarIcon icon={outlines.undo} label={texts.redo} isMirrored isDisabled={!edits.canRedo} onClick={edits.redo} />
      <BarButton onClick={onReview}>{texts.review}</BarButton>
      <BarButton isMain isBusy={save.isBusy} onClick={() => void save.save()}>
        {texts.save}
        <Key className="bg-current/15 text-inherit">⌘S</Key>
      </BarButton>
    </UnsavedFrame>
  );
}

/** The bar while a job saves the cells. */
const SavingBar = ({ progress: { done, total } }: { progress: SaveProgress }) => (
  <UnsavedFrame label={texts.bar}>
    <b className="font-bold">{texts.saving(total)}</b>
    <span
      role="progressbar"
      aria-label={texts.savingOf(done, total)}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={done}
      className="mx-3 h-1.5 w-[160px] overflow-hidden rounded-[3px] bg-bulk-line"
    >
      <span className="block h-full bg-bulk-act" style={{ width: `${total > 0 ? (done / total) * 100 : 0}%` }} />
    </span>
    <span className="mr-3 font-medium text-on-bulk-2">{texts.savingOf(done, total)}</span>
  </UnsavedFrame>
);
