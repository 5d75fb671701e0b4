import { Stop } from '../terminal/stop.ts';

const ORDER_CODE = /^[A-Z]{2,4}-[0-9A-Z]{5,8}$/i;

/** Parses an order code given to a command. Throws Stop with the command's `usage` when it is missing. */
export function readOrderCode(text: string | undefined, usage: string): string {
  if (text === undefined) throw new Stop(usage);
  if (!ORDER_CODE.test(text)) throw new Stop(`«${text}» no es el código de un pedido: son como TN-8F3K2.`);
  return text.toUpperCase();
}
