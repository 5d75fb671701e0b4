import type { JsonAnswer } from '../../../../platform/http/fetch-json.ts';
import { GatewayRefused } from '../gateway.ts';
import { refusalReason } from './words.es-CO.ts';

/** Whether the reference was used before: then the charge may exist. */
export const isUsedReference = (answer: JsonAnswer): boolean =>
  answer.status === 422 && fieldsOf(answer.body).includes('reference');

/** The refusal with its reason in Spanish. */
export function refusal({ status, body }: JsonAnswer): GatewayRefused {
  return new GatewayRefused(status === 429 ? BUSY : refusalReason(fieldsOf(body)));
}

const BUSY = 'La pasarela está ocupada. Intenta en un minuto.';

/** Names of the rejected fields, including nested ones (`payment_method.token`). */
function fieldsOf(body: unknown): string[] {
  const messages = (body as { error?: { messages?: unknown } } | undefined)?.error?.messages; // as: only inspected
  return namesIn(messages, 3);
}

function namesIn(value: unknown, depth: number): string[] {
  if (depth === 0 || typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => [...name.split('.'), ...namesIn(inner, depth - 1)]);
}
