import type { ComboPartDraft } from '@tonalia/contract/combo-office';

/** One row of a part: the buyer chooses one version of a row without a version. */
export interface PartToWrite {
  productId: string;
  versionId: string | null;
  quantity: number;
}

/** The rows of parts: each choice of a shade is one. */
export const rowsOfParts = (parts: readonly ComboPartDraft[]): PartToWrite[] =>
  parts.flatMap(({ productId, versionId, quantity, choices }) =>
    Array.from({ length: versionId === null ? choices : 1 }, () => ({ productId, versionId, quantity })),
  );

/** Rows in a row that are the same choice, as one part with the number of its choices. */
export function groupChoices<Row extends PartToWrite>(rows: readonly Row[]): (Row & { choices: number })[] {
  const parts: (Row & { choices: number })[] = [];
  for (const row of rows) {
    const last = parts.at(-1);
    const isSame =
      last &&
      last.versionId === null &&
      row.versionId === null &&
      last.productId === row.productId &&
      last.quantity === row.quantity;
    if (isSame) last.choices += 1;
    else parts.push({ ...row, choices: 1 });
  }
  return parts;
}
