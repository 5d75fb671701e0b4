import type { OfficeNote } from '@tonalia/contract/purchase-office-order';
import { useRef, useState } from 'react';
import { sentenceOf } from '../../api/call-failure.ts';
import { Key, OfficeButton } from '../../components/office-button.tsx';
import { Panel } from '../../components/panel.tsx';
import { useKeys } from '../../components/use-keys.ts';
import { formatWhenInFull } from '../../components/when.ts';
import { orderPageTexts } from '../../messages/order-page.es-CO.ts';

const texts = orderPageTexts.note;

export type NotesProps = {
  notes: readonly OfficeNote[];
  now: Date;
  mayWrite: boolean;
  /** Keeps a note, and brings it into `notes`. */
  onSave: (text: string) => Promise<void>;
};

/** Notes that only the office reads; N goes to the field, Ctrl or ⌘ with Enter saves. */
export function Notes({ notes, now, mayWrite, onSave }: NotesProps) {
  if (!mayWrite && notes.length === 0) return null;
  return (
    <Panel label={texts.title}>
      <h2 className="mb-2.5 text-panel" title={texts.onlyOffice}>
        {texts.title}
      </h2>
      <ul className="grid gap-2 not-empty:mb-2">
        {notes.map(({ _id, text, by, at }) => (
          <li key={_id} className="rounded-[12px] bg-top px-3 py-2.5 text-[0.84375rem] text-on-top">
            <p className="whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
            <p className="mt-1 text-[0.75rem]">
              {by}, {formatWhenInFull(new Date(at), now)}
            </p>
          </li>
        ))}
      </ul>
      {mayWrite && <NoteForm onSave={onSave} />}
    </Panel>
  );
}

function NoteForm({ onSave }: Pick<NotesProps, 'onSave'>) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  useKeys({ n: () => field.current?.focus() });

  async function save(): Promise<void> {
    if (isBusy || text.trim() === '') return;
    setBusy(true);
    setFailure(undefined);
    try {
      await onSave(text.trim());
      setText('');
    } catch (cause) {
      setFailure(sentenceOf(cause));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <span className="relative block">
        <textarea
          ref={field}
          aria-label={texts.write}
          placeholder={texts.write}
          rows={text.length > 40 || text.includes('\n') ? 3 : 1}
          maxLength={1000}
          value={text}
          className="field-edge block min-h-[38px] w-full resize-none rounded-[12px] bg-surface py-2 pr-9 pl-3 text-[0.84375rem] outline-none max-lg:min-h-11 max-lg:text-[1rem]"
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) void save();
            if (event.key !== 'Escape') return;
            // it leaves the field, not the page
            event.stopPropagation();
            event.currentTarget.blur();
          }}
        />
        {text === '' && (
          <span className="pointer-events-none absolute top-[9px] right-2 max-lg:hidden">
            <Key>N</Key>
          </span>
        )}
      </span>
      {failure && (
        <p role="alert" className="mt-1.5 text-small text-danger">
          {failure}
        </p>
      )}
      {text.trim() !== '' && (
        <span className="mt-2 flex justify-end">
          <OfficeButton type="submit" look="soft" small busy={isBusy}>
            {texts.save}
          </OfficeButton>
        </span>
      )}
    </form>
  );
}
