import type { OfficeProduct, ProductSave, ProductSaved } from '@tonalia/contract/product-office';
import { AppError } from '@tonalia/contract/errors';
import { OfficeError } from '@tonalia/contract/office-errors';
import { operatorCan } from '@tonalia/contract/office-rights';
import type { Clock } from '../../../platform/clock.ts';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import { type Database, type Transaction, inTransaction, pgCode } from '../../../platform/transaction.ts';
import { requireFactorForLargeChanges } from '../price/cell-act.ts';
import { isLargeChange } from '../price/large-change.rules.ts';
import { refusalSentence } from '../grid/refusal-sentence.ts';
import { readPriceLimits } from '../import/price-limits.ts';
import { mustExist } from './create-product.ts';
import {
  findCodeOwners,
  lockOfficeProduct,
  lockVersionsOf,
  countStockRows,
  readOfficeShades,
} from './product-page.sql.ts';
import { readProduct } from './read-product.ts';
import { type SavedShade, changedPrices, orderAfter, permissionsFor, refusalsOf } from './save.rules.ts';
import { writeSave } from './write-save.ts';
import { volumeName } from '../wire.ts';

interface SaveAsked {
  id: string;
  save: ProductSave;
  operator: OperatorActor;
}

/**
 * Saves a product with its shades in one transaction: whole, or nothing with the refusals by row. PRODUCT_NOT_FOUND, ROLE_NOT_ALLOWED,
 * VERSION_CONFLICT, STEP_UP_REQUIRED, SHADE_CODE_TAKEN when another save took a code in the meantime: nothing changed.
 */
export async function saveProduct(
  { db, clock }: { db: Database; clock: Clock },
  { id, save, operator }: SaveAsked,
): Promise<ProductSaved> {
  if (permissionsFor(save).some((permission) => !operatorCan(operator.role, permission)))
    throw new AppError('ROLE_NOT_ALLOWED');
  return inTransaction(db, async (tx) => {
    const before = await lockForSave(tx, { id, now: clock.now() });
    const facts = await factsFor(tx, before, save);
    // the version counts every price, so it is read without regard to the role
    const shown = await readProduct(tx, { id, role: operator.role, clock });
    if (shown.version !== save.version) throw new OfficeError('VERSION_CONFLICT');
    const { kind, hasShades } = shown;
    // the code of a product without shades is that of its version
    if (!hasShades && save.shades.some(({ code, shade, name }) => (code ?? shade ?? name) !== undefined))
      throw new AppError('INVALID_REQUEST', { field: 'shades', detail: 'el producto no tiene tonos' });
    if (save.added.length > 0 && (kind === 'combo' || (!hasShades && !(await isUnsold(tx, shown)))))
      throw new OfficeError('PRODUCT_SOLD_WHOLE');
    if (save.product.brandId ?? save.product.categoryId)
      await mustExist(tx, { ...shown, ...definedOnly(save.product) });
    const order = orderAfter(
      save.order,
      before.shades.map((one) => one.id),
      save.added.map(({ key }) => key),
    );
    if (!order) throw new AppError('INVALID_REQUEST', { field: 'order', detail: 'no nombra cada tono una vez' });
    const refused = refusalsOf(save, facts).map(({ message, ...one }) => ({
      ...one,
      message: message ?? refusalSentence(one.code),
    }));
    const counts = { changed: save.shades.length, added: save.added.length };
    if (refused.length > 0) return { refused, changed: 0, added: 0, product: shown };
    if (save.dryRun) return { refused, ...counts, product: shown };
    const much = changedPrices(save.shades, before.shades).filter((one) => isLargeChange(one.before, one.after));
    await requireFactorForLargeChanges(tx, much.length, operator);
    await writeSave(tx, { id, save, operator, order, before: { ...shown, shades: before.shades } }).catch(
      refuseTakenCode,
    );
    return { refused, ...counts, product: await readProduct(tx, { id, role: operator.role, clock }) };
  });
}

async function lockForSave(
  tx: Transaction,
  { id, now }: { id: string; now: Date },
): Promise<{ id: string; shades: SavedShade[] }> {
  const [product] = await lockOfficeProduct(tx, id);
  if (!product) throw new AppError('PRODUCT_NOT_FOUND');
  await lockVersionsOf(tx, id);
  const rows = await readOfficeShades(tx, { id, now });
  return {
    id,
    shades: rows.map((row) => ({
      id: row.id,
      code: row.code,
      shade: row.shade_code,
      name: row.shade_name,
      volume: volumeName(row),
      swatch: row.hex,
      price: row.price,
      state: row.selling,
      reason: row.reason,
    })),
  };
}

async function factsFor(tx: Transaction, { id, shades }: { id: string; shades: SavedShade[] }, save: ProductSave) {
  const codes = [...save.shades.flatMap(({ code }) => code ?? []), ...save.added.map(({ code }) => code)];
  const owners = codes.length > 0 ? await findCodeOwners(tx, codes) : [];
  return { productId: id, shades, owners, limits: await readPriceLimits(tx) };
}

/** Whether a product without shades was never in a warehouse, so that shades can replace its version. */
async function isUnsold(tx: Transaction, { shades }: OfficeProduct): Promise<boolean> {
  const [found] = await countStockRows(tx, shades[0]?._id ?? '0');
  return shades.length === 1 && found?.rows === 0;
}

function refuseTakenCode(error: unknown): never {
  if (pgCode(error) === '23505') throw new OfficeError('SHADE_CODE_TAKEN');
  throw error;
}

const definedOnly = ({ brandId, categoryId }: ProductSave['product']) => ({
  ...(brandId !== undefined && { brandId }),
  ...(categoryId !== undefined && { categoryId }),
});
