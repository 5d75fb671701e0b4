import { useMutation } from '@tanstack/react-query';
import type { RecognisedRow } from '@tonalia/contract/order-list';
import { Button, buttonClass } from '@tonalia/ui/button';
import { Sheet } from '@tonalia/ui/sheet';
import { useEffect, useId, useRef, useState } from 'react';
import { ApiError, sentenceOf } from '../../api/http/api-error.ts';
import { quickOrderMessages as words } from '../../messages/quick-order.es-CO.ts';
import { readFile } from './read-file.ts';
import { recognise } from './recognise.ts';

interface PasteSheetProps {
  onClose: () => void;
  onRead: (rows: RecognisedRow[]) => void;
  /** Notes the text as it is, to be read when the network returns. */
  onUnread: (text: string) => void;
}

/** A list from a message or a spreadsheet. The text stays until it was understood. */
export function PasteSheet({ onClose, onRead, onUnread }: PasteSheetProps) {
  const [isOpen, setOpen] = useState(true);
  const [text, setText] = useState('');
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
  const reading = useMutation({
    mutationFn: (list: string) => recognise(list),
    onSuccess: (rows) => {
      if (rows.length === 0) return;
      onRead(rows);
      close();
    },
    onError: (cause, list) => {
      if (!(cause instanceof ApiError) || cause.status !== 0) return;
      onUnread(list);
      close();
    },
  });
  const opening = useMutation({ mutationFn: readFile, onSuccess: setText, onMutate: () => reading.reset() });
  const refused = opening.error ?? reading.error;
  const problem = refused ? sentenceOf(refused) : reading.data?.length === 0 ? words.nothingRead : null;
  return (
    <Sheet
      open={isOpen}
      onClose={close}
      title={words.paste}
      subtitle={words.pasteHelp}
      size="md"
      footer={
        <Button
          full
          size="lg"
          disabled={text.trim() === ''}
          loading={reading.isPending || opening.isPending}
          onClick={() => {
            opening.reset();
            reading.mutate(text);
          }}
        >
          {words.read}
        </Button>
      }
    >
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
      {problem !== null && (
        <p role="alert" className="mt-2 text-small text-danger">
          {problem}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <label
          className={buttonClass({
            variant: 'secondary',
            size: 'sm',
            className: 'cursor-pointer focus-within:focus-ring',
          })}
        >
          {words.file}
          <input
            type="file"
            accept=".xlsx,.csv,.tsv,.txt,text/csv,text/plain"
            className="sr-only"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) opening.mutate(file);
              // The same file can be chosen again, after it was corrected.
              currentTarget.value = '';
            }}
          />
        </label>
        <a
          className={buttonClass({ variant: 'ghost', size: 'sm' })}
          download={words.templateName}
          href={`/${words.templateName}`}
        >
          {words.template}
        </a>
      </div>
    </Sheet>
  );
}
