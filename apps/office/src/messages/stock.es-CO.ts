import type { AdjustReason, MovementCause, StockTab } from '@tonalia/contract/stock-office';
import { dayAfter } from '@tonalia/rules/calendar';
import { formatShortDay } from '@tonalia/rules/dates';
import { formatNumber } from '@tonalia/rules/money';
import { texts } from './texts.es-CO.ts';

const signed = (by: number): string => `${by > 0 ? '+' : '−'}${formatNumber(Math.abs(by))}`;

function arrivalDay(day: string, today: string): string {
  if (day <= today) return 'hoy';
  return day === dayAfter(today, 1) ? 'mañana' : `el ${formatShortDay(day).toLocaleLowerCase('es-CO')}`;
}

const reserveAt = (shelf: string) => `reserva ${shelf}`;

/** Words of the stock. */
export const stockTexts = {
  acts: 'Acciones de existencias',
  title: texts.stock,
  what: 'las existencias',
  views: 'Vistas de existencias',
  tabs: {
    all: 'Todo',
    running_out: 'Agotándose',
    out: 'Agotados',
    idle: 'Sin movimiento',
  } satisfies Record<StockTab, string>,
  furtherTabs: { traslados: 'En traslado', compras: 'Compras', conteos: 'Conteos', movimientos: 'Movimientos' },
  search: 'Código, tono o EAN',
  brand: 'Marca',
  category: 'Categoría',
  warehouse: 'Bodega',
  cover: 'Cobertura',
  coverChoice: (days: string) => `Hasta ${days} días`,
  further: { preventa: 'Preventa', reservas: 'Reservas', ubicacion: 'Ubicación' },
  furtherChoices: {
    preventa: { con: 'En preventa', sin: 'Sin preventa' },
    reservas: { con: 'Con reservas', sin: 'Sin reservas' },
    ubicacion: { con: 'Con ubicación', sin: 'Sin ubicación' },
  },
  unitCost: 'Costo',
  value: 'Valor',
  code: 'Código',
  without: (name: string) => `Quitar ${name}`,
  bulk: 'Acciones sobre las versiones elegidas',
  choose: (name: string) => `Elegir ${name}`,
  chooseAll: 'Elegir todas',
  clearChoice: 'Quitar la selección',
  moveChosen: 'Trasladar',
  units: (units: number) => `${formatNumber(units)} und.`,
  atCost: 'al costo',
  count: (count: string) => (count === '1' ? '1 versión' : `${count} versiones`),
  version: 'Versión',
  total: 'Total',
  reserved: 'Reservado',
  available: 'Disponible',
  presale: 'Preventa',
  presaleWhy: 'Unidades tomadas de la preventa del producto, todos sus tonos',
  perDay: 'Al día',
  none: 'Todavía no hay existencias',
  noneText: 'Llegan con la importación del catálogo o al ajustar una versión.',
  noneFound: 'Ninguna versión con estos filtros',
  days: (days: number) => (days > 180 ? '+180 días' : days === 1 ? '1 día' : `${formatNumber(days)} días`),
  noSale: 'sin ventas',
  onHand: 'Hay',
  counted: 'Contado',
  countIn: (warehouse: string) => `Contado en ${warehouse}`,
  never: 'nunca',
  reasonTitle: 'Motivo del ajuste',
  reasons: { count: 'Conteo', broken: 'Roto', lost: 'Perdido', sample: 'Muestra' } satisfies Record<
    AdjustReason,
    string
  >,
  signed,
  adjust: (by: number) => `Ajustar ${signed(by)}`,
  adjusted: (after: number) => `Quedan ${formatNumber(after)}`,
  changed: (seen: number, now: number) =>
    `Viste ${formatNumber(seen)} y ahora hay ${formatNumber(now)}: otra persona o un pedido movió unidades. Revisa y ajusta de nuevo.`,
  movements: 'Movimientos',
  span: 'Días de movimientos',
  spanOf: (days: number) => `${formatNumber(days)} días`,
  change: 'Cambio',
  left: 'Quedan',
  noMovements: 'Ningún movimiento en estos días',
  causes: {
    opening: 'Inicio',
    order: 'Despacho',
    return: 'Devolución',
    adjustment: 'Ajuste',
    count: 'Conteo',
    transfer: 'Traslado',
    receipt: 'Entrada',
    import: 'Importación',
    loss: 'Pérdida',
    outside: 'Otro sistema',
  } satisfies Record<MovementCause, string>,
  cameBack: 'Vuelve a bodega',
  moves: 'movimientos',
  searchMovements: 'Código o documento',
  cause: 'Causa',
  from: 'Desde',
  to: 'Hasta',
  mine: 'Solo los míos',
  when: 'Cuándo',
  whatMovements: 'los movimientos',
  noMovementsFound: 'Ningún movimiento con estos filtros',
  olderMovements: 'Ver anteriores',
  shelfIn: (warehouse: string) => `Ubicación en ${warehouse}`,
  noShelf: 'ubicación',
  reserveIn: (warehouse: string) => `Reserva en ${warehouse}`,
  noReserve: 'reserva',
  reserveAt,
  orderBy: (name: string) => `Ordenar por ${name.toLocaleLowerCase('es-CO')}`,
  here: 'Aquí',
  scan: 'Leer código',
  unknownCode: (code: string) => `Ninguna versión con el código ${code}`,
  placeOf: (
    onHand: number,
    { shelf, reserveShelf }: { shelf: string | null; reserveShelf: string | null },
    reserved: number,
  ) =>
    onHand === 0
      ? 'sin existencias'
      : [
          shelf,
          reserveShelf && reserveAt(reserveShelf),
          reserved > 0 && (reserved === 1 ? '1 reservada' : `${formatNumber(reserved)} reservadas`),
        ]
          .filter(Boolean)
          .join(', ') || 'sin ubicación',
  arriving: (units: number, day: string, today: string) =>
    `${units === 1 ? 'Llega 1' : `Llegan ${formatNumber(units)}`} ${arrivalDay(day, today)}`,
  adjusts: 'ajustar',
  transfers: 'trasladar',
  previous: 'Versión anterior',
  next: 'Versión siguiente',
};
