import { useId, useState } from 'react';
import { Field } from '@tonalia/ui/field';
import { readWholeNumber } from '../../components/data-grid/read-number.rules.ts';
import { useOperator } from '../../api/session.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { OfficeDialog } from '../../components/office-dialog.tsx';
import { Segments } from '../../components/segments.tsx';
import { productsTexts } from '../../messages/products.es-CO.ts';
import { type PriceAdjustment, readPercent } from '../../features/cell-edits/adjust.rules.ts';

const texts = productsTexts.adjust;

export type AdjustDialogProps = { count: number; onApply: (adjustment: PriceAdjustment) => void; onClose: () => void };

/** How the chosen prices change: by percent or pesos with rounding, or one price for another. */
export function AdjustDialog({ count, onApply, onClose }: AdjustDialogProps) {
  const formId = useId();
  const [kind, setKind] = useState<PriceAdjustment['kind']>('percent');
  const [rounding, setRounding] = useState<PriceAdjustment['rounding']>(useOperator().priceRounding ?? 100);
  const [amount, setAmount] = useState('');
  const [find, setFind] = useState('');
  const [by, setBy] = useState('');
  const [isWrong, setWrong] = useState(false);
  function apply(): void {
    const adjustment = readAdjustment({ kind, rounding, amount, find, by });
    if (adjustment) onApply(adjustment);
    else setWrong(true);
  }
  const error = isWrong ? texts.wrong : undefined;
  const field = (label: string, value: string, set: (text: string) => void) => (
    <Field
      small
      className="max-w-none!"
      label={label}
      value={value}
      error={error}
      autoComplete="off"
      onChange={({ currentTarget }) => {
        set(currentTarget.value);
        setWrong(false);
      }}
    />
  );
  return (
    <OfficeDialog
      title={texts.title(count)}
      onClose={onClose}
      footer={
        <>
          <OfficeButton look="secondary" onClick={onClose}>
            {productsTexts.back}
          </OfficeButton>
          <OfficeButton type="submit" form={formId}>
            {texts.apply}
          </OfficeButton>
        </>
      }
    >
      <form
        id={formId}
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
        <Segments
          label={texts.kind}
          value={kind}
          choices={[
            { value: 'percent', label: texts.percent },
            { value: 'pesos', label: texts.pesos },
            { value: 'replace', label: texts.replace },
          ]}
          onChoose={setKind}
        />
        {kind === 'replace' ? (
          <>
            {field(texts.find, find, setFind)}
            {field(texts.by, by, setBy)}
          </>
        ) : (
          <>
            {field(texts.amount, amount, setAmount)}
            <Segments
              label={texts.rounding}
              value={String(rounding)}
              choices={[
                { value: '1', label: texts.none },
                { value: '50', label: '50' },
                { value: '100', label: '100' },
              ]}
              onChoose={(value) => setRounding(value === '50' ? 50 : value === '100' ? 100 : 1)}
            />
          </>
        )}
      </form>
    </OfficeDialog>
  );
}

type Typed = Pick<PriceAdjustment, 'kind' | 'rounding'> & { amount: string; find: string; by: string };

/** The typed amount: "5", "-7,5" and "−2.000" are amounts. Undefined when it is no number. */
function readAdjustment({ kind, rounding, amount, find, by }: Typed): PriceAdjustment | undefined {
  if (kind === 'replace') {
    const [old, next] = [readWholeNumber(find), readWholeNumber(by)];
    return 'value' in old && 'value' in next && next.value > 0
      ? { kind, rounding, find: old.value, by: next.value }
      : undefined;
  }
  const [, sign, size = ''] = /^\s*([-−+]?)\s*(.*?)\s*%?\s*$/.exec(amount) ?? [];
  const isDown = sign === '-' || sign === '−';
  const read = kind === 'percent' ? readPercent(size) : readWholeNumber(size);
  return read && 'value' in read ? { kind, rounding, amount: isDown ? -read.value : read.value } : undefined;
}
