import type { OfficePresale } from '@tonalia/contract/presales-office';
import { Field } from '@tonalia/ui/field';
import { OutlineButton } from '../../components/outline-button.tsx';
import { VersionField } from '../../features/find-thing/choice-fields.tsx';
import { presalesTexts } from '../../messages/presales.es-CO.ts';
import type { PresaleFields } from './terms-draft.ts';

const texts = presalesTexts.form;

export type TermsFieldsProps = {
  fields: PresaleFields;
  /** The one that changes; its product and day are fixed here. */
  presale: OfficePresale | undefined;
  problem: { capacity: string | undefined; closesOn: string | undefined };
  today: string;
  onChange: (part: Partial<PresaleFields>) => void;
};

/** Product, days and units of a presale. */
export function TermsFields({ fields, presale, problem, today, onChange }: TermsFieldsProps) {
  const { product, dispatchDate, closesOn, capacity } = fields;
  const reopens = presale?.state === 'closed' && closesOn > today;
  return (
    <>
      {!presale && !product && (
        <VersionField
          onChoose={(_id, { productId, productName }) => onChange({ product: { _id: productId, name: productName } })}
        />
      )}
      {!presale && product && (
        <p className="flex min-h-11 items-center gap-2 rounded-[12px] bg-surface px-3 font-semibold inset-ring-[1.5px] inset-ring-line-control">
          <span className="min-w-0 flex-1 truncate">{product.name}</span>
          <OutlineButton icon="x" label={texts.other} bare small onClick={() => onChange({ product: undefined })} />
        </p>
      )}
      <div className="grid grid-cols-2 gap-3 max-sm:grid-cols-1">
        {!presale && (
          <Field
            small
            className="max-w-none!"
            type="date"
            label={texts.leavesOn}
            min={today}
            required
            value={dispatchDate}
            onChange={({ currentTarget }) => onChange({ dispatchDate: currentTarget.value })}
          />
        )}
        <Field
          small
          className="max-w-none!"
          type="date"
          label={texts.closesOn}
          required
          error={problem.closesOn}
          help={reopens ? texts.reopens : undefined}
          value={closesOn}
          onChange={({ currentTarget }) => onChange({ closesOn: currentTarget.value })}
        />
      </div>
      <Field
        small
        className="max-w-none!"
        inputMode="numeric"
        label={texts.capacity}
        help={texts.capacityHelp}
        error={problem.capacity}
        maxLength={6}
        value={capacity}
        onChange={({ currentTarget }) => onChange({ capacity: currentTarget.value.replace(/\D/g, '') })}
      />
    </>
  );
}
