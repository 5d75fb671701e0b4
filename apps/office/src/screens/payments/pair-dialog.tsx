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
  onPick: (one: T) => void;
  onClose: () => void;
};

/** Finds what a line of the bank or a transfer belongs to, the likely ones first, and takes the chosen one. */
export function PairDialog<T>({ title, wanted, label, none, searchKey, find, ...props }: PairDialogProps<T>) {
  const { wordsOf, onPick, onClose } = props;
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const typed = useSettled(text.trim());
  const [chosenId, setChosenId] = useState<string>();
  const found = useQuery({
    queryKey: ['payments', 'pairs', searchKey, typed],
    queryFn: ({ signal }) => find(typed, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  // The dialog opens in an effect of its own, which runs before this one.
  useEffect(() => field.current?.focus(), []);
  const rows = (found.data ?? []).map((one) => ({ one, words: wordsOf(one) }));
  const chosen = rows.find(({ words }) => words.id === chosenId);
  const take = () => chosen && onPick(chosen.one);
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
          <OfficeButton disabled={!chosen} onClick={take}>
            {!chosen || chosen.words.amount === wanted.amount ? texts.take : texts.takePart}
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
        {rows.map(({ words }) => (
          <li key={words.id} className="border-b border-hair last:border-b-0">
            <button
              type="button"
              aria-pressed={words.id === chosenId}
              className="pressable w-full rounded-[10px] px-3.5 py-2.5 text-left aria-pressed:bg-brand-soft"
              onClick={() => setChosenId(words.id)}
            >
              <PairRow words={words} wanted={wanted.amount} />
            </button>
          </li>
        ))}
      </ul>
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
  wanted?: number;
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
