import type { FirstRun, FirstRunStep, FirstRunStepName } from '@tonalia/contract/first-run-office';
import type { IconProps } from '@tonalia/ui/icon';
import { outlines } from '../../components/outlines.ts';
import { rareOutlines } from '../../components/rare-outlines.ts';
import { firstRunTexts as texts } from '../../messages/first-run.es-CO.ts';

/** The steps by their names in the address. */
const addresses = {
  marca: 'brand',
  bodega: 'warehouse',
  cobertura: 'coverage',
  catalogo: 'catalogue',
  pagos: 'payments',
  asesores: 'sellers',
  publicar: 'publish',
} as const satisfies Record<string, FirstRunStepName>;

/** The step that a name in the address means. */
export const stepAt = (paso: string | undefined): FirstRunStepName | undefined =>
  Object.entries(addresses).find(([name]) => name === paso)?.[1];

/** A step's name in the address. */
export const addressOf = (step: FirstRunStepName): string =>
  Object.entries(addresses).find(([, one]) => one === step)?.[0] ?? '';

/** The icon of each step. */
export const stepIcons: Record<FirstRunStepName, IconProps['name']> = {
  brand: 'store',
  warehouse: 'warehouse',
  coverage: 'pin',
  catalogue: 'box',
  payments: 'card',
  sellers: rareOutlines.idCard,
  publish: outlines.send,
};

/** Minutes that each step takes a person, more or less. */
const MINUTES: Record<FirstRunStepName, number> = {
  brand: 6,
  warehouse: 2,
  coverage: 3,
  catalogue: 8,
  payments: 3,
  sellers: 3,
  publish: 1,
};

/** How many steps are done, and the minutes of the others. */
export function progressOf({ steps }: FirstRun): { done: number; all: number; minutes: number } {
  const open = steps.filter(({ isDone }) => !isDone);
  const minutes = open.reduce((sum, { step }) => sum + MINUTES[step], 0);
  return { done: steps.length - open.length, all: steps.length, minutes };
}

/** The first step that is open; the last one when all are done. */
export const firstOpen = ({ steps }: FirstRun): FirstRunStepName =>
  steps.find(({ isDone }) => !isDone)?.step ?? 'publish';

/** What a step says below its name: what there is, or what it asks for. */
export function stepWords({ step, isDone, name, count }: FirstRunStep): string {
  if (!isDone) return texts.about[step];
  if (step === 'coverage' || step === 'catalogue' || step === 'sellers') return texts.counted[step](count);
  return name ?? texts.done;
}

/** The step before or after one. */
export function stepBeside({ steps }: FirstRun, step: FirstRunStepName, by: -1 | 1): FirstRunStepName | undefined {
  return steps[steps.findIndex((one) => one.step === step) + by]?.step;
}
