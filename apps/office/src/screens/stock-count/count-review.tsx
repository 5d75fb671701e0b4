import type { CountedVersion, StockCount } from '@tonalia/contract/stock-counts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { classNames } from '@tonalia/ui/class-names';
import { Field } from '@tonalia/ui/field';
import { formatNumber } from '@tonalia/rules/money';
import { sentenceOf } from '../../api/call-failure.ts';
import { mayDo, useOperator } from '../../api/session.ts';
import { forgetStock } from '../../api/stock.ts';
import { applyCount, cancelCount, countQuery } from '../../api/stock-counts.ts';
import { useNotify } from '../../components/notices.tsx';
import { OfficeButton } from '../../components/office-button.tsx';
import { Segments } from '../../components/segments.tsx';
import { VersionPicture } from '../../components/version-picture.tsx';
import { countTexts as texts } from '../../messages/count.es-CO.ts';
import { isDiffering, nextLeft } from './count-view.ts';

export type CountReviewProps = {
  count: StockCount;
  /** Counts of this device are not sent yet. */
  isWaiting: boolean;
  /** Undefined where nothing can be counted. */
  onChoose: ((versionId: string) => void) | undefined;
  onFind: (code: string) => void;
};

type ReviewTab = keyof typeof texts.tabs;
const kinds: Record<ReviewTab, (version: CountedVersion) => boolean> = {
  differing: isDiffering,
  left: ({ units }) => units === null,
  counted: ({ units }) => units !== null,
};
const names = ['differing', 'left', 'counted'] as const satisfies readonly ReviewTab[];

/** What differs, what is left and what is counted; a row is counted again, and the differences go into the books. */
export function CountReview({ count, isWaiting, onChoose, onFind }: CountReviewProps) {
  const [tab, setTab] = useState<ReviewTab>((count.differing ?? 0) > 0 ? 'differing' : 'left');
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [typed, setTyped] = useState('');
  const shown = count.versions.filter(kinds[tab]);
  const next = nextLeft(count.versions, undefined);
  return (
    <>
      <div className="flex-1 px-4 pt-4">
        {onChoose && (
          <form
            className="mb-3"
            onSubmit={(event) => {
              event.preventDefault();
              if (typed.trim() !== '') onFind(typed.trim());
            }}
          >
            <Field
              small
              label={texts.find}
              value={typed}
              autoComplete="off"
              autoCapitalize="characters"
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
          </form>
        )}
        <Segments
          label={texts.review}
          value={tab}
          choices={names.map((value) => ({
            value,
            label: texts.tabs[value],
            count: count.versions.filter(kinds[value]).length,
          }))}
          onChoose={setTab}
        />
        {shown.length === 0 && <p className="py-10 text-center text-text-2">{texts.nothingHere}</p>}
        <ul className="mt-2">
          {shown.map((version) => (
            <li key={version.versionId} className="border-b border-hair">
              <button
                type="button"
                disabled={!onChoose}
                className="flex min-h-16 w-full items-center gap-3 py-2 text-left"
                onClick={() => onChoose?.(version.versionId)}
              >
                <VersionPicture image={version.image} tile={version.tile} swatch={version.swatch} />
                <span className="min-w-0 flex-1">
                  <b className="block truncate font-semibold">{version.name}</b>
                  <span className="block truncate text-small text-text-2">
                    {[version.shelf, version.code, version.countedBy].filter(Boolean).join(', ')}
                  </span>
                  {refused.includes(version.versionId) && (
                    <span className="block text-small font-medium text-danger">{texts.refused}</span>
                  )}
                </span>
                <Figures version={version} />
              </button>
            </li>
          ))}
        </ul>
      </div>
      <CountFoot
        count={count}
        isWaiting={isWaiting}
        onGoOn={onChoose && next !== undefined ? () => onChoose(next) : undefined}
        onRefused={(ids) => {
          setRefused(ids);
          if (ids.length > 0) setTab('differing');
        }}
      />
    </>
  );
}

function Figures({ version: { units, expected, reason } }: { version: CountedVersion }) {
  if (units === null || expected === null) return null;
  const by = units - expected;
  return (
    <span className="text-right">
      <b className={classNames('block font-[650]', by !== 0 && 'text-warn')}>
        {by === 0 ? formatNumber(units) : `${by > 0 ? '+' : '−'}${formatNumber(Math.abs(by))}`}
      </b>
      {by !== 0 && (
        <span className="block text-small text-text-2">
          {formatNumber(expected)} → {formatNumber(units)}
          {reason && `, ${texts.reasons[reason].toLocaleLowerCase('es-CO')}`}
        </span>
      )}
    </span>
  );
}

type CountFootProps = Pick<CountReviewProps, 'count' | 'isWaiting'> & {
  onGoOn: (() => void) | undefined;
  onRefused: (versionIds: readonly string[]) => void;
};

/** Goes on, or puts the differences into the books. */
function CountFoot({ count, isWaiting, onGoOn, onRefused }: CountFootProps) {
  const cache = useQueryClient();
  const notify = useNotify();
  const operator = useOperator();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  async function act(work: () => Promise<StockCount>): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    try {
      cache.setQueryData(countQuery(count._id).queryKey, await work());
      await forgetStock(cache);
    } catch (cause) {
      setProblem(sentenceOf(cause));
    } finally {
      setBusy(false);
    }
  }
  const apply = async () => {
    const done = await applyCount(count._id);
    onRefused(done.refused);
    notify({ color: 'white', message: texts.applied(done.applied) });
    return done.count;
  };
  const waiting = count.versions.filter((one) => isDiffering(one) && one.applied === null).length;
  return (
    <div className="sticky bottom-0 border-t border-line bg-surface px-4 py-3">
      {problem && (
        <p role="alert" className="mb-2 text-small font-medium text-danger">
          {problem}
        </p>
      )}
      <p className="mb-2 text-small text-text-2">
        {count.state === 'open'
          ? isWaiting
            ? texts.sending
            : mayDo(operator, 'stock.adjust')
              ? texts.applyWhy
              : texts.needsBoss
          : texts.ended[count.state]}
      </p>
      {count.state === 'open' && (
        <div className="flex flex-wrap gap-2.5">
          {onGoOn && (
            <OfficeButton look="secondary" className="flex-1" onClick={onGoOn}>
              {texts.goOn}
            </OfficeButton>
          )}
          {mayDo(operator, 'stock.count') && count.counted === 0 && (
            <OfficeButton look="secondary" disabled={isBusy} onClick={() => void act(() => cancelCount(count._id))}>
              {texts.cancel}
            </OfficeButton>
          )}
          {mayDo(operator, 'stock.adjust') && count.counted > 0 && (
            <OfficeButton className="flex-1" busy={isBusy} disabled={isWaiting} onClick={() => void act(apply)}>
              {texts.apply(waiting)}
            </OfficeButton>
          )}
        </div>
      )}
    </div>
  );
}
