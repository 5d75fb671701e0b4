import { useEffect, useRef } from 'react';
import { Key } from '../../components/office-button.tsx';
import { BarButton, BarDivider, UnsavedFrame } from '../../components/unsaved-frame.tsx';
import { configurationTexts as texts } from '../../messages/configuration.es-CO.ts';
import { nameOf } from './setting-name.ts';
import type { SettingEdits } from './use-setting-edits.ts';

/** The bar of what is not saved. ⌘S saves. */
export function SettingsBar({ form }: { form: SettingEdits }) {
  const { edits, failure, isBusy, dialog, discard, save } = form;
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isSave = (event.metaKey || event.ctrlKey) && event.key.toLowerCase() === 's';
      if (!isSave || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      void latest.current();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  if (edits.size === 0) return null;
  return (
    <>
      <UnsavedFrame label={texts.bar}>
        <b className="font-bold">{texts.changes(edits.size)}</b>
        <span role="status" className="ml-2.5 max-w-[420px] truncate font-medium text-on-bulk-2">
          {failure ? <span className="text-on-bulk-warn">{failure}</span> : [...edits.keys()].map(nameOf).join(', ')}
        </span>
        <BarDivider />
        <BarButton onClick={() => discard()}>{texts.discard}</BarButton>
        <BarButton isMain isBusy={isBusy} onClick={() => void save()}>
          {texts.save}
          <Key className="bg-current/15 text-inherit">⌘S</Key>
        </BarButton>
      </UnsavedFrame>
      {dialog}
    </>
  );
}
