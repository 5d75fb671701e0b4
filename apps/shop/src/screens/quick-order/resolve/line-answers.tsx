import { WaitButton } from '../../../components/alert-me/wait-button.tsx';
import { quickOrderMessages as words } from '../../../messages/quick-order.es-CO.ts';
import { CorrectLine } from './correct-line.tsx';
import { type QuickLine, nameOf, wishOf } from '../quick-line.ts';
import { ResolveOptions } from './resolve-options.tsx';
import type { QuickOrder } from '../use-quick-order.ts';

interface LineAnswersProps {
  line: QuickLine;
  order: QuickOrder;
  /** A ready line is changed on request: the field has the focus, and closes once it is corrected. */
  isChanging: boolean;
  onClose: () => void;
  className: string;
}

/** Below a row of a desktop: what the line may be instead, waiting for it, and other words for it. */
export function LineAnswers({ line, order, isChanging, onClose, className }: LineAnswersProps) {
  return (
    <div className={className}>
      <ResolveOptions line={line} onChoose={(one) => order.choose(line.id, one)} />
      {line.state === 'sold_out' && line.match && <WaitButton wish={wishOf(line.match, line.quantity)} />}
      <CorrectLine
        name={nameOf(line)}
        text={line.words || line.text}
        hasFocus={isChanging}
        onCorrect={(text) => {
          onClose();
          void order.correct(line.id, text);
        }}
      />
    </div>
  );
}

interface ChangeButtonProps {
  name: string;
  isOpen: boolean;
  onToggle: () => void;
}

/** Opens the answers of a line that is ready. */
export const ChangeButton = ({ name, isOpen, onToggle }: ChangeButtonProps) => (
  <button
    type="button"
    className="cursor-pointer font-semibold text-brand-text"
    aria-expanded={isOpen}
    onClick={onToggle}
  >
    {words.change} <span className="sr-only">{name}</span>
  </button>
);
