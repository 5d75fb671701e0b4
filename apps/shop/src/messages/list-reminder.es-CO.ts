/** Texts of the reminder of a saved list. */
export const listReminderMessages = {
  remind: 'Recordarme',
  set: (day: string) => `Te recordamos el ${day}`,
  weekday: 'Día',
  days: [
    ['L', 'Lunes'],
    ['M', 'Martes'],
    ['M', 'Miércoles'],
    ['J', 'Jueves'],
    ['V', 'Viernes'],
    ['S', 'Sábado'],
    ['D', 'Domingo'],
  ] as const,
  every: 'Cada cuánto',
  weekly: 'Cada semana',
  biweekly: 'Cada 2',
  monthly: 'Cada 4',
  hour: 'Hora',
  at: (hour: number) =>
    `${hour > 12 ? hour - 12 : hour}:00 ${hour < 12 ? 'a.' : hour === 12 ? '' : 'p.'} m.`.replace('  ', ' '),
  next: (day: string) => `El próximo, ${day}`,
  how: 'Te llega a la app; si no la tienes, al correo.',
  save: 'Guardar',
  end: 'Quitar recordatorio',
  ended: 'Ya no te recordamos esta plantilla',
};
