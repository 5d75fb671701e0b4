import { formatNumber, formatPesos } from '@tonalia/rules/money';
import { isPhoneApp } from '../native/target.ts';
import { count } from './es-CO.ts';

const orders = (n: number) => count(n, 'pedido', 'pedidos');

/** Texts of the orders that a seller leaves to send. */
export const outboxMessages = {
  title: 'Por enviar',
  open: orders,
  leave: 'Dejar por enviar',
  leaveTitle: (name: string) => `Pedido de ${name}`,
  kept: isPhoneApp ? 'Guardado en tu celular' : 'Guardado en este navegador',
  keptWhere: isPhoneApp
    ? 'Se envía cuando haya red y la app esté abierta.'
    : 'Se envía cuando haya red y esta página esté abierta.',
  /** What a closed app, or a browser, does not do. */
  honest: isPhoneApp
    ? 'Con la app cerrada no se envía nada. El pedido queda en firme cuando veas su número.'
    : 'Con la página cerrada no se envía nada, y si borras los datos del navegador se borra lo que falta por enviar. En la app queda en el celular.',
  full: 'No hay espacio en el equipo y el pedido no quedó guardado. Libera espacio e inténtalo de nuevo: tus líneas siguen aquí.',
  notKept: 'El equipo no dejó guardar el pedido. Tus líneas siguen aquí; inténtalo de nuevo.',
  address: 'Dirección de entrega',
  method: 'Forma de pago',
  comments: 'Nota para la bodega',
  noChoices: 'Faltan las direcciones de este cliente. Ábrelo una vez con red.',
  choose: 'Elige',
  shownTotal: 'Total que ve el cliente',
  creditAt: (when: string, pesos: number) => `Cupo ${when}, ${formatPesos(pesos)}`,
  shipping: 'Envío',
  movement: 'Por la forma de pago',
  sum: (lines: number, units: number) => `${count(lines, 'línea', 'líneas')}, ${formatNumber(units)} und.`,
  waiting: (n: number) => `${formatNumber(n)} por enviar`,
  waits: 'En espera',
  sending: (accepted: number, all: number) => `Enviando, ${formatNumber(accepted)} de ${count(all, 'línea', 'líneas')}`,
  asks: 'Con novedad',
  refused: 'No se pudo enviar',
  solve: (n: number) => (n === 0 ? 'Revisar pedido' : `Resolver ${count(n, 'línea', 'líneas')}`),
  otherDevice: 'Desde otro equipo',
  sentToday: 'Enviado hoy',
  alone: 'Se envían solos',
  noNetwork: 'Se envían solos al volver la red',
  sendNow: 'Enviar ahora',
  allSent: 'Todo enviado',
  allSentHelp: 'Los pedidos que dejes por enviar aparecen aquí.',
  unreadable: 'No pudimos leer los pedidos guardados en este equipo.',
  tryAgain: 'Intentar de nuevo',
  discard: 'Descartar',
  discardTitle: '¿Descartar el pedido?',
  discardText: (name: string, pesos: number) =>
    `El pedido de ${name} por ${formatPesos(pesos)} no se envía y se borra.`,
  keep: 'Conservar pedido',
  more: (n: number) => `+${formatNumber(n)}`,
  stayTitle: (n: number) => `Tienes ${orders(n)} por enviar`,
  stayText: 'No puedes cerrar la sesión hasta que se envíen: están solo en este equipo.',
  customerLost: 'Su cliente no quedó registrado. Regístralo y toma el pedido de nuevo, o descártalo.',
  see: 'Ver por enviar',
  stay: 'Seguir aquí',
};
