import type { OfficeReturn } from '@tonalia/contract/returns-office';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../api/call-failure.ts';
import { forgetReturns, receiveReturn } from '../../api/returns.ts';
import { useNotify } from '../../components/notices.tsx';
import { OfficeButton } from '../../components/office-button.tsx';
import { OfficeDialog } from '../../components/office-dialog.tsx';
import { SmallStepper } from '../../components/small-stepper.tsx';
import { returnsTexts as texts } from '../../messages/returns.es-CO.ts';

/** Counts what arrived of each line; at first what a driver took along, or all of it. */
export function ReceiveDialog({
  one: { _id, code, version, lines },
  onClose,
}: {
  one: OfficeReturn;
  onClose: () => void;
}) {
  const cache = useQueryClient();
  const notify = useNotify();
  const [arrived, setArrived] = useState(
    () => new Map(lines.map(({ line, units, collected }) => [line, collected ?? units])),
  );
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const counted = lines.map(({ line, units }) => ({ line, units: arrived.get(line) ?? units }));

  async function send(): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    try {
      await receiveReturn(_id, version, counted);
      // the page behind has what arrived before the dialog leaves it
      await forgetReturns(cache);
      notify({ color: 'white', message: texts.received(code) });
      onClose();
    } catch (cause) {
      setProblem(sentenceOf(cause));
      setBusy(false);
    }
  }

  return (
    <OfficeDialog
      title={texts.receiveTitle(code)}
      onClose={onClose}
      footer={
        <>
          <OfficeButton look="secondary" onClick={onClose}>
            {texts.cancel}
          </OfficeButton>
          <OfficeButton busy={isBusy} onClick={() => void send()}>
            {texts.receiveAct(counted.reduce((sum, { units }) => sum + units, 0))}
          </OfficeButton>
        </>
      }
    >
      <p className="text-text-2">{texts.receiveLead}</p>
      <ul className="mt-3 divide-y divide-hair">
        {lines.map(({ line, name, units, collected }) => (
          <li key={line} className="flex items-center justify-between gap-3 py-2.5">
            <span className="min-w-0">
              <b className="block truncate font-semibold">{name}</b>
              {collected !== null && (
                <span className="text-[0.8125rem] text-text-2">{texts.collectedBy(collected)}</span>
              )}
            </span>
            <SmallStepper
              value={arrived.get(line) ?? units}
              max={units}
              label={texts.unitsOf(name)}
              fewer={texts.fewer}
              more={texts.more}
              onChange={(next) => setArrived(new Map(arrived).set(line, next))}
            />
          </li>
        ))}
      </ul>
      {problem && (
        <p role="alert" className="mt-3 text-small text-danger">
          {problem}
        </p>
      )}
    </OfficeDialog>
  );
}
