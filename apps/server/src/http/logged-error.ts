/** The logged fields of an error. PostgreSQL's `detail` is left out: it repeats the row, with names, phones and hashes. */
const KEPT = ['code', 'severity', 'schema', 'table', 'column', 'constraint', 'routine'] as const;

interface LoggedError {
  [fact: string]: unknown;
  type: string;
  message: string;
  stack: string;
}

/** Keeps of an error what locates the fault, without any personal data. */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const { name, message, stack = '', cause } = error;
  const facts = KEPT.flatMap((key) => (key in error ? [[key, Reflect.get(error, key)] as const] : []));
  return {
    ...Object.fromEntries(facts),
    type: name,
    message,
    stack,
    ...(cause instanceof Error && { cause: loggedError(cause) }),
  };
}
