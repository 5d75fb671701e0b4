import { useState } from 'react';
import { texts } from '../messages/texts.es-CO.ts';
import { OfficeButton } from './office-button.tsx';

/** Asks before Esc, the scrim or the cross discards what was typed in a dialog. `asks`: false for one that asks by itself. */
export function useTypedWork(onClose: () => void, asks: boolean) {
  const [isTyped, setTyped] = useState(false);
  const [isAsked, setAsked] = useState(false);
  return {
    leave: () => (isTyped && asks ? setAsked(!isAsked) : onClose()),
    /** The `onInput` of the content. */
    noteTyped: () => setTyped(true),
    /** In place of the dialog's buttons. */
    question: isAsked && <DiscardQuestion onStay={() => setAsked(false)} onDiscard={onClose} />,
  };
}

const DiscardQuestion = ({ onStay, onDiscard }: { onStay: () => void; onDiscard: () => void }) => (
  <div role="alert" className="flex w-full flex-wrap items-center justify-end gap-2.5">
    <b className="mr-auto font-semibold">{texts.discardTyped}</b>
    <OfficeButton look="secondary" onClick={onDiscard}>
      {texts.discard}
    </OfficeButton>
    <OfficeButton onClick={onStay}>{texts.stay}</OfficeButton>
  </div>
);
