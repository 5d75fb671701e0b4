import type { OfficeRegistration } from '@tonalia/contract/customers-office';
import type { ReactNode } from 'react';
import { formatPhone, nationalNumber } from '@tonalia/rules/phone';
import { classNames } from '@tonalia/ui/class-names';
import { Panel } from '../../components/panel.tsx';
import { readableDocument } from '../../features/printed-order/readable-document.ts';
import { registrationTexts as texts } from '../../messages/registrations.es-CO.ts';
import { ApprovalFields, type ApprovalFieldsProps } from './approval-fields.tsx';

export type RegistrationFactsProps = ApprovalFieldsProps & { registration: OfficeRegistration };

/** The business and the person as they registered, with what approving gives them. */
export const RegistrationFacts = ({ registration, ...approval }: RegistrationFactsProps) => {
  const { document, tradeType, street, city, isCovered, person, phone, email } = registration;
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
      <FactPanel
        title={texts.business}
        facts={[
          [texts.document, document && readableDocument(document)],
          [texts.kind, tradeType],
          [texts.street, street],
          [texts.city, city],
          [texts.coverage, isCovered ? texts.covered : texts.noCoverage],
        ]}
      />
      <FactPanel
        title={texts.person}
        facts={[
          [texts.name, person],
          [texts.phone, phone && formatPhone(nationalNumber(phone))],
          [texts.email, email],
        ]}
      >
        {approval.onTerms && <ApprovalFields registration={registration} {...approval} />}
      </FactPanel>
    </div>
  );
};

type FactPanelProps = { title: string; facts: [name: string, value: string | null][]; children?: ReactNode };

const FactPanel = ({ title, facts, children }: FactPanelProps) => (
  <Panel label={title}>
    <h3 className="text-panel">{title}</h3>
    <dl className="mt-3 grid gap-2.5">
      {facts.map(([name, value]) => (
        <div key={name} className="flex justify-between gap-4">
          <dt className="text-text-2">{name}</dt>
          <dd className={classNames('min-w-0 text-right wrap-anywhere', value ? 'font-[550]' : 'text-text-3')}>
            {value ?? texts.none}
          </dd>
        </div>
      ))}
    </dl>
    {children}
  </Panel>
);
