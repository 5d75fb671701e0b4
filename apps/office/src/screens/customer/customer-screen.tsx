import { useQuery } from '@tanstack/react-query';
import { Link, getRouteApi, useNavigate, useRouter } from '@tanstack/react-router';
import type { OfficeCustomer } from '@tonalia/contract/customers-office-one';
import { Badge } from '@tonalia/ui/badge';
import { Icon } from '@tonalia/ui/icon';
import { BarsMark } from '../../components/bars-mark.tsx';
import { CallFailure } from '../../api/call-failure.ts';
import { customerQuery } from '../../api/customers.ts';
import { mayDo, useOperator } from '../../api/session.ts';
import { Menu, menuRowClass } from '../../components/menu.tsx';
import { officeButtonClass } from '../../components/office-button.tsx';
import { OutlineButton } from '../../components/outline-button.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { LoadFailure, LoadingRows, MiddleNote } from '../../components/states.tsx';
import { useNow } from '../../components/use-now.ts';
import { customerTexts as texts } from '../../messages/customer.es-CO.ts';
import { texts as shared } from '../../messages/texts.es-CO.ts';
import { BlockStrip } from './block-customer.tsx';
import { customerAge } from './customer-age.ts';
import { CustomerBody } from './customer-body.tsx';
import { CustomerTabs } from './customer-tabs.tsx';
import { whatsappAddress } from '../../components/whatsapp-address.ts';

const route = getRouteApi('/frame/clientes/$id');

/** One customer: the person, what it owes, the addresses, and what its invoices need. */
export function CustomerScreen() {
  const { id } = route.useParams();
  const { data: customer, error, refetch } = useQuery(customerQuery(id));
  const isMissing = error instanceof CallFailure && error.status === 404;
  return (
    <>
      <CustomerHeader customer={customer} />
      {customer && (
        <>
          <BlockStrip customer={customer} />
          <CustomerTabs customer={customer} />
          <CustomerBody key={customer._id} customer={customer} />
        </>
      )}
      {!customer && !error && <LoadingRows />}
      {!customer && isMissing && (
        <MiddleNote mark={<BarsMark />} title={texts.notFound} text={texts.notFoundText}>
          <Link to="/pedidos" className={officeButtonClass('primary')}>
            {shared.goToOrders}
          </Link>
        </MiddleNote>
      )}
      {!customer && error && !isMissing && (
        <LoadFailure what={texts.what} cause={error} onRetry={() => void refetch()} />
      )}
    </>
  );
}

function CustomerHeader({ customer }: { customer: OfficeCustomer | undefined }) {
  const now = useNow();
  const { history } = useRouter();
  const navigate = useNavigate();
  // opened by its address, it has no page before it
  const back = () => (history.canGoBack() ? history.back() : void navigate({ to: '/clientes' }));
  return (
    <PageHeader
      title={customer?.name ?? texts.title}
      lined={!customer}
      before={<OutlineButton icon="arrow-left" label={texts.back} onClick={back} />}
      after={
        customer && (
          <span className="flex min-w-0 items-center gap-2.5">
            <Badge tone={customer.state === 'approved' ? 'success' : customer.state === 'blocked' ? 'danger' : 'warn'}>
              {texts.state[customer.state]}
            </Badge>
            <span className="truncate text-text-2 max-lg:hidden">
              {texts.since(customerAge(new Date(customer.createdAt), now))}
            </span>
          </span>
        )
      }
      actions={customer && <CustomerActs customer={customer} />}
    />
  );
}

function CustomerActs({ customer: { _id, phone, state } }: { customer: OfficeCustomer }) {
  const operator = useOperator();
  const mayOrder = mayDo(operator, 'orders.place') && state === 'approved';
  return (
    <>
      {mayDo(operator, 'prices.read') && <PricesMenu customerId={_id} />}
      {phone && (
        <a
          href={whatsappAddress(phone)}
          target="_blank"
          rel="noreferrer"
          className={`${officeButtonClass('secondary')} max-lg:hidden`}
        >
          <Icon name="whatsapp" size="sm" />
          {texts.whatsapp}
        </a>
      )}
      {mayOrder && (
        <Link to="/pedidos/nuevo" search={{ cliente: _id }} className={officeButtonClass('primary')}>
          <Icon name="plus" size="sm" />
          {texts.takeOrder}
        </Link>
      )}
    </>
  );
}

/** The customer's prices, to be read: of each version and units, with the reason. */
const PricesMenu = ({ customerId }: { customerId: string }) => (
  <Menu
    label={texts.more}
    align="right"
    button={(props) => <OutlineButton {...props} icon="more" label={texts.more} className="max-lg:hidden" />}
  >
    {(close) => (
      <Link
        to="/precios"
        search={{ panel: 'explicar', cliente: customerId }}
        className={`${menuRowClass} text-text no-underline`}
        onClick={close}
      >
        <Icon name="tag" size="sm" />
        {texts.prices}
      </Link>
    )}
  </Menu>
);
