import { formatPesos } from './money.ts';

/** Why a method with limits cannot take an amount; null when it can. Pesos, both limits inclusive. */
export function whyOutside(name: string, { min, max }: { min: number; max: number }, amount: number): string | null {
  if (amount >= min && amount <= max) return null;
  return `Con ${name} puedes pagar entre ${formatPesos(min)} y ${formatPesos(max)}.`;
}
