import { oneLine } from '../notifications/messages.es-CO.ts';
import type { MoneyPortion } from '../adjust/money-back.rules.ts';
import { moneyWords } from '../adjust/words.es-CO.ts';

const unitWords = (units: number): string => `${units} und.`;

/** What the customer reads about a return. */
export const returnWords = {
  opened: (code: string, orderCode: string) =>
    `Abrimos la devolución ${code} de tu pedido ${orderCode}. Te avisamos cuando la revisemos.`,
  collecting: (code: string, units: number) =>
    `Aprobamos tu devolución ${code}. Vamos a recoger ${unitWords(units)}: tenlas a la mano.`,
  pickedUp: (code: string, units: number) =>
    `Recogimos ${unitWords(units)} de tu devolución ${code}. Te avisamos cuando lleguen a la bodega.`,
  notPickedUp: (code: string, why: string) =>
    `Pasamos por tu devolución ${code} y no la recogimos: ${why}. Volvemos a pasar.`,
  received: (code: string, units: number) =>
    `Recibimos ${unitWords(units)} de tu devolución ${code}. Las revisamos y te contamos.`,
  /** `refused` are the lines that were not accepted whole. */
  resolved: (code: string, portions: readonly MoneyPortion[], refused: readonly RefusedLine[]) =>
    [`Resolvimos tu devolución ${code}.`, ...moneyWords(portions), ...refused.map(refusalWords)]
      .join(' ')
      .slice(0, 500),
  /** The same with an exchange instead of money. */
  exchanged: (code: string, refused: readonly RefusedLine[]) =>
    [`Resolvimos tu devolución ${code}. Te enviamos el cambio sin costo.`, ...refused.map(refusalWords)]
      .join(' ')
      .slice(0, 500),
  /** The words of an exchange with its order at their end. */
  withExchange: (words: string, orderCode: string) => {
    const end = ` Tu cambio es el pedido ${orderCode}.`;
    return words.slice(0, 500 - end.length) + end;
  },
  exchangeOf: (code: string) => `Cambio de la devolución ${code}`,
  exchangeShort: (name: string, left: number) =>
    `No hay existencias de ${oneLine(name)} para el cambio: ${left === 1 ? 'queda 1 und.' : `quedan ${left} und.`} Devuelve saldo o dinero, o espera a que llegue.`,
  rejected: (code: string, refused: readonly RefusedLine[]) =>
    [`Revisamos tu devolución ${code} y no la pudimos aceptar.`, ...refused.map(refusalWords)].join(' ').slice(0, 500),
};

interface RefusedLine {
  name: string;
  refusal: string;
}

const refusalWords = ({ name, refusal }: RefusedLine): string => `${oneLine(name)}: ${oneLine(refusal)}.`;
