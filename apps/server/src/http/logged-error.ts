/** What of an error says where to look. PostgreSQL's `detail` is not among it: it repeats the row, with names, phones and hashes. */
const KEPT = ['code', 'severity', 'schema', 'table', 'column', 'constraint', 'routine'] as const;

interface LoggedError {
  [fact: string]: unknown;
  type: string;
  message: string;
  stack: string;
}

/** What is logged of an error: never the values it was about. */
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
