import type { OfficeSetting } from '@tonalia/contract/settings-office';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { brandQuery } from '../../api/brand.ts';
import { sentenceOf } from '../../api/call-failure.ts';
import { type SettingEdit, saveSettings, settingsQuery } from '../../api/settings.ts';
import { isConflict } from '../../components/conflict-note.tsx';
import { useNotify } from '../../components/notices.tsx';
import { configurationTexts as texts } from '../../messages/configuration.es-CO.ts';

/** What is typed and not saved, by key, and how it is saved. */
export interface SettingEdits {
  edits: ReadonlyMap<string, SettingEdit>;
  /** Another person saved first: the edits of values that are other ones now. */
  conflicts: readonly SettingEdit[];
  failure: string | undefined;
  isBusy: boolean;
  /** `usual`: what the field shows while the setting has no value. */
  change: (setting: OfficeSetting, value: string, usual?: string) => void;
  discard: (keys?: readonly string[]) => void;
  save: () => Promise<void>;
  /** Saves over what the other person saved. */
  keep: () => Promise<void>;
}

/** Holds typed values over the saved ones: a change elsewhere neither moves nor loses them. */
export function useSettingEdits(saved: readonly OfficeSetting[]): SettingEdits {
  const cache = useQueryClient();
  const notify = useNotify();
  const [edits, setEdits] = useState<ReadonlyMap<string, SettingEdit>>(new Map());
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [isOld, setOld] = useState(false);
  const valueOf = (key: string) => saved.find((one) => one.key === key)?.value ?? null;
  const send = async (changes: SettingEdit[]) => {
    if (isBusy || changes.length === 0) return;
    setBusy(true);
    setFailure(undefined);
    try {
      cache.setQueryData(settingsQuery.queryKey, await saveSettings(changes));
      void cache.invalidateQueries({ queryKey: brandQuery.queryKey });
      setEdits(new Map());
      setOld(false);
      notify({ color: 'white', message: texts.saved });
    } catch (cause) {
      if (isConflict(cause)) setOld(true);
      else setFailure(sentenceOf(cause));
      await cache.invalidateQueries({ queryKey: settingsQuery.queryKey });
    } finally {
      setBusy(false);
    }
  };
  return {
    edits,
    conflicts: isOld ? [...edits.values()].filter(({ key, seen }) => valueOf(key) !== seen) : [],
    failure,
    isBusy,
    change: ({ key, value: current }, value, usual = '') => {
      setFailure(undefined);
      const seen = edits.get(key)?.seen ?? current;
      const next = new Map(edits);
      if (value === (seen ?? usual)) next.delete(key);
      else next.set(key, { key, value: value === '' ? null : value, seen });
      setEdits(next);
    },
    discard: (keys) => {
      setEdits(keys ? new Map([...edits].filter(([key]) => !keys.includes(key))) : new Map());
      setFailure(undefined);
      setOld(false);
    },
    save: () => send([...edits.values()]),
    keep: () => send([...edits.values()].map((edit) => ({ ...edit, seen: valueOf(edit.key) }))),
  };
}
