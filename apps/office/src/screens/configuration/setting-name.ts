import { policyKey } from '@tonalia/rules/policy-key';
import { policyTable } from '@tonalia/rules/policy-table.es-CO';
import { configurationTexts as texts } from '../../messages/configuration.es-CO.ts';

const rules = new Map(Object.entries(policyTable).map(([name, { label }]) => [policyKey(name), label]));

/** The name of a setting or of a rule of the business; its key when it has none here. */
export const nameOf = (key: string): string => texts.field[key] ?? rules.get(key) ?? key;
