import type { FormulaClient, Mix, ShelfItem } from '@tonalia/contract/formulas';
import type { ListMatch } from '@tonalia/contract/order-list';
import type { MixText } from '@tonalia/rules/mix-text';
import { useEffect, useState } from 'react';
import { newKey } from '../../api/http/idempotency-key.ts';
import { keepEdit, keptEdit } from './kept-edit.ts';
import { type SalonShelf, shelfOf } from './mix-figures.ts';
import { NEW_FORMULA } from '../../navigation/formulas-address.ts';
import { asShelfItem, oxidantOf } from './resolve-mix.ts';

/** Grams of a tap on plus or minus. */
const STEP = 5;
const MOST_GRAMS = 2_000;

const emptyMix: Mix = {
  title: '',
  lines: [],
  developer: null,
  proportion: 10,
  minutes: null,
  charge: null,
  note: '',
};

/** The edit of a client: what is stored, until something is changed. The device keeps what is changed until it is saved or put back. */
export function useMixDraft(stored: FormulaClient | undefined, items: readonly ShelfItem[]) {
  const key = stored?.clientId ?? NEW_FORMULA;
  const [kept] = useState(() => keptEdit(key));
  const [freshId] = useState(() => kept?.clientId ?? newKey());
  const [edit, setEdit] = useState(kept?.edit ?? {});
  const [chosen, setChosen] = useState<readonly ListMatch[]>([]);
  const shelf: SalonShelf = shelfOf([...chosen.map(asShelfItem), ...items]);
  const base = {
    clientId: stored?.clientId ?? freshId,
    revision: stored?.revision ?? 0,
    name: stored?.name ?? '',
    mix: stored?.mix ?? emptyMix,
    appointmentAt: stored?.appointmentAt ?? null,
  };
  const client = { ...base, ...edit };
  const isChanged = JSON.stringify(client) !== JSON.stringify(base);
  const { clientId, revision } = base;
  useEffect(() => {
    keepEdit(key, { clientId, revision, edit: isChanged ? edit : {} });
  }, [key, clientId, revision, edit, isChanged]);
  const change = (next: typeof edit) => setEdit((before) => ({ ...before, ...next }));
  const setMix = (to: (mix: Mix) => Mix) =>
    setEdit((before) => ({ ...before, mix: to(before.mix ?? stored?.mix ?? emptyMix) }));

  /** Puts the grams of a dye; the same dye once. */
  const putDye = (match: ListMatch, grams: number) => {
    setChosen((before) => [...before, match]);
    const { versionId } = match;
    setMix((mix) => {
      const isIn = mix.lines.some((line) => line.versionId === versionId);
      const lines = isIn
        ? mix.lines.map((line) => (line.versionId === versionId ? { versionId, grams } : line))
        : [...mix.lines, { versionId, grams }];
      return { ...mix, lines };
    });
  };
  return {
    client,
    shelf,
    isChanged,
    /** The draft is from an earlier visit, and the formula changed since. */
    isOutdated: kept !== undefined && isChanged && edit === kept.edit && kept.revision !== revision,
    isKept: kept !== undefined && isChanged && edit === kept.edit,
    change,
    setMix,
    putDye,
    reset: () => setEdit({}),
    /** One step of five grams, to a multiple of five; at nothing the dye leaves. */
    step: (versionId: string, way: 1 | -1) =>
      setMix((mix) => ({
        ...mix,
        lines: mix.lines.flatMap((line) => {
          if (line.versionId !== versionId) return [line];
          const steps = way === 1 ? Math.floor(line.grams / STEP) + 1 : Math.ceil(line.grams / STEP) - 1;
          const grams = Math.min(MOST_GRAMS, steps * STEP);
          return grams > 0 ? [{ versionId, grams }] : [];
        }),
      })),
    setVolume: (volume: number) =>
      setMix((mix) => ({ ...mix, developer: { volume, versionId: oxidantOf(volume, shelf) } })),
    /** What a text says beside its dyes. */
    take: ({ name, volume, proportion, minutes }: Omit<MixText, 'lines'>) => {
      if (name !== undefined && client.name === '') change({ name });
      setMix((mix) => ({
        ...mix,
        proportion: proportion ?? mix.proportion,
        minutes: minutes ?? mix.minutes,
        developer: volume === undefined ? mix.developer : { volume, versionId: oxidantOf(volume, shelf) },
      }));
    },
  };
}

export type MixDraft = ReturnType<typeof useMixDraft>;
