import type { ListReminder } from '@tonalia/contract/saved-lists';

const days = [
  ['L', 'Lunes'],
  ['M', 'Martes'],
  ['M', 'Miércoles'],
  ['J', 'Jueves'],
  ['V', 'Viernes'],
  ['S', 'Sábado'],
  ['D', 'Domingo'],
] as const;

const at = (hour: number) =>
  `${hour > 12 ? hour - 12 : hour}:00 ${hour < 12 ? 'a.' : hour === 12 ? '' : 'p.'} m.`.replace('  ', ' ');

/** Texts of the reminder of a saved list. */
export const listReminderMessages = {
  remind: 'Recordarme',
  set: (day: string) => `Te recordamos el ${day}`,
  weekday: 'Día',
  days,
  every: 'Cada cuánto',
  weekly: 'Cada semana',
  biweekly: 'Cada 2',
  monthly: 'Cada 4',
  hour: 'Hora',
  at,
  /** "Lunes, 8:00 a. m.", "Viernes cada 2 semanas, 9:00 a. m.". */
  when: ({ weekday, every, hour }: ListReminder) =>
    `${days[weekday - 1]?.[1] ?? ''}${every === 1 ? '' : ` cada ${every} semanas`}, ${at(hour)}`,
  nextShort: (day: string) => `el próximo, ${day}`,
  next: (day: string) => `El próximo, ${day}`,
  how: 'Te llega a la app; si no la tienes, al correo.',
  byWhatsapp: 'Por WhatsApp',
  fillsCart: 'Dejar listo en el carrito',
  fillsCartHelp: 'Agregamos las líneas a esa hora y te avisamos. Nunca pedimos por ti.',
  save: 'Guardar',
  end: 'Quitar recordatorio',
  ended: 'Ya no te recordamos esta plantilla',
};
