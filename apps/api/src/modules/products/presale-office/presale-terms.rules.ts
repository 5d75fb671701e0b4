import { dayAfter, startOfDay } from '@tonalia/rules/calendar';
import { dayIn } from '@tonalia/rules/dates';

/** The moment at which the sale ends that lasts through a day in Bogotá. */
export const endOfDay = (day: string): Date => startOfDay(dayAfter(day, 1));

/** The last day in Bogotá of a sale that ends at a moment. */
export const lastDay = (closesAt: Date): string => dayIn(new Date(closesAt.getTime() - 1));

/** Whether a day in Bogotá is over. */
export const isOver = (day: string, now: Date): boolean => day < dayIn(now);

/** Why a presale cannot have a capacity; undefined when it can. */
export const belowTaken = (capacity: number | null, taken: number): string | undefined =>
  capacity !== null && capacity < taken
    ? `Ya hay ${taken} ${taken === 1 ? 'unidad apartada' : 'unidades apartadas'}. El cupo no puede ser menor.`
    : undefined;
