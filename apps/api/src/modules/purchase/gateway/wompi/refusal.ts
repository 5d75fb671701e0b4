import type { JsonAnswer } from '../../../../platform/http/ask-json.ts';
import { GatewayRefused } from '../gateway.ts';
import { refusalReason } from './words.es-CO.ts';

/** A refusal of what was asked: certainly nothing was done. With 401 it is our keys that are wrong; 429 is too much at once. */
export const isRefusal = (status: number): boolean => status >= 400 && status < 500 && status !== 408;

/** Whether the reference was used before: then the charge may well have been made. */
export const isUsedReference = (answer: JsonAnswer): boolean =>
  answer.status === 422 && fieldsOf(answer.body).includes('reference');

/** The refusal in words. */
export function refusal({ status, body }: JsonAnswer): GatewayRefused {
  return new GatewayRefused(status === 429 ? BUSY : refusalReason(fieldsOf(body)));
}

const BUSY = 'La pasarela está ocupada. Intenta en un minuto.';

/** The names of the fields that were not taken, nested ones too (`payment_method.token`). */
function fieldsOf(body: unknown): string[] {
  const messages = (body as { error?: { messages?: unknown } } | undefined)?.error?.messages; // as: only looked at
  return namesIn(messages, 3);
}

function namesIn(value: unknown, depth: number): string[] {
  if (depth === 0 || typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => [...name.split('.'), ...namesIn(inner, depth - 1)]);
}
