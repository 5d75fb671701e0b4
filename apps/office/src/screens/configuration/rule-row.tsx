import { policyTable } from '@tonalia/rules/policy-table.es-CO';
import { RuleControl } from './rule-control.tsx';
import { type RuleSetting, ruleFacts } from './rule-facts.ts';

export type RuleRowProps = RuleSetting & { isReadOnly: boolean; onHistory: (key: string) => void };

/** A decision: its name and reason, and its value with the bounds, in a field when an owner may change it. */
export function RuleRow({ isReadOnly, onHistory, ...rule }: RuleRowProps) {
  const { name, setting, form } = rule;
  const { label, unit, why } = policyTable[name];
  const { inProgram, bounds, value, help } = ruleFacts(rule);
  return (
    <li className="grid items-center gap-x-6 gap-y-2 border-t border-hair px-[18px] py-3 first:border-t-0 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
      <span className="leading-[1.35]">
        <b className="font-semibold">{label}</b>
        <span className="block text-[0.8125rem] text-text-2">{why}</span>
      </span>
      {setting ? (
        <RuleControl
          name={name}
          help={help}
          value={value}
          isReadOnly={isReadOnly}
          onChange={(typed) => form.change(setting, typed, inProgram)}
          onHistory={() => onHistory(setting.key)}
        />
      ) : (
        <span className="leading-[1.35] lg:text-right">
          <b className="font-semibold">{inProgram}</b> <span className="text-text-2">{unit}</span>
          <span className="block text-[0.8125rem] text-text-3">{bounds}</span>
        </span>
      )}
    </li>
  );
}
