import type { OfficeSetting } from '@tonalia/contract/settings-office';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isConflict, sentenceOf } from '../../api/call-failure.ts';
import { saveSettings, settingsQuery, termsTextQuery } from '../../api/settings.ts';
import { SaveConflict } from '../../components/save-conflict.tsx';
import { useNotify } from '../../components/notices.tsx';
import { OfficeButton } from '../../components/office-button.tsx';
import { OfficeSheet } from '../../components/office-sheet.tsx';
import { LoadFailure, LoadingRows } from '../../components/states.tsx';
import { configurationTexts } from '../../messages/configuration.es-CO.ts';

const texts = configurationTexts.terms;

export type TermsSheetProps = { setting: OfficeSetting; onClose: () => void };

/** The terms as text; publishing another wording makes a new version. */
export function TermsSheet({ setting, onClose }: TermsSheetProps) {
  const cache = useQueryClient();
  const notify = useNotify();
  const text = useQuery(termsTextQuery);
  const [typed, setTyped] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  // of the text that the operator began with
  const [seen, setSeen] = useState(setting.value);
  const [isOld, setOld] = useState(false);
  const shown = typed ?? text.data ?? '';
  const publish = async (over: string | null) => {
    setBusy(true);
    setFailure(undefined);
    try {
      cache.setQueryData(settingsQuery.queryKey, await saveSettings([{ key: setting.key, value: shown, seen: over }]));
      notify({ color: 'white', message: texts.published });
      onClose();
    } catch (cause) {
      setOld(isConflict(cause));
      if (!isConflict(cause)) setFailure(sentenceOf(cause));
      await cache.invalidateQueries({ queryKey: settingsQuery.queryKey });
      setBusy(false);
    }
  };
  const take = () => {
    setTyped(undefined);
    setSeen(setting.value);
    setOld(false);
    void text.refetch();
  };
  return (
    <OfficeSheet
      title={texts.title}
      subtitle={texts.subtitle}
      onClose={onClose}
      footer={
        <div className="flex justify-end gap-2.5">
          <OfficeButton look="secondary" onClick={onClose}>
            {texts.cancel}
          </OfficeButton>
          <OfficeButton
            busy={isBusy}
            disabled={typed === undefined || typed === text.data}
            onClick={() => void publish(seen)}
          >
            {texts.publish}
          </OfficeButton>
        </div>
      }
    >
      <div className="grid gap-3">
        <p className="text-text-2">{texts.note}</p>
        {isOld && (
          <SaveConflict
            about={{ kind: 'setting', subject: setting.key, name: texts.title }}
            rows={[{ name: texts.title, mine: texts.yours, saved: setting.value }]}
            isBusy={isBusy}
            onTake={take}
            onKeep={() => void publish(setting.value)}
          />
        )}
        {failure && (
          <p role="alert" className="rounded-[12px] bg-danger-soft px-3.5 py-3 text-danger-ink">
            {failure}
          </p>
        )}
        {text.isPending && <LoadingRows />}
        {text.isError && <LoadFailure what={texts.title} cause={text.error} onRetry={() => void text.refetch()} />}
        {text.data !== undefined && (
          <label className="grid gap-1.5">
            <span className="font-[550]">{texts.text}</span>
            <textarea
              className="min-h-[50dvh] w-full rounded-[14px] border border-line-control bg-surface px-3.5 py-3 leading-[1.5]"
              value={shown}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
            <span className="text-[0.8125rem] text-text-2">{texts.help}</span>
          </label>
        )}
      </div>
    </OfficeSheet>
  );
}
