import type { SettingDefinition } from './setting-definition.ts';

/** Formats a stored value on one line. */
export function shownValue(definition: SettingDefinition<unknown>, value: unknown): string {
  const parsed = definition.schema.safeParse(value);
  return definition.write && parsed.success ? definition.write(parsed.data) : String(value);
}
