const HOUR = 3600;

/** Words of the jobs that run at an interval. */
export const regularJobTexts = {
  title: 'Tareas automáticas',
  what: 'las tareas automáticas',
  name: 'Tarea',
  every: 'Cuándo',
  last: 'Última',
  next: 'Próxima',
  took: 'Duró',
  run: 'Ejecutar ahora',
  runOne: (name: string) => `Ejecutar ahora: ${name}`,
  begun: (name: string) => `En curso: ${name}`,
  all: 'Ver todas',
  fewer: 'Ver menos',
  states: { waiting: 'sin correr', running: 'en curso', failed: 'falló' },
  interval: (seconds: number): string => {
    if (seconds < HOUR) return `cada ${Math.round(seconds / 60)} min`;
    return seconds === HOUR ? 'cada hora' : `cada ${Math.round(seconds / HOUR)} h`;
  },
  lastAt: (when: string) => `última ${when}`,
  nextAt: (hour: string) => `próxima ${hour}`,
};
