import type { ImportRun } from '@tonalia/contract/import-office';
import { formatPesos } from '@tonalia/rules/money';
import { Icon } from '@tonalia/ui/icon';
import { OfficeButton } from '../../components/office-button.tsx';
import { importTexts as texts } from '../../messages/import.es-CO.ts';

export type FallsNoteProps = {
  check: ImportRun;
  /** Whether they stay out; undefined where the import has begun. */
  isLeft: boolean;
  onSee: () => void;
  onLeave: ((leaves: boolean) => void) | undefined;
};

/** Prices that fall much: how many, the steepest, and the choice to leave them out. */
export function FallsNote({ check: { counts }, isLeft, onSee, onLeave }: FallsNoteProps) {
  const fallen = counts?.fallen ?? 0;
  if (fallen === 0) return null;
  const { steepest } = counts ?? {};
  return (
    <div
      role="note"
      className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-[12px] bg-warn-soft px-3.5 py-0.5 text-[0.84375rem] text-warn-ink"
    >
      <Icon name="alert-triangle" size="sm" />
      <p className="min-w-[220px] flex-1">
        <b>{texts.fallen(fallen)}</b>
        {steepest && `, ${texts.steepest(steepest.name, formatPesos(steepest.before), formatPesos(steepest.after))}`}
        {isLeft && `. ${texts.fallsLeft}`}
      </p>
      <OfficeButton look="ghost" small className="text-inherit" onClick={onSee}>
        {texts.see(fallen)}
      </OfficeButton>
      {onLeave && (
        <OfficeButton
          look="ghost"
          small
          className="text-inherit"
          aria-pressed={isLeft}
          onClick={() => onLeave(!isLeft)}
        >
          {isLeft ? texts.take : texts.leave}
        </OfficeButton>
      )}
    </div>
  );
}
