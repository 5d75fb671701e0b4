import { pricesTexts } from '../../messages/prices.es-CO.ts';
import { CustomerField } from '../../features/find-thing/choice-fields.tsx';
import { Chosen } from './chosen.tsx';

export type AgreedWithProps = {
  /** Undefined until one is chosen. */
  value: { _id: string; name: string } | undefined;
  /** It runs already. */
  isFixed: boolean;
  onChange: (customer: { _id: string; name: string } | undefined) => void;
};

/** The customer that prices are agreed with. */
export const AgreedWith = ({ value, isFixed, onChange }: AgreedWithProps) =>
  value ? (
    <Chosen label={pricesTexts.customer} name={value.name} onRemove={isFixed ? undefined : () => onChange(undefined)} />
  ) : (
    <CustomerField onChoose={(_id, { name }) => onChange({ _id, name })} />
  );
