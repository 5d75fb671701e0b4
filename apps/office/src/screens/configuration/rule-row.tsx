import type { OfficeSetting } from '@tonalia/contract/settings-office';
import * as policy from '@tonalia/rules/policy';
import { policyTable } from '@tonalia/rules/policy-table.es-CO';
import { classNames } from '@tonalia/ui/class-names';
import { configurationTexts as texts } from '../../messages/configuration.es-CO.ts';
import { type PolicyName, type PolicyValue, boundWords, policyWords } from './policy-words.ts';
import { RuleControl } from './rule-control.tsx';
import type { SettingEdits } from './use-setting-edits.ts';

const { applyPolicy: _act, defaultPolicy: _usual, ...values } = policy;

const valueOf: Record<PolicyName, PolicyValue> = values;

export type RuleRowProps = {
  name: PolicyName;
  /** Absent for a rule that only a version of the program changes. */
  setting: OfficeSetting | undefined;
  form: SettingEdits;
  isReadOnly: boolean;
  /** In a narrow column: the field is below its name. */
  isNarrow?: boolean;
  onHistory: (key: string) => void;
};

/** A decision: its name and reason, and its value with the bounds, in a field when an owner may change it. */
export function RuleRow({ name, setting, form, isReadOnly, isNarrow = false, onHistory }: RuleRowProps) {
  const { label, unit, why, where, min, max } = policyTable[name];
  const inProgram = policyWords(valueOf[name]);
  const bounds = texts.rules.between(boundWords(min), boundWords(max));
  const edit = setting && form.edits.get(setting.key);
  return (
    <li
      title={where}
      className={classNames(
        'grid items-center gap-x-6 gap-y-2 border-t border-hair px-[18px] py-3 first:border-t-0',
        !isNarrow && 'lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]',
      )}
    >
      <span className="leading-[1.35]">
        <b className="font-semibold">{label}</b>
        <span className="block text-[0.8125rem] text-text-2">{why}</span>
      </span>
      {setting ? (
        <RuleControl
          name={name}
          help={
            setting.value === null && !edit ? `${texts.rules.usual}, ${bounds}` : texts.rules.instead(inProgram, bounds)
          }
          value={edit ? (edit.value ?? '') : (setting.value ?? inProgram)}
          isReadOnly={isReadOnly}
          onChange={(value) => form.change(setting, value, inProgram)}
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
