import type { BankLine } from '@tonalia/contract/bank-lines';
import type { TransferDetail } from '@tonalia/contract/transfers-office';
import type { ReactNode } from 'react';
import { dayIn } from '@tonalia/rules/dates';
import { formatPesos } from '@tonalia/rules/money';
import { classNames } from '@tonalia/ui/class-names';
import { Icon, type IconProps } from '@tonalia/ui/icon';
import { outlines } from '../../components/outlines.ts';
import { rareOutlines } from '../../components/rare-outlines.ts';
import { formatDispatchDay, formatWhen } from '../../components/when.ts';
import { paymentsTexts as texts } from '../../messages/payments.es-CO.ts';

export type ComparisonProps = {
  transfer: TransferDetail;
  /** The line of the bank that the approval takes. */
  line: BankLine | undefined;
  now: Date;
};

/** What the proof says of itself, the order and the bank, fact by fact; on a phone the two amounts. */
export const Comparison = (props: ComparisonProps) => (
  <>
    <FactTable {...props} />
    <AmountRows {...props} />
  </>
);

/** A fact as each side has it. A proof is a picture: of it only the time it was sent is known. */
interface FactRow {
  name: string;
  proof?: string;
  order: string;
  bank: string;
  differs?: boolean;
}

function FactTable({ transfer, line, now }: ComparisonProps) {
  const { amount, orderCode, customer, placedAt, proof } = transfer;
  const placed = formatWhen(new Date(placedAt), now);
  const sent = proof ? formatWhen(new Date(proof.sentAt), now) : '–';
  const rows: FactRow[] = [
    {
      name: texts.field.amount,
      order: formatPesos(amount),
      bank: line ? formatPesos(line.amount) : '–',
      differs: line !== undefined && line.amount !== amount,
    },
    { name: texts.field.date, proof: sent, order: placed, bank: line ? formatDispatchDay(line.day, dayIn(now)) : '–' },
    { name: texts.field.account, order: '–', bank: line?.account ?? '–' },
    { name: texts.field.reference, order: orderCode, bank: line?.reference || '–' },
    { name: texts.field.from, order: customer.name, bank: line?.description || '–' },
  ];
  return (
    <table className="data-table panel-table [--edge:0px]! max-lg:hidden">
      <thead>
        <tr>
          <th scope="col" className="w-[92px]">
            <span className="sr-only">{texts.fact}</span>
          </th>
          <th scope="col">{texts.proofColumn}</th>
          <th scope="col">{texts.order}</th>
          <th scope="col">{texts.bank}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, proof: said = '–', order, bank, differs = false }) => (
          <tr key={name} className="last:[&>th]:border-b-0!">
            <th scope="row" className="h-auto! border-hair! font-medium! text-text-2!">
              {name}
            </th>
            <Fact differs={false} isAmount={false}>
              {said}
            </Fact>
            <Fact differs={differs} isAmount={name === texts.field.amount}>
              {order}
            </Fact>
            <Fact differs={differs} isAmount={name === texts.field.amount}>
              {bank}
            </Fact>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Fact = ({ differs, isAmount, children }: { differs: boolean; isAmount: boolean; children: ReactNode }) => (
  <td className={classNames('wrap-break-word whitespace-normal!', isAmount && 'font-semibold', differs && 'text-warn')}>
    {children}
  </td>
);

function AmountRows({ transfer: { amount, orderCode, documents }, line, now }: ComparisonProps) {
  const agrees = line?.amount === amount;
  return (
    <ul className="rounded-[16px] border border-line bg-surface px-4 lg:hidden">
      <AmountRow
        icon={outlines.receipt}
        name={documents ? orderCode : `${texts.order} ${orderCode}`}
        amount={formatPesos(amount)}
        agrees={line && agrees}
      />
      <AmountRow
        icon={rareOutlines.bank}
        name={line ? `${texts.bank}, ${formatDispatchDay(line.day, dayIn(now)).toLowerCase()}` : texts.bank}
        amount={line ? formatPesos(line.amount) : '–'}
        agrees={line && agrees}
      />
    </ul>
  );
}

const AmountRow = ({
  icon,
  name,
  amount,
  agrees,
}: {
  icon: IconProps['name'];
  name: string;
  amount: string;
  /** Undefined while no line is chosen. */
  agrees: boolean | undefined;
}) => (
  <li className="flex min-h-[52px] items-center gap-3 border-b border-hair last:border-b-0">
    <Icon name={icon} className="text-text-2" />
    <span className="min-w-0 flex-1 truncate">{name}</span>
    <b className={classNames('font-semibold whitespace-nowrap', agrees === false && 'text-warn')}>{amount}</b>
    {agrees !== undefined && (
      <Icon name={agrees ? 'check-circle' : 'alert-circle'} className={agrees ? 'text-brand-text' : 'text-warn'} />
    )}
  </li>
);
