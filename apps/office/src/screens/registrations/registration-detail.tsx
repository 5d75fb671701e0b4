import type { OfficeRegistration } from '@tonalia/contract/customers-office';
import { Suspense, lazy, useState } from 'react';
import { businessInitials } from '@tonalia/rules/initials';
import { Icon } from '@tonalia/ui/icon';
import { sentenceOf } from '../../api/call-failure.ts';
import type { ApprovalTerms } from '../../api/registrations.ts';
import { mayDo, useOperator } from '../../api/session.ts';
import { Key, OfficeButton } from '../../components/office-button.tsx';
import { outlines } from '../../components/outlines.ts';
import { placeName } from '../../components/place-name.ts';
import { PersonMark } from '../../components/person-mark.tsx';
import { useKeys } from '../../components/use-keys.ts';
import { formatWhenInFull } from '../../components/when.ts';
import { documentTexts } from '../../messages/registration-documents.es-CO.ts';
import { registrationTexts as texts } from '../../messages/registrations.es-CO.ts';
import { AskDocuments } from './ask-documents.tsx';
import { CompareDialog } from './compare-dialog.tsx';
import { lastOrderWords } from './compare-with.ts';
import { RegistrationDocuments } from './registration-documents.tsx';
import { RegistrationFacts } from './registration-facts.tsx';
import { RejectRegistration } from './reject-registration.tsx';
import { useDecision } from './use-decision.ts';

const TakenRegistrations = lazy(() =>
  import('../../features/taken-registrations/taken-registrations.tsx').then((file) => ({
    default: file.TakenRegistrations,
  })),
);

export type RegistrationDetailProps = {
  registration: OfficeRegistration;
  /** Undefined when it waits no longer: then nothing is decided here. */
  position: { at: number; of: number } | undefined;
  now: Date;
  onDecided: () => void;
};

/** One registration: the business, the person, what may be a duplicate, and the decision. */
export function RegistrationDetail({ registration, position, now, onDecided }: RegistrationDetailProps) {
  const { _id, business, twins } = registration;
  const mayDecide = mayDo(useOperator(), 'registrations.decide');
  const isGone = position === undefined;
  const [isRejecting, setRejecting] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [isComparing, setComparing] = useState(false);
  const [terms, setTerms] = useState<ApprovalTerms>({});
  const decision = useDecision(registration, onDecided);
  const canDecide = mayDecide && !isGone && !decision.isPending;
  const approve = canDecide ? () => decision.mutate({ terms }) : undefined;
  const reject = canDecide ? () => setRejecting(true) : undefined;
  const ask = canDecide ? () => setAsking(true) : undefined;
  const compare = twins.length > 0 ? () => setComparing(true) : undefined;
  useKeys({ a: approve, r: reject, c: compare, d: ask });
  return (
    <section aria-label={business} className="flex min-h-0 flex-1 flex-col">
      <div className="grid flex-1 grid-cols-1 content-start gap-4 p-4 lg:px-7 lg:py-5">
        <header className="flex items-center gap-4">
          <PersonMark id={_id} size="lg" initials={businessInitials(business)} />
          <div className="min-w-0 flex-1">
            <h2 className="truncate text-[1.375rem] leading-tight font-[650]">{business}</h2>
            <p className="mt-1 text-text-2">
              {texts.receivedAt(formatWhenInFull(new Date(registration.receivedAt), now), registration.seller?.name)}
            </p>
          </div>
          {position && (
            <span className="rounded-[8px] bg-surface-2 px-2 py-1 text-[0.8125rem] whitespace-nowrap text-text-2">
              {texts.position(position.at, position.of)}
            </span>
          )}
        </header>
        {twins.length > 0 && (
          <div className="flex items-start gap-2.5 rounded-[14px] bg-warn-soft px-4 py-3 text-warn-ink max-lg:flex-wrap">
            <Icon name={outlines.copy} size="sm" className="mt-0.5 text-warn" />
            <p className="flex-1">
              <b className="font-[650]">{texts.twin}</b>{' '}
              {twins
                .map((one) => texts.twinText(one.same, one.name, placeName(one.city), lastOrderWords(one, now)))
                .join(' ')}
            </p>
            <OfficeButton look="secondary" small letter="C" className="max-lg:min-h-11 max-lg:w-full" onClick={compare}>
              {texts.compare}
            </OfficeButton>
          </div>
        )}
        <RegistrationFacts registration={registration} terms={terms} onTerms={canDecide ? setTerms : undefined} />
        <Suspense>
          <TakenRegistrations customerId={_id} />
        </Suspense>
        <RegistrationDocuments {...{ registration, now }} onAsk={ask} />
      </div>
      <footer className="sticky bottom-0 flex items-center gap-2.5 border-t border-line bg-canvas px-4 py-3 max-lg:bottom-[calc(60px+var(--safe-bottom))] max-lg:bg-surface lg:px-7">
        <span className="flex items-center gap-1.5 text-[0.8125rem] text-text-2 max-lg:hidden">
          <Key>J</Key>
          <Key>K</Key> {texts.otherRegistration}
        </span>
        <span className="flex-1 max-lg:hidden" />
        {!isGone && mayDecide && (
          <>
            <OfficeButton look="ghost" letter="D" className="max-lg:hidden" onClick={ask}>
              {documentTexts.ask}
            </OfficeButton>
            <OfficeButton look="secondary" icon="x" letter="R" className="text-danger! max-lg:flex-1" onClick={reject}>
              {texts.reject}
            </OfficeButton>
            <OfficeButton icon="check" letter="A" className="max-lg:flex-1" busy={decision.isPending} onClick={approve}>
              {texts.approve}
            </OfficeButton>
          </>
        )}
        {!mayDecide && <span className="text-text-2">{texts.readOnly}</span>}
      </footer>
      {isComparing && (
        <CompareDialog
          {...{ registration, now }}
          onReject={canDecide ? () => decision.mutate({ reason: texts.isCustomer }) : undefined}
          onClose={() => setComparing(false)}
        />
      )}
      {isAsking && <AskDocuments {...{ registration }} isOff={isGone} onClose={() => setAsking(false)} />}
      {isRejecting && (
        <RejectRegistration
          business={business}
          failure={isGone ? texts.gone : decision.isError ? sentenceOf(decision.error) : undefined}
          isOff={isGone}
          isBusy={decision.isPending}
          onReject={(reason) => decision.mutate({ reason })}
          onClose={() => setRejecting(false)}
        />
      )}
    </section>
  );
}
