import type { Definition } from './registry.ts';

/** A stored value on one line, for people. */
export function shownValue(definition: Definition<unknown>, value: unknown): string {
  const parsed = definition.schema.safeParse(value);
  return definition.write && parsed.success ? definition.write(parsed.data) : String(value);
}
