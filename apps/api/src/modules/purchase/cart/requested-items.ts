import type { purchaseApi } from '@tonalia/contract/purchase-api';
import { AppError } from '@tonalia/contract/errors';
import { checkQuantity } from '@tonalia/rules/quantity';
import type { z } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import type { Shopper } from '../../../platform/http/actor.ts';
import type { Transaction } from '../../../platform/transaction.ts';
import { type Sellable, findProductsByCode, findSellables } from '../../products/index.ts';

export type AddItemBody = z.output<(typeof purchaseApi)['POST /cart/additem']['body']>;

/** A version to add with all its units; stock and presale are split later. */
export interface RequestedItem {
  sellable: Sellable;
  quantity: number;
}

/** Resolves the requested versions, or throws why one cannot be added. One statement; one more to explain a refusal. */
export async function readRequestedItems(
  tx: Transaction,
  shopper: Shopper,
  body: AddItemBody,
  clock: Clock,
): Promise<RequestedItem[]> {
  const requested = requestedVersions(body);
  const codes = [...new Set(requested.map(({ versionCode }) => versionCode))];
  const sellables = await findSellables(
    tx,
    shopper,
    codes.map((versionCode) => ({ code: body.code, versionCode })),
    clock,
  );
  const byCode = new Map(codes.map((code) => [code, sellables.find((sellable) => isVersion(sellable, code))]));
  const items = new Map<string, RequestedItem>();
  for (const { versionCode, quantity, quantityPresale } of requested) {
    const sellable = byCode.get(versionCode);
    if (sellable?.kind === 'combo' && !sellable.active) throw new AppError('PRODUCT_NOT_FOUND');
    if (!sellable?.active || sellable.productId !== body.productId) throw await explainRefusal(tx, body, versionCode);
    const before = items.get(sellable.versionId)?.quantity ?? 0;
    const units = before + unitsOf(quantity, quantityPresale, sellable.minQuantity);
    items.set(sellable.versionId, { sellable, quantity: accepted(units, { step: sellable.minQuantity }) });
  }
  if (items.size === 0) throw await explainRefusal(tx, body, null);
  return [...items.values()];
}

function requestedVersions({ versions, quantity, quantityPresale }: AddItemBody) {
  if (!versions) return [{ versionCode: null, quantity, quantityPresale }];
  return versions.map((version) => ({ ...version, versionCode: version.code }));
}

/** A product without versions is requested by its own code or without one. */
function isVersion(sellable: Sellable, code: string | null): boolean {
  return sellable.versionCode === null ? code === null || code === sellable.code : sellable.versionCode === code;
}

/** Units in stock and in presale together. Either may be omitted. */
function unitsOf(quantity: unknown, quantityPresale: unknown, step: number): number {
  const inStock = quantity === undefined && quantityPresale !== undefined ? 0 : accepted(quantity, { step, min: 0 });
  const inPresale = quantityPresale === undefined ? 0 : accepted(quantityPresale, { step, min: 0 });
  return inStock + inPresale;
}

function accepted(value: unknown, limits: { step: number; min?: number }): number {
  const { quantity, refusal } = checkQuantity(value, limits);
  if (refusal) throw refusal;
  return quantity;
}

/** The error for a request without a matching version: unknown product or version, or a missing choice. */
async function explainRefusal(tx: Transaction, body: AddItemBody, versionCode: string | null): Promise<AppError> {
  const [product] = await findProductsByCode(tx, [body.code]);
  if (!product?.active || product.productId !== body.productId) return new AppError('PRODUCT_NOT_FOUND');
  if (versionCode !== null) return new AppError('VERSION_NOT_FOUND');
  return missingChoice(product, body.versions !== undefined);
}

/** The error for a missing choice. The colour card requires a shade; other places a colour or volume. */
export function missingChoice(
  product: { name: string; hasShades: boolean; hasVolumes: boolean },
  inColourCard: boolean,
): AppError {
  const { name, hasShades, hasVolumes } = product;
  if (inColourCard && (hasShades || !hasVolumes)) return new AppError('SHADE_REQUIRED');
  return hasVolumes || !hasShades ? new AppError('VOLUME_REQUIRED', { name }) : new AppError('COLOUR_REQUIRED');
}
