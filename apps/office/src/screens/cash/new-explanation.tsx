import { Field } from '@tonalia/ui/field';
import { FileField } from '@tonalia/ui/file-field';
import { RadioMark } from '@tonalia/ui/radio-card';
import { useId, useState } from 'react';
import { OfficeButton, officeButtonClass } from '../../components/office-button.tsx';
import { PesoField } from '../../components/peso-field.tsx';
import { shrinkPhoto } from '../../components/shrink-photo.ts';
import { settlementTexts as texts } from '../../messages/settlement.es-CO.ts';
import type { NewExplanationWork } from './use-new-explanation.ts';

export type NewExplanationProps = { work: NewExplanationWork; driver: string | null; isBusy: boolean };

/** Explains a part of the difference, by default all that is left. */
export function NewExplanation({ work, driver, isBusy }: NewExplanationProps) {
  const { typed, kinds, isComplete, before, change, add } = work;
  const { kind, text, amount, receipt } = typed;
  const [failure, setFailure] = useState<string>();
  const id = useId();
  const isOld = before !== undefined;
  const attach = async (file: File) => {
    setFailure(undefined);
    try {
      change({ receipt: await shrinkPhoto(file) });
    } catch {
      setFailure(texts.badReceipt);
    }
  };
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (isComplete && !isOld) void add();
      }}
    >
      <fieldset className="grid gap-2.5 lg:grid-cols-4">
        <legend className="sr-only">{texts.kind}</legend>
        {kinds.map((value) => (
          <label
            key={value}
            className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-[12px] bg-surface px-3 text-[0.875rem] font-[550] inset-ring-[1.5px] inset-ring-line has-checked:inset-ring-2 has-checked:inset-ring-brand"
          >
            <input
              type="radio"
              className="peer sr-only"
              name={id}
              checked={kind === value}
              onChange={() => change({ kind: value })}
            />
            <RadioMark />
            {value === 'driver_pays' && driver ? texts.driverPays(driver.split(' ')[0] ?? driver) : texts.kinds[value]}
          </label>
        ))}
      </fieldset>
      <div className="grid items-end gap-3 lg:grid-cols-[minmax(0,1fr)_160px_auto]">
        <Field
          small
          className="max-w-none!"
          label={texts.words}
          value={text}
          maxLength={200}
          onChange={({ currentTarget }) => change({ text: currentTarget.value })}
        />
        <PesoField label={texts.amount} value={amount} onChange={(pesos) => change({ amount: pesos })} />
        {receipt === null ? (
          <label className={`${officeButtonClass('secondary')} min-h-11! cursor-pointer focus-within:outline-2`}>
            {texts.receipt}
            <FileField accept="image/*" onFiles={([file]) => void attach(file)} />
          </label>
        ) : (
          <OfficeButton
            look="soft"
            icon="image"
            className="min-h-11!"
            aria-label={texts.removeReceipt}
            onClick={() => change({ receipt: null })}
          >
            {texts.receiptHere}
          </OfficeButton>
        )}
      </div>
      {failure !== undefined && (
        <p role="alert" className="text-small text-danger">
          {failure}
        </p>
      )}
      <div className="flex justify-end">
        <OfficeButton type="submit" look="secondary" busy={isBusy} disabled={!isComplete || isOld}>
          {texts.add}
        </OfficeButton>
      </div>
    </form>
  );
}
