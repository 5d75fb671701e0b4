import type { z } from 'zod';

/** How a setting is checked, shown and typed. */
export interface SettingDefinition<T> {
  /** Its name in Spanish. */
  label: string;
  schema: z.ZodType<T>;
  /** Whether a public start is refused without it. */
  isRequired: boolean;
  /** Lets money leave or debts grow: an operator changes it with the second factor. */
  isSensitive?: true;
  /** What a valid value looks like, for the error message. */
  example: string;
  /** Parses a typed text; absent when the value is the text itself. */
  read?: (text: string) => unknown;
  /** What to type instead of a text that the schema refuses; absent when the example says it. */
  advise?: (text: string) => string | undefined;
  /** Formats a value on one line for `settings -- list`. A method, so that a definition of any value fits `SettingDefinition<unknown>`. */
  write?(value: T): string;
}
