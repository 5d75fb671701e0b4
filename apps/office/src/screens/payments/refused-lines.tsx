import type { ListedBankLine } from '@tonalia/contract/bank-lines';
import type { BulkResult } from '@tonalia/contract/office-wire';
import { formatPesos } from '@tonalia/rules/money';
import { Icon } from '@tonalia/ui/icon';
import { OutlineButton } from '../../components/outline-button.tsx';
import { bankLinesTexts as texts } from '../../messages/bank-lines.es-CO.ts';

/** What an act on several lines did, with the lines as they were. */
export interface LinesResult {
  result: BulkResult;
  lines: readonly ListedBankLine[];
}

/** "10 de 12": the lines that were refused, each with its reason. It stays until it is closed. */
export function RefusedLines({ result: { result, lines }, onClose }: { result: LinesResult; onClose: () => void }) {
  const { changed, unchanged, refused } = result;
  const all = changed.length + unchanged.length + refused.length;
  const nameOf = (id: string) => {
    const line = lines.find(({ _id }) => _id === id);
    return line ? `${line.description}, ${formatPesos(line.amount)}` : '';
  };
  return (
    <div role="alert" className="mx-4 mt-3 rounded-[14px] bg-warn-soft px-4 py-3 text-warn-ink lg:mx-7">
      <div className="flex items-start gap-2.5">
        <Icon name="alert-triangle" size="sm" className="mt-0.5 text-warn" />
        <b className="flex-1 font-[650]">{texts.acceptedPart(all - refused.length, all)}</b>
        <OutlineButton icon="x" label={texts.close} bare onClick={onClose} />
      </div>
      <ul>
        {refused.map(({ id, message }) => (
          <li key={id} className="py-1 text-[0.875rem]">
            <b className="font-semibold">{nameOf(id)}</b> {message}
          </li>
        ))}
      </ul>
    </div>
  );
}
