import type { StopResult } from '@tonalia/contract/dispatch-driver';
import { formatNumber } from '@tonalia/rules/money';
import { theHour } from './hour.ts';

const boxes = (count: number): string => `${formatNumber(count)} ${count === 1 ? 'caja' : 'cajas'}`;
const stops = (count: number): string => `${formatNumber(count)} ${count === 1 ? 'parada' : 'paradas'}`;

/** What leaves with a load. */
interface Going {
  orders: number;
  pickups: number;
}

/** "2 pedidos y 1 recogida" */
const going = ({ orders, pickups }: Going): string =>
  [
    (orders > 0 || pickups === 0) && (orders === 1 ? '1 pedido' : `${formatNumber(orders)} pedidos`),
    pickups > 0 && (pickups === 1 ? '1 recogida' : `${pickups} recogidas`),
  ]
    .filter(Boolean)
    .join(' y ');

/** Words of load sheets: the routes of a day, the stops, and the printed sheet. */
export const loadTexts = {
  title: 'Rutas',
  route: (name: string) => (name === 'Sin ruta' ? name : `Ruta ${name}`),
  noRoute: 'Sin ruta',
  what: 'las rutas',
  whatLoad: 'la hoja de ruta',
  back: 'Volver al alistamiento',
  routesOf: 'Rutas de la bodega',
  warehouse: 'Bodega',
  onRoad: 'En la calle',
  closed: 'Cerradas',
  aboard: (done: number, all: number) => `${done} de ${all} cajas a bordo`,
  where: (day: string, warehouse: string) => `${day}, bodega ${warehouse}`,
  sheet: 'Hoja de ruta',
  sheetNumber: (code: string) => `Hoja de ruta ${code}`,
  dispatch: 'Despachar ruta',
  make: (name: string) => `Armar la hoja de ${name}`,
  add: (count: number) => (count === 1 ? 'Agregar 1 pedido' : `Agregar ${count} pedidos`),
  waiting: (free: Going) => `${going(free)} de esta ruta sin hoja`,
  onlyPickups: 'La hoja lleva las devoluciones por recoger.',
  duePickups: (count: number) =>
    count === 1
      ? '1 devolución por recoger en esta ruta'
      : `${formatNumber(count)} devoluciones por recoger en esta ruta`,
  addAllPickups: 'Agregar todas',
  addOne: 'Agregar',
  addPickup: (code: string) => `Agregar la recogida ${code}`,
  unitsOf: (count: number) => `${formatNumber(count)} und.`,
  notDue: 'Ya no se recoge',
  packedOf: (packed: number, all: number) => `${packed} de ${all} empacados`,
  empty: 'No hay rutas por cargar',
  emptyText: 'Cuando un pedido de esta fecha y bodega esté por salir, su ruta aparece aquí.',
  noStops: 'La hoja no tiene paradas',
  noStopsText: 'Agrega los pedidos de la ruta.',
  view: 'Vista',
  stopsView: 'Paradas',
  boxesView: 'Cajas',
  columns: {
    position: '#',
    arrives: 'Llega',
    customer: 'Cliente',
    order: 'Pedido',
    boxes: 'Cajas',
    units: 'Und.',
    collect: 'Cobra',
    acts: 'Mover',
  },
  until: (hour: string) => `a ${hour}`,
  late: 'Atrasado',
  results: {
    delivered: 'Entregado',
    partial: 'Parcial',
    refused: 'No recibió',
    collected: 'Recogido',
    not_collected: 'No se recogió',
  } satisfies Record<StopResult, string>,
  pickup: 'Recoger',
  picksUp: (count: number) => `recoge ${formatNumber(count)}`,
  nextDay: (days: number) => (days === 1 ? 'día siguiente' : `${days} días después`),
  missesWindow: (hour: string) => `Prometido hasta ${theHour(hour)}`,
  unpacked: 'Sin empacar',
  box: (code: string, isAboard: boolean) => `${code}, ${isAboard ? 'a bordo' : 'sin subir'}`,
  collects: 'Sí',
  drag: (code: string) => `Arrastrar ${code}`,
  up: (code: string) => `Subir ${code} un lugar`,
  down: (code: string) => `Bajar ${code} un lugar`,
  move: (code: string) => `Pasar ${code} a otra ruta`,
  moveTo: 'Pasar a otra ruta',
  takeOut: 'Sacar de la hoja',
  moved: (code: string) => `${code} cambió de ruta`,
  tookOut: (code: string) => `${code} salió de la hoja`,
  deliveries: (count: number, pickups: number) =>
    [
      `${count} ${count === 1 ? 'entrega' : 'entregas'}`,
      pickups > 0 && `${pickups} ${pickups === 1 ? 'recogida' : 'recogidas'}`,
    ]
      .filter(Boolean)
      .join(', '),
  boxes,
  stops,
  driver: 'Conductor',
  noDriver: 'Sin conductor',
  editDriver: 'Conductor y vehículo',
  leaves: 'Sale',
  collecting: 'Entregas con cobro',
  toCollect: 'Cobra en efectivo',
  change: 'Base para vueltas',
  link: 'Enlace del conductor',
  linkMade: 'Enviado sin abrir',
  linkOpened: (hour: string) => `Abierto ${hour}`,
  makeLink: 'Crear enlace',
  renewLink: 'Crear uno nuevo',
  askLink: '¿Crear un enlace nuevo?',
  askLinkText: (driver: string | null) =>
    `El celular de ${driver ?? 'quien lleva la ruta'} deja de abrirla hasta que reciba el enlace nuevo.`,
  editRoutes: 'Editar rutas',
  linkOnce: 'Cópialo ahora: no se vuelve a mostrar. El anterior deja de abrir.',
  linkText: 'Se muestra una sola vez y muere al cerrar la ruta.',
  copy: 'Copiar',
  copied: 'Copiado',
  send: 'Enviar por WhatsApp',
  linkMessage: (address: string) => `Tu ruta de hoy: ${address}`,
  asksCode: 'Exigir código de entrega',
  notifies: (count: number) => (count === 1 ? 'Avisar al cliente al salir' : `Avisar a los ${count} clientes al salir`),
  notifiesShort: 'Avisar al salir',
  near: 'Ordenar por cercanía',
  sorted: 'Paradas ordenadas por cercanía',
  isNear: 'Ya están ordenadas por cercanía',
  undo: 'Deshacer',
  yes: 'Sí',
  no: 'No',
  stopAt: (position: number) => `Parada ${position}`,
  scan: 'Escanear cajas',
  scanned: (code: string) => `${code} a bordo`,
  keys: { move: 'moverse', place: 'cambiar de lugar', other: 'pasar a otra ruta' },
  weight: (kilos: string) => `${kilos} kg`,
  weightOf: (kilos: string, most: string) => `${kilos} kg de ${most} kg`,
  overweight: 'Pasa la carga máxima del vehículo.',
  ask: (name: string) => `¿Despachar la ruta ${name}?`,
  askText: ({ orders, pickups }: Going, notifies: boolean) => {
    const stay = orders + pickups === 1 ? 'queda' : 'quedan';
    if (orders === 0) return `${going({ orders, pickups })} ${stay} en camino.`;
    if (!notifies) return `${going({ orders, pickups })} ${stay} en camino, sin avisarle a nadie.`;
    const customers = orders === 1 ? 'al cliente' : 'a cada cliente';
    return `${going({ orders, pickups })} ${stay} en camino y la tienda avisa ${customers}${pickups > 0 ? ' que recibe' : ''}.`;
  },
  lacking: (count: number) => (count === 1 ? 'Falta subir 1 caja.' : `Faltan ${count} cajas por subir.`),
  unpackedCount: (count: number) =>
    count === 1 ? '1 pedido no está empacado.' : `${count} pedidos no están empacados.`,
  reason: '¿Por qué sale así?',
  reasonMissing: 'Escribe el motivo.',
  force: 'Despachar así',
  act: 'Despachar',
  cancel: 'Volver',
  stay: 'No salen',
  done: (gone: Going) => `${going(gone)} ${gone.orders + gone.pickups === 1 ? 'salió' : 'salieron'}`,
  fields: {
    name: 'Nombre',
    phone: 'Celular',
    document: 'Cédula',
    vehicle: 'Vehículo',
    plate: 'Placa',
    capacity: 'Carga máxima (kg)',
    leaves: 'Sale',
  },
  save: 'Guardar',
  wrong: {
    name: 'Escribe el nombre.',
    phone: 'Escribe de 7 a 15 números.',
    document: 'Escribe solo los números de la cédula.',
    plate: 'Escribe la placa, como WGT482.',
    capacity: 'Escribe de 1 a 50.000 kg, sin decimales.',
  },
  state: { draft: 'Por cargar', on_road: 'En la calle', closed: 'Cerrada' },
  print: 'Imprimir',
  printed: {
    driver: 'Conductor',
    vehicle: 'Vehículo',
    load: 'Carga',
    collect: 'Por cobrar',
    document: (number: string) => `CC ${number}`,
    kilometres: 'km inicial ________',
    loaded: (count: number, units: number) => `${boxes(count)}, ${formatNumber(units)} und.`,
    change: (amount: string) => `base para vueltas ${amount}`,
    address: 'Cliente y dirección',
    collectColumn: 'Cobrar',
    receives: 'Recibe: nombre, hora y firma',
    line: (count: number, name: string) => `${formatNumber(count)} × ${name}`,
    until: (hour: string) => `Recibe hasta ${theHour(hour)}`,
    signatures: ['Entrega bodega (nombre, firma)', 'Conductor (firma)', 'Recibe recaudo (firma, hora)'],
    page: (at: number, of: number) => `Página ${at} de ${of}`,
    by: (hour: string, name: string) => `impresa ${hour} por ${name}`,
    nit: (number: string) => `NIT ${number}`,
    routeOf: 'Ruta',
    leaves: (hour: string) => `Sale ${hour}`,
  },
};
