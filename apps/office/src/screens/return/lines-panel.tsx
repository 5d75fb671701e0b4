import type { OfficeReturn } from '@tonalia/contract/returns-office';
import { formatNumber, formatPesos } from '@tonalia/rules/money';
import { classNames } from '@tonalia/ui/class-names';
import { OfficeButton } from '../../components/office-button.tsx';
import { Panel } from '../../components/panel.tsx';
import { SmallStepper } from '../../components/small-stepper.tsx';
import { VersionPicture } from '../../components/version-picture.tsx';
import { returnsTexts as texts } from '../../messages/returns.es-CO.ts';
import {
  type DetailLine,
  type ReturnDraft,
  type ReturnLineDraft,
  acceptLine,
  answerOf,
  mostOf,
  refusedOf,
  rejectLine,
} from './draft.ts';
import { SmallChoice } from './small-choice.tsx';

interface LinesPanelProps {
  one: OfficeReturn;
  draft: ReturnDraft;
  focused: number | undefined;
  /** Goods that stay with the customer are written off. */
  onlyLoss: boolean;
  isEditable: boolean;
  onFocus: (line: number) => void;
  onChange: (draft: ReturnDraft) => void;
}

/** The lines with what becomes of each. */
export function LinesPanel({ one, draft, focused, onlyLoss, isEditable, onFocus, onChange }: LinesPanelProps) {
  const acceptAll = () =>
    onChange(Object.fromEntries(one.lines.map((line) => [line.line, draft[line.line] ?? acceptLine(line, onlyLoss)])));
  return (
    <Panel className="overflow-hidden" label={texts.lines}>
      <header className="flex min-h-[56px] items-center justify-between gap-3 px-[18px]">
        <h2 className="text-panel">
          {texts.lines} <span className="font-medium text-text-3">{one.lines.length}</span>
        </h2>
        {isEditable && (
          <OfficeButton look="ghost" small onClick={acceptAll}>
            {texts.acceptAll}
          </OfficeButton>
        )}
      </header>
      <ColumnNames />
      <ul>
        {one.lines.map((line) => (
          <LineRow
            key={line.line}
            {...{ line, onlyLoss, isEditable }}
            draft={isEditable ? draft[line.line] : decidedOf(line)}
            isFocused={isEditable && line.line === focused}
            onFocus={() => onFocus(line.line)}
            onChange={(next) => onChange({ ...draft, [line.line]: next })}
          />
        ))}
      </ul>
    </Panel>
  );
}

/** Names above the columns, for the eye: each control of a row names itself. */
const ColumnNames = () => (
  <div
    aria-hidden="true"
    className="grid gap-x-4 px-[18px] pb-2.5 text-[0.8125rem] text-text-2 max-xl:hidden xl:grid-cols-[minmax(0,1fr)_36px_80px_146px_176px]"
  >
    <span>{texts.lineColumn.product}</span>
    <span className="text-right">{texts.lineColumn.units}</span>
    <span className="text-right">{texts.lineColumn.value}</span>
    <span>{texts.lineColumn.decision}</span>
    <span>{texts.lineColumn.place}</span>
  </div>
);

/** The earlier decision; undefined for a line without one. */
const decidedOf = ({ toStock, toLoss, refusal }: DetailLine): ReturnLineDraft | undefined =>
  toStock === null || toLoss === null ? undefined : { toStock, toLoss, refusal: refusal ?? '', isSplit: true };

interface DecidedLineProps {
  line: DetailLine;
  draft: ReturnLineDraft | undefined;
  onlyLoss: boolean;
  isEditable: boolean;
  isFocused: boolean;
  onFocus: () => void;
  onChange: (draft: ReturnLineDraft) => void;
}

