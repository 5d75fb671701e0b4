import { Field } from '@tonalia/ui/field';
import { useState } from 'react';
import { mayDo, useOperator } from '../../api/session.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { loadBackTexts as texts } from '../../messages/load-back.es-CO.ts';

/** Fewest letters of a reason. */
const SHORTEST = 3;

/** At the foot of a refused stop of which nothing is good: the desk closes it as a loss, with a reason; others read that it does. */
export function LostForm({ isBusy, onClose }: { isBusy: boolean; onClose: (reason: string) => void }) {
  const [reason, setReason] = useState('');
  const mayClose = mayDo(useOperator(), 'orders.cancel');
  const trimmed = reason.trim();
  return (
    <form
      className="mt-2 grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (trimmed.length >= SHORTEST) onClose(trimmed);
      }}
    >
      <p className="text-[0.8125rem] text-text-2">
        <b className="font-semibold text-warn">{texts.lostTitle}.</b> {mayClose ? texts.lostEffect : texts.lostAsk}
      </p>
      {mayClose && (
        <div className="flex flex-wrap items-end gap-3">
          <Field
            small
            className="min-w-0 flex-1 basis-[220px]"
            label={texts.lostReason}
            maxLength={200}
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
          <OfficeButton
            type="submit"
            look="danger"
            busy={isBusy}
            disabled={trimmed.length < SHORTEST}
            className="max-lg:h-11 max-sm:w-full"
          >
            {texts.lostClose}
          </OfficeButton>
        </div>
      )}
    </form>
  );
}
