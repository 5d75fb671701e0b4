/** A JSON object of unknown content. */
export type Fields = Record<string, unknown>;

/** Whether a parsed JSON value is an object; lists and null are none. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value as an object; anything else becomes an empty one, so that its fields are missing instead of failing. */
export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});
