import { Button } from '@tonalia/ui/button';
import { Icon } from '@tonalia/ui/icon';
import { useId, useState } from 'react';
import { pasteListMessages as words } from '../../../messages/paste-list.es-CO.ts';
import { quickOrderMessages } from '../../../messages/quick-order.es-CO.ts';
import { notify } from '../../../state/notices.ts';
import { signOf } from '../line-signs.ts';
import { CLIPBOARD } from '../outlines.ts';
import type { QuickLine } from '../quick-line.ts';
import { stateOfTextLine } from '../reread-lines.ts';

/** Lines that a phone shows of a text that is not being changed. */
const SHOWN = 3;
const LEAST_ROWS = 12;

interface PasteTextProps {
  text: string;
  lines: readonly QuickLine[];
  onText: (text: string) => void;
}

/** The text on a desktop: numbered lines, each with the mark of what it was read as. */
export function WideText({ text, lines, onText }: PasteTextProps) {
  const fieldId = useId();
  const written = text.split('\n');
  const rows = Math.max(LEAST_ROWS, written.length);
  return (
    <section className="overflow-hidden rounded-card border border-line bg-surface">
      <header className="flex items-center justify-between border-b border-line py-2.5 pr-3 pl-4">
        <label htmlFor={fieldId} className="text-label">
          {words.text}
        </label>
        <PasteButton onText={onText} />
      </header>
      <div className="grid max-h-[60dvh] grid-cols-[2.75rem_minmax(0,1fr)_2.5rem] overflow-y-auto py-2 text-label leading-[34px] font-normal">
        <ol aria-hidden="true" className="text-right text-micro leading-[34px] text-text-3">
          {written.map((_, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- a line is its place
            <li key={at}>{at + 1}</li>
          ))}
        </ol>
        <TextField id={fieldId} text={text} rows={rows} onText={onText} className="px-3.5 leading-[34px]" wrap="off" />
        <ul aria-hidden="true">
          {written.map((_, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- a line is its place
            <li key={at} className="flex h-[34px] items-center">
              <Mark state={stateOfTextLine(lines, at + 1)} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Mark({ state }: { state: QuickLine['state'] | null }) {
  if (state === null || state === 'reading' || state === 'waiting') return null;
  if (state === 'recognised') return <Icon name="check" size="sm" className="text-brand-text" />;
  return <Icon name={signOf(state)} size="sm" className="text-warn" />;
}

/** The text on a phone: its first lines, and whole while it is changed. */
export function PhoneText({ text, onText }: Omit<PasteTextProps, 'lines'>) {
  const [isOpen, setOpen] = useState(text.trim() === '');
  const written = text.split('\n');
  if (isOpen)
    return (
      <div className="rounded-[18px] bg-surface-2 px-3.5 pb-2">
        <div className="flex justify-end gap-1">
          <PasteButton
            onText={(pasted) => {
              onText(pasted);
              setOpen(false);
            }}
          />
          {text.trim() !== '' && (
            <Button variant="ghost" size="sm" icon="check" onClick={() => setOpen(false)}>
              {words.done}
            </Button>
          )}
        </div>
        <TextField text={text} rows={6} onText={onText} className="leading-[1.55]" />
      </div>
    );
  return (
    <button
      type="button"
      className="pressable flex w-full items-start gap-3 rounded-[18px] bg-surface-2 px-3.5 py-3 text-left text-label leading-[1.55] font-normal"
      onClick={() => setOpen(true)}
    >
      <span className="min-w-0 flex-1 wrap-break-word">
        <span className="sr-only">{words.edit}</span>
        <span className="block whitespace-pre-line">{written.slice(0, SHOWN).join('\n')}</span>
        {written.length > SHOWN && (
          <span className="text-small text-text-3">{words.moreLines(written.length - SHOWN)}</span>
        )}
      </span>
      <Icon name="edit" className="text-text-2" />
    </button>
  );
}

function TextField(props: {
  id?: string;
  text: string;
  rows: number;
  onText: (text: string) => void;
  className: string;
  wrap?: 'off';
}) {
  const { id, text, rows, onText, className, wrap } = props;
  return (
    <textarea
      id={id}
      ref={focusWhenEmpty}
      aria-label={quickOrderMessages.pasteField}
      value={text}
      rows={rows}
      wrap={wrap}
      spellCheck={false}
      placeholder={'Tinta Sur\n7.1 x3, 8.34 x 2\noxidante 20 litro 1'}
      onChange={({ currentTarget }) => onText(currentTarget.value)}
      className={`w-full resize-none overflow-x-auto bg-transparent text-[1rem] outline-none placeholder:text-text-3 ${className}`}
    />
  );
}

/** Once, when it appears. */
const focusWhenEmpty = (field: HTMLTextAreaElement | null): void => field?.focus({ preventScroll: true });

/** Adds what was copied; nothing where the browser has no way to read it. */
function PasteButton({ onText }: Pick<PasteTextProps, 'onText'>) {
  if (typeof navigator === 'undefined' || !navigator.clipboard?.readText) return null;
  async function paste() {
    try {
      onText(await navigator.clipboard.readText());
    } catch {
      notify({ color: 'red', message: words.notPasted });
    }
  }
  return (
    <button
      type="button"
      className="pressable flex min-h-11 cursor-pointer items-center gap-1.5 rounded-control px-2 text-label text-brand-text"
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => void paste()}
    >
      <Icon name={CLIPBOARD} size="sm" /> {words.paste}
    </button>
  );
}
