/** Weekdays from Monday. */
export const weekdayTexts = {
  letters: ['L', 'M', 'M', 'J', 'V', 'S', 'D'],
  names: ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo'],
};
