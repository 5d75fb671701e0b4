import { useMutation } from '@tanstack/react-query';
import type { RecognisedRow } from '@tonalia/contract/order-list';
import { Button, buttonClass } from '@tonalia/ui/button';
import { Icon } from '@tonalia/ui/icon';
import { SegmentedControl } from '@tonalia/ui/segmented-control';
import { Sheet } from '@tonalia/ui/sheet';
import { useEffect, useId, useRef, useState } from 'react';
import { ApiError, sentenceOf } from '../../api/http/api-error.ts';
import { listFileMessages } from '../../messages/list-file.es-CO.ts';
import { quickOrderMessages as words } from '../../messages/quick-order.es-CO.ts';
import { keepColumns, keptColumns } from './kept-columns.ts';
import { linesOfTable, withColumn } from './list-lines.ts';
import { PasteFile, type PastedFile } from './paste-file.tsx';
import { readFile } from './read-file.ts';
import { recognise } from './recognise.ts';

/** Where a list comes from. */
export type PasteSource = 'text' | 'file';

interface PasteSheetProps {
  /** What is shown first. */
  from: PasteSource;
  onClose: () => void;
  onRead: (rows: RecognisedRow[]) => void;
  /** Notes the text as it is, to be read when the network returns. */
  onUnread: (text: string) => void;
}

/** A list from a message or from a file. The text and the file stay until they were understood. */
export function PasteSheet({ from, onClose, onRead, onUnread }: PasteSheetProps) {
  const [isOpen, setOpen] = useState(true);
  const [source, setSource] = useState(from);
  const [text, setText] = useState('');
  const [file, setFile] = useState<PastedFile | null>(null);
  const fieldId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  // After the sheet has opened and put the focus on its cross.
  useEffect(() => {
    const frame = requestAnimationFrame(() => field.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  const close = () => {
    setOpen(false);
    onClose();
  };
  const lines = file ? linesOfTable(file.table, file.columns, file.hasTitles) : [];
  const list = source === 'text' ? text : lines.map((line) => line.text).join('\n');
  const reading = useMutation({
    mutationFn: (asked: string) => recognise(asked),
    onSuccess: (rows) => {
      if (rows.length === 0) return;
      if (file && source === 'file') keepColumns(file.table, file.isKept && file.hasTitles ? file.columns : null);
      onRead(rows);
      close();
    },
    onError: (cause, asked) => {
      if (!(cause instanceof ApiError) || cause.status !== 0) return;
      onUnread(asked);
      close();
    },
  });
  const opening = useMutation({
    mutationFn: readFile,
    onMutate: () => reading.reset(),
    onSuccess: (read) => {
      if ('text' in read) {
        setText(read.text);
        return setSource('text');
      }
      const kept = keptColumns(read.table);
      const { hasTitles } = read.table;
      setFile({
        ...read,
        columns: kept ?? read.table.columns,
        hasTitles: kept !== null || hasTitles,
        isKept: true,
      });
    },
  });
  const refused = opening.error ?? reading.error;
  const problem = refused ? sentenceOf(refused) : reading.data?.length === 0 ? words.nothingRead : null;
  return (
    <Sheet
      open={isOpen}
      onClose={close}
      title={words.paste}
      subtitle={source === 'text' ? words.pasteHelp : undefined}
      size={source === 'file' && file ? 'lg' : 'md'}
      toolbar={
        <SegmentedControl
          label={listFileMessages.source}
          value={source}
          onChange={(next) => {
            opening.reset();
            reading.reset();
            setSource(next);
          }}
          options={[
            { value: 'text', label: listFileMessages.text },
            { value: 'file', label: listFileMessages.file },
          ]}
        />
      }
      footer={
        <div className="flex flex-wrap items-center justify-between gap-3">
          {source === 'file' && (
            <a
              className={buttonClass({ variant: 'secondary', className: file ? 'max-lg:hidden' : '' })}
              download={listFileMessages.templateName}
              href={`/${listFileMessages.templateName}`}
            >
              <Icon name="download" size="sm" /> {listFileMessages.template}
            </a>
          )}
          <Button
            size="lg"
            className="max-lg:w-full lg:ml-auto"
            disabled={list.trim() === ''}
            loading={reading.isPending || opening.isPending}
            onClick={() => {
              opening.reset();
              reading.mutate(list);
            }}
          >
            {source === 'file' && file ? listFileMessages.read(lines.length) : words.read}
          </Button>
        </div>
      }
    >
      {source === 'text' && (
        <>
          <label htmlFor={fieldId} className="sr-only">
            {words.pasteField}
          </label>
          <textarea
            ref={field}
            id={fieldId}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
            rows={9}
            spellCheck={false}
            placeholder={'Tinta Sur\n7.1 x3, 8.34 x 2\noxidante 20 litro 1'}
            className="w-full rounded-card border-[1.5px] border-line-control bg-surface p-4 text-[1rem] outline-none focus:border-brand"
          />
        </>
      )}
      {source === 'file' && (
        <PasteFile
          file={file}
          lines={lines}
          onFile={(chosen) => opening.mutate(chosen)}
          onRemove={() => setFile(null)}
          onColumn={(at, meaning) => file && setFile({ ...file, columns: withColumn(file.columns, at, meaning) })}
          onChange={(change) => file && setFile({ ...file, ...change })}
        />
      )}
      {problem !== null && (
        <p role="alert" className="mt-2 text-small text-danger">
          {problem}
        </p>
      )}
    </Sheet>
  );
}
