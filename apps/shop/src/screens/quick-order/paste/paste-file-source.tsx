import { useMutation } from '@tanstack/react-query';
import type { RecognisedRow } from '@tonalia/contract/order-list';
import { Button, buttonClass } from '@tonalia/ui/button';
import { Icon } from '@tonalia/ui/icon';
import { useState } from 'react';
import { ApiError, sentenceOf } from '../../../api/http/api-error.ts';
import { listFileMessages as words } from '../../../messages/list-file.es-CO.ts';
import { quickOrderMessages } from '../../../messages/quick-order.es-CO.ts';
import { keepColumns, keptColumns } from './kept-columns.ts';
import { linesOfTable, withColumn } from './list-lines.ts';
import { PasteFile, type PastedFile } from './paste-file.tsx';
import { readFile } from './read-file.ts';
import { recognise } from '../recognise.ts';

interface PasteFileSourceProps {
  /** A file without columns is a text. */
  onText: (text: string) => void;
  onRead: (rows: RecognisedRow[]) => void;
  /** Notes the text as it is, to be read when the network returns. */
  onUnread: (text: string) => void;
}

/** A list from a file, which stays until it was understood. */
export function PasteFileSource({ onText, onRead, onUnread }: PasteFileSourceProps) {
  const [file, setFile] = useState<PastedFile | null>(null);
  const lines = file ? linesOfTable(file.table, file.columns, file.hasTitles) : [];
  const list = lines.map((line) => line.text).join('\n');
  const reading = useMutation({
    mutationFn: (asked: string) => recognise(asked),
    onSuccess: (rows) => {
      if (rows.length === 0) return;
      if (file) keepColumns(file.table, file.isKept && file.hasTitles ? file.columns : null);
      onRead(rows);
    },
    onError: (cause, asked) => {
      if (cause instanceof ApiError && cause.status === 0) onUnread(asked);
    },
  });
  const opening = useMutation({
    mutationFn: readFile,
    onMutate: () => reading.reset(),
    onSuccess: (read) => {
      if ('text' in read) return onText(read.text);
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
  const problem = refused ? sentenceOf(refused) : reading.data?.length === 0 ? quickOrderMessages.nothingRead : null;
  return (
    <>
      <PasteFile
        file={file}
        lines={lines}
        onFile={(chosen) => opening.mutate(chosen)}
        onRemove={() => setFile(null)}
        onColumn={(at, meaning) => file && setFile({ ...file, columns: withColumn(file.columns, at, meaning) })}
        onChange={(change) => file && setFile({ ...file, ...change })}
      />
      {problem !== null && (
        <p role="alert" className="mt-2 text-small text-danger">
          {problem}
        </p>
      )}
      <div className="mt-5 flex flex-wrap items-center justify-between gap-3">
        <a
          className={buttonClass({ variant: 'secondary', className: file ? 'max-lg:hidden' : '' })}
          download={words.templateName}
          href={`/${words.templateName}`}
        >
          <Icon name="download" size="sm" /> {words.template}
        </a>
        {file && (
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
            {words.read(lines.length)}
          </Button>
        )}
      </div>
    </>
  );
}
