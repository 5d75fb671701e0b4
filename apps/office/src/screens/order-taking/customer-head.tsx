import type { DeskCart } from '@tonalia/contract/purchase-place';
import { Link } from '@tanstack/react-router';
import { businessInitials } from '@tonalia/rules/initials';
import { formatPesos } from '@tonalia/rules/money';
import { officeButtonClass } from '../../components/office-button.tsx';
import { Panel } from '../../components/panel.tsx';
import { PersonMark } from '../../components/person-mark.tsx';
import { orderPageTexts } from '../../messages/order-page.es-CO.ts';
import { orderTakingTexts as texts } from '../../messages/order-taking.es-CO.ts';

/** The customer, and the credit that the order may use. */
export function CustomerHead({ customer }: Pick<DeskCart, 'customer'>) {
  const { _id, name, document, phone, person, seller, approval, isBlocked, credit } = customer;
  const facts = [person, phone, seller].filter(Boolean);
  return (
    <Panel className="px-[18px] py-4" label={texts.customer}>
      <div className="flex items-center gap-3">
        <PersonMark id={_id} initials={businessInitials(name)} size="md" />
        <span className="min-w-0 flex-1 leading-[1.25]">
          <b className="block truncate text-[0.9375rem] font-semibold">{name}</b>
          <span className="block truncate text-[0.78125rem] font-medium text-text-3">{document}</span>
        </span>
        <Link to="/pedidos/nuevo" className={officeButtonClass('ghost', true)}>
          {texts.otherCustomer}
        </Link>
      </div>
      {facts.length > 0 && <p className="mt-2.5 text-[0.84375rem] text-text-2">{facts.join(' · ')}</p>}
      {isBlocked && <p className="mt-3 rounded-[12px] bg-danger-soft px-3 py-2 text-danger">{texts.isBlocked}</p>}
      {approval !== 'approved' && (
        <p className="mt-3 rounded-[12px] bg-warn-soft px-3 py-2 text-warn">
          {approval === 'rejected' ? texts.isRejected : texts.waitsForReview}
        </p>
      )}
      {credit && (
        <dl className="mt-3 grid gap-2 border-t border-line pt-3 text-[0.84375rem]">
          <div className="flex justify-between gap-4">
            <dt className="text-text-2">{orderPageTexts.customer.credit}</dt>
            <dd className="font-semibold">{formatPesos(credit.available)}</dd>
          </div>
          {credit.overdue > 0 && (
            <div className="flex justify-between gap-4">
              <dt className="text-text-2">{orderPageTexts.customer.receivables}</dt>
              <dd className="font-semibold text-danger">
                {orderPageTexts.customer.overdue(formatPesos(credit.overdue))}
              </dd>
            </div>
          )}
        </dl>
      )}
    </Panel>
  );
}
