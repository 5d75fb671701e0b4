import type { RefObject } from 'react';
import { OfficeButton } from '../../components/office-button.tsx';
import { pasteTexts as texts } from '../../messages/paste-shades.es-CO.ts';
import type { PastedShade } from './paste.rules.ts';

export type PasteSourceProps = {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  lines: readonly string[][];
  rows: readonly PastedShade[];
  onPaste: (text: string) => void;
};

const tints = { wrong: 'bg-danger-soft', repeated: 'bg-warn-soft', new: '', changed: '', same: '' };

/** The pasted text, line by line; lines with a problem are tinted. */
export function PasteSource({ field, text, lines, rows, onPaste }: PasteSourceProps) {
  const kindOf = new Map(rows.map(({ line, kind }) => [line, kind]));
  const width = Math.max(0, ...lines.map((line) => line.length));
  return (
    <div className="min-w-0">
      <div className="mb-2 flex items-center justify-between gap-2 text-[0.875rem]">
        <b className="font-[650]">{texts.pasted}</b>
        {lines.length > 0 && <span className="text-text-2">{texts.size(lines.length, width)}</span>}
      </div>
      {text === '' ? (
        <textarea
          ref={field}
          aria-label={texts.pasted}
          placeholder={texts.hint}
          className="field-edge h-[320px] w-full resize-none rounded-[14px] bg-surface p-3 text-[0.875rem] max-lg:h-[160px]"
          value={text}
          onChange={({ currentTarget }) => onPaste(currentTarget.value)}
        />
      ) : (
        <>
          <div className="max-h-[52dvh] overflow-auto rounded-[14px] border-2 border-brand py-2 max-lg:max-h-[160px]">
            <table aria-label={texts.pasted} className="w-full text-[0.8125rem] leading-[1.8]">
              <tbody>
                {lines.map((cells, at) => (
                  // oxlint-disable-next-line react/no-array-index-key -- lines have no other name and never move
                  <tr key={at} className={tints[kindOf.get(at + 1) ?? 'new']}>
                    <td className="w-px px-2 text-right text-text-3">{at + 1}</td>
                    {Array.from({ length: width }, (_, column) => (
                      <td key={column} className="max-w-32 truncate pr-2">
                        {cells[column]}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <OfficeButton look="ghost" small className="mt-2" onClick={() => onPaste('')}>
            {texts.again}
          </OfficeButton>
        </>
      )}
    </div>
  );
}
