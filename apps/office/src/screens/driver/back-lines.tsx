import type { DriverStop } from '@tonalia/contract/dispatch-driver';
import { formatPesos } from '@tonalia/rules/money';
import { Icon } from '@tonalia/ui/icon';
import { Panel } from '../../components/panel.tsx';
import { driverTexts as texts } from '../../messages/driver.es-CO.ts';
import { ChipChoice } from './chip-choice.tsx';
import type { DraftPartProps } from './draft-part.ts';
import { LineRow } from './line-row.tsx';
import { PhotoRow } from './photo-row.tsx';
import type { BackChoice } from './stop-view.ts';

const words = { goes: texts.goes, fewer: texts.fewer, more: texts.more };
const none: BackChoice = { units: 0, reason: null, photoIds: [] };

/** What the customer takes of each line: changed ones first and open, the others complete. */
export function BackLines({ stop, draft, onChange, photos, onPhoto }: DraftPartProps) {
  const backOf = (line: number) => draft.backs[line] ?? none;
  const change = (line: number, by: Partial<BackChoice>) =>
    onChange({ backs: { ...draft.backs, [line]: { ...backOf(line), ...by } } });
  const changed = stop.lines.filter(({ line }) => backOf(line).units > 0);
  const complete = stop.lines.filter(({ line }) => backOf(line).units === 0);
  const units = complete.reduce((sum, one) => sum + one.units, 0);
  const rowOf = (line: DriverStop['lines'][number]) => (
    <LineRow
      key={line.line}
      line={line}
      back={backOf(line.line).units}
      words={words}
      onBack={(back) => change(line.line, { units: back })}
    />
  );
  return (
    <Panel className="px-4 py-1" label={texts.partialTitle}>
      {complete.length > 0 && (
        <details open={changed.length === 0}>
          <summary className="flex min-h-[52px] cursor-pointer items-center gap-3">
            <Icon name="check-circle" className="text-brand-text" />
            <span className="flex-1 font-[550]">{texts.complete(complete.length)}</span>
            <span className="text-text-2">{texts.units(units)}</span>
            <Icon name="chevron-down" size="sm" />
          </summary>
          {complete.map(rowOf)}
        </details>
      )}
      {changed.map((line) => {
        const { units: back, reason, photoIds } = backOf(line.line);
        return (
          <div key={line.line} className="flex flex-col gap-3 border-t border-line pb-4 first:border-t-0">
            {rowOf(line)}
            <ChipChoice
              label={texts.reason}
              options={texts.backReasons}
              value={reason}
              onChange={(chosen) => change(line.line, { reason: chosen })}
            />
            <div className="flex items-center gap-3">
              <PhotoRow
                photos={photos.filter(({ clientId }) => photoIds.includes(clientId))}
                onPhoto={(base64) => change(line.line, { photoIds: [...photoIds, onPhoto(base64)] })}
                onRemove={(id) => change(line.line, { photoIds: photoIds.filter((one) => one !== id) })}
              />
              <p className="flex-1 text-small text-text-2">{texts.returnsTo(back)}</p>
              {line.back > 0 && <b className="font-[650] whitespace-nowrap">−{formatPesos(line.back * back)}</b>}
            </div>
          </div>
        );
      })}
    </Panel>
  );
}
