import type { StockTransfer } from '@tonalia/contract/stock-transfers';
import { formatNumber, formatPesos } from '@tonalia/rules/money';
import { formatShortDay } from '@tonalia/rules/dates';
import { classNames } from '@tonalia/ui/class-names';
import { Field } from '@tonalia/ui/field';
import { Icon } from '@tonalia/ui/icon';
import { mayDo, useOperator } from '../../api/session.ts';
import { Panel } from '../../components/panel.tsx';
import { useNow } from '../../components/use-now.ts';
import { formatWhenInFull } from '../../components/when.ts';
import { transferTexts as texts } from '../../messages/transfer.es-CO.ts';
import { type TransferDraft, daysLeft } from './draft.ts';
import { type PartialSum, costOfLines, gramsOfLines } from './travelling.ts';

export type TransferSideProps = {
  draft: TransferDraft;
  /** Undefined before it is saved. */
  one: StockTransfer | undefined;
  names: { from: string; to: string };
  /** Undefined where carrier and note are fixed. */
  onChange: ((part: Partial<Pick<TransferDraft, 'carrier' | 'note'>>) => void) | undefined;
};

/** Sums, carrier, note, steps and what the transfer leaves behind. */
export function TransferSide({ draft, one, names, onChange }: TransferSideProps) {
  const low = draft.lines.filter(
    ({ from, units }) => (daysLeft(from.available - units, from.perDay) ?? LONG) <= SOON && onChange,
  );
  return (
    <div className="grid content-start gap-4">
      <Panel>
        <Sums lines={draft.lines} />
        <Field
          small
          className="mt-3 max-w-none!"
          label={texts.carrier}
          maxLength={80}
          readOnly={!onChange}
          placeholder={onChange && texts.carrierPlaceholder}
          value={draft.carrier}
          onChange={({ currentTarget }) => onChange?.({ carrier: currentTarget.value })}
        />
        <label className="mt-3 block">
          <span className="mb-1.5 block text-[0.8125rem] font-semibold">{texts.note}</span>
          <textarea
            rows={2}
            maxLength={500}
            readOnly={!onChange}
            className="w-full rounded-[12px] bg-surface px-3 py-2 outline-none inset-ring-[1.5px] inset-ring-line-control placeholder:text-text-3 focus:inset-ring-2 focus:inset-ring-brand"
            placeholder={onChange && texts.notePlaceholder}
            value={draft.note}
            onChange={({ currentTarget }) => onChange?.({ note: currentTarget.value })}
          />
        </label>
      </Panel>
      <Steps one={one} draft={draft} names={names} />
      {low.slice(0, 3).map(({ versionId, name, from, units }) => (
        <p
          key={versionId}
          className="flex items-center gap-2.5 rounded-[12px] bg-warn-soft px-3 py-2.5 text-[0.8125rem] font-medium text-warn"
        >
          <Icon name="alert-triangle" size="sm" />
          {texts.low(name, names.from, Math.max(0, from.available - units), from.perDay)}
        </p>
      ))}
    </div>
  );
}

const SOON = 3;
const LONG = 999;

/** How much travels; its cost for roles that read costs. */
function Sums({ lines }: Pick<TransferDraft, 'lines'>) {
  const readsCosts = mayDo(useOperator(), 'costs.read');
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-2 border-b border-hair pb-3.5">
      <dt className="text-text-2">{texts.versions}</dt>
      <dd className="text-right font-semibold">{formatNumber(lines.length)}</dd>
      <dt className="text-text-2">{texts.units}</dt>
      <dd className="text-right font-semibold">{formatNumber(lines.reduce((sum, { units }) => sum + units, 0))}</dd>
      {readsCosts && <KnownSum name={texts.atCost} of={costOfLines(lines)} words={formatPesos} />}
      <KnownSum name={texts.weight} of={gramsOfLines(lines)} words={texts.kilograms} />
    </dl>
  );
}

type KnownSumProps = { name: string; of: PartialSum; words: (sum: number) => string };

const KnownSum = ({ name, of: { sum, unknown }, words }: KnownSumProps) => (
  <>
    <dt className="text-text-2">{name}</dt>
    <dd className="text-right font-semibold">
      {sum === 0 && unknown > 0 ? '–' : words(sum)}
      {sum > 0 && unknown > 0 && (
        <span className="block text-[0.8125rem] font-normal text-text-2">{texts.withoutSome(unknown)}</span>
      )}
    </dd>
  </>
);

function Steps({ one, draft, names }: Pick<TransferSideProps, 'one' | 'draft' | 'names'>) {
  const now = useNow();
  const day = (value: string | null) => (value === null ? '' : formatShortDay(value).toLocaleLowerCase('es-CO'));
  const at = (value: string | null | undefined) => (value ? formatWhenInFull(new Date(value), now) : '');
  const steps = [
    { key: 'draft', isDone: true, words: texts.draftStep, by: one?.createdBy, when: at(one?.createdAt) },
    one?.sentAt
      ? { key: 'sent', isDone: true, words: texts.leftFrom(names.from), by: one.sentBy, when: at(one.sentAt) }
      : { key: 'sent', isDone: false, words: texts.leavesFrom(names.from), by: null, when: day(draft.leavesOn) },
    one?.receivedAt
      ? { key: 'in', isDone: true, words: texts.receivedIn(names.to), by: one.receivedBy, when: at(one.receivedAt) }
      : { key: 'in', isDone: false, words: texts.countedIn(names.to), by: null, when: day(draft.arrivesOn) },
  ];
  return (
    <Panel label={texts.history}>
      <h2 className="text-panel">{texts.history}</h2>
      <ol className="mt-3 grid gap-3">
        {steps.map(({ key, isDone, words, by, when }) => (
          <li key={key} className="flex gap-3">
            <span
              aria-hidden="true"
              className={classNames(
                'mt-1.5 size-[9px] shrink-0 rounded-full',
                isDone ? 'bg-brand' : 'inset-ring-2 inset-ring-line-control',
              )}
            />
            <span>
              <span className={isDone ? 'font-semibold' : ''}>{words}</span>
              {by && <>, {by}</>} <span className="text-[0.8125rem] text-text-2">{when}</span>
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
