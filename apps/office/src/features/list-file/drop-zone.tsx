import { type ClipboardEvent, type DragEvent, useEffect, useRef, useState } from 'react';
import { classNames } from '@tonalia/ui/class-names';
import { FileField } from '@tonalia/ui/file-field';
import { Icon } from '@tonalia/ui/icon';
import { Key, OfficeButton } from '../../components/office-button.tsx';
import { importTexts as texts } from '../../messages/import.es-CO.ts';
import { listIcons } from './list-icons.ts';

/** Takes a list by drop, choice or paste: a file, or cells of a spreadsheet. */
export function DropZone({
  isBusy,
  problem,
  onFile,
}: {
  isBusy: boolean;
  problem: string | null;
  onFile: (file: File) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [isEmpty, setEmpty] = useState(false);
  const take = useRef(onFile);
  useEffect(() => {
    take.current = onFile;
  });
  useEffect(() => {
    const paste = (event: Event) => {
      const file = fileOf(event as unknown as ClipboardEvent); // as: the event named "paste"
      if (!file) return;
      event.preventDefault();
      take.current(file);
    };
    addEventListener('paste', paste);
    return () => removeEventListener('paste', paste);
  }, []);
  const paste = async () => {
    let file: File | undefined;
    try {
      file = fileOfCells(await navigator.clipboard.readText());
    } catch {
      // refused, or a page without https: the sentence names the keys
    }
    setEmpty(!file);
    if (file) onFile(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file && !isBusy) onFile(file);
  };
  return (
    <div
      className={classNames(
        'flex min-h-[418px] flex-col items-center justify-center rounded-[20px] border-2 border-dashed border-brand bg-brand-soft px-6 py-10 text-center max-lg:min-h-[280px]',
        isOver && 'inset-ring-2 inset-ring-brand',
      )}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <span className="mb-5 inline-flex size-16 items-center justify-center rounded-[18px] bg-surface text-brand-text shadow-2">
        <Icon size="lg" name={isBusy ? 'spinner' : listIcons.fileUp} className={isBusy ? 'spin' : undefined} />
      </span>
      <h2 className="text-[1.25rem] leading-[1.3] font-[650]">{isBusy ? texts.reading : texts.drop}</h2>
      <p className="mt-2 text-text-2">{texts.dropHelp}</p>
      <div className="mt-5 flex flex-wrap items-center justify-center gap-2.5">
        <FileField
          ref={input}
          accept=".xlsx,.csv,.txt,.tsv"
          aria-label={texts.choose}
          onFiles={([file]) => onFile(file)}
        />
        <OfficeButton icon={listIcons.folder} busy={isBusy} onClick={() => input.current?.click()}>
          {texts.choose}
        </OfficeButton>
        <OfficeButton
          look="secondary"
          icon={listIcons.paste}
          className="max-lg:hidden"
          disabled={isBusy}
          onClick={() => void paste()}
        >
          {texts.paste} <Key>⌘V</Key>
        </OfficeButton>
      </div>
      {(problem ?? (isEmpty ? texts.nothingToPaste : null)) !== null && (
        <p role="alert" className="mt-4 max-w-[46ch] font-semibold text-danger">
          {problem ?? texts.nothingToPaste}
        </p>
      )}
    </div>
  );
}

/** A file of the clipboard, or cells as a text with tabs. */
function fileOf({ clipboardData, target }: Pick<ClipboardEvent, 'clipboardData' | 'target'>): File | undefined {
  if (target instanceof HTMLElement && target.matches('input, textarea, select')) return undefined;
  const [file] = clipboardData.files;
  if (file) return file;
  return fileOfCells(clipboardData.getData('text/plain'));
}

const fileOfCells = (text: string): File | undefined =>
  text.includes('\n') ? new File([text], texts.pasted, { type: 'text/csv' }) : undefined;
