const HOUR = 60 * 60_000;

/** How many wrong passwords are checked. The count leaks evenly, `perHour`. */
export interface LeakyBudget {
  /** Checked without asking for more. */
  free: number;
  perHour: number;
}

/** From one known device. Above it the device counts as unknown. */
export const DEVICE_BUDGET: LeakyBudget = { free: 10, perHour: 40 };

/** How much a count leaks in a millisecond. */
export const leak = ({ perHour }: LeakyBudget): number => perHour / HOUR;
