import { AppError } from '@tonalia/contract/errors';
import type { Clock } from '../../../platform/clock.ts';
import type { Shopper } from '../../../platform/http/actor.ts';
import type { Transaction } from '../../../platform/transaction.ts';
import { type SellablePart, type Sellable, findProductsByCode, findSellables } from '../../products/index.ts';
import type { CartLine } from './cart-line.rules.ts';
import { missingChoice } from './requested-items.ts';

export interface AssemblyChoice {
  /** Code of the part's product. */
  code: string;
  versionCode: string | null;
}

export interface ComboParts extends Pick<CartLine, 'choice' | 'chosen'> {
  /** Number of combos that the chosen versions and the fixed parts allow. */
  stock: number;
}

/**
 * Resolves the versions chosen for the open parts of a combo. No statement for other products. Throws VERSION_NOT_FOUND, or the
 * choice that is missing.
 */
export async function readComboParts(
  { tx, clock }: { tx: Transaction; clock: Clock },
  shopper: Shopper,
  combo: Sellable,
  assemblies: readonly AssemblyChoice[],
): Promise<ComboParts> {
  const open = combo.parts.filter(({ versionId }) => versionId === null);
  if (assemblies.some(({ code }) => !combo.parts.some((part) => part.code === code)))
    throw new AppError('VERSION_NOT_FOUND');
  if (open.length === 0) return { choice: '', chosen: [], stock: combo.stock };

  const chosenCodes = matchInOrder(open, assemblies);
  const forgotten = open.find((_part, index) => !chosenCodes[index]);
  if (forgotten) throw await explainMissingPart(tx, forgotten);
  const asked = open.map((part, index) => ({ code: part.code, versionCode: chosenCodes[index] ?? null }));
  const versions = await findSellables(tx, shopper, asked, clock);
  const chosen = open.map((part, index) => ({ part, version: versions.find(isChosen(part, chosenCodes[index])) }));
  const taken = chosen.map(({ part, version }) => {
    if (!version?.active) throw new AppError('VERSION_NOT_FOUND');
    return { part, version };
  });
  const all = [...combo.parts, ...taken.map(({ part, version }) => ({ ...part, versionId: version.versionId }))];
  const unitsOf = (versionId: string) =>
    all.reduce((sum, part) => (part.versionId === versionId ? sum + part.quantity : sum), 0);
  return {
    choice: chosenCodes.join('+'),
    chosen: taken.map(({ part, version }) => ({ position: part.position, versionId: version.versionId })),
    // one version may be chosen for several parts
    stock: Math.min(combo.stock, ...taken.map(({ version }) => Math.floor(version.stock / unitsOf(version.versionId)))),
  };
}

/** Two parts may be of one product: choices are matched to parts in order. */
function matchInOrder(parts: readonly SellablePart[], assemblies: readonly AssemblyChoice[]): (string | null)[] {
  const rest = [...assemblies];
  return parts.map((part) => {
    const index = rest.findIndex(({ code, versionCode }) => code === part.code && versionCode !== null);
    return index < 0 ? null : (rest.splice(index, 1)[0]?.versionCode ?? null);
  });
}

const isChosen = (part: SellablePart, versionCode: string | null | undefined) => (version: Sellable) =>
  version.productId === part.productId && version.versionCode === versionCode;

async function explainMissingPart(tx: Transaction, part: SellablePart): Promise<AppError> {
  const [product] = await findProductsByCode(tx, [part.code]);
  return product ? missingChoice(product, false) : new AppError('VERSION_NOT_FOUND');
}
