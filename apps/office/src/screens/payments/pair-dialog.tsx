import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { formatPesos } from '@tonalia/rules/money';
import { classNames } from '@tonalia/ui/class-names';
import { Field } from '@tonalia/ui/field';
import { Icon } from '@tonalia/ui/icon';
import { OfficeButton } from '../../components/office-button.tsx';
import { OfficeDialog } from '../../components/office-dialog.tsx';
import { LoadFailure, LoadingRows } from '../../components/states.tsx';
import { bankLinesTexts } from '../../messages/bank-lines.es-CO.ts';

const texts = bankLinesTexts.pair;
/** A pause in typing, in ms, before the search follows. */
const PAUSE = 250;

/** A possible pair as its row says it. */
export interface PairWords {
  id: string;
  name: string;
  about: string;
  amount: number;
}

export type PairDialogProps<T> = {
  title: string;
  /** What the pair is wanted for. */
  wanted: Omit<PairWords, 'id'>;
  label: string;
  none: string;
  /** Names the search among the others. */
  searchKey: string;
  find: (typed: string, signal: AbortSignal) => Promise<readonly T[]>;
  wordsOf: (one: T) => PairWords;
  /** Whether two can be chosen together, for their sum; absent where one is chosen. */
  goTogether?: ((one: T, other: T) => boolean) | undefined;
  onPick: (chosen: readonly T[]) => void;
  onClose: () => void;
};

/** Finds what a line of the bank or a transfer belongs to, the likely ones first, and takes the chosen one. */
export function PairDialog<T>({ title, wanted, label, none, searchKey, find, ...props }: PairDialogProps<T>) {
  const { wordsOf, goTogether, onPick, onClose } = props;
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const typed = useSettled(text.trim());
  // what was chosen stays chosen while other words are searched
  const [chosen, setChosen] = useState<readonly T[]>([]);
  const found = useQuery({
    queryKey: ['payments', 'pairs', searchKey, typed],
    queryFn: ({ signal }) => find(typed, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  // The dialog opens in an effect of its own, which runs before this one.
  useEffect(() => field.current?.focus(), []);
  const isChosen = (one: T) => chosen.some((other) => wordsOf(other).id === wordsOf(one).id);
  const rows = [...chosen, ...(found.data ?? []).filter((one) => !isChosen(one))];
  const sum = chosen.reduce((all, one) => all + wordsOf(one).amount, 0);
  const canTake = chosen.length === 1 || (chosen.length > 1 && sum === wanted.amount);
  const take = () => canTake && onPick(chosen);
  function choose(one: T): void {
    if (!goTogether) return setChosen([one]);
    if (isChosen(one)) return setChosen(chosen.filter((other) => wordsOf(other).id !== wordsOf(one).id));
    setChosen([...chosen.filter((other) => goTogether(one, other)), one]);
  }
  return (
    <OfficeDialog
      title={title}
      onClose={onClose}
      asks={false}
      footer={
        <>
          <OfficeButton look="secondary" onClick={onClose}>
            {texts.cancel}
          </OfficeButton>
          <OfficeButton disabled={!canTake} onClick={take}>
            {chosen.length !== 1 || sum === wanted.amount ? texts.take : texts.takePart}
          </OfficeButton>
        </>
      }
    >
      <PairRow words={wanted} className="mb-4 rounded-[12px] bg-surface-2 px-3.5 py-2.5" />
      <Field
        ref={field}
        small
        hideLabel
        className="max-w-none!"
        label={label}
        placeholder={label}
        prefix={<Icon name="search" size="sm" className="text-text-2" />}
        autoComplete="off"
        maxLength={80}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {found.isPending && <LoadingRows rows={3} />}
      {found.isError && !found.data && (
        <LoadFailure what={texts.what} cause={found.error} onRetry={() => void found.refetch()} />
      )}
      {found.data && rows.length === 0 && <p className="py-6 text-center text-text-2">{none}</p>}
      <ul className="mt-3" aria-label={title}>
        {rows.map((one) => (
          <li key={wordsOf(one).id} className="border-b border-hair last:border-b-0">
            <button
              type="button"
              aria-pressed={isChosen(one)}
              className="pressable w-full rounded-[10px] px-3.5 py-2.5 text-left aria-pressed:bg-brand-soft"
              onClick={() => choose(one)}
            >
              <PairRow words={wordsOf(one)} wanted={chosen.length > 1 ? undefined : wanted.amount} />
            </button>
          </li>
        ))}
      </ul>
      {goTogether && (
        <p aria-live="polite" className="mt-3 text-[0.8125rem] text-text-2">
          {chosen.length > 1 ? (
            <>
              {texts.sum(chosen.length, formatPesos(sum))}
              {sum !== wanted.amount && (
                <b className="font-semibold text-warn">, {texts.apart(formatPesos(Math.abs(sum - wanted.amount)))}</b>
              )}
            </>
          ) : (
            texts.sumHelp
          )}
        </p>
      )}
    </OfficeDialog>
  );
}

function PairRow({
  words: { name, about, amount },
  wanted = amount,
  className,
}: {
  words: Omit<PairWords, 'id'>;
  /** Another amount is shown with what is between them. */
  wanted?: number | undefined;
  className?: string;
}) {
  return (
    <span className={classNames('flex items-center gap-3', className)}>
      <span className="min-w-0 flex-1 leading-[1.3]">
        <b className="block truncate font-semibold">{name}</b>
        <span className="block truncate text-[0.8125rem] text-text-2">{about}</span>
      </span>
      <span className="text-right leading-[1.3]">
        <b className="block font-semibold whitespace-nowrap">{formatPesos(amount)}</b>
        {wanted !== amount && (
          <span className="block text-[0.8125rem] text-warn">
            {texts.apart(formatPesos(Math.abs(amount - wanted)))}
          </span>
        )}
      </span>
    </span>
  );
}

/** A value that has not changed for a pause. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
