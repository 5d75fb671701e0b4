import { maxMoveWords, moveVariables, usualMoveWords, wrongVariables } from '@tonalia/rules/message-words';
import { useRef } from 'react';
import { OfficeButton } from '../../components/office-button.tsx';
import { presalesTexts } from '../../messages/presales.es-CO.ts';

const texts = presalesTexts.moving.words;
const fieldId = 'move-words';

export type MessageWordsProps = {
  /** Undefined for the usual text. */
  words: string | undefined;
  onChange: (words: string | undefined) => void;
};

/** The operator's own text of a move: its variables are pressed in where the cursor is, and a wrong one is named. */
export function MessageWords({ words, onChange }: MessageWordsProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  if (words === undefined)
    return (
      <OfficeButton look="ghost" small icon="edit" onClick={() => onChange(usualMoveWords)}>
        {texts.edit}
      </OfficeButton>
    );
  const problem = problemOf(words);
  const insert = (name: string) => {
    const { selectionStart = words.length, selectionEnd = words.length } = field.current ?? {};
    onChange(`${words.slice(0, selectionStart)}{${name}}${words.slice(selectionEnd)}`);
    field.current?.focus();
  };
  return (
    <div className="mt-3 grid gap-2">
      <label htmlFor={fieldId} className="text-[0.8125rem] font-[550]">
        {texts.label}
      </label>
      <textarea
        id={fieldId}
        ref={field}
        rows={7}
        maxLength={maxMoveWords}
        value={words}
        aria-invalid={problem !== undefined}
        aria-describedby={`${fieldId}-help`}
        className="field-edge w-full rounded-[12px] bg-surface px-3 py-2.5 text-[0.875rem] leading-[1.45] outline-none max-lg:text-[1rem]"
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <p id={`${fieldId}-help`} role={problem && 'alert'} className={problem ? helpClass.wrong : helpClass.usual}>
        {problem ?? texts.help}
      </p>
      <div role="group" aria-label={texts.variables} className="flex flex-wrap gap-1.5">
        {moveVariables.map((name) => (
          <button
            key={name}
            type="button"
            className="pressable h-8 rounded-[9px] bg-surface-2 px-2.5 text-[0.8125rem] font-[550] max-lg:h-11"
            onClick={() => insert(name)}
          >
            {texts.names[name]}
          </button>
        ))}
      </div>
      <OfficeButton look="ghost" small onClick={() => onChange(undefined)}>
        {texts.usual}
      </OfficeButton>
    </div>
  );
}

const helpClass = { wrong: 'text-[0.8125rem] text-danger', usual: 'text-[0.8125rem] text-text-2' };

/** What keeps a text from being sent. */
export function problemOf(words: string): string | undefined {
  const [wrong] = wrongVariables(words);
  if (wrong !== undefined) return texts.wrong(wrong);
  return words.trim() === '' ? texts.empty : undefined;
}
