import type { DriverStop } from '@tonalia/contract/dispatch-driver';
import { formatPesos } from '@tonalia/rules/money';
import { classNames } from '@tonalia/ui/class-names';
import { Icon } from '@tonalia/ui/icon';
import { Panel } from '../../components/panel.tsx';
import { pictureAddress } from '../../features/picking/line-picture.tsx';
import { driverTexts as texts } from '../../messages/driver.es-CO.ts';
import { ChipChoice } from './chip-choice.tsx';
import type { DraftPartProps } from './draft-part.ts';
import { PhotoRow } from './photo-row.tsx';
import type { BackChoice } from './stop-view.ts';

const none: BackChoice = { units: 0, reason: null, photoIds: [] };
const PICTURE = 96;

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

type BackLineProps = { line: DriverStop['lines'][number]; back: number; onBack: (units: number) => void };

function LineRow({ line, back, onBack }: BackLineProps) {
  const taken = line.units - back;
  const name = line.versionName ?? line.name;
  return (
    <div className="flex items-center gap-3 py-3">
      <img
        src={pictureAddress(line.image, PICTURE)}
        alt=""
        width={44}
        height={44}
        style={{ background: `var(--tile-${line.tile}, var(--tile-piedra))` }}
        className="size-11 shrink-0 rounded-[12px] object-contain"
      />
      <div className="min-w-0 flex-1">
        <p className="line-clamp-2 leading-[1.25] font-[550]">{name}</p>
        <p className="text-small text-text-2">
          {texts.goes(line.units)}
          <b className={classNames('font-bold', back > 0 ? 'text-warn' : 'text-text')}>{taken}</b>
        </p>
      </div>
      <span
        className={classNames(
          'inline-flex h-12 shrink-0 items-center rounded-[14px]',
          back > 0 ? 'text-warn inset-ring-[1.75px] inset-ring-warn' : 'inset-ring-[1.5px] inset-ring-line',
        )}
      >
        <Step icon="minus" label={texts.fewer(name)} disabled={taken === 0} onPress={() => onBack(back + 1)} />
        <b aria-live="polite" className="min-w-6 text-center font-bold">
          {taken}
        </b>
        <Step icon="plus" label={texts.more(name)} disabled={back === 0} onPress={() => onBack(back - 1)} />
      </span>
    </div>
  );
}

type BackStepProps = { icon: 'plus' | 'minus'; label: string; disabled: boolean; onPress: () => void };

const Step = ({ icon, label, disabled, onPress }: BackStepProps) => (
  <button
    type="button"
    aria-label={label}
    disabled={disabled}
    className="inline-flex size-12 items-center justify-center text-text disabled:text-text-disabled"
    onClick={onPress}
  >
    <Icon name={icon} size="sm" />
  </button>
);
