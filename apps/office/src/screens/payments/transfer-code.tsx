import { Link } from '@tanstack/react-router';
import type { PairOf } from '@tonalia/contract/bank-lines';
import { classNames } from '@tonalia/ui/class-names';

export type TransferCodeProps = {
  code: string;
  /** Whether it is of an order, which it then leads to; else of a transfer that pays documents. */
  isOrder: boolean;
  /** Cash leads to the settlement of its load. */
  of?: PairOf;
  className?: string;
};

/** The code of what a line of the bank is of. */
export const TransferCode = ({ code, isOrder, of, className }: TransferCodeProps) =>
  isOrder ? (
    <Link
      to="/pedidos/$code"
      params={{ code }}
      className={classNames('font-semibold whitespace-nowrap hover:underline', className)}
    >
      {code}
    </Link>
  ) : of === 'cash' ? (
    <Link
      to="/cartera/recaudos/$load"
      params={{ load: code }}
      className={classNames('font-semibold whitespace-nowrap hover:underline', className)}
    >
      {code}
    </Link>
  ) : (
    <b className={classNames('font-semibold', className)}>{code}</b>
  );
