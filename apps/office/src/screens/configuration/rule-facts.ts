import type { OfficeSetting } from '@tonalia/contract/settings-office';
import * as policy from '@tonalia/rules/policy';
import { type PolicyName, policyTable } from '@tonalia/rules/policy-table.es-CO';
import { configurationTexts as texts } from '../../messages/configuration.es-CO.ts';
import { type PolicyValue, boundWords, policyWords } from './policy-words.ts';
import type { SettingEdits } from './use-setting-edits.ts';

const { applyPolicy: _act, defaultPolicy: _usual, ...values } = policy;

const valueOf: Record<PolicyName, PolicyValue> = values;

/** A rule with its setting; without one only a version of the program changes it. */
export interface RuleSetting {
  name: PolicyName;
  setting: OfficeSetting | undefined;
  form: SettingEdits;
}

/** A rule in words. */
export interface RuleFacts {
  /** The value that the program has without a setting. */
  inProgram: string;
  bounds: string;
  /** As it is typed or saved. */
  value: string;
  /** What it is instead of, and its bounds. */
  help: string;
}

/** The value of a rule as it is shown and typed. */
export function ruleFacts({ name, setting, form }: RuleSetting): RuleFacts {
  const { min, max } = policyTable[name];
  const inProgram = policyWords(valueOf[name]);
  const bounds = texts.rules.between(boundWords(min), boundWords(max));
  const edit = setting && form.edits.get(setting.key);
  const isUsual = !edit && (setting?.value ?? null) === null;
  return {
    inProgram,
    bounds,
    value: edit ? (edit.value ?? '') : (setting?.value ?? inProgram),
    help: isUsual ? `${texts.rules.usual}, ${bounds}` : texts.rules.instead(inProgram, bounds),
  };
}
