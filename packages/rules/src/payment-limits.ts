import { formatPesos } from './money.ts';

/** Why an amount cannot be paid with a method that takes some amounts only; null when it can. Pesos, both limits included. */
export function whyOutside(name: string, { min, max }: { min: number; max: number }, amount: number): string | null {
  if (amount >= min && amount <= max) return null;
  return `Con ${name} puedes pagar entre ${formatPesos(min)} y ${formatPesos(max)}.`;
}
