import { Link } from '@tanstack/react-router';
import { classNames } from '@tonalia/ui/class-names';

export type TransferCodeProps = {
  code: string;
  /** Whether it is of an order, which it then leads to; else of a transfer that pays documents. */
  isOrder: boolean;
  className?: string;
};

/** The code of a transfer. */
export const TransferCode = ({ code, isOrder, className }: TransferCodeProps) =>
  isOrder ? (
    <Link to="/pedidos/$code" params={{ code }} className={classNames('font-semibold hover:underline', className)}>
      {code}
    </Link>
  ) : (
    <b className={classNames('font-semibold', className)}>{code}</b>
  );
