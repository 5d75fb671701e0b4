import type { PurchaseOrder } from '@tonalia/contract/purchasing-office';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../api/call-failure.ts';
import { closePurchase } from '../../api/purchasing.ts';
import { forgetStock } from '../../api/stock.ts';
import { useNotify } from '../../components/notices.tsx';
import { OfficeButton } from '../../components/office-button.tsx';
import { OfficeDialog } from '../../components/office-dialog.tsx';
import { purchasingTexts as texts } from '../../messages/purchasing.es-CO.ts';

/** Asks before what has not arrived is no longer expected. */
export function CloseDialog({ order, onClose }: { order: PurchaseOrder; onClose: () => void }) {
  const cache = useQueryClient();
  const notify = useNotify();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const close = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      await closePurchase(order);
      notify({ color: 'white', message: texts.closed(order.code) });
      await forgetStock(cache);
      onClose();
    } catch (cause) {
      setProblem(sentenceOf(cause));
      setBusy(false);
    }
  };
  return (
    <OfficeDialog
      title={texts.closeTitle(order.code)}
      onClose={onClose}
      footer={
        <>
          <OfficeButton look="secondary" busy={isBusy} className="text-danger" onClick={() => void close()}>
            {texts.close}
          </OfficeButton>
          <OfficeButton onClick={onClose}>{texts.stay}</OfficeButton>
        </>
      }
    >
      <p className="text-text-2">{texts.closeText(Math.max(0, order.units - order.received))}</p>
      {problem && (
        <p role="alert" className="mt-3 text-small font-medium text-danger">
          {problem}
        </p>
      )}
    </OfficeDialog>
  );
}
