import type { FirstRun, FirstRunStep, FirstRunStepName } from '@tonalia/contract/first-run-office';
import { FirstRunStepName as StepNames } from '@tonalia/contract/first-run-office';
import { OfficeError } from '@tonalia/contract/office-errors';
import type { FirstRunCheck, FirstRunReading } from '../../../platform/first-run.ts';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import { setSetting } from '../../../platform/settings/set-setting.ts';
import { missingSettings, readSettings } from '../../../platform/settings/settings.ts';
import { readShopOpening, shopPublished } from '../../../platform/settings/shop-opening.ts';
import type { Database } from '../../../platform/transaction.ts';

/** What reading the first run needs. */
export interface FirstRunContext {
  db: Database;
  publicUrl: string;
  checks: readonly FirstRunCheck[];
}

/** A distributor without sellers sells too. */
const optional: ReadonlySet<FirstRunStepName> = new Set(['sellers']);
const nothing: FirstRunReading = { missing: [], name: null, count: 0 };

/** The seven steps, as the data of their modules says it now. */
export async function readFirstRun({ db, publicUrl, checks }: FirstRunContext): Promise<FirstRun> {
  const [isPublished, brand, ...readings] = await Promise.all([
    readShopOpening(db),
    readBrand(db),
    ...checks.map(async ({ step, read }) => ({ step, ...(await read()) })),
  ]);
  const known = new Map<FirstRunStepName, FirstRunReading>([
    ['brand', brand],
    ...readings.map(({ step, ...reading }) => [step, reading] as const),
  ]);
  const steps = StepNames.options
    .filter((step) => step !== 'publish')
    .map((step) => toStep(step, known.get(step) ?? nothing));
  const open = steps.filter(({ isDone, isOptional }) => !isDone && !isOptional).map(({ step }) => step);
  const publish = { ...nothing, missing: open, name: publicUrl, count: isPublished ? 1 : 0 };
  return {
    isPublished,
    shop: publicUrl,
    steps: [...steps, { ...toStep('publish', publish), isDone: isPublished }],
    firstOrder: known.get('publish')?.name ?? null,
  };
}

const toStep = (step: FirstRunStepName, { missing, name, count }: FirstRunReading): FirstRunStep => ({
  step,
  isDone: missing.length === 0,
  isOptional: optional.has(step),
  missing,
  name,
  count,
});

async function readBrand(db: Database): Promise<FirstRunReading> {
  const [missing, values] = await Promise.all([missingSettings(db), readSettings(db)]);
  return { missing, name: values['brand.name'] ?? null, count: missing.length === 0 ? 1 : 0 };
}

/** Opens the shop to visitors. FIRST_RUN_INCOMPLETE. */
export async function publishShop(context: FirstRunContext, operator: OperatorActor): Promise<FirstRun> {
  const { isPublished, steps } = await readFirstRun(context);
  if (isPublished) return readFirstRun(context);
  if (steps.some(({ step, missing }) => step === 'publish' && missing.length > 0))
    throw new OfficeError('FIRST_RUN_INCOMPLETE');
  const { operatorId, network, name: by } = operator;
  await setSetting(context.db, { key: shopPublished, text: 'sí', by, operator: { operatorId, network } });
  return readFirstRun(context);
}
