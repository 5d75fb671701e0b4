import type { PresaleState } from '@tonalia/contract/presales-office';
import { formatDay, formatShortDay } from '@tonalia/rules/dates';
import { formatNumber, formatPesos } from '@tonalia/rules/money';

export const unitWords = (count: number): string => `${formatNumber(count)} und.`;
export const orderWords = (count: number): string => (count === 1 ? '1 pedido' : `${formatNumber(count)} pedidos`);
const customerWords = (count: number) => (count === 1 ? '1 cliente' : `${formatNumber(count)} clientes`);
const dayWords = (count: number) => (count === 1 ? '1 día' : `${formatNumber(count)} días`);

/** Words of the presales. */
export const presalesTexts = {
  title: 'Preventas',
  what: 'las preventas',
  views: 'Preventas por estado',
  tabs: {
    activas: 'Activas',
    abiertas: 'Abiertas',
    llenas: 'Llenas',
    atrasadas: 'Atrasadas',
    terminadas: 'Terminadas',
  },
  states: {
    coming: 'Por abrir',
    open: 'Abierta',
    full: 'Llena',
    late: 'Atrasada',
    closed: 'Cerrada',
    ended: 'Terminada',
  } satisfies Record<PresaleState, string>,
  leavesTomorrow: 'Sale mañana',
  leavesToday: 'Sale hoy',
  lateBy: (days: number) => `Atrasada ${dayWords(days)}`,
  presale: 'Preventa',
  leaves: 'Sale',
  sellsUntil: 'Vende hasta',
  purchase: 'Compra',
  receive: 'Recibir la compra',
  keyReceive: 'recibir',
  taken: 'Apartado',
  orders: 'Pedidos',
  customers: 'Clientes',
  state: 'Estado',
  noLimit: 'sin límite',
  takenOf: (capacity: number | null) => (capacity === null ? 'sin límite' : `de ${formatNumber(capacity)}`),
  brandAnd: (brand: string, versions: number) =>
    versions > 1 ? `${brand}, ${formatNumber(versions)} versiones` : brand,
  count: (count: number) => (count === 1 ? '1 preventa' : `${formatNumber(count)} preventas`),
  sums: {
    held: 'Apartado',
    heldIn: (units: number, orders: number) => `${unitWords(units)} en ${orderWords(orders)}`,
    heldOrders: (orders: number) => `en ${orderWords(orders)}`,
    week: 'Sale en 7 días',
    late: 'Atrasado',
    noneLate: 'Nada atrasado',
    wait: (orders: number) => `${orderWords(orders)} ${orders === 1 ? 'espera' : 'esperan'}`,
    free: 'Cupo libre',
    ofAll: (units: number) => `de ${formatNumber(units)}`,
  },
  none: 'No hay preventas',
  noneText: 'Vende lo que todavía no llega: escoge el producto, el día en que sale y cuántas unidades.',
  noneHere: 'Ninguna preventa en este estado',
  open: 'Abrir preventa',
  acts: (name: string) => `Acciones de ${name}`,
  move: 'Mover fecha',
  edit: 'Cambiar cupo y cierre',
  end: 'Cerrar',
  keyMove: 'mover fecha',
  keyEdit: 'cambiar cupo',
  back: 'Volver',
  save: 'Guardar',
  opened: (name: string) => `Preventa de ${name} abierta`,
  saved: (name: string) => `Preventa de ${name} guardada`,
  closed: (name: string) => `Preventa de ${name} cerrada`,
  form: {
    product: 'Producto',
    other: 'Escoger otro producto',
    whole: 'Se abre para el producto con todas sus versiones.',
    leavesOn: 'Sale el',
    closesOn: 'Último día de venta',
    capacity: 'Cupo',
    capacityHelp: 'Unidades de todas las versiones. Vacío: sin límite.',
    capacityBelow: (taken: number) => `Ya hay ${unitWords(taken)} apartadas`,
    dayPast: 'Ese día ya pasó',
    reopens: 'La preventa vuelve a vender hasta ese día.',
  },
  closing: {
    title: (name: string) => `¿Cerrar la preventa de ${name}?`,
    text: (orders: number) =>
      orders === 0
        ? 'Deja de venderse ahora.'
        : `Deja de venderse ahora. ${orders === 1 ? 'El pedido que la espera sigue' : `Los ${formatNumber(orders)} pedidos que la esperan siguen`} con su fecha.`,
  },
  moving: {
    title: 'Mover fecha',
    leaves: 'Sale',
    newDay: 'Nueva fecha',
    units: 'Unidades',
    amount: 'Valor',
    choose: 'Escoge la nueva fecha para ver qué pedidos se mueven.',
    same: 'La preventa ya sale ese día.',
    none: 'Ningún pedido espera esta preventa. Sólo cambia la fecha en la tienda.',
    list: 'Pedidos que se mueven',
    order: 'Pedido',
    customer: 'Cliente',
    arrives: 'Llega',
    whole: 'todo',
    part: 'una parte',
    byAmount: 'ordenado por valor',
    more: (count: number) => `y ${orderWords(count)} más`,
    later: (count: number, day: string) =>
      `${orderWords(count)} ${count === 1 ? 'llega' : 'llegan'} después del día que escogió el cliente. Salen desde el ${formatDay(day)}.`,
    staying: (count: number) =>
      `${orderWords(count)} ${count === 1 ? 'se queda' : 'se quedan'} con su fecha: ya se ${count === 1 ? 'alista' : 'alistan'}.`,
    message: 'Aviso',
    ways: { mail: 'Correo', push: 'App' },
    messageOf: (code: string) => `El de ${code}. Escoge otro pedido de la lista para ver el suyo.`,
    when: 'Los pedidos y los avisos salen en un minuto. Si devuelves la fecha antes, no sale ninguno.',
    confirm: (customers: number) => (customers === 0 ? 'Mover' : `Mover y avisar a ${customerWords(customers)}`),
    done: (day: string) => `Ahora sale el ${formatShortDay(day)}. Los avisos salen en un minuto.`,
  },
  pesos: formatPesos,
};
