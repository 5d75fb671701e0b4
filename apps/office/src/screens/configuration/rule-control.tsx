import { policyTable } from '@tonalia/rules/policy-table.es-CO';
import { Field } from '@tonalia/ui/field';
import { Toggle } from '@tonalia/ui/toggle';
import { OutlineButton } from '../../components/outline-button.tsx';
import { Segments } from '../../components/segments.tsx';
import { configurationTexts as texts } from '../../messages/configuration.es-CO.ts';
import type { PolicyName } from './policy-words.ts';

/** The values of a rule that has a few. */
const choices: Partial<Record<PolicyName, readonly { value: string; label: string }[]>> = {
  priceRounding: [
    { value: '1', label: 'Peso' },
    { value: '50', label: '$ 50' },
    { value: '100', label: '$ 100' },
  ],
};

export type RuleControlProps = {
  name: PolicyName;
  help: string;
  /** As it is typed: "30", "sí". */
  value: string;
  isReadOnly: boolean;
  onChange: (value: string) => void;
  onHistory: () => void;
};

/** The control of a rule: a switch, a few choices side by side, or a field; and the way to its history. */
export function RuleControl({ name, help, value, isReadOnly, onChange, onHistory }: RuleControlProps) {
  const { label, unit, min } = policyTable[name];
  const history = <OutlineButton icon="clock" label={texts.history(label)} bare small onClick={onHistory} />;
  const few = choices[name];
  if (few)
    return (
      <div className="flex items-center gap-1">
        <Segments label={label} value={value} choices={few} onChoose={isReadOnly ? () => undefined : onChange} />
        {history}
      </div>
    );
  if (min === 'no')
    return (
      <div className="flex items-center gap-1">
        <div className="min-w-0 flex-1">
          <Toggle
            type="switch"
            label={value === 'sí' ? texts.rules.on : texts.rules.off}
            aria-label={label}
            checked={value === 'sí'}
            disabled={isReadOnly}
            onChange={({ currentTarget }) => onChange(currentTarget.checked ? 'sí' : 'no')}
          />
        </div>
        {history}
      </div>
    );
  return (
    <Field
      small
      className="max-w-none!"
      label={unit}
      aria-label={`${label}, ${unit}`}
      help={help}
      value={value}
      readOnly={isReadOnly}
      maxLength={60}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      suffix={history}
    />
  );
}
