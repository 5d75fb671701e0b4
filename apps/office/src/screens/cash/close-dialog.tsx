import type { Settlement, SettlementClosing } from '@tonalia/contract/dispatch-settlement';
import { useQuery } from '@tanstack/react-query';
import { formatPesos } from '@tonalia/rules/money';
import { Icon } from '@tonalia/ui/icon';
import { useState } from 'react';
import { sentenceOf } from '../../api/call-failure.ts';
import { closeSettlement } from '../../api/settlements.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { OfficeDialog } from '../../components/office-dialog.tsx';
import { settlementTexts as texts } from '../../messages/settlement.es-CO.ts';
import { signed } from './words.ts';

export type CloseDialogProps = { settlement: Settlement; onClose: () => void; onDone: () => void };

const owedOf = ({ orders, amount }: SettlementClosing['owed']): string =>
  `${texts.orders(orders)}, ${formatPesos(amount)}`;

/** What closing does, once; or why it cannot be closed yet. */
export function CloseDialog({ settlement, onClose, onDone }: CloseDialogProps) {
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const plan = useQuery({
    // of its own, so that closing does not ask again what closing would do
    queryKey: ['settlement-closing', settlement.code, settlement.version],
    queryFn: () => closeSettlement(settlement, true),
    retry: false,
    staleTime: 0,
  });
  const close = () => {
    setBusy(true);
    closeSettlement(settlement, false).then(onDone, (cause: unknown) => {
      setFailure(sentenceOf(cause));
      setBusy(false);
    });
  };
  const sentence = failure ?? (plan.isError ? sentenceOf(plan.error) : undefined);
  const rows: [string, string][] = plan.data
    ? [
        [texts.enters(plan.data.cashBox), formatPesos(plan.data.cash)],
        ...plan.data.explained.map(({ kind, amount }): [string, string] => [
          texts.kinds[kind],
          signed(Math.abs(amount)),
        ]),
        ...(plan.data.electronic > 0
          ? [[texts.inBankAlready, formatPesos(plan.data.electronic)] satisfies [string, string]]
          : []),
        [texts.paid, texts.orders(plan.data.paidOrders)],
        ...(plan.data.owed.orders > 0 ? [[texts.stillOwe, owedOf(plan.data.owed)] satisfies [string, string]] : []),
        [texts.goesBack, texts.units(plan.data.unitsBack)],
        ...(plan.data.uncounted > 0
          ? [[texts.uncounted, texts.stops(plan.data.uncounted)] satisfies [string, string]]
          : []),
      ]
    : [];
  return (
    <OfficeDialog
      title={texts.closing(settlement.driver)}
      onClose={onClose}
      footer={
        <>
          <OfficeButton look="secondary" onClick={onClose}>
            {texts.cancel}
          </OfficeButton>
          <OfficeButton busy={isBusy} disabled={!plan.data} onClick={close}>
            {texts.confirm}
          </OfficeButton>
        </>
      }
    >
      <dl className="flex flex-col gap-2.5">
        {rows.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4">
            <dt className="text-text-2">{name}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {sentence === undefined ? (
        <p className="mt-4 flex gap-2.5 rounded-[12px] bg-surface-2 px-3.5 py-3 text-[0.875rem]">
          <Icon name="lock" size="sm" className="mt-0.5" />
          {texts.once}
        </p>
      ) : (
        <p role="alert" className="mt-4 rounded-[12px] bg-danger-soft px-3.5 py-3 text-danger-ink">
          {sentence}
        </p>
      )}
    </OfficeDialog>
  );
}
