/** Words of how long something waits. */
export const ageTexts = {
  minutes: (n: number) => `${n} min`,
  hours: (n: number, minutes: number) => (minutes === 0 ? `${n} h` : `${n} h ${minutes} min`),
  days: (n: number) => (n === 1 ? '1 día' : `${n} días`),
};
