import type { OfficeJob } from '@tonalia/contract/office-jobs';
import { formatNumber } from '@tonalia/rules/money';

const orders = (count: number | null): string =>
  count === null ? 'pedidos' : count === 1 ? '1 pedido' : `${formatNumber(count)} pedidos`;

const photos = (count: number): string => (count === 1 ? '1 foto' : `${formatNumber(count)} fotos`);

const doing = { pick: 'Alistando', dispatch: 'Despachando', deliver: 'Entregando' } as const;
const done = { pick: 'en alistamiento', dispatch: 'despachados', deliver: 'entregados' } as const;

/** Words of the jobs that run in the background. */
export const jobTexts = {
  what: 'las tareas',
  empty: 'Sin tareas',
  emptyText: 'Aquí ves lo que tarda: exportaciones grandes y cambios de muchos pedidos.',
  all: 'Ver tareas',
  stop: 'Detener',
  stopOne: (name: string) => `Detener ${name}`,
  download: 'Descargar',
  downloadOne: (name: string) => `Descargar ${name}`,
  until: (when: string) => `hasta ${when}`,
  gone: 'El archivo ya se borró',
  hide: 'Ocultar',
  columns: { task: 'Tarea', state: 'Estado', began: 'Empezó', took: 'Duró', result: 'Resultado' },
  states: {
    waiting: 'En espera',
    running: 'En curso',
    done: 'Lista',
    failed: 'Falló',
    stopped: 'Detenida',
  } satisfies Record<OfficeJob['state'], string>,
  of: (count: number, all: number | null) =>
    all === null ? formatNumber(count) : `${formatNumber(count)} de ${formatNumber(all)}`,
  failed: (count: number) => (count === 1 ? '1 no se pudo' : `${formatNumber(count)} no se pudieron`),
  failures: 'Los que no se pudieron',
  more: (count: number) => `y ${formatNumber(count)} más`,
  seconds: (count: number) => `${formatNumber(count)} s`,
  minutes: (count: number) => `${formatNumber(count)} min`,
  began: 'Queda en Tareas. Puedes seguir con lo tuyo.',
  askAll: (verb: string, count: number) => `¿${verb} ${orders(count)}?`,
  askAllText:
    'Son todos los que dan los filtros. Se hace en segundo plano, y lo que no se pueda queda en la tarea con su motivo.',
  back: 'Volver',
  tooMany: (most: number) => `Máximo ${formatNumber(most)} a la vez. Agrega filtros.`,
};

/** "Exportando 248 pedidos", "248 pedidos exportados". */
export function jobName({ kind, act, state, total, done: count }: OfficeJob): string {
  const isOver = state === 'done' || state === 'stopped';
  if (kind === 'photos_import') return isOver ? `${photos(count)} leídas` : 'Subiendo fotos de un ZIP';
  if (kind === 'photos_fetch') return isOver ? `${photos(count)} pedidas` : 'Trayendo fotos de sus direcciones';
  if (kind === 'import_check') return isOver ? `${formatNumber(count)} filas revisadas` : 'Revisando una lista';
  if (kind === 'import_undo') return isOver ? `${formatNumber(count)} filas deshechas` : 'Deshaciendo una importación';
  if (kind === 'import_run') return isOver ? `${formatNumber(count)} filas importadas` : 'Importando una lista';
  if (kind === 'cells_change')
    return isOver ? `${formatNumber(count)} celdas guardadas` : 'Guardando precios y productos';
  const subject = orders(isOver ? count : total);
  if (kind === 'orders_export' || act === null) return isOver ? `${subject} exportados` : `Exportando ${subject}`;
  return isOver ? `${subject} ${done[act]}` : `${doing[act]} ${subject}`;
}
