import type { Pick, PickLine, WaveDetail } from '@tonalia/contract/dispatch-wave';
import { addUnits, setMissing } from '@tonalia/rules/tally';
import type { WaitingPick } from '../../api/pick-store.ts';

/** A wave as the server has it; `counted` are the picks that its last answer counted. */
export type KnownWave = WaveDetail & { counted?: readonly string[] };

/** The wave with the picks that wait, counted by the server's own rule. */
export function withWaiting(wave: KnownWave, waiting: readonly WaitingPick[]): WaveDetail {
  const own = waiting.filter(({ waveCode, pick }) => waveCode === wave.code && !wave.counted?.includes(pick.clientId));
  const lines = wave.lines.map((line) => {
    const picks = own.flatMap(({ pick }) => (pick.versionId === line._id ? [pick] : []));
    return picks.reduce(countPick, line);
  });
  const sum = (of: (line: PickLine) => number) => lines.reduce((total, line) => total + of(line), 0);
  return { ...wave, lines, picked: sum(({ picked }) => picked), short: sum(({ short }) => short) };
}

function countPick(line: PickLine, pick: Pick): PickLine {
  const tallies = line.orders.map(({ units, ...order }) => ({ ...order, asked: units }));
  const { tallies: after } =
    pick.kind === 'units'
      ? addUnits(tallies, pick.units)
      : setMissing(tallies, ({ shipmentId }) => missingOf(pick, shipmentId));
  return {
    ...line,
    picked: after.reduce((sum, { picked }) => sum + picked, 0),
    short: after.reduce((sum, { short }) => sum + short, 0),
    orders: after.map(({ asked, ...order }) => ({ ...order, units: asked })),
  };
}

const missingOf = ({ missing }: Extract<Pick, { kind: 'short' }>, shipmentId: string): number =>
  missing.find((one) => one.shipmentId === shipmentId)?.units ?? 0;

/** Nothing is left to do: every unit is picked or reported. */
export const isSettled = ({ units, picked, short }: LineCounts): boolean => picked + short >= units;
interface LineCounts {
  units: number;
  picked: number;
  short: number;
}

/** The number of the first line that is open, from 1; one after the last when none is. */
export function firstOpen(lines: readonly PickLine[]): number {
  const at = lines.findIndex((line) => !isSettled(line));
  return at < 0 ? lines.length + 1 : at + 1;
}

/** The newest waiting pick of a unit that no other one takes back: what the next unit taken back undoes; undefined when all are confirmed. */
export function undoneBy(waiting: readonly WaitingPick[], versionId: string): string | undefined {
  const units = waiting.flatMap(({ pick }) => (pick.kind === 'units' && pick.versionId === versionId ? [pick] : []));
  const undone = new Set(units.map(({ undoes }) => undoes));
  return units.findLast((pick) => pick.units > 0 && !undone.has(pick.clientId))?.clientId;
}
