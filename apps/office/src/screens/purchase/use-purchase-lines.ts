import type { PurchaseRow } from '@tonalia/contract/purchasing-office';
import { useState } from 'react';

/** A version with the units that will be ordered. */
export interface PurchaseLine extends PurchaseRow {
  units: number;
  isTicked: boolean;
}

/** What the operator changed of a version. */
type PurchaseEdit = { units?: number; isTicked?: boolean };

export interface PurchaseLines {
  lines: PurchaseLine[];
  /** The ticked lines with units. */
  ordered: PurchaseLine[];
  setUnits: (versionId: string, units: number) => void;
  toggle: (versionId: string) => void;
  toggleAll: () => void;
}

/** The suggestion with the operator's changes over it: a later suggestion keeps them. */
export function usePurchaseLines(rows: readonly PurchaseRow[]): PurchaseLines {
  const [edits, setEdits] = useState<ReadonlyMap<string, PurchaseEdit>>(new Map());
  const lines = rows.map((row) => {
    const { units = row.suggested, isTicked = units > 0 } = edits.get(row.versionId) ?? {};
    return { ...row, units, isTicked };
  });
  const ordered = lines.filter(({ isTicked, units }) => isTicked && units > 0);
  const edit = (versionId: string, change: PurchaseEdit) =>
    setEdits((now) => new Map(now).set(versionId, { ...now.get(versionId), ...change }));
  return {
    lines,
    ordered,
    setUnits: (versionId, units) => edit(versionId, { units, isTicked: units > 0 }),
    toggle(versionId) {
      const line = lines.find((one) => one.versionId === versionId);
      if (line) edit(versionId, { isTicked: !line.isTicked });
    },
    toggleAll() {
      const isTicked = ordered.length === 0;
      setEdits(
        (now) =>
          new Map([
            ...now,
            ...lines.map(({ versionId }): [string, PurchaseEdit] => [versionId, { ...now.get(versionId), isTicked }]),
          ]),
      );
    },
  };
}
