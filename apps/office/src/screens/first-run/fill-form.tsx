import { useState } from 'react';
import { Field } from '@tonalia/ui/field';
import { OfficeButton } from '../../components/office-button.tsx';
import { Panel } from '../../components/panel.tsx';
import { PesoField } from '../../components/peso-field.tsx';
import { type ListGaps, fillList } from '../../features/list-file/fill-list.ts';
import { firstRunTexts } from '../../messages/first-run.es-CO.ts';

const texts = firstRunTexts.catalogue;

/** A list without prices, without units, or without both. */
export interface LackingList {
  name: string;
  text: string;
  gaps: ListGaps;
}

export type FillFormProps = {
  list: LackingList;
  isBusy: boolean;
  problem: string | null;
  onFile: (file: File) => void;
  onOther: () => void;
};

/** One price and the same units for every row of a list that has none. */
export function FillForm({ list: { name, text, gaps }, isBusy, problem, onFile, onOther }: FillFormProps) {
  const [price, setPrice] = useState<number | null>(null);
  const [units, setUnits] = useState('');
  const isReady = (!gaps.price || price !== null) && (!gaps.stock || units !== '');
  const what = gaps.price && gaps.stock ? texts.both : gaps.price ? texts.price : texts.stock;
  const send = () => {
    const filled = fillList(text, { price: price ?? 0, stock: Number(units) });
    onFile(new File([filled], name, { type: 'text/csv' }));
  };
  return (
    <Panel label={name} className="px-5 py-5">
      <p className="text-small text-text-2">{name}</p>
      <h2 className="mt-1 text-panel">{texts.lacks(what)}</h2>
      <p className="mt-1 text-text-2">{texts.lacksText}</p>
      <div className="mt-4 grid max-w-[460px] gap-4 sm:grid-cols-2">
        {gaps.price && <PesoField label={texts.priceField} value={price} onChange={setPrice} />}
        {gaps.stock && (
          <Field
            small
            className="max-w-none!"
            label={texts.stockField}
            inputMode="numeric"
            maxLength={6}
            value={units}
            onChange={({ currentTarget }) => setUnits(currentTarget.value.replace(/\D/g, ''))}
          />
        )}
      </div>
      {problem && (
        <p role="alert" className="mt-4 font-semibold text-danger">
          {problem}
        </p>
      )}
      <div className="mt-5 flex flex-wrap gap-2.5">
        <OfficeButton look="soft" busy={isBusy} disabled={!isReady} onClick={send}>
          {texts.upload}
        </OfficeButton>
        <OfficeButton look="ghost" onClick={onOther}>
          {texts.other}
        </OfficeButton>
      </div>
    </Panel>
  );
}
