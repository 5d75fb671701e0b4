import { readOrderCode } from './read-order-code.ts';
import { Stop } from '../terminal/stop.ts';
import type { OrderStatus } from '../../../api/src/modules/purchase/index.ts';

const USAGE = `Uso: npm run orders -- list [estado]
     npm run orders -- show TN-8F3K2
     npm run orders -- prepare TN-8F3K2 [aaaa-mm-dd [bodega]]
     npm run orders -- dispatch TN-8F3K2 [aaaa-mm-dd [bodega]]
     npm run orders -- deliver TN-8F3K2 [aaaa-mm-dd [bodega]]
     npm run orders -- reject TN-8F3K2 "por qué no se puede entregar"`;

/** The shipment status each verb leads to. */
const moves = { prepare: 'preparing', dispatch: 'dispatched', deliver: 'delivered' } as const;

/** The order statuses by their Spanish names. */
export const statuses: Record<OrderStatus, string> = {
  pending_payment: 'espera el pago',
  paid: 'pagado',
  confirmed: 'confirmado',
  preparing: 'en preparación',
  dispatched: 'en camino',
  delivered: 'entregado',
  cancelled: 'cancelado',
  rejected: 'rechazado',
};

/** A task of `npm run orders`. */
export type OrderTask =
  | { do: 'list'; statuses: OrderStatus[] }
  | { do: 'show'; orderCode: string }
  | {
      do: 'move';
      orderCode: string;
      to: (typeof moves)[keyof typeof moves];
      dispatchDate: string | undefined;
      /** Of two parts with that date. */
      warehouseId?: string;
    }
  | { do: 'reject'; orderCode: string; why: string };

/** A warehouse: "MDE". */
const WAREHOUSE = /^[a-z]{3}$/i;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const WHY_MAX = 300;
/** The statuses that wait for the operator. */
const TO_DO: OrderStatus[] = ['paid', 'confirmed', 'preparing', 'dispatched'];

/** Parses the command line. Throws Stop with one sentence when it is wrong. */
export function readOrderTask([what, first, second, third, ...rest]: string[]): OrderTask {
  const isMove = what === 'prepare' || what === 'dispatch' || what === 'deliver';
  const isPlace = third === undefined || (isMove && WAREHOUSE.test(third));
  if (rest.length > 0 || !isPlace) throw new Stop(USAGE);
  if (what === 'list' && second === undefined) return { do: 'list', statuses: statusesOf(first) };
  if (what === 'show' && second === undefined) return { do: 'show', orderCode: readOrderCode(first, USAGE) };
  if (what === 'reject') return { do: 'reject', orderCode: readOrderCode(first, USAGE), why: whyOf(second) };
  if (!isMove) throw new Stop(USAGE);
  return {
    do: 'move',
    orderCode: readOrderCode(first, USAGE),
    to: moves[what],
    dispatchDate: dayOf(second),
    ...(third !== undefined && { warehouseId: third.toUpperCase() }),
  };
}

function statusesOf(text: string | undefined): OrderStatus[] {
  if (text === undefined) return TO_DO;
  const all = Object.keys(statuses) as OrderStatus[]; // Object.keys returns string[]
  const found = all.filter((status) => status === text || statuses[status] === text);
  if (found.length === 0) throw new Stop(`«${text}» no es un estado. Los hay: ${Object.values(statuses).join(', ')}.`);
  return found;
}

function dayOf(text: string | undefined): string | undefined {
  if (text === undefined || DAY.test(text)) return text;
  throw new Stop(`«${text}» no es una fecha de despacho: son como 2026-12-01.`);
}

function whyOf(text: string | undefined): string {
  const why = text?.trim() ?? '';
  if (!why) throw new Stop('Falta decir por qué: el cliente lo lee tal como lo escribas.');
  if (why.length > WHY_MAX) throw new Stop(`El motivo va en ${WHY_MAX} caracteres o menos.`);
  return why;
}
