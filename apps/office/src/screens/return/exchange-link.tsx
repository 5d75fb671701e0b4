import type { OfficeReturn } from '@tonalia/contract/returns-office';
import { Link } from '@tanstack/react-router';
import { classNames } from '@tonalia/ui/class-names';
import { exchangeTexts as texts } from '../../messages/exchange.es-CO.ts';

interface ExchangeLinkProps {
  one: Pick<OfficeReturn, 'exchangeOrder'>;
  className?: string;
}

/** The order that exchanged a return; nothing without an exchange. */
export const ExchangeLink = ({ one: { exchangeOrder: code }, className }: ExchangeLinkProps) =>
  code !== null && (
    <Link
      to="/pedidos/$code"
      params={{ code }}
      className={classNames('block font-semibold text-brand-text hover:underline', className)}
    >
      {texts.order(code)}
    </Link>
  );
