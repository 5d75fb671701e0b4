import { readCount } from '../../../api/src/modules/products/index.ts';
import { readOrderCode } from './read-order-code.ts';
import { Stop } from '../terminal/stop.ts';

const USAGE = `Uso: npm run payments -- transfers
     npm run payments -- proof TN-8F3K2
     npm run payments -- approve TN-8F3K2
     npm run payments -- reject TN-8F3K2 "por qué no sirve el comprobante"
     npm run payments -- refunds
     npm run payments -- refunds done NÚMERO "referencia de la transferencia"
     npm run payments -- credits
     npm run payments -- credits done ID VALOR "referencia de la transferencia"
     npm run payments -- account "banco, tipo y número de cuenta, a nombre de quién"`;

/** A task of `npm run payments`. */
export type PaymentTask =
  | { do: 'transfers' }
  | { do: 'proof'; orderCode: string }
  | { do: 'review'; orderCode: string; reason: string | null }
  | { do: 'refunds' }
  | { do: 'refunded'; refundId: string; reference: string | null }
  | { do: 'credits' }
  | { do: 'paid out'; customerId: string; amount: number; reference: string }
  | { do: 'account'; account: string };

const NUMBER = /^\d{1,18}$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const TEXT_MAX = 300;
const REFERENCE_MAX = 80;
const MOST_PESOS = 2_000_000_000;

/** Parses the command line. Throws Stop with one sentence when it is wrong. */
export function readPaymentTask([what, first, second, ...rest]: string[]): PaymentTask {
  if (what === 'credits') return creditTask(first, second, ...rest);
  if (what === 'transfers' && first === undefined) return { do: 'transfers' };
  if (what === 'refunds' && first === undefined) return { do: 'refunds' };
  if (what === 'refunds' && first === 'done') return refundTask(second, ...rest);
  if (rest.length > 0) throw new Stop(USAGE);
  if (what === 'account' && second === undefined) return { do: 'account', account: textOf(first, 'Falta la cuenta.') };
  if (what === 'reject') {
    const reason = textOf(second, 'Falta decir por qué: el cliente lo lee tal como lo escribas.');
    return { do: 'review', orderCode: readOrderCode(first, USAGE), reason };
  }
  if (second !== undefined) throw new Stop(USAGE);
  if (what === 'approve') return { do: 'review', orderCode: readOrderCode(first, USAGE), reason: null };
  if (what === 'proof') return { do: 'proof', orderCode: readOrderCode(first, USAGE) };
  throw new Stop(USAGE);
}

function creditTask(first?: string, customerId?: string, value?: string, ...rest: string[]): PaymentTask {
  if (first === undefined) return { do: 'credits' };
  const [reference, ...more] = rest;
  if (first !== 'done' || more.length > 0) throw new Stop(USAGE);
  if (!UUID.test(customerId ?? '')) throw new Stop('Falta el ID del cliente; está en la lista.');
  const amount = readCount(value ?? '');
  if (amount === undefined || amount < 1 || amount > MOST_PESOS) throw new Stop('Falta el valor, en pesos.');
  const missing = 'Falta la referencia de la transferencia: con ella queda anotada una sola vez.';
  return { do: 'paid out', customerId: customerId ?? '', amount, reference: textOf(reference, missing, REFERENCE_MAX) };
}

function refundTask(number?: string, reference?: string, ...rest: string[]): PaymentTask {
  if (rest.length > 0) throw new Stop(USAGE);
  const missing = 'Falta la referencia de la transferencia.';
  return {
    do: 'refunded',
    refundId: numberOf(number),
    reference: reference === undefined ? null : textOf(reference, missing, REFERENCE_MAX),
  };
}

function numberOf(text: string | undefined): string {
  if (text === undefined || !NUMBER.test(text)) throw new Stop('Falta el número de la devolución; está en la lista.');
  return text;
}

function textOf(text: string | undefined, missing: string, most = TEXT_MAX): string {
  const trimmed = text?.trim() ?? '';
  if (!trimmed) throw new Stop(missing);
  if (trimmed.length > most) throw new Stop(`El texto va en ${most} caracteres o menos.`);
  return trimmed;
}
