import type { ListedBankLine } from '@tonalia/contract/bank-lines';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, lazy, useState } from 'react';
import type { BulkResult } from '@tonalia/contract/office-wire';
import { formatPesos } from '@tonalia/rules/money';
import { bankLinesQuery, forgetMoney, markBankLine, matchBankLines, registerBankLine } from '../../api/payments.ts';
import { mayDo, useOperator } from '../../api/session.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { failureNotice } from '../../components/failure-notice.tsx';
import { useNotify } from '../../components/notices.tsx';
import { StepUpDialog } from '../../components/step-up-dialog.tsx';
import { bankLinesTexts as texts } from '../../messages/bank-lines.es-CO.ts';
import { stepUpTexts } from '../../messages/step-up.es-CO.ts';
import { FindPairOfLine } from './find-pair.tsx';
import { LineCard } from './line-card.tsx';
import { LineRow, type LineRowProps } from './line-row.tsx';
import { MoneyBar, MoneyFoot } from './money-bar.tsx';
import { type MoneyColumn, MoneyList } from './money-list.tsx';
import type { PaymentsSearch } from './payments-search.ts';
import { type LinesResult, RefusedLines } from './refused-lines.tsx';
import { StatementUpload } from './statement-upload.tsx';
import { useMoneyRows } from './use-money-rows.ts';

/** Read when a line is registered first. */
const RegisterDialog = lazy(() => import('./register-dialog.tsx').then((file) => ({ default: file.RegisterDialog })));

const columns: readonly MoneyColumn[] = [
  { name: 'day', label: texts.column.day },
  { name: 'bank', label: texts.column.bank },
  { name: 'reference', label: texts.column.reference },
  { name: 'amount', label: texts.column.amount, isAmount: true },
  { name: 'ours', label: texts.column.ours },
  { name: 'our-amount', label: texts.column.amount, isAmount: true },
  { name: 'result', label: texts.column.result },
];

const lineKeys = [
  { keys: ['A'], does: texts.keys.accept },
  { keys: ['B'], does: texts.keys.find },
  { keys: ['X'], does: texts.keys.mark },
];

/** The lines of the bank with what they are of: proposals to accept, and what has no pair. */
export function LinesTab({ search }: { search: PaymentsSearch }) {
  const operator = useOperator();
  const cache = useQueryClient();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  /** Repeats the act that waits for the second factor. */
  const [waiting, setWaiting] = useState<() => void>();
  const [part, setPart] = useState<LinesResult>();
  /** The line that a pair is looked for. */
  const [finding, setFinding] = useState<ListedBankLine>();
  /** The line that is said what it is. */
  const [registering, setRegistering] = useState<ListedBankLine>();
  const list = useQuery(
    bankLinesQuery({ state: search.estado === 'todos' ? 'all' : 'open', q: search.q, page: search.pagina }),
  );
  const lines = list.data?.results ?? [];
  const mayReview = mayDo(operator, 'transfers.review');
  const sure = lines.filter(({ proposal }) => proposal && proposal.state !== 'differs');

  async function run(act: () => Promise<BulkResult>, done: (count: number) => string): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setPart(undefined);
    try {
      const result = await act();
      const { changed, unchanged, refused } = result;
      await forgetMoney(cache);
      const [first] = refused;
      const needsFactor = refused.some(({ code }) => code === 'STEP_UP_REQUIRED');
      if (needsFactor) setWaiting(() => () => void run(act, done));
      else if (first && changed.length + unchanged.length + refused.length > 1) setPart({ result, lines });
      else if (first) notify({ color: 'red', message: first.message });
      else notify({ color: 'white', message: done(changed.length) });
    } catch (cause) {
      notify(failureNotice(cause, () => void run(act, done)));
    } finally {
      setBusy(false);
    }
  }
  const accept = (chosen: readonly ListedBankLine[]) => {
    const items = chosen.flatMap(({ _id, proposal }) =>
      proposal ? [{ lineId: _id, of: proposal.of, ids: proposal.ids }] : [],
    );
    if (items.length > 0 && mayReview) void run(() => matchBankLines(items), texts.accepted);
  };
  const mark = (line: ListedBankLine) => {
    if (!mayReview || line.pair) return;
    if (!line.isIgnored) return setRegistering(line);
    void run(
      () => markBankLine(line._id, false),
      () => texts.broughtBack,
    );
  };
  const findFor = (line: ListedBankLine) =>
    mayReview && !line.pair && !line.isIgnored ? () => setFinding(line) : undefined;
  const shownOf = (line: ListedBankLine): LineRowProps => ({
    line,
    isFocused: search.fila === line._id,
    onAccept: mayReview ? () => accept([line]) : undefined,
    onMark: mayReview ? () => mark(line) : undefined,
    onFind: findFor(line),
  });
  useMoneyRows(lines, search, { onAct: (line) => accept([line]), keys: { x: mark, b: (line) => findFor(line)?.() } });
  return (
    <>
      {waiting && (
        <StepUpDialog
          lead={stepUpTexts.leads.approve}
          onClose={() => setWaiting(undefined)}
          onConfirmed={() => {
            setWaiting(undefined);
            waiting();
          }}
        />
      )}
      {finding && (
        <FindPairOfLine
          line={finding}
          onClose={() => setFinding(undefined)}
          onPick={(match) => {
            setFinding(undefined);
            void run(() => matchBankLines([match]), texts.accepted);
          }}
        />
      )}
      {registering && (
        <Suspense>
          <RegisterDialog
            line={registering}
            onClose={() => setRegistering(undefined)}
            onRegister={(wish) => {
              setRegistering(undefined);
              void run(
                () => registerBankLine({ ...wish, lineId: registering._id }),
                () => texts.register.done,
              );
            }}
          />
        </Suspense>
      )}
      {mayReview && (
        <StatementUpload statement={list.data?.statement ?? null}>
          {sure.length > 1 && (
            <OfficeButton icon="check" busy={isBusy} onClick={() => accept(sure)}>
              {texts.acceptAll(sure.length)}
            </OfficeButton>
          )}
        </StatementUpload>
      )}
      {part && <RefusedLines result={part} onClose={() => setPart(undefined)} />}
      <MoneyBar
        search={search}
        placeholder={texts.search}
        label={texts.states}
        options={[
          { value: '', label: texts.toReview, count: list.data?.counts.open },
          { value: 'todos', label: texts.all, count: list.data?.counts.all },
        ]}
      >
        {(list.data?.difference ?? 0) > 0 && (
          <>
            {texts.difference} <b className="font-semibold text-danger">{formatPesos(list.data?.difference ?? 0)}</b>
          </>
        )}
      </MoneyBar>
      <MoneyList
        query={list}
        what={texts.what}
        rows={lines}
        empty={{ title: texts.empty, text: texts.emptyText }}
        noneFound={search.q === undefined ? undefined : texts.noneFound}
        columns={columns}
        height={48}
        row={(line) => <LineRow key={line._id} {...shownOf(line)} />}
        card={(line) => <LineCard key={line._id} {...shownOf(line)} />}
      />
      {list.data && <MoneyFoot page={list.data} keys={mayReview ? lineKeys : []} opens={false} />}
    </>
  );
}
