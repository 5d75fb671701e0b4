import type { Clock } from '../../../platform/clock.ts';
import type { Shopper } from '../../../platform/http/actor.ts';
import type { Database, Transaction } from '../../../platform/transaction.ts';
import { type Sellable, findSellables, findSellablesById } from '../../products/index.ts';
import type { CartLine } from '../cart/cart-line.rules.ts';
import type { OrderedLineRow } from './reorder.sql.ts';

type ChosenVersions = CartLine['chosen'];

/**
 * The versions an order had chosen for its combos' parts: none for other products, and fewer than needed when the combo changed.
 * Six statements for all rows, none without combos.
 */
export async function readComboChoices(
  tx: Database | Transaction,
  clock: Clock,
  shopper: Shopper,
  rows: readonly OrderedLineRow[],
): Promise<(row: OrderedLineRow) => ChosenVersions> {
  const chosenRows = rows.filter(({ choice }) => choice !== '');
  const combos = await findSellablesById(
    tx,
    shopper,
    [...new Set(chosenRows.map(({ versionId }) => versionId))],
    clock,
  );
  const comboOf = new Map(combos.map((combo) => [combo.versionId, combo]));
  const asked = chosenRows.flatMap((row) => codesOf(row, comboOf.get(row.versionId)));
  const versions = await findSellables(tx, shopper, asked, clock);
  const versionOf = new Map(versions.map((version) => [`${version.code} ${version.versionCode}`, version.versionId]));
  return (row) =>
    codesOf(row, comboOf.get(row.versionId)).flatMap(({ position, code, versionCode }) => {
      const versionId = versionOf.get(`${code} ${versionCode}`);
      return versionId === undefined ? [] : [{ position, versionId }];
    });
}

/** The chosen codes by open part, in order. */
function codesOf({ choice }: OrderedLineRow, combo: Sellable | undefined) {
  const open = (combo?.parts ?? []).filter(({ versionId }) => versionId === null);
  const codes = choice === '' ? [] : choice.split('+');
  if (codes.length !== open.length) return [];
  return open.map(({ position, code }, n) => ({ position, code, versionCode: codes[n] ?? null }));
}
