import { formatNumber } from '@tonalia/rules/money';

const units = (count: number): string => `${formatNumber(count)} und.`;

/** Words of the count of what comes back from the road. */
export const loadBackTexts = {
  title: 'Lo que vuelve',
  waiting: (count: number) => (count === 1 ? '1 parada sin contar' : `${formatNumber(count)} paradas sin contar`),
  allCounted: 'Todo contado',
  nothing: 'El conductor no trae nada de vuelta.',
  what: 'lo que vuelve',
  uncounted: 'Sin contar',
  counted: (name: string, when: string) => `Contó ${name}, ${when}`,
  result: { partial: 'Recibió una parte', refused: 'No recibió' },
  refusals: {
    closed: 'local cerrado',
    absent: 'no había quien recibiera',
    no_money: 'sin dinero',
    wrong_address: 'dirección errada',
  },
  reasons: {
    damaged: 'Golpeado',
    not_ordered: 'No lo pidió',
    other_product: 'Otro producto',
    expired: 'Vencido',
  },
  brings: (count: number) => `Trae ${units(count)}`,
  toStock: 'Bueno',
  damaged: 'Dañado',
  missing: (count: number) => (count === 1 ? 'Falta 1' : `Faltan ${formatNumber(count)}`),
  exact: 'Completo',
  nameOf: (what: string, name: string) => `${what}: ${name}`,
  fewer: (what: string, name: string) => `Quitar de ${what.toLocaleLowerCase('es-CO')}: ${name}`,
  more: (what: string, name: string) => `Sumar a ${what.toLocaleLowerCase('es-CO')}: ${name}`,
  partialEffect: 'Lo bueno entra al inventario; lo dañado y lo que falta queda como pérdida.',
  refusedEffect: 'Lo bueno queda alistado para salir otro día; lo dañado y lo que falta sale del pedido como pérdida.',
  lostTitle: 'No volvió nada bueno',
  lostEffect: 'Todo queda como pérdida, el pedido o su parte termina y lo pagado se devuelve.',
  lostAsk: 'Pídele a la oficina que lo cierre como pérdida.',
  lostReason: 'Motivo, lo lee el cliente',
  lostClose: 'Cerrar como pérdida',
  lost: (code: string) => `${code} quedó como pérdida`,
  save: 'Guardar conteo',
  saved: (code: string) => `Contaste lo que volvió de ${code}`,
};