function LineRow({ line, draft, onlyLoss, isEditable, isFocused, onFocus, onChange }: DecidedLineProps) {
  const { name, brand, reason, units, arrived, value } = line;
  const answer = answerOf(draft);
  const isRejected = answer === 'reject';
  return (
    // the row only follows the focus of its own controls
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- nothing is pressed on the row itself
    <li
      data-line={line.line}
      data-focus={isFocused || undefined}
      className="grid items-center gap-x-4 gap-y-2.5 border-t border-hair px-[18px] py-2.5 data-focus:shadow-[inset_3px_0_0_var(--brand)] xl:grid-cols-[minmax(0,1fr)_36px_80px_146px_176px]"
      onFocus={onFocus}
    >
      <span className={classNames('flex min-w-0 items-center gap-3', isRejected && 'opacity-70')}>
        <VersionPicture image={line.image} tile={line.tile} swatch={line.colour} />
        <span className="min-w-0 leading-[1.25]">
          <b className="line-clamp-2 font-semibold">{name}</b>
          <span className="block truncate text-[0.8125rem] text-text-2">
            {texts.reasons[reason]}, {brand}
            {arrived !== null && arrived < units && `, ${texts.arrivedOf(arrived, units)}`}
          </span>
        </span>
      </span>
      <span className="text-right font-semibold max-xl:text-left">
        {isEditable && mostOf(line) > 1 ? (
          <button
            type="button"
            aria-label={texts.split(name, formatNumber(units))}
            aria-expanded={draft?.isSplit ?? false}
            className="pressable touch-area -mx-2 rounded-[8px] px-2 py-1 underline decoration-dotted underline-offset-4"
            onClick={() => {
              const base = draft ?? acceptLine(line, onlyLoss);
              onChange({ ...base, isSplit: !base.isSplit });
            }}
          >
            {formatNumber(units)}
          </button>
        ) : (
          formatNumber(units)
        )}
        <span className="xl:hidden"> und.</span>
      </span>
      <span
        className={classNames(
          'text-right font-semibold max-xl:text-left',
          isRejected && 'font-medium text-text-3 line-through',
        )}
      >
        {value === null ? '–' : formatPesos(value)}
      </span>
      <span>
        {isEditable ? (
          <SmallChoice
            label={texts.decisionOf(name)}
            value={answer}
            options={[
              { value: 'accept', label: texts.accept, tone: 'brand' },
              { value: 'reject', label: texts.reject, tone: 'danger' },
            ]}
            onChange={(next) => onChange(next === 'accept' ? acceptLine(line, onlyLoss) : rejectLine(draft))}
          />
        ) : (
          <b className={isRejected ? 'text-danger' : 'text-brand-text'}>{answerWords(line, draft)}</b>
        )}
      </span>
      <Place {...{ line, draft, onlyLoss, isEditable, onChange }} />
    </li>
  );
}

function answerWords(line: DetailLine, draft: ReturnLineDraft | undefined): string {
  if (!draft) return '–';
  if (answerOf(draft) === 'reject') return texts.badge.rejected;
  return refusedOf(line, draft) > 0 ? texts.badge.part : texts.badge.resolved;
}

/** Where accepted units go, and why others are refused. */
function Place({
  line,
  draft,
  onlyLoss,
  isEditable,
  onChange,
}: Pick<DecidedLineProps, 'line' | 'draft' | 'onlyLoss' | 'isEditable' | 'onChange'>) {
  if (!draft) return <span />;
  const { name } = line;
  const refused = refusedOf(line, draft);
  if (!isEditable)
    return (
      <span className="text-[0.8125rem] text-text-2">
        {[
          draft.toStock > 0 && `${texts.stock} ${draft.toStock}`,
          draft.toLoss > 0 && `${texts.loss} ${draft.toLoss}`,
          refused > 0 && draft.refusal,
        ]
          .filter(Boolean)
          .join(', ')}
      </span>
    );
  const most = mostOf(line);
  return (
    <span className="grid justify-items-start gap-2">
      {answerOf(draft) === 'accept' && !draft.isSplit && (
        <SmallChoice
          label={texts.placeOf(name)}
          value={draft.toStock > 0 ? 'stock' : 'loss'}
          options={[
            { value: 'stock', label: texts.stock, isOff: onlyLoss },
            { value: 'loss', label: texts.loss },
          ]}
          onChange={(place) => onChange({ ...acceptLine(line, onlyLoss, place), refusal: draft.refusal })}
        />
      )}
      {draft.isSplit && (
        <span className="grid gap-1.5 text-[0.8125rem] text-text-2">
          {!onlyLoss && (
            <span className="flex items-center justify-between gap-2">
              {texts.stock}
              <SmallStepper
                value={draft.toStock}
                max={most - draft.toLoss}
                label={texts.stockUnits(name)}
                fewer={texts.fewer}
                more={texts.more}
                onChange={(toStock) => onChange({ ...draft, toStock })}
              />
            </span>
          )}
          <span className="flex items-center justify-between gap-2">
            {texts.loss}
            <SmallStepper
              value={draft.toLoss}
              max={most - draft.toStock}
              label={texts.lossUnits(name)}
              fewer={texts.fewer}
              more={texts.more}
              onChange={(toLoss) => onChange({ ...draft, toLoss })}
            />
          </span>
        </span>
      )}
      {refused > 0 && (
        <input
          data-refusal
          list="return-refusals"
          aria-label={texts.refusal(name)}
          aria-required
          placeholder={texts.refusalHint}
          maxLength={200}
          value={draft.refusal}
          className="h-[34px] w-full rounded-[10px] bg-surface px-2.5 text-[0.84375rem] outline-none inset-ring-[1.5px] inset-ring-line-control focus:inset-ring-2 focus:inset-ring-brand max-lg:h-11"
          onChange={({ currentTarget }) => onChange({ ...draft, refusal: currentTarget.value })}
        />
      )}
      <datalist id="return-refusals">
        {texts.refusals.map((words) => (
          <option key={words} value={words}>
            {words}
          </option>
        ))}
      </datalist>
    </span>
  );
}
