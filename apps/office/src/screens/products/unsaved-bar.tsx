import type { ReactNode } from 'react';
import { Icon } from '@tonalia/ui/icon';
import type { IconProps } from '@tonalia/ui/icon';
import { Key } from '../../components/office-button.tsx';
import { outlines } from '../../components/outlines.ts';
import { productsTexts as texts } from '../../messages/products.es-CO.ts';
import type { Edits } from './use-edits.ts';
import type { Save } from './use-save.ts';

export type UnsavedBarProps = {
  edits: Edits;
  save: Save;
  /** A value for all versions of a product waits for its confirmation. */
  question: { count: number; onWrite: () => void; onDrop: () => void } | undefined;
  onReview: () => void;
};

/** The bar of unsaved cells: how many, the effect of saving them, and the button that does. */
export function UnsavedBar({ edits, save, question, onReview }: UnsavedBarProps) {
  if (question)
    return (
      <Bar>
        <b className="font-bold">{texts.writeAll(question.count)}</b>
        <Divider />
        <BarButton onClick={question.onDrop}>{texts.dont}</BarButton>
        <BarButton isMain onClick={question.onWrite}>
          {texts.write}
        </BarButton>
      </Bar>
    );
  const { effect } = save;
  const waiting = new Set([...save.doubted.keys(), ...save.trouble.refused.keys(), ...save.trouble.conflicts.keys()]);
  const facts = effect && [
    effect.rise > 0 && texts.rise(effect.rise),
    effect.fall - effect.fallMuch > 0 && texts.fall(effect.fall - effect.fallMuch),
  ];
  const warnings = [
    effect && effect.fallMuch > 0 && texts.fallMuch(effect.fallMuch),
    effect && effect.belowFloor > 0 && texts.belowFloor(effect.belowFloor),
    waiting.size > 0 && texts.refusedNow(waiting.size),
  ].filter(Boolean);
  return (
    <Bar>
      <b className="font-bold">{texts.changes(edits.pending.size)}</b>
      <span role="status" className="ml-2.5 font-medium text-on-bulk-2">
        {save.failure ?? facts?.filter(Boolean).join(', ')}
        {facts?.some(Boolean) && warnings.length > 0 && ', '}
        {warnings.length > 0 && <span className="text-on-bulk-warn">{warnings.join(', ')}</span>}
      </span>
      <Divider />
      <BarIcon icon={outlines.undo} label={texts.undo} isDisabled={!edits.canUndo} onClick={edits.undo} />
      <BarIcon icon={outlines.undo} label={texts.redo} isMirrored isDisabled={!edits.canRedo} onClick={edits.redo} />
      <BarButton onClick={onReview}>{texts.review}</BarButton>
      <BarButton isMain isBusy={save.isBusy} onClick={() => void save.save()}>
        {texts.save}
        <Key className="bg-current/15 text-inherit">⌘S</Key>
      </BarButton>
    </Bar>
  );
}

const Bar = ({ children }: { children: ReactNode }) => (
  <div
    role="toolbar"
    aria-label={texts.bar}
    className="rise fixed bottom-[52px] left-[calc(50%+var(--side-width)/2)] z-header flex h-[52px] max-w-[calc(100vw-16px)] -translate-x-1/2 items-center gap-1 rounded-[16px] bg-bulk pr-2 pl-5 text-[0.875rem] leading-none font-semibold whitespace-nowrap text-on-bulk shadow-3 max-lg:bottom-[calc(72px+var(--safe-bottom))] max-lg:left-1/2 max-lg:overflow-x-auto"
  >
    {children}
  </div>
);

const Divider = () => <span aria-hidden="true" className="mx-2 h-[22px] w-px shrink-0 bg-bulk-line" />;

type BarButtonProps = { isMain?: boolean; isBusy?: boolean; onClick: () => void; children: ReactNode };

const BarButton = ({ isMain = false, isBusy = false, onClick, children }: BarButtonProps) => (
  <button
    type="button"
    aria-busy={isBusy || undefined}
    className={`flex h-[38px] items-center gap-[7px] rounded-[11px] px-3 max-lg:h-11 ${isMain ? 'bg-bulk-act text-on-bulk-act' : 'hover:bg-bulk-line'}`}
    onClick={isBusy ? undefined : onClick}
  >
    {isBusy && <Icon name="spinner" size="sm" className="spin" />}
    {children}
  </button>
);

type BarIconProps = {
  icon: IconProps['name'];
  label: string;
  isMirrored?: boolean;
  isDisabled: boolean;
  onClick: () => void;
};

const BarIcon = ({ icon, label, isMirrored = false, isDisabled, onClick }: BarIconProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    disabled={isDisabled}
    className="flex size-[38px] items-center justify-center rounded-[11px] hover:bg-bulk-line disabled:opacity-45 max-lg:size-11"
    onClick={onClick}
  >
    <Icon name={icon} size="sm" className={isMirrored ? '-scale-x-100' : undefined} />
  </button>
);
