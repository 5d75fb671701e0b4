import type { OfficeProduct, ProductSave, SaleState } from '@tonalia/contract/product-office';
import { OfficeError } from '@tonalia/contract/office-errors';
import { recordAuditEvent } from '../../../platform/audit.ts';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import type { Transaction } from '../../../platform/transaction.ts';
import { listFamilies } from '../import/import.sql.ts';
import { nearestFamily } from '../import/save-products.ts';
import { recordCellAct } from '../price/cell-act.ts';
import { writePrices } from '../price/write-prices.ts';
import { writeSelling } from '../selling/change-selling.ts';
import { refreshShown } from '../shown.sql.ts';
import { writePack } from './pack.ts';
import { freeShadeNames, insertShades, setProductTexts, setShadeOrder, setShades } from './product-page.sql.ts';
import { type SavedShade, changedPrices, edited } from './save.rules.ts';
import { wordsOfSave } from './words-of-save.rules.ts';

/** A checked save of locked rows. */
export interface CheckedSave {
  id: string;
  save: ProductSave;
  operator: OperatorActor;
  /** Ids and keys of all shades in their new order. */
  order: readonly string[];
  before: Omit<OfficeProduct, 'shades'> & { shades: readonly SavedShade[] };
}

/** Why a shade is withdrawn without a reason of its own. */
const HIDDEN = 'oculto en la página del producto';

/** Writes a checked save with its audit event, and refreshes what the shop shows. SHADE_CODE_TAKEN when a new code was taken meanwhile. */
export async function writeSave(tx: Transaction, asked: CheckedSave): Promise<void> {
  const checked = { ...asked, save: withFirstShade(asked) };
  const { id, save, before, operator } = checked;
  await writeTexts(tx, asked);
  await writePack(tx, { id, edit: save.product, before });
  await writeShades(tx, checked);
  const added = await addShades(tx, checked);
  if (save.order) {
    const idOf = (key: string) => added.get(key) ?? (before.shades.some((one) => one.id === key) ? key : []);
    await setShadeOrder(tx, checked.order.flatMap(idOf));
  }
  await writeBasePrices(tx, checked);
  await writeStates(tx, checked);
  await refreshShown(tx, [id]);
  await recordAuditEvent(tx, {
    actorId: null,
    operator: { operatorId: operator.operatorId, network: operator.network },
    action: 'products.product_saved',
    subjectId: id,
    detail: { ...wordsOfSave(asked.save, before), by: operator.name },
  });
}

async function writeBasePrices(tx: Transaction, { save, before, operator }: CheckedSave): Promise<void> {
  const changed = changedPrices(save.shades, before.shades);
  if (changed.length === 0) return;
  await writePrices(
    tx,
    changed.map(({ versionId, after }) => ({ versionId, tradeTypeId: null, pesos: after })),
  );
  await recordCellAct(
    tx,
    operator.operatorId,
    changed.map((one) => ({ ...one, field: 'price', tradeTypeId: null })),
  );
}

/** The first new shade of a product without shades takes the place of its single version. */
function withFirstShade({ save, before }: CheckedSave): ProductSave {
  const [first, ...added] = save.added;
  const [only] = before.shades;
  if (before.hasShades || !first || !only) return save;
  const { key: _key, ...values } = first;
  return { ...save, shades: [{ _id: only.id, ...values }], added };
}

async function writeTexts(tx: Transaction, { id, save: { product, added }, before }: CheckedSave): Promise<void> {
  const {
    name = before.name,
    description = before.description,
    minimum = before.minimum,
    taxClass = before.taxClass,
  } = product;
  const { brandId = before.brandId, categoryId = before.categoryId } = product;
  const hasVersions = before.hasShades || added.length > 0;
  await setProductTexts(tx, { id, name, description, minimum, taxClass, brandId, categoryId, hasVersions });
}

async function writeShades(tx: Transaction, { save, before }: CheckedSave): Promise<void> {
  const edits = new Map(save.shades.map((edit) => [edit._id, edit]));
  const changed = before.shades.flatMap((saved) => {
    const shade = edited(saved, edits.get(saved.id) ?? { _id: saved.id });
    const isSame = nameFields.every((field) => shade[field] === saved[field]);
    return isSame ? [] : [shade];
  });
  if (changed.length === 0) return;
  await freeShadeNames(
    tx,
    changed.map((one) => one.id),
  );
  await setShades(tx, JSON.stringify(await withFamilies(tx, changed)));
}

const nameFields = ['code', 'shade', 'name', 'swatch'] as const;

/** Creates shades; their ids by key. */
async function addShades(tx: Transaction, { id, save, operator }: CheckedSave): Promise<ReadonlyMap<string, string>> {
  if (save.added.length === 0) return new Map();
  const shades = JSON.stringify((await withFamilies(tx, save.added)).map((one, n) => ({ ...one, place: n + 1 })));
  const made = await insertShades(tx, { productId: id, by: operator.name, shades });
  if (made.length < save.added.length) throw new OfficeError('SHADE_CODE_TAKEN');
  const idOf = new Map(made.map((one) => [one.code, one.id]));
  return new Map(save.added.flatMap(({ key, code }) => [[key, idOf.get(code) ?? ''] as const]));
}

async function withFamilies<T extends { swatch: string | null }>(tx: Transaction, shades: readonly T[]) {
  const families = await listFamilies(tx);
  return shades.map((one) => ({
    ...one,
    family: one.swatch === null ? null : nearestFamily(one.swatch, families),
  }));
}

async function writeStates(tx: Transaction, { id, save, before, operator }: CheckedSave): Promise<void> {
  const write = (items: { level: 'product' | 'version'; id: string }[], to: SaleState, reason: string | undefined) =>
    writeSelling(tx, items, { to, reason: to === 'withdrawn' ? reason || HIDDEN : null, by: operator.name });
  const { state, reason } = save.product;
  if (state !== undefined && state !== before.state) await write([{ level: 'product', id }], state, reason);
  const groups = Map.groupBy(
    save.shades.filter((one) => one.state !== undefined),
    (one) => JSON.stringify([one.state, one.reason]),
  );
  for (const [first, ...others] of groups.values())
    if (first?.state)
      await write(
        [first, ...others].map(({ _id }) => ({ level: 'version', id: _id })),
        first.state,
        first.reason,
      );
}
