import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Field } from '@tonalia/ui/field';
import { sentenceOf } from '../../api/call-failure.ts';
import { saveSupply } from '../../api/purchasing.ts';
import { forgetStock } from '../../api/stock.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { OfficeDialog } from '../../components/office-dialog.tsx';
import { PesoField } from '../../components/peso-field.tsx';
import { purchasingTexts as texts } from '../../messages/purchasing.es-CO.ts';
import type { PurchaseLine } from './use-purchase-lines.ts';

/** Units of a box and cost of a unit of a version. */
export function SupplyDialog({ line, onClose }: { line: PurchaseLine; onClose: () => void }) {
  const cache = useQueryClient();
  const [box, setBox] = useState(String(line.box));
  const [cost, setCost] = useState(line.cost);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      await saveSupply(line.versionId, { box: Number(box), cost });
      await forgetStock(cache);
      onClose();
    } catch (cause) {
      setProblem(sentenceOf(cause));
      setBusy(false);
    }
  };
  return (
    <OfficeDialog
      title={texts.supply}
      onClose={onClose}
      footer={
        <OfficeButton busy={isBusy} disabled={Number(box) < 1 || cost === 0} onClick={() => void save()}>
          {texts.save}
        </OfficeButton>
      }
    >
      <p className="mb-4 font-semibold">
        {line.name} <span className="font-normal text-text-2">{line.detail}</span>
      </p>
      <div className="grid gap-3">
        <Field
          small
          label={texts.boxField}
          inputMode="numeric"
          value={box}
          onChange={({ currentTarget }) => setBox(currentTarget.value.replaceAll(/\D/g, '').slice(0, 5))}
        />
        <PesoField label={texts.costField} value={cost} onChange={setCost} />
        <p className="text-[0.8125rem] text-text-2">{texts.costText}</p>
      </div>
      {problem && (
        <p role="alert" className="mt-3 text-small font-medium text-danger">
          {problem}
        </p>
      )}
    </OfficeDialog>
  );
}
