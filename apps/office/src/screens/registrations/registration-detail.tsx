import type { OfficeRegistration } from '@tonalia/contract/customers-office';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { businessInitials } from '@tonalia/rules/initials';
import { formatPhone, nationalNumber } from '@tonalia/rules/phone';
import { classNames } from '@tonalia/ui/class-names';
import { Icon } from '@tonalia/ui/icon';
import { sentenceOf } from '../../api/call-failure.ts';
import { decideRegistration, registrationsQuery } from '../../api/registrations.ts';
import { mayDo, useOperator } from '../../api/session.ts';
import { useNotify } from '../../components/notices.tsx';
import { Key, OfficeButton } from '../../components/office-button.tsx';
import { outlines } from '../../components/outlines.ts';
import { Panel } from '../../components/panel.tsx';
import { PersonMark } from '../../components/person-mark.tsx';
import { useKeys } from '../../components/use-keys.ts';
import { formatWhenInFull } from '../../components/when.ts';
import { registrationTexts as texts } from '../../messages/registrations.es-CO.ts';
import { RejectRegistration } from './reject-registration.tsx';

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
  const decision = useDecision(registration, onDecided);
  const canDecide = mayDecide && !isGone && !decision.isPending;
  const approve = canDecide ? () => decision.mutate(null) : undefined;
  const reject = canDecide ? () => setRejecting(true) : undefined;
  useKeys({ a: approve, r: reject });
  return (
    <section aria-label={business} className="flex min-h-0 flex-1 flex-col">
      <div className="grid flex-1 content-start gap-4 p-4 lg:px-7 lg:py-5">
        <header className="flex items-center gap-4">
          <PersonMark id={_id} size="lg" initials={businessInitials(business)} />
          <div className="min-w-0 flex-1">
            <h2 className="truncate text-[1.375rem] leading-tight font-[650]">{business}</h2>
            <p className="mt-1 text-text-2">
              {texts.receivedAt(formatWhenInFull(new Date(registration.receivedAt), now))}
            </p>
          </div>
          {position && (
            <span className="rounded-[8px] bg-surface-2 px-2 py-1 text-[0.8125rem] whitespace-nowrap text-text-2">
              {texts.position(position.at, position.of)}
            </span>
          )}
        </header>
        {twins.length > 0 && (
          <p className="flex items-start gap-2.5 rounded-[14px] bg-warn-soft px-4 py-3 text-warn">
            <Icon name={outlines.copy} size="sm" className="mt-0.5" />
            <span>
              <b className="font-[650]">{texts.twin}</b> {texts.twinText(twins.map(({ name }) => name).join(', '))}
            </span>
          </p>
        )}
        <Facts registration={registration} />
      </div>
      <footer className="sticky bottom-0 flex items-center gap-2.5 border-t border-line bg-canvas px-4 py-3 max-lg:bottom-[calc(60px+var(--safe-bottom))] max-lg:bg-surface lg:px-7">
        <span className="flex items-center gap-1.5 text-[0.8125rem] text-text-2 max-lg:hidden">
          <Key>J</Key>
          <Key>K</Key> {texts.otherRegistration}
        </span>
        <span className="flex-1 max-lg:hidden" />
        {!isGone && mayDecide && (
          <>
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
      {isRejecting && (
        <RejectRegistration
          business={business}
          failure={isGone ? texts.gone : decision.isError ? sentenceOf(decision.error) : undefined}
          isOff={isGone}
          isBusy={decision.isPending}
          onReject={(reason) => decision.mutate(reason)}
          onClose={() => setRejecting(false)}
        />
      )}
    </section>
  );
}

/** Decides, and forgets the row at once: the list asks the server again. */
function useDecision({ _id, business }: OfficeRegistration, onDecided: () => void) {
  const cache = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: (reason: string | null) => decideRegistration(_id, reason),
    onSuccess: (isChanged, reason) => {
      const done = reason === null ? texts.approved(business) : texts.rejected(business);
      notify({ color: isChanged ? 'white' : 'gray', message: isChanged ? done : texts.was(business) });
      // Out of the list first: the screen keeps what leaves it while it is shown.
      cache.setQueryData(registrationsQuery.queryKey, (all = []) => all.filter((one) => one._id !== _id));
      onDecided();
      void cache.invalidateQueries({ queryKey: registrationsQuery.queryKey });
    },
    onError: (cause, reason) => {
      if (reason === null) notify({ color: 'red', message: sentenceOf(cause) });
    },
  });
}

const Facts = ({
  registration: { document, tradeType, street, city, person, phone, email },
}: {
  registration: OfficeRegistration;
}) => (
  <div className="grid gap-4 lg:grid-cols-2">
    <FactPanel
      title={texts.business}
      facts={[
        [texts.document, document],
        [texts.kind, tradeType],
        [texts.street, street],
        [texts.city, city],
      ]}
    />
    <FactPanel
      title={texts.person}
      facts={[
        [texts.name, person],
        [texts.phone, phone && formatPhone(nationalNumber(phone))],
        [texts.email, email],
      ]}
    />
  </div>
);

const FactPanel = ({ title, facts }: { title: string; facts: [name: string, value: string | null][] }) => (
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
  </Panel>
);
