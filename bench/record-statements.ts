// Preloaded into an extra process of the product (`node --import`). The statements of a request with the header `x-bench-record` are
// reported to the parent process, with parameters.
import { AsyncLocalStorage } from 'node:async_hooks';
import { channel } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import pg from 'pg';

/** Buffers are sent as hex. */
export type Parameter = { bytes: string } | { value: unknown };

export interface Recorded {
  name?: string;
  text: string;
  values: Parameter[];
}

export interface Recording {
  of: string;
  statements: Recorded[];
}

const current = new AsyncLocalStorage<Recording>();
const recordings = new WeakMap<IncomingMessage, Recording>();

channel('http.server.request.start').subscribe((message) => {
  const { request } = message as { request: IncomingMessage }; // as: documented by Node for this channel
  const of = request.headers['x-bench-record'];
  if (typeof of !== 'string') return;
  const recording: Recording = { of, statements: [] };
  recordings.set(request, recording);
  current.enterWith(recording);
});
channel('http.server.response.finish').subscribe((message) => {
  const { request } = message as { request: IncomingMessage }; // as: documented by Node for this channel
  const recording = recordings.get(request);
  if (recording) process.send?.(recording);
});

type RecordedStatement = { name?: string; text: string; values?: unknown[] };
/** `group`: what the API sends in the same message. */
type RecordedQuery =
  | string
  | (RecordedStatement & { group?: { first?: string; statements: RecordedStatement[]; last?: string } });
const client = pg.Client.prototype as unknown as { query: (query: RecordedQuery, ...rest: unknown[]) => unknown }; // as: its many overloads are one function
const { query: run } = client;
client.query = function query(asked, ...rest) {
  const one = typeof asked === 'string' ? { text: asked } : asked;
  const alone = (companion?: string) => (companion === undefined ? [] : [{ text: companion }]);
  const { group } = 'group' in one ? one : { group: undefined };
  const sent = group ? [...alone(group.first), ...group.statements, ...alone(group.last)] : [one];
  current.getStore()?.statements.push(...sent.map(toRecorded));
  return run.call(this, asked, ...rest);
};

function toRecorded({ name, text, values = [] }: RecordedStatement): Recorded {
  return { ...(name && { name }), text, values: values.map(toParameter) };
}

function toParameter(value: unknown): Parameter {
  if (Buffer.isBuffer(value)) return { bytes: value.toString('hex') };
  return { value: value instanceof Date ? value.toISOString() : value };
}
