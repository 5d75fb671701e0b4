import type { NewProduct } from '@tonalia/contract/product-office';
import { AppError } from '@tonalia/contract/errors';
import { OfficeError } from '@tonalia/contract/office-errors';
import { operatorCan } from '@tonalia/contract/office-rights';
import { recordAuditEvent } from '../../../platform/audit.ts';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import { type Database, type Transaction, inTransaction } from '../../../platform/transaction.ts';
import { refreshShown } from '../shown.sql.ts';
import { findBrandAndCategory, findCodeOwners, insertDraft, insertOnlyVersion } from './product-page.sql.ts';

/**
 * Creates a draft with one version, and returns its id. ROLE_NOT_ALLOWED without `prices.edit`, BRAND_NOT_FOUND, CATEGORY_NOT_FOUND,
 * PRODUCT_CODE_TAKEN.
 */
export async function createProduct(
  db: Database,
  product: NewProduct,
  { operatorId, network, name: by, role }: OperatorActor,
): Promise<string> {
  if (!operatorCan(role, 'prices.edit')) throw new AppError('ROLE_NOT_ALLOWED');
  return inTransaction(db, async (tx) => {
    await mustExist(tx, product);
    if ((await findCodeOwners(tx, [product.code])).length > 0) throw new OfficeError('PRODUCT_CODE_TAKEN');
    const { price, ...texts } = product;
    const [made] = await insertDraft(tx, { ...texts, by });
    if (!made) throw new OfficeError('PRODUCT_CODE_TAKEN');
    const [version] = await insertOnlyVersion(tx, { productId: made.id, code: product.code, price });
    if (!version) throw new OfficeError('PRODUCT_CODE_TAKEN');
    await refreshShown(tx, [made.id]);
    await recordAuditEvent(tx, {
      actorId: null,
      operator: { operatorId, network },
      action: 'products.product_created',
      subjectId: made.id,
      detail: { code: product.code, by },
    });
    return made.id;
  });
}

/** BRAND_NOT_FOUND, CATEGORY_NOT_FOUND. */
export async function mustExist(
  tx: Transaction,
  { brandId, categoryId }: { brandId: string; categoryId: string },
): Promise<void> {
  const [found] = await findBrandAndCategory(tx, { brandId, categoryId });
  if (!found || found.brands === 0) throw new OfficeError('BRAND_NOT_FOUND');
  if (found.categories === 0) throw new AppError('CATEGORY_NOT_FOUND');
}
