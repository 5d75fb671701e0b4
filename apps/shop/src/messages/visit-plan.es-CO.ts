import { weekdaysInWords } from '@tonalia/rules/weekdays';
import { sellerDayMessages } from './seller-day.es-CO.ts';

/** Texts of the days on which a customer is visited. */
export const visitPlanMessages = {
  open: 'Días de visita',
  title: (name: string) => `Días de visita de ${name}`,
  days: 'Días',
  weekdays: ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo'],
  time: 'Hora',
  timeHelp: 'Déjala vacía si no tiene una hora fija.',
  save: 'Guardar días',
  saved: 'Días de visita guardados',
  removed: 'Sin días de visita',
  plan: (weekdays: readonly number[], at: string | null) =>
    `Visita: ${weekdaysInWords(weekdays)}${at === null ? '' : `, ${sellerDayMessages.hour(at)}`}`,
};
