import type { OfficeSetting } from '@tonalia/contract/settings-office';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { isConflict } from '../../api/call-failure.ts';
import { brandQuery } from '../../api/brand.ts';
import { type SettingEdit, saveSettings, settingsQuery } from '../../api/settings.ts';
import { useNotify } from '../../components/notices.tsx';
import { useSensitive } from '../../features/sensitive/use-sensitive.tsx';
import { configurationTexts as texts } from '../../messages/configuration.es-CO.ts';

/** Typed values that are not saved, by key, and how to save them. */
export interface SettingEdits {
  edits: ReadonlyMap<string, SettingEdit>;
  /** Another person saved first: the edits of values that are other ones now. */
  conflicts: readonly SettingEdit[];
  failure: string | undefined;
  isBusy: boolean;
  /** Asks for the second factor again, when a rule that lets money leave is among the changes. */
  dialog: ReactNode;
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
  const { run, isBusy, failure, clear, dialog } = useSensitive(texts.stepUp);
  const [isOld, setOld] = useState(false);
  const valueOf = (key: string) => saved.find((one) => one.key === key)?.value ?? null;
  const store = async (changes: SettingEdit[]) => {
    try {
      cache.setQueryData(settingsQuery.queryKey, await saveSettings(changes));
      void cache.invalidateQueries({ queryKey: brandQuery.queryKey });
      setEdits(new Map());
      setOld(false);
      notify({ color: 'white', message: texts.saved });
    } catch (cause) {
      await cache.invalidateQueries({ queryKey: settingsQuery.queryKey });
      if (!isConflict(cause)) throw cause;
      setOld(true);
    }
  };
  const send = async (changes: SettingEdit[]) => {
    if (!isBusy && changes.length > 0) await run(() => store(changes));
  };
  return {
    edits,
    conflicts: isOld ? [...edits.values()].filter(({ key, seen }) => valueOf(key) !== seen) : [],
    failure,
    isBusy,
    dialog,
    change: ({ key, value: current }, value, usual = '') => {
      clear();
      const seen = edits.get(key)?.seen ?? current;
      const next = new Map(edits);
      if (value === (seen ?? usual)) next.delete(key);
      else next.set(key, { key, value: value === '' ? null : value, seen });
      setEdits(next);
    },
    discard: (keys) => {
      setEdits(keys ? new Map([...edits].filter(([key]) => !keys.includes(key))) : new Map());
      clear();
      setOld(false);
    },
    save: () => send([...edits.values()]),
    keep: () => send([...edits.values()].map((edit) => ({ ...edit, seen: valueOf(edit.key) }))),
  };
}
