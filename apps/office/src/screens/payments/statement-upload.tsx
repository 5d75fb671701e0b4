import type { BankLinePage, UploadedStatement } from '@tonalia/contract/bank-lines';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { FileField } from '@tonalia/ui/file-field';
import { Icon } from '@tonalia/ui/icon';
import { formatShortDay } from '@tonalia/rules/dates';
import { CallFailure, sentenceOf } from '../../api/call-failure.ts';
import { forgetMoney, sendStatement } from '../../api/payments.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { outlines } from '../../components/outlines.ts';
import { bankLinesTexts as texts } from '../../messages/bank-lines.es-CO.ts';
import { AccountForm } from './account-form.tsx';
import { InHeader } from './header-slot.tsx';

/** The statement that came last and how much of it is matched; in the header the way to send another one, with the acts of the lines. */
export function StatementUpload({ statement, children }: Pick<BankLinePage, 'statement'> & { children?: ReactNode }) {
  const cache = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState<UploadedStatement>();
  const [problem, setProblem] = useState<string>();
  /** A file that does not name its account. */
  const [nameless, setNameless] = useState<File>();

  async function send(file: File, account?: string): Promise<void> {
    setBusy(true);
    setResult(undefined);
    try {
      setResult(await sendStatement(file, account));
      setProblem(undefined);
      setNameless(undefined);
      await forgetMoney(cache);
    } catch (cause) {
      setProblem(sentenceOf(cause));
      setNameless(asksAccount(cause) ? file : undefined);
    } finally {
      setBusy(false);
    }
  }

  return (
    <section
      aria-label={texts.upload}
      className="mx-4 mt-4 rounded-[16px] border border-line bg-surface px-[18px] py-3.5 lg:mx-7"
    >
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2.5">
        <Icon name="file" className="text-text-2 max-lg:hidden" />
        <span className={`min-w-0 leading-[1.3] max-lg:basis-full ${statement ? '' : 'flex-1'}`}>
          <b className="block font-semibold">
            {statement ? `${statement.account}, ${daysWords(statement)}` : texts.uploadHelp}
          </b>
          {statement && (
            <span className="text-[0.8125rem] text-text-2">
              {statement.fileName}, {texts.movements(statement.total)}
            </span>
          )}
        </span>
        {statement && statement.total > 0 && (
          <span
            aria-hidden
            className="flex h-2 min-w-16 flex-1 gap-px overflow-hidden rounded-[4px] bg-surface-3 max-lg:basis-full"
          >
            <span className="bg-brand" style={{ width: `${(100 * statement.matched) / statement.total}%` }} />
            <span className="bg-azul-300" style={{ width: `${(100 * statement.proposed) / statement.total}%` }} />
            <span className="bg-warn" style={{ width: `${(100 * statement.undecided) / statement.total}%` }} />
            <span className="bg-danger" style={{ width: `${(100 * statement.withoutPair) / statement.total}%` }} />
          </span>
        )}
        {statement && (
          <span className="flex gap-4 text-[0.8125rem] text-text-2 max-lg:basis-full">
            <Part tone="bg-brand" count={statement.matched} words={texts.matched} />
            <Part tone="bg-azul-300" count={statement.proposed} words={texts.proposed} />
            {statement.undecided > 0 && <Part tone="bg-warn" count={statement.undecided} words={texts.undecided} />}
            <Part tone="bg-danger" count={statement.withoutPair} words={texts.withoutPair} />
          </span>
        )}
        <FileField
          ref={input}
          accept=".csv,.txt,.xlsx"
          aria-label={texts.upload}
          onFiles={([file]) => void send(file)}
        />
        <InHeader>
          <OfficeButton look="secondary" icon={outlines.upload} busy={isBusy} onClick={() => input.current?.click()}>
            {texts.upload}
          </OfficeButton>
          {children}
        </InHeader>
      </div>
      <div aria-live="polite">
        {result && (
          <p className="mt-2.5 font-semibold text-brand-text">
            {result.account}: {texts.uploaded(result.added, result.lines)}
          </p>
        )}
        {result && result.errorCount > 0 && (
          <>
            <p className="mt-1.5 font-semibold text-warn">{texts.errors(result.errorCount)}</p>
            <ul className="mt-1 max-h-32 overflow-y-auto text-[0.8125rem] text-text-2">
              {result.errors.map(({ row, message }) => (
                <li key={row}>{texts.row(row, message)}</li>
              ))}
            </ul>
          </>
        )}
        {problem && !nameless && <p className="mt-2.5 text-small text-danger">{problem}</p>}
      </div>
      {nameless && (
        <AccountForm problem={problem ?? ''} isBusy={isBusy} onSend={(account) => void send(nameless, account)} />
      )}
    </section>
  );
}

const Part = ({ tone, count, words }: { tone: string; count: number; words: string }) => (
  <span className="flex items-center gap-1.5">
    <span aria-hidden className={`size-2.5 rounded-[3px] ${tone}`} />
    <b className="font-bold text-text">{count}</b> {words}
  </span>
);

const asksAccount = (cause: unknown): boolean => cause instanceof CallFailure && cause.params['field'] === 'account';

const dayWords = (day: string): string => formatShortDay(day).replace(/^\S+ /, '');

/** The days of a statement: "16 nov a 22 nov", or its only one. */
const daysWords = ({ firstDay, lastDay }: { firstDay: string; lastDay: string }): string =>
  firstDay === lastDay ? dayWords(firstDay) : `${dayWords(firstDay)} a ${dayWords(lastDay)}`;
