import type { ComboPartDraft, ComboTerms, OfficeCombo, comboOfficeApi } from '@tonalia/contract/combo-office';
import { AppError } from '@tonalia/contract/errors';
import { OfficeError } from '@tonalia/contract/office-errors';
import { operatorCan } from '@tonalia/contract/office-rights';
import type { z } from 'zod';
import { recordAuditEvent } from '../../../platform/audit.ts';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import { type Database, type Transaction, inTransaction } from '../../../platform/transaction.ts';
import { recordCellAct, requireFactorForLargeChanges } from '../price/cell-act.ts';
import { isLargeChange } from '../price/large-change.rules.ts';
import { writePrices } from '../price/write-prices.ts';
import { insertOnlyVersion, lockOfficeProduct, lockVersionsOf } from '../product-page/product-page.sql.ts';
import { refreshShown } from '../shown.sql.ts';
import {
  checkParts,
  findOfficeCombo,
  insertCombo,
  insertParts,
  refreshKits,
  removeParts,
  setCombo,
  setTerms,
} from './combo-office.sql.ts';
import { type PartToWrite, rowsOfParts } from './combo-parts.rules.ts';
import { readCombo } from './read-combo.ts';

type ComboSave = z.output<(typeof comboOfficeApi)['PUT /office/combos/{id}']['body']>;
type NewCombo = z.output<(typeof comboOfficeApi)['POST /office/combos']['body']>;

/**
 * Writes name, price and parts of a combo in one transaction. PRODUCT_NOT_FOUND, VERSION_CONFLICT, COMBO_PART_WRONG, COMBO_TERMS_WRONG,
 * ROLE_NOT_ALLOWED, STEP_UP_REQUIRED: nothing changed.
 */
export const saveCombo = (
  db: Database,
  { id, save, operator }: { id: string; save: ComboSave; operator: OperatorActor },
): Promise<OfficeCombo> =>
  inTransaction(db, async (tx) => {
    await lockOfficeProduct(tx, id);
    await lockVersionsOf(tx, id);
    const [before] = await findOfficeCombo(tx, id);
    if (!before) throw new AppError('PRODUCT_NOT_FOUND');
    if (before.version !== save.version) throw new OfficeError('VERSION_CONFLICT');
    const { rows } = await checked(tx, save.parts);
    await writePrice(tx, before, save.price ?? before.price, operator);
    await setCombo(tx, { id, name: save.name });
    await writeParts(tx, id, rows);
    if (save.terms) await writeTerms(tx, id, save.terms);
    await recordAuditEvent(tx, {
      actorId: null,
      operator: { operatorId: operator.operatorId, network: operator.network },
      action: 'products.combo_saved',
      subjectId: id,
      detail: { code: before.code, parts: rows.length, by: operator.name },
    });
    return readCombo(tx, id, operator.role);
  });

/** Creates a draft with its parts, and returns its id. ROLE_NOT_ALLOWED without `prices.edit`, COMBO_PART_WRONG, PRODUCT_CODE_TAKEN. */
export async function createCombo(
  db: Database,
  { name, code, price, parts }: NewCombo,
  { operatorId, network, name: by, role }: OperatorActor,
): Promise<string> {
  if (!operatorCan(role, 'prices.edit')) throw new AppError('ROLE_NOT_ALLOWED');
  return inTransaction(db, async (tx) => {
    const { rows, brandId, categoryId } = await checked(tx, parts);
    const [made] = await insertCombo(tx, { code, name, brandId, categoryId, by });
    if (!made) throw new OfficeError('PRODUCT_CODE_TAKEN');
    const [version] = await insertOnlyVersion(tx, { productId: made.id, code, price });
    if (!version) throw new OfficeError('PRODUCT_CODE_TAKEN');
    await writeParts(tx, made.id, rows);
    await recordAuditEvent(tx, {
      actorId: null,
      operator: { operatorId, network },
      action: 'products.product_created',
      subjectId: made.id,
      detail: { code, by },
    });
    return made.id;
  });
}

/** The rows of parts that exist and can be sold in a combo, with the brand and category of the first. COMBO_PART_WRONG. */
async function checked(tx: Transaction, parts: readonly ComboPartDraft[]) {
  const found = await checkParts(tx, {
    productIds: parts.map(({ productId }) => productId),
    versionIds: parts.map(({ versionId }) => versionId),
  });
  const [first] = found;
  if (!first || found.length < parts.length || found.some(({ kind, isVersion }) => kind === 'combo' || !isVersion))
    throw new OfficeError('COMBO_PART_WRONG');
  const rows = rowsOfParts(parts);
  if (rows.length > MOST_ROWS) throw new OfficeError('COMBO_PART_WRONG');
  return { rows, brandId: first.brandId, categoryId: first.categoryId };
}

/** Rows that one combo has at most. */
const MOST_ROWS = 40;

async function writeParts(tx: Transaction, comboId: string, rows: readonly PartToWrite[]): Promise<void> {
  await removeParts(tx, comboId);
  await insertParts(tx, {
    comboId,
    productIds: rows.map(({ productId }) => productId),
    versionIds: rows.map(({ versionId }) => versionId),
    quantities: rows.map(({ quantity }) => quantity),
  });
  await refreshKits(tx, [comboId]);
  await refreshShown(tx, [comboId]);
}

async function writeTerms(tx: Transaction, id: string, terms: ComboTerms): Promise<void> {
  if (terms.from !== null && terms.until !== null && terms.from >= terms.until)
    throw new OfficeError('COMBO_TERMS_WRONG');
  const instantOf = (at: string | null) => (at === null ? null : new Date(at));
  await setTerms(tx, { ...terms, id, from: instantOf(terms.from), until: instantOf(terms.until) });
}

async function writePrice(
  tx: Transaction,
  { versionId, price: before }: { versionId: string; price: number },
  after: number,
  operator: OperatorActor,
): Promise<void> {
  if (after === before) return;
  if (!operatorCan(operator.role, 'prices.edit')) throw new AppError('ROLE_NOT_ALLOWED');
  await requireFactorForLargeChanges(tx, isLargeChange(before, after) ? 1 : 0, operator);
  await writePrices(tx, [{ versionId, tradeTypeId: null, pesos: after }]);
  await recordCellAct(tx, operator.operatorId, [{ versionId, field: 'price', tradeTypeId: null, before, after }]);
}
