import { useQueryClient } from '@tanstack/react-query';
import type { OfficeSetting } from '@tonalia/contract/settings-office';
import { AppMark } from '@tonalia/ui/app-mark';
import { FileField } from '@tonalia/ui/file-field';
import { useRef, useState } from 'react';
import { type BrandFile, brandQuery, uploadBrandPicture, useBrandPictures } from '../../api/brand.ts';
import { sentenceOf } from '../../api/call-failure.ts';
import { saveSettings, settingsQuery } from '../../api/settings.ts';
import { BrandLogo } from '../../components/brand-logo.tsx';
import { useNotify } from '../../components/notices.tsx';
import { outlines } from '../../components/outlines.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { brandTexts } from '../../messages/brand.es-CO.ts';

const texts = brandTexts.files;
/** In bytes, as the server takes it. */
const MOST = 1024 * 1024;
type BrandKind = 'logo' | 'icon';
const labels = {
  logo: { change: texts.changeLogo, remove: texts.removeLogo },
  icon: { change: texts.changeIcon, remove: texts.removeIcon },
};

export type BrandFilesProps = { saved: readonly OfficeSetting[]; isReadOnly: boolean };

/** Logo and icon of the brand. A file is stored when it is chosen: it is no typed value that waits for the bar. */
export function BrandFiles({ saved, isReadOnly }: BrandFilesProps) {
  const { icon } = useBrandPictures();
  const { isBusy, failure, send, remove } = useBrandFiles();
  const valueOf = (kind: BrandKind) => saved.find(({ key }) => key === `brand.${kind}`)?.value ?? null;
  return (
    <div className="mb-3.5 flex flex-wrap items-center gap-4">
      <span className="grid h-20 min-w-40 place-items-center rounded-[14px] bg-surface-2 px-5">
        <BrandLogo className="text-[1.875rem]" />
      </span>
      <span className="grid size-20 place-items-center rounded-[14px] bg-surface-2">
        {icon ? (
          <img src={icon} width={56} height={56} alt={texts.icon} className="rounded-[13px]" />
        ) : (
          <AppMark size={56} />
        )}
      </span>
      {!isReadOnly && (
        <div className="grid gap-2">
          {(['logo', 'icon'] as const).map((kind) => (
            <span key={kind} className="flex flex-wrap gap-2">
              <FileButton label={labels[kind].change} isBusy={isBusy} onChoose={(file) => void send(kind, file)} />
              {valueOf(kind) !== null && (
                <OfficeButton look="ghost" small onClick={() => void remove(kind, valueOf(kind))}>
                  {labels[kind].remove}
                </OfficeButton>
              )}
            </span>
          ))}
          <span className="text-[0.8125rem] text-text-2">{texts.kinds}</span>
        </div>
      )}
      {failure && (
        <p role="alert" className="w-full text-danger">
          {failure}
        </p>
      )}
    </div>
  );
}

function FileButton({ label, isBusy, onChoose }: { label: string; isBusy: boolean; onChoose: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <OfficeButton look="secondary" small icon={outlines.upload} busy={isBusy} onClick={() => input.current?.click()}>
        {label}
      </OfficeButton>
      <FileField
        ref={input}
        accept=".svg,.png,.webp,.jpg,.jpeg"
        aria-label={label}
        onFiles={([file]) => onChoose(file)}
      />
    </>
  );
}

function useBrandFiles() {
  const cache = useQueryClient();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const run = async (work: () => Promise<void>, message: string) => {
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await work();
      notify({ color: 'white', message });
    } catch (cause) {
      setFailure(sentenceOf(cause));
    } finally {
      await cache.invalidateQueries({ queryKey: settingsQuery.queryKey });
      setBusy(false);
    }
  };
  const show = (kind: BrandKind, file: BrandFile | null) =>
    cache.setQueryData(
      brandQuery.queryKey,
      (brand) => brand && { ...brand, ...(kind === 'logo' ? { logo: file } : { icon: file && file.url }) },
    );
  return {
    isBusy,
    failure,
    send: async (kind: BrandKind, file: File) => {
      if (file.size > MOST) setFailure(texts.large);
      else await run(async () => void show(kind, await uploadBrandPicture(kind, file)), texts.saved);
    },
    remove: (kind: BrandKind, seen: string | null) =>
      run(async () => {
        await saveSettings([{ key: `brand.${kind}`, value: null, seen }]);
        show(kind, null);
      }, texts.removed),
  };
}
