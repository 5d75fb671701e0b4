import { useState } from 'react';
import { texts } from '../messages/texts.es-CO.ts';
import { OfficeButton } from './office-button.tsx';
import { useBackCloses } from './use-back-closes.ts';

export interface TypedWorkOptions {
  /** Whether it asks before typed work is discarded; false for a dialog with a question of its own. */
  asks: boolean;
  /** The dialog is in the address: the router closes it on Back. */
  inAddress?: boolean;
}

/** Asks before Esc, Back, the scrim or the cross discards what was typed in a dialog; so does a reload. */
export function useTypedWork(onClose: () => void, { asks, inAddress = false }: TypedWorkOptions) {
  const [isTyped, setTyped] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const leave = () => (isTyped && asks ? setAsked(!isAsked) : onClose());
  useBackCloses(leave, { isOff: inAddress, hasTyped: isTyped && asks });
  return {
    leave,
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
