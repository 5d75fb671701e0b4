import { useQuery } from '@tanstack/react-query';
import { Field } from '@tonalia/ui/field';
import { SelectField } from '@tonalia/ui/select-field';
import { tradeTypesQuery } from '../../api/trade-types.ts';
import { pricesTexts } from '../../messages/prices.es-CO.ts';

const texts = pricesTexts.form;

export type SpanFieldsProps = {
  /** As the fields show them, in Bogotá; an empty end is none. */
  from: string;
  until: string;
  /** It runs already. */
  isFixed: boolean;
  /** Why the start cannot change. */
  fixedHelp?: string;
  onChange: (part: { from?: string; until?: string }) => void;
};

/** The window of a programmed price or a deal, in Bogotá's time. */
export const SpanFields = ({ from, until, isFixed, fixedHelp = texts.running, onChange }: SpanFieldsProps) => (
  <div className="grid grid-cols-2 gap-3 max-sm:grid-cols-1">
    <Field
      small
      className="max-w-none!"
      type="datetime-local"
      label={texts.from}
      help={isFixed ? fixedHelp : undefined}
      readOnly={isFixed}
      required
      value={from}
      onChange={({ currentTarget }) => onChange({ from: currentTarget.value })}
    />
    <Field
      small
      className="max-w-none!"
      type="datetime-local"
      label={texts.until}
      help={texts.untilHelp}
      value={until}
      onChange={({ currentTarget }) => onChange({ until: currentTarget.value })}
    />
  </div>
);

/** The list of a price: a trade type's, or everyone's. */
export function ListField({
  value,
  isFixed = false,
  onChange,
}: {
  value: string | null;
  isFixed?: boolean;
  onChange: (tradeTypeId: string | null) => void;
}) {
  const { data: types = [] } = useQuery(tradeTypesQuery);
  return (
    <SelectField
      small
      className="max-w-none!"
      label={pricesTexts.list}
      disabled={isFixed}
      value={value ?? ''}
      options={[
        { value: '', label: pricesTexts.everyone },
        ...types.map(({ _id, name }) => ({ value: _id, label: name })),
      ]}
      onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
    />
  );
}
