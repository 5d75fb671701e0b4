import { type PolicyName, policyTable } from '@tonalia/rules/policy-table.es-CO';
import { Field } from '@tonalia/ui/field';
import { Toggle } from '@tonalia/ui/toggle';
import type { ReactNode } from 'react';
import { OutlineButton } from '../../components/outline-button.tsx';
import { Segments } from '../../components/segments.tsx';
import { configurationTexts as texts } from '../../messages/configuration.es-CO.ts';

/** The values of a rule that has a few. */
const choices: Partial<Record<PolicyName, readonly { value: string; label: string }[]>> = {
  priceRounding: [
    { value: '1', label: 'Peso' },
    { value: '50', label: '$ 50' },
    { value: '100', label: '$ 100' },
  ],
};

/** Whether a rule has a few values, side by side. */
export const hasChoices = (name: PolicyName): boolean => choices[name] !== undefined;

type TypedRule = {
  /** As it is typed: "30", "sí". */
  value: string;
  isReadOnly: boolean;
  onChange: (value: string) => void;
};

export type RuleControlProps = TypedRule & { name: PolicyName; help: string; onHistory: () => void };

/** The control of a rule: a switch, a few choices side by side, or a field; and the way to its history. */
export function RuleControl({ name, help, value, isReadOnly, onChange, onHistory }: RuleControlProps) {
  const { label, unit, min } = policyTable[name];
  const history = <RuleHistory label={label} onHistory={onHistory} />;
  if (hasChoices(name))
    return (
      <div className="flex items-center gap-1">
        <RuleChoice {...{ name, value, isReadOnly, onChange }} />
        {history}
      </div>
    );
  if (min === 'no')
    return (
      <div className="flex items-center gap-1">
        <div className="min-w-0 flex-1">
          <RuleSwitch
            label={value === 'sí' ? texts.rules.on : texts.rules.off}
            aria-label={label}
            {...{ value, isReadOnly, onChange }}
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

export const RuleHistory = ({ label, onHistory }: { label: string; onHistory: () => void }) => (
  <OutlineButton icon="clock" label={texts.history(label)} bare small onClick={onHistory} />
);

export const RuleChoice = ({ name, value, isReadOnly, onChange }: TypedRule & { name: PolicyName }) => (
  <Segments
    label={policyTable[name].label}
    value={value}
    choices={choices[name] ?? []}
    onChoose={isReadOnly ? () => undefined : onChange}
  />
);

export type RuleSwitchProps = TypedRule & { label: ReactNode; text?: ReactNode; 'aria-label'?: string };

/** A rule that is on or off. */
export const RuleSwitch = ({ value, isReadOnly, onChange, ...words }: RuleSwitchProps) => (
  <Toggle
    type="switch"
    small
    {...words}
    checked={value === 'sí'}
    disabled={isReadOnly}
    onChange={({ currentTarget }) => onChange(currentTarget.checked ? 'sí' : 'no')}
  />
);
