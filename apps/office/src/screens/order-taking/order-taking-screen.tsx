import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Icon } from '@tonalia/ui/icon';
import { mayDo, useOperator } from '../../api/session.ts';
import { officeButtonClass } from '../../components/office-button.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { EmptyNote } from '../../components/states.tsx';
import { orderTakingTexts as texts } from '../../messages/order-taking.es-CO.ts';
import { CustomerChoice } from './customer-choice.tsx';
import { Taking } from './taking.tsx';

/** An order that an operator takes by telephone: first the customer, then the cart. */
export function OrderTakingScreen() {
  const operator = useOperator();
  const { cliente } = useSearch({ from: '/frame/pedidos/nuevo' });
  const navigate = useNavigate();
  const mayPlace = mayDo(operator, 'orders.place');
  return (
    <>
      <PageHeader
        title={texts.title}
        lined
        before={
          <Link
            to="/pedidos"
            aria-label={texts.back}
            title={texts.back}
            className="pressable inline-flex size-[38px] shrink-0 max-lg:size-11 items-center justify-center rounded-[12px] bg-surface text-text inset-ring-[1.5px] inset-ring-line"
          >
            <Icon name="arrow-left" size="sm" />
          </Link>
        }
      />
      {!mayPlace && (
        <EmptyNote title={texts.mayNot} text={texts.mayNotText}>
          <Link to="/pedidos" className={officeButtonClass('secondary')}>
            {texts.back}
          </Link>
        </EmptyNote>
      )}
      {mayPlace && cliente === undefined && (
        <CustomerChoice onChoose={(id) => void navigate({ to: '/pedidos/nuevo', search: { cliente: id } })} />
      )}
      {mayPlace && cliente !== undefined && <Taking key={cliente} customerId={cliente} />}
    </>
  );
}
