import type { BulkResult } from '@tonalia/contract/office-wire';
import { Link } from '@tanstack/react-router';
import { Icon } from '@tonalia/ui/icon';
import { OfficeButton, officeButtonClass } from '../../components/office-button.tsx';
import { UndoButton } from './undo-button.tsx';
import { actTexts as texts, type actWords } from '../../messages/acts.es-CO.ts';

export type PartialResultProps = {
  words: (typeof actWords)[keyof typeof actWords];
  result: BulkResult;
  isBusy: boolean;
  onRetry: () => void;
  onClose: () => void;
};

/** "Alistados 46 de 48": what an act could not change, each with its reason, as loud as a success. */
export function PartialResult({ words, result, isBusy, onRetry, onClose }: PartialResultProps) {
  const { changed, unchanged, refused } = result;
  const all = changed.length + unchanged.length + refused.length;
  return (
    <div className="pt-4">
      <p role="alert" className="flex items-start gap-[9px] rounded-[12px] bg-warn-soft px-3 py-2.5 text-warn-ink">
        <Icon name="alert-triangle" size="sm" className="mt-px text-warn" />
        <span>
          <b className="font-[650]">{texts.part(words.participle, changed.length, all)}</b>{' '}
          {texts.refused(refused.length)}
        </span>
      </p>
      <ul className="mt-2">
        {refused.map(({ id, message }) => (
          <li key={id} className="flex items-center gap-3 border-t border-hair py-2 first:border-t-0">
            <b className="font-semibold whitespace-nowrap">{id}</b>
            <span className="min-w-0 flex-1 text-text-2">{message}</span>
            <Link
              to="/pedidos/$code"
              params={{ code: id }}
              className={officeButtonClass('secondary', true)}
              onClick={onClose}
            >
              {texts.open}
            </Link>
          </li>
        ))}
      </ul>
      <div className="mt-3 flex justify-end gap-2">
        {result.undo && <UndoButton undo={result.undo} onUndone={onClose} />}
        <OfficeButton look="secondary" onClick={onClose}>
          {texts.close}
        </OfficeButton>
        <OfficeButton look="ghost" busy={isBusy} onClick={onRetry}>
          {texts.retry(refused.length)}
        </OfficeButton>
      </div>
    </div>
  );
}
