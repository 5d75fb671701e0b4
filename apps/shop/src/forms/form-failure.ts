import type { ReactNode } from 'react';

/** Sentences by field; a field without an error has none. */
export type FieldErrors<Name extends string> = { [K in Name]?: string | undefined };

/** What a failed submission shows: errors beside fields, or one notice above the button. */
export interface FormFailure<Name extends string> {
  errors?: FieldErrors<Name>;
  notice?: ReactNode;
}

/** The fields with an error, in the order of the form. */
export function fieldsWithError<Name extends string>(errors: FieldErrors<Name> = {}): Name[] {
  // The keys of `errors` are names of fields.
  return (Object.keys(errors) as Name[]).filter((name) => errors[name] !== undefined);
}

export const hasErrors = (errors: FieldErrors<string> = {}): boolean => fieldsWithError(errors).length > 0;
