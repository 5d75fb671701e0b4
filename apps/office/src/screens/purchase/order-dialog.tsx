import type { Supplier } from '@tonalia/contract/purchasing-office';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { SelectField } from '@tonalia/ui/select-field';
import { sentenceOf } from '../../api/call-failure.ts';
import { makePurchaseOrder } from '../../api/purchasing.ts';
import { forgetStock } from '../../api/stock.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { OfficeDialog } from '../../components/office-dialog.tsx';
import { useNotify } from '../../components/notices.tsx';
import { purchasingTexts as texts } from '../../messages/purchasing.es-CO.ts';
import type { PurchaseLine } from './use-purchase-lines.ts';

export type OrderDialogProps = {
  supplier: Supplier;
  lines: readonly PurchaseLine[];
  warehouses: readonly { _id: string; name: string }[];
  onClose: () => void;
};

/** Makes the order of the ticked lines, for a warehouse. */
export function OrderDialog({ supplier, lines, warehouses, onClose }: OrderDialogProps) {
  const cache = useQueryClient();
  const notify = useNotify();
  const navigate = useNavigate();
  const [_id] = useState(() => crypto.randomUUID());
  const [chosen, setWarehouse] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const warehouseId = chosen ?? warehouses[0]?._id ?? '';
  const create = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      const wished = lines.map(({ versionId, units, cost }) => ({ versionId, units, cost }));
      const order = await makePurchaseOrder({ _id, supplierId: supplier._id, warehouseId, lines: wished });
      await forgetStock(cache);
      notify({ color: 'white', message: texts.created(order.code) });
      void navigate({ to: '/existencias/compras/$orderId', params: { orderId: order._id } });
    } catch (cause) {
      setProblem(sentenceOf(cause));
      setBusy(false);
    }
  };
  return (
    <OfficeDialog
      title={texts.createTitle(supplier.name)}
      onClose={onClose}
      footer={
        <OfficeButton busy={isBusy} disabled={warehouseId === ''} onClick={() => void create()}>
          {texts.send}
        </OfficeButton>
      }
    >
      <p className="mb-1 font-semibold">
        {texts.lines(
          lines.length,
          lines.reduce((sum, { units }) => sum + units, 0),
        )}
      </p>
      <p className="mb-4 text-text-2">{texts.createText}</p>
      <SelectField
        small
        label={texts.warehouse}
        value={warehouseId}
        options={warehouses.map(({ _id: value, name }) => ({ value, label: name }))}
        onChange={({ currentTarget }) => setWarehouse(currentTarget.value)}
      />
      {problem && (
        <p role="alert" className="mt-3 text-small font-medium text-danger">
          {problem}
        </p>
      )}
    </OfficeDialog>
  );
}
