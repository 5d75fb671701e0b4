import type { CountedVersion, StockCount } from '@tonalia/contract/stock-counts';
import type { WaitingCount } from '../../api/count-store.ts';

/** The count with what waits on the device. */
export function withWaitingCounts(count: StockCount, waiting: readonly WaitingCount[]): StockCount {
  const last = new Map(waiting.filter((one) => one.countId === count._id).map(({ line }) => [line.versionId, line]));
  const versions = count.versions.map((version) => {
    const line = last.get(version.versionId);
    if (!line) return version;
    const { units, reason } = line;
    return { ...version, units, reason, expected: version.onHand, countedAt: new Date(line.at).toISOString() };
  });
  return {
    ...count,
    versions,
    counted: versions.filter(({ units }) => units !== null).length,
    differing: count.differing === null ? null : versions.filter(isDiffering).length,
  };
}

export const isDiffering = ({ units, expected }: CountedVersion): boolean =>
  units !== null && expected !== null && units !== expected;

/** The version with this code, number under the bars, or part of its name; in this order. */
export function findCounted(versions: readonly CountedVersion[], typed: string): CountedVersion | undefined {
  const wanted = typed.trim().toLocaleLowerCase('es-CO');
  if (wanted === '') return undefined;
  return versions.find(({ barcode, code }) => barcode === wanted || code.toLocaleLowerCase('es-CO') === wanted);
}

/** The next version without a count, in the order of the shelves, beginning behind `versionId`. */
export function nextLeft(versions: readonly CountedVersion[], versionId: string | undefined): string | undefined {
  const at = versions.findIndex((one) => one.versionId === versionId);
  const inOrder = [...versions.slice(at + 1), ...versions.slice(0, at + 1)];
  return inOrder.find((one) => one.units === null && one.versionId !== versionId)?.versionId;
}
