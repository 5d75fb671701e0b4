import type { RegularJobName } from './office-health.ts';

/** Names of the jobs that run at an interval; the audit has them too. */
export const regularJobNames = {
  alerts: 'Avisar de tonos y precios',
  arrival_points: 'Olvidar puntos de llegada',
  cart_reminders: 'Recordar carritos',
  cart_writes: 'Borrar cambios viejos de carritos',
  ended_sessions: 'Borrar sesiones vencidas',
  ended_shares: 'Borrar enlaces vencidos',
  health: 'Medir la salud',
  list_reminders: 'Recordar listas',
  due_reminders: 'Avisar vencimientos',
  loose_photos: 'Borrar fotos sin dueño',
  old_alerts: 'Borrar alertas viejas',
  old_lists: 'Borrar archivos importados',
  old_notices: 'Borrar avisos viejos',
  old_office_jobs: 'Borrar tareas viejas',
  old_sales: 'Recalcular lo más vendido',
  old_searches: 'Borrar búsquedas viejas',
  stock_check: 'Cuadrar existencias',
  weekly_exports: 'Enviar productos cada lunes',
} satisfies Record<RegularJobName, string>;
