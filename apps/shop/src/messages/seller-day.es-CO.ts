import type { NoSaleReason } from '@tonalia/contract/seller-day';
import { formatDay, formatShortDay } from '@tonalia/rules/dates';
import { formatNumber, formatPesos } from '@tonalia/rules/money';
import { count } from './es-CO.ts';

const reasons: Record<NoSaleReason, string> = {
  closed: 'Estaba cerrado',
  away: 'No estaba quien decide',
  stocked: 'Tiene existencias',
  money: 'Hoy no tiene plata',
  elsewhere: 'Compró en otra parte',
  other: 'Otro motivo',
};

/** A calendar day without its weekday: "4 nov". */
export const shortDate = (day: string): string => formatShortDay(day).toLowerCase().split(' ').slice(1).join(' ');

/** The weekday of a calendar day: "sábado". */
export const weekdayOf = (day: string): string => formatDay(day).split(' ')[0] ?? day;

const timeWords = new Intl.DateTimeFormat('es-CO', { hour: 'numeric', minute: '2-digit', timeZone: 'America/Bogota' });

/** Texts of a seller's day and of a customer as its seller sees it. */
export const sellerDayMessages = {
  day: 'Tu día',
  visits: 'Visitas',
  sold: 'Vendido hoy',
  soldMonth: 'Este mes',
  quota: (percent: number, pesos: number) => `${formatNumber(percent)} % de ${formatPesos(pesos)}`,
  unsent: 'Por enviar',
  openUnsent: (n: number) => `${formatNumber(n)} por enviar`,
  of: (all: number) => `de ${formatNumber(all)}`,
  next: 'Próxima visita',
  later: 'Después',
  offRoute: 'Les toca y no están en la ruta',
  sortRoute: 'Ordenar ruta',
  sorted: 'Visitas ordenadas por cercanía',
  isSorted: 'Ya están ordenadas por cercanía',
  hour: (time: string) => timeWords.format(new Date(`2026-01-01T${time}:00-05:00`)),
  goTo: (name: string) => `Llegar a ${name}`,
  arrive: 'Ya llegué',
  arrivedAt: (at: string) => `Llegaste a las ${timeWords.format(new Date(at))}`,
  arrivalTitle: (name: string) => `Llegada a ${name}`,
  arrivalKeeps:
    'Se guarda la hora y, si lo permites, el punto donde estás en este momento. Lo ve tu distribuidor con la visita. No se guarda tu recorrido.',
  keepWithPosition: 'Guardar con mi ubicación',
  keepTimeOnly: 'Guardar solo la hora',
  arrivalKept: (at: string) => `Llegada guardada, ${timeWords.format(new Date(at))}`,
  positionKept: (metres: number) => `Punto guardado, a ${formatNumber(metres)} m`,
  noPosition: 'El equipo no dio la ubicación. Se guardó solo la hora.',
  arrivalNotKept: 'El equipo no dejó guardar la llegada. Inténtalo de nuevo.',
  near: 'Se acercan',
  done: (n: number) => (n === 1 ? '1 hecha' : `${formatNumber(n)} hechas`),
  orders: (n: number) => count(n, 'pedido', 'pedidos'),
  more: (n: number) => `Ver ${formatNumber(n)} más`,
  rhythm: (every: number, since: number) => `cada ${count(every, 'día', 'días')}, van ${formatNumber(since)}`,
  rhythmShort: (every: number, since: number) => `${count(every, 'día', 'días')}, van ${formatNumber(since)}`,
  ordered: (place: string, day: string) => `${place}, pidió el ${day}`,
  upToDate: 'Al día',
  owes: (pesos: number) => `Debe ${formatPesos(pesos)}`,
  suggested: (n: number) => (n === 0 ? 'Pedido sugerido' : `Pedido sugerido, ${formatNumber(n)}`),
  call: (name: string) => `Llamar a ${name}`,
  write: (name: string) => `Escribir por WhatsApp a ${name}`,
  noSale: 'Sin venta',
  noSaleTitle: (name: string) => `¿Por qué no hubo venta en ${name}?`,
  noted: 'Visita anotada',
  notedLater: 'Visita anotada, queda por enviar',
  unordered: (n: number) => `Sin pedir este mes, ${formatNumber(n)}`,
  note: 'Nota',
  addNote: 'Anotar',
  noteOf: (name: string) => `Nota de ${name}`,
  saveNote: 'Guardar nota',
  noteKept: 'Nota guardada',
  noteLater: 'Nota guardada en el equipo. Se envía al volver la red.',
  noteNotKept: 'El equipo no dejó guardar la nota. Inténtalo de nuevo.',
  undo: 'Deshacer',
  reasons,
  customer: 'Cliente',
  callShort: 'Llamar',
  goThere: 'Llegar',
  collect: 'Recaudar',
  collectLater: 'Para recaudar necesitas red.',
  ways: 'Cómo atenderlo',
  whatsapp: 'WhatsApp',
  receivables: 'Cartera',
  debt: 'Debe',
  credit: 'Puede comprar a cupo',
  overdue: (pesos: number) => `${formatPesos(pesos)} ya venció`,
  dueSoon: (pesos: number, day: string, days: number) =>
    `${formatPesos(pesos)} vence ${days <= 0 ? 'hoy' : `el ${day}, en ${count(days, 'día', 'días')}`}`,
  heldAt: (when: string) => `Sin red. Descargado ${when}`,
  usual: 'Lo que más pide',
  lastOrders: 'Últimos pedidos',
  allOrders: 'Ver todos',
  takeOrder: 'Tomar pedido',
  units: (n: number) => `${formatNumber(n)} und.`,
  lines: (n: number) => count(n, 'línea', 'líneas'),
  others: (n: number) => `+${formatNumber(n)}`,
  notYours: 'Este cliente no está en tu cartera',
  notYoursHelp: 'Escoge uno de tus clientes.',
  failed: 'No pudimos cargar tu día',
};
