import type { SettlementStop } from '@tonalia/contract/dispatch-settlement';
import { formatPesos } from '@tonalia/rules/money';
import { useState } from 'react';
import { OfficeButton } from '../../components/office-button.tsx';
import { OfficeDialog } from '../../components/office-dialog.tsx';
import { settlementTexts as texts } from '../../messages/settlement.es-CO.ts';

export type MissedTransferProps = { stop: SettlementStop; isBusy: boolean; onMiss: () => Promise<unknown> };

/** Says that a transfer never reached the bank, after a question: its order owes it then. */
export function MissedTransfer({ stop, isBusy, onMiss }: MissedTransferProps) {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <button
        type="button"
        aria-label={texts.missedOf(stop.code)}
        className="inline-flex min-h-6 items-center text-small font-semibold text-danger-ink hover:underline"
        onClick={() => setAsking(true)}
      >
        {texts.missed}
      </button>
      {isAsking && (
        <OfficeDialog
          title={texts.missedTitle}
          onClose={close}
          footer={
            <>
              <OfficeButton look="secondary" onClick={close}>
                {texts.cancel}
              </OfficeButton>
              <OfficeButton busy={isBusy} onClick={() => void onMiss().finally(close)}>
                {texts.missed}
              </OfficeButton>
            </>
          }
        >
          <p className="text-left text-[0.875rem] whitespace-normal">
            {texts.missedText(formatPesos(stop.electronic), stop.code)}
          </p>
        </OfficeDialog>
      )}
    </>
  );
}
