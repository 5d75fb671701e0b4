import { policyTable } from '@tonalia/rules/policy-table.es-CO';
import { useId } from 'react';
import { Field } from '@tonalia/ui/field';
import { RuleChoice, RuleHistory, RuleSwitch, hasChoices } from './rule-control.tsx';
import { ruleFacts } from './rule-facts.ts';
import type { RuleRowProps } from './rule-row.tsx';

/** A decision in a panel: its name with the value beside it, and the reason with the bounds below. */
export function PanelRule({ isReadOnly, onHistory, ...rule }: RuleRowProps) {
  const noteId = useId();
  const { name, setting, form } = rule;
  const { label, unit, why, min } = policyTable[name];
  const { inProgram, bounds, value, help } = ruleFacts(rule);
  const row = 'border-t border-hair px-[18px] py-2.5 first:border-t-0';
  if (!setting)
    return (
      <li className={`${row} leading-[1.35]`}>
        {label} <b className="font-semibold">{inProgram}</b> {unit}
        <span className="block text-[0.8125rem] text-text-3">{bounds}</span>
      </li>
    );
  const onChange = (typed: string) => form.change(setting, typed, inProgram);
  const history = <RuleHistory label={label} onHistory={() => onHistory(setting.key)} />;
  if (min === 'no')
    return (
      <li className={`${row} flex items-center gap-1`}>
        <div className="min-w-0 flex-1">
          <RuleSwitch label={label} text={why} {...{ value, isReadOnly, onChange }} />
        </div>
        {history}
      </li>
    );
  return (
    <li className={`${row} grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1`}>
      <span className="leading-[1.3]">{label}</span>
      {hasChoices(name) ? (
        <RuleChoice {...{ name, value, isReadOnly, onChange }} />
      ) : (
        <div className="w-40">
          <Field
            small
            hideLabel
            className="max-w-none!"
            label={`${label}, ${unit}`}
            aria-describedby={noteId}
            value={value}
            readOnly={isReadOnly}
            maxLength={60}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
            suffix={<span className="shrink-0 text-[0.8125rem] text-text-2">{unit}</span>}
          />
        </div>
      )}
      <div className="col-span-2 flex items-end gap-1">
        <p id={noteId} className="min-w-0 flex-1 text-[0.8125rem] leading-[1.35] text-text-2">
          {why} {help}.
        </p>
        {history}
      </div>
    </li>
  );
}
