import type { StockItem } from '@tonalia/contract/stock-office';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Field } from '@tonalia/ui/field';
import { SelectField } from '@tonalia/ui/select-field';
import { sentenceOf } from '../../api/call-failure.ts';
import { forgetStock, stockQuery } from '../../api/stock.ts';
import { enterGoods } from '../../api/stock-transfers.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { OfficeDialog } from '../../components/office-dialog.tsx';
import { OutlineButton } from '../../components/outline-button.tsx';
import { useNotify } from '../../components/notices.tsx';
import { VersionPicture } from '../../components/version-picture.tsx';
import { UnitsField } from '../../features/stock-lines/units-field.tsx';
import { VersionFinder } from '../../features/stock-lines/version-finder.tsx';
import { transferTexts as texts } from '../../messages/transfer.es-CO.ts';

type GoodsLine = { item: StockItem; units: number };
/** Shortest reason. */
const LEAST = 3;

/** Enters goods that arrived without a purchase order into a warehouse, with a reason. */
export function ReceiptDialog({ onClose }: { onClose: () => void }) {
  const cache = useQueryClient();
  const notify = useNotify();
  const warehouses = useQuery(stockQuery({})).data?.warehouses ?? [];
  const [_id] = useState(() => crypto.randomUUID());
  const [chosen, setWarehouse] = useState<string>();
  const [reason, setReason] = useState('');
  const [lines, setLines] = useState<readonly GoodsLine[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const warehouseId = chosen ?? warehouses[0]?._id ?? '';
  const units = lines.reduce((sum, line) => sum + line.units, 0);
  const change = (versionId: string, count: number) =>
    setLines(lines.map((line) => (line.item.versionId === versionId ? { ...line, units: count } : line)));
  const add = (item: StockItem) => {
    const known = lines.find((line) => line.item.versionId === item.versionId);
    if (known) change(item.versionId, known.units + 1);
    else setLines([{ item, units: 1 }, ...lines]);
  };
  const enter = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      const wished = lines.map(({ item: { versionId }, units: count }) => ({ versionId, units: count }));
      const done = await enterGoods({ _id, warehouseId, reason: reason.trim(), lines: wished });
      await forgetStock(cache);
      notify({ color: 'white', message: texts.receiptDone(done.code, done.units) });
      onClose();
    } catch (cause) {
      setProblem(sentenceOf(cause));
      setBusy(false);
    }
  };
  return (
    <OfficeDialog
      title={texts.receiptTitle}
      wide
      onClose={onClose}
      footer={
        <OfficeButton
          busy={isBusy}
          disabled={lines.length === 0 || reason.trim().length < LEAST || warehouseId === ''}
          onClick={() => void enter()}
        >
          {texts.receiptDo(units)}
        </OfficeButton>
      }
    >
      <p className="mb-4 text-text-2">{texts.receiptHelp}</p>
      <div className="mb-4 grid gap-3 lg:grid-cols-2">
        <SelectField
          small
          label={texts.receiptIn}
          value={warehouseId}
          options={warehouses.map(({ _id: value, name }) => ({ value, label: name }))}
          onChange={({ currentTarget }) => setWarehouse(currentTarget.value)}
        />
        <Field
          small
          label={texts.receiptReason}
          maxLength={200}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </div>
      <div className="min-h-56">
        <VersionFinder warehouseId={undefined} onChoose={add} />
        <ul className="mt-2">
          {lines.map(({ item, units: count }) => (
            <li key={item.versionId} className="flex items-center gap-3 border-b border-hair py-2">
              <VersionPicture image={item.image} tile={item.tile} swatch={item.swatch} />
              <span className="min-w-0 flex-1">
                <b className="block truncate font-semibold">{item.name}</b>
                <span className="block truncate text-[0.8125rem] text-text-2">
                  {item.code}, {item.detail}
                </span>
              </span>
              <UnitsField
                label={texts.unitsOf(item.name)}
                value={count}
                onChange={(next) => change(item.versionId, next)}
              />
              <OutlineButton
                icon="x"
                label={texts.remove(item.name)}
                bare
                small
                onClick={() => setLines(lines.filter((line) => line.item.versionId !== item.versionId))}
              />
            </li>
          ))}
        </ul>
      </div>
      {problem && (
        <p role="alert" className="mt-3 text-small font-medium text-danger">
          {problem}
        </p>
      )}
    </OfficeDialog>
  );
}
