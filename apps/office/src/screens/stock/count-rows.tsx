import type { AdjustReason, StockOfVersion } from '@tonalia/contract/stock-office';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { adjustStock, forgetStock } from '../../api/stock.ts';
import { CallFailure, sentenceOf } from '../../api/call-failure.ts';
import { mayDo, useOperator } from '../../api/session.ts';
import { formatAge } from '../../components/age.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { Segments } from '../../components/segments.tsx';
import { useNow } from '../../components/use-now.ts';
import { stockTexts as texts } from '../../messages/stock.es-CO.ts';
import { ShelfField } from './shelf-field.tsx';
import { unitsWords } from './units-words.ts';

const reasons = ['count', 'broken', 'lost', 'sample'] as const satisfies readonly AdjustReason[];

interface CountDraft {
  warehouseId: string;
  typed: string;
  /** On hand when the typing began. */
  seen: number;
}

export type CountRowsProps = { stock: StockOfVersion; onStale: () => Promise<StockOfVersion | undefined> };

/** The warehouses with a field to write what was counted; a difference asks for its reason. */
export function CountRows({ stock, onStale }: CountRowsProps) {
  const cache = useQueryClient();
  const now = useNow();
  const mayAdjust = mayDo(useOperator(), 'stock.adjust');
  const [draft, setDraft] = useState<CountDraft>();
  const [reason, setReason] = useState<AdjustReason>('count');
  const [problem, setProblem] = useState<string>();
  const units = draft && /^\d{1,7}$/.test(draft.typed) ? Number(draft.typed) : undefined;
  const by = draft && units !== undefined ? units - draft.seen : 0;
  const adjust = useMutation({
    mutationFn: adjustStock,
    onSuccess: async () => {
      setDraft(undefined);
      setProblem(undefined);
      await forgetStock(cache);
    },
    onError: async (error, { seen, warehouseId }) => {
      if (!(error instanceof CallFailure) || error.code !== 'STOCK_CHANGED') return setProblem(sentenceOf(error));
      const fresh = await onStale();
      const onHand = fresh?.warehouses.find(({ _id }) => _id === warehouseId)?.onHand ?? seen;
      setDraft((old) => old && { ...old, seen: onHand });
      setProblem(texts.changed(seen, onHand));
    },
  });
  const save = () => {
    if (!draft || units === undefined || by === 0) return;
    adjust.mutate({ versionId: stock.item.versionId, warehouseId: draft.warehouseId, units, seen: draft.seen, reason });
  };
  return (
    <>
      <table className="w-full text-[0.875rem]">
        <thead className="text-[0.8125rem] text-text-2">
          <tr className="border-b border-line">
            <th scope="col" className="py-2 text-left font-semibold">
              {texts.warehouse}
            </th>
            {[texts.onHand, texts.reserved, texts.available, texts.counted].map((name) => (
              <th key={name} scope="col" className="py-2 text-right font-semibold">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {stock.warehouses.map(({ _id, name, onHand, reserved, available, shelf, reserveShelf, countedAt }) => (
            <tr key={_id} className="border-b border-hair">
              <th scope="row" className="py-1.5 text-left font-semibold">
                {name} <ShelfField versionId={stock.item.versionId} warehouse={{ _id, name }} shelf={shelf} />
                <ShelfField versionId={stock.item.versionId} warehouse={{ _id, name }} shelf={reserveShelf} isReserve />
              </th>
              <td className="text-right">{unitsWords(onHand)}</td>
              <td className="text-right text-text-2">{unitsWords(reserved)}</td>
              <td className="text-right font-semibold">{unitsWords(available)}</td>
              <td className="text-right text-text-2">
                <span className="inline-flex items-center justify-end gap-2">
                  {draft?.warehouseId !== _id && (
                    <span className="text-[0.78125rem] text-text-3">
                      {countedAt ? formatAge(new Date(countedAt), now) : texts.never}
                    </span>
                  )}
                  {draft?.warehouseId === _id && by !== 0 && (
                    <b className="font-semibold text-warn">{texts.signed(by)}</b>
                  )}
                  {mayAdjust && (
                    <input
                      aria-label={texts.countIn(name)}
                      inputMode="numeric"
                      autoComplete="off"
                      className="h-[30px] w-16 rounded-[9px] bg-surface px-2 text-right font-semibold text-text inset-ring inset-ring-line focus:inset-ring-2 focus:inset-ring-brand max-lg:h-11"
                      value={draft?.warehouseId === _id ? draft.typed : ''}
                      placeholder={String(onHand)}
                      onChange={({ currentTarget: { value } }) => {
                        setProblem(undefined);
                        setDraft(
                          draft?.warehouseId === _id
                            ? { ...draft, typed: value }
                            : { warehouseId: _id, typed: value, seen: onHand },
                        );
                      }}
                      onKeyDown={({ key }) => {
                        if (key === 'Enter') save();
                      }}
                    />
                  )}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {draft && units !== undefined && by !== 0 && (
        <div className="mt-4 flex flex-wrap items-center gap-3 rounded-[14px] bg-surface-2 p-3">
          <span className="text-[0.8125rem] font-semibold">{texts.reasonTitle}</span>
          <Segments
            label={texts.reasonTitle}
            small
            value={reason}
            choices={reasons.map((value) => ({ value, label: texts.reasons[value] }))}
            onChoose={setReason}
          />
          <span className="flex-1" />
          <OfficeButton disabled={adjust.isPending} onClick={save}>
            {texts.adjust(by)}
          </OfficeButton>
        </div>
      )}
      {problem && (
        <p role="alert" className="mt-3 text-[0.8125rem] font-medium text-danger">
          {problem}
        </p>
      )}
    </>
  );
}
