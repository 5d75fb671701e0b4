import { literals } from '@tonalia/contract/literals.es-CO';
import { formatPesos } from '@tonalia/rules/money';
import { Button } from '@tonalia/ui/button';
import { sheen } from '@tonalia/ui/sheen';
import { shadeMessages } from '../../messages/colour-card.es-CO.ts';
import { HeldOffer } from './held-offer.tsx';
import type { CardChoice } from './use-card-choice.ts';

/** One line above the total: an error, or a note about the last tap. */
export interface TrayNote {
  tone: 'warn' | 'info' | 'danger';
  text: string;
}

const tones = { warn: 'text-warn', info: 'text-info', danger: 'text-danger' };

export interface TrayProps {
  choice: CardChoice;
  note: TrayNote | null;
  isAdding: boolean;
  onReview: () => void;
  onAdd: () => void;
}

/** The number of chosen shades, their total, and the button that adds them. */
export function Tray({ choice, note, isAdding, onReview, onAdd }: TrayProps) {
  const { lines, units, total } = choice;
  return (
    <>
      {choice.held && <HeldOffer held={choice.held} onResume={choice.resume} />}
      {choice.news && (
        <p role="status" className="mb-2 text-small text-warn">
          {shadeMessages.changed(choice.news)}
        </p>
      )}
      {note && (
        <p role={note.tone === 'danger' ? 'alert' : undefined} className={`mb-2 text-small ${tones[note.tone]}`}>
          {note.text}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <button
          type="button"
          disabled={lines.length === 0}
          aria-label={`${shadeMessages.trayCount(lines.length, units)} ${formatPesos(total)}. ${shadeMessages.seeChosen(lines.length)}`}
          className="flex min-h-11 min-w-fit flex-1 grow-999 items-center gap-3 rounded-control text-left"
          onClick={onReview}
        >
          {lines.length > 0 && (
            <span aria-hidden="true" className="flex pl-3.5">
              {lines.slice(0, 3).map(({ version }) => (
                <span
                  key={version.code}
                  className="-ml-3.5 h-[38px] w-[30px] rounded-[10px] ring-[2.5px] ring-surface lg:h-11 lg:w-9"
                  style={{ background: sheen(version.color?.color ?? '#808080') }}
                />
              ))}
            </span>
          )}
          <span className="grow">
            {/* Takes the width its neighbours leave: the units may be truncated, the amount never. */}
            <span className="block w-0 min-w-full truncate text-small text-text-2">
              {shadeMessages.trayCount(lines.length, units)}
            </span>{' '}
            <span className="block text-[1.1875rem] leading-[1.2] font-bold">{formatPesos(total)}</span>
          </span>
        </button>
        <Button size="lg" loading={isAdding} className="grow lg:grow-0" onClick={onAdd}>
          {literals.addToCart}
        </Button>
      </div>
    </>
  );
}
