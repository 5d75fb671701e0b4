import type { OfficeOrderAct } from '@tonalia/contract/purchase-office';

const orders = (count: number): string => (count === 1 ? '1 pedido' : `${count} pedidos`);

/** Words of one act on orders. */
export interface ActWords {
  /** On the button. */
  verb: string;
  ask: (subject: string) => string;
  /** What happens to so many. */
  happens: string;
  /** What happens to one; empty when the dialog lists it. */
  happensToOne: string;
  /** The notice after it. */
  done: (count: number) => string;
  /** The first words of "Alistados 46 de 48". */
  participle: string;
}

export const actWords: Record<OfficeOrderAct, ActWords> = {
  pick: {
    verb: 'Alistar',
    ask: (subject) => `¿Alistar ${subject}?`,
    happens: 'Pasan a alistamiento',
    happensToOne: 'Pasa a alistamiento.',
    done: (count) => `${orders(count)} ${count === 1 ? 'pasó' : 'pasaron'} a alistamiento`,
    participle: 'Alistados',
  },
  dispatch: {
    verb: 'Despachar',
    ask: (subject) => `¿Despachar ${subject}?`,
    happens: 'Salen, y la tienda avisa a cada cliente',
    happensToOne: 'Sale, y la tienda le avisa al cliente.',
    done: (count) => `${orders(count)} ${count === 1 ? 'salió' : 'salieron'}`,
    participle: 'Despachados',
  },
  deliver: {
    verb: 'Marcar entregado',
    ask: (subject) => `¿Marcar ${subject} como entregado?`,
    happens: 'Quedan entregados',
    happensToOne: 'Queda entregado.',
    done: (count) => `${orders(count)} ${count === 1 ? 'quedó entregado' : 'quedaron entregados'}`,
    participle: 'Entregados',
  },
  reject: {
    verb: 'Cancelar pedido',
    ask: (subject) => `¿Cancelar ${subject}?`,
    happens: 'Quedan cancelados',
    happensToOne: '',
    done: (count) => `${orders(count)} ${count === 1 ? 'quedó cancelado' : 'quedaron cancelados'}`,
    participle: 'Cancelados',
  },
};

export const actTexts = {
  subject: orders,
  stays: 'Quedan como están',
  cannot: 'No se puede',
  nothing: 'Ninguno cambia.',
  part: (participle: string, changed: number, all: number) => `${participle} ${changed} de ${all}.`,
  refused: (count: number) => (count === 1 ? '1 no se pudo.' : `${count} no se pudieron.`),
  undo: 'Deshacer',
  askUndo: '¿Deshacer?',
  undoing: { happens: 'Vuelven a como estaban', happensToOne: 'Vuelve a como estaba.' },
  undone: (changed: number, all: number) =>
    changed === all ? `${orders(changed)} como antes` : `${changed} de ${all} como antes`,
  open: 'Abrir',
  retry: (count: number) => `Reintentar ${count}`,
  back: 'Volver',
  close: 'Cerrar',
  checking: 'Revisando los pedidos',
  reason: 'Motivo',
  reasonText: 'El cliente lo lee en el aviso.',
  otherReason: 'Otro',
  ownReason: 'Escribe el motivo',
  askedFor: 'El cliente lo pidió',
  reasons: [
    'El cliente lo pidió',
    'No hay unidades suficientes',
    'No llegamos a esa dirección',
    'El pago no se pudo confirmar',
  ],
  returns: 'Vuelven a existencias',
  givenBack: (method: string) => `Vuelve por ${method}`,
  backToCredit: 'Vuelve al cupo',
  nothingBack: 'No hay dinero por devolver',
  notify: (name: string) => `Avisar a ${name} con el motivo`,
};
