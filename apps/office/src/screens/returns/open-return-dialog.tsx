import type { ReturnReason } from '@tonalia/contract/return-state';
import type { Returnable } from '@tonalia/contract/returns-own';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { Field } from '@tonalia/ui/field';
import { sentenceOf } from '../../api/call-failure.ts';
import { forgetReturns, openReturn, returnableQuery } from '../../api/returns.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { OfficeDialog } from '../../components/office-dialog.tsx';
import { RowSelect } from '../../components/row-select.tsx';
import { SmallStepper } from '../../components/small-stepper.tsx';
import { returnsTexts as texts } from '../../messages/returns.es-CO.ts';
import { reasonChoices } from './returns-search.ts';

interface Asked {
  units: number;
  reason: ReturnReason;
}

export type OpenReturnDialogProps = {
  /** An order that was chosen before: its lines are there at once. */
  orderCode: string | undefined;
  onClose: () => void;
};

/** Opens a return for a customer: the code of the order, then units and reason of each line. */
export function OpenReturnDialog({ orderCode = '', onClose }: OpenReturnDialogProps) {
  const formId = useId();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const [id] = useState(() => crypto.randomUUID());
  const [code, setCode] = useState(orderCode);
  const [found, setFound] = useState(orderCode);
  const [asked, setAsked] = useState<Record<number, Asked>>({});
  const [note, setNote] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const order = useQuery({ ...returnableQuery(found), enabled: found !== '' });
  const lines = order.data?.lines.filter(({ units, isOpen }) => isOpen && units > 0) ?? [];
  const chosen = lines.flatMap(({ line }) => {
    const one = asked[line];
    return one && one.units > 0 ? [{ line, ...one }] : [];
  });

  async function send(): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    try {
      const { code: opened } = await openReturn(found, { id, wish: 'source', note: note.trim(), lines: chosen });
      await forgetReturns(cache);
      if (orderCode === '') onClose();
      // in place of the address that opened the dialog: Back leads to where it was asked for
      await navigate({ to: '/devoluciones/$id', params: { id: opened }, replace: orderCode !== '' });
    } catch (cause) {
      setProblem(sentenceOf(cause));
      setBusy(false);
    }
  }

  const hasLines = lines.length > 0;
  // Another code that is typed is looked for first: its lines are others.
  const isFound = hasLines && code.trim() === found;
  function find(): void {
    if (code.trim() === found) return void order.refetch();
    setFound(code.trim());
    setAsked({});
    setProblem(undefined);
  }
  return (
    <OfficeDialog
      title={texts.createTitle}
      wide
      onClose={onClose}
      footer={
        <>
          <OfficeButton look="secondary" onClick={onClose}>
            {texts.cancel}
          </OfficeButton>
          <OfficeButton
            type="submit"
            form={formId}
            busy={isBusy || order.isFetching}
            disabled={isFound ? chosen.length === 0 : code.trim() === ''}
          >
            {isFound ? texts.createAct : texts.find}
          </OfficeButton>
        </>
      }
    >
      <form
        id={formId}
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isFound) find();
          else if (!isBusy && chosen.length > 0) void send();
        }}
      >
        <Field
          small
          className="max-w-none!"
          label={texts.orderCode}
          help={texts.orderCodeHelp}
          error={order.error ? sentenceOf(order.error) : undefined}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={40}
          value={code}
          onChange={({ currentTarget }) => setCode(currentTarget.value)}
        />
        {order.data && !hasLines && <p role="status">{texts.nothingToReturn}</p>}
        {hasLines && (
          <>
            <ul className="divide-y divide-hair border-y border-hair">
              {lines.map((line) => (
                <LineChoice
                  key={line.line}
                  line={line}
                  asked={asked[line.line] ?? { units: 0, reason: 'broken' }}
                  onChange={(one) => setAsked({ ...asked, [line.line]: one })}
                />
              ))}
            </ul>
            <Field
              small
              className="max-w-none!"
              label={texts.note}
              maxLength={500}
              value={note}
              onChange={({ currentTarget }) => setNote(currentTarget.value)}
            />
          </>
        )}
        {problem && (
          <p role="alert" className="text-small text-danger">
            {problem}
          </p>
        )}
      </form>
    </OfficeDialog>
  );
}

function LineChoice({
  line: { name, units },
  asked,
  onChange,
}: {
  line: Returnable['lines'][number];
  asked: Asked;
  onChange: (asked: Asked) => void;
}) {
  return (
    <li className="flex flex-wrap items-center gap-3 py-2.5">
      <span className="min-w-0 flex-1 basis-40">
        <b className="block truncate font-semibold">{name}</b>
        <span className="text-[0.8125rem] text-text-2">{texts.upTo(units)}</span>
      </span>
      <RowSelect
        aria-label={texts.reasonOf(name)}
        className="h-8 rounded-[10px] text-[0.8125rem] max-lg:h-11"
        value={asked.reason}
        onChange={({ currentTarget }) => {
          const reason = reasonChoices.find((one) => one === currentTarget.value);
          if (reason) onChange({ ...asked, reason });
        }}
      >
        {reasonChoices.map((one) => (
          <option key={one} value={one}>
            {texts.reasons[one]}
          </option>
        ))}
      </RowSelect>
      <SmallStepper
        value={asked.units}
        max={units}
        label={texts.unitsOf(name)}
        fewer={texts.fewer}
        more={texts.more}
        onChange={(next) => onChange({ ...asked, units: next })}
      />
    </li>
  );
}
