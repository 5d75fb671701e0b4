import { useCanGoBack, useRouter } from '@tanstack/react-router';
import { literals } from '@tonalia/contract/literals.es-CO';
import { PhoneField } from '@tonalia/ui/phone-field';
import { Button } from '@tonalia/ui/button';
import { useEffect, useRef, useState } from 'react';
import { useSession } from '../../api/session/session.ts';
import { remembered } from '../../api/storage/device-storage.ts';
import { addressOf, streetFault } from '../../features/street-builder/street-draft.ts';
import { grouped } from '../../features/sign-in/typed-phone.ts';
import { useForm } from '../../forms/use-form.ts';
import type { Form } from '../../forms/use-form.ts';
import { useIsOnline } from '../../native/use-online.ts';
import { useGo, usePrepared } from '../../navigation/link.tsx';
import { registrationMessages } from '../../messages/registration.es-CO.ts';
import { paths } from '../../paths.ts';
import { useSayOffline } from '../../state/said-offline.ts';
import { BusinessFields, DocumentFields } from './business-fields.tsx';
import type { RegistrationDraft } from './draft.ts';
import { moveOnEnter } from './move-on-enter.ts';
import { ConsentBox, EmailField, NameFields } from './person-fields.tsx';
import { PlaceFields } from './place-fields.tsx';
import { registrationFailure } from './refusals.ts';
import { customerErrors } from './registration-errors.ts';
import type { FieldName } from './registration-errors.ts';
import { StepFrame } from './step-frame.tsx';
import { useCustomerRegistration, useHeldPlaces } from './use-customer-registration.ts';
import { useDraft } from './use-draft.ts';
import { hasProof, useVisitProof } from './use-visit-proof.ts';
import { VisitProofFields } from './visit-proof-fields.tsx';

const words = registrationMessages.seller;

/** Registers a customer in one screen, for a seller during a visit: starts with the last city, and Enter moves to the next field. */
export function CustomerRegistration() {
  const go = useGo();
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const sellerId = useSession().user?._id ?? '';
  const { draft, keep, clear } = useDraft(`seller ${sellerId}`, withLastPlace(sellerId));
  const isOnline = useIsOnline();
  const then = useRef<'home' | 'order'>('home');
  const visit = useVisitProof(`seller ${sellerId}`);
  const register = useCustomerRegistration(() => {
    clear();
    visit.clear();
  });
  useHeldPlaces(isOnline);
  useSayOffline(!isOnline);
  usePrepared(paths.quickOrder(), paths.homeSeller());
  const form: Form<RegistrationDraft, FieldName> = useForm<RegistrationDraft, FieldName>({
    start: draft,
    check: customerErrors,
    send: (values) => register(values, { next: then.current, proof: visit.proof }),
    explain: (cause) => registrationFailure(cause, () => true),
    onChange: (next) => {
      form.show({});
      keep(next);
    },
    isLive: true,
  });
  const { element } = form;
  const [showsMore, setShowsMore] = useState(draft.document !== '' || draft.email !== '');
  useEffect(() => {
    const page = element.current;
    page?.querySelector<HTMLInputElement>('input[name=phone]')?.focus();
    page?.addEventListener('keydown', moveOnEnter);
    return () => page?.removeEventListener('keydown', moveOnEnter);
  }, [element]);
  return (
    <StepFrame
      name={literals.registerCustomer}
      form={form}
      submit={isOnline ? literals.registerCustomer : words.save}
      banner={isOnline ? undefined : words.offline}
      second={
        isOnline ? undefined : (
          <Button
            variant="secondary"
            size="lg"
            disabled={form.isSending}
            onClick={() => {
              then.current = 'order';
              form.submit();
            }}
          >
            {words.takeOrder}
          </Button>
        )
      }
      onSubmit={() => (then.current = 'home')}
      isSending={form.isSending}
      notice={form.notice}
      onBack={() => (canGoBack ? router.history.back() : go(paths.homeSeller()))}
    >
      <PhoneField
        {...form.text('phone', grouped)}
        label={registrationMessages.fields.phone}
        autoComplete="off"
        maxLength={24}
      />
      <BusinessFields form={form} />
      <NameFields form={form} />
      <PlaceFields form={form} />
      {showsMore || !isOnline ? (
        <>
          <DocumentFields form={form} hint={words.moreOptional} isOffline={!isOnline} />
          <EmailField form={form} hint={words.moreOptional} />
        </>
      ) : (
        <button
          type="button"
          className="min-h-11 justify-self-start text-label text-brand-text underline-offset-4 hover:underline"
          onClick={() => setShowsMore(true)}
        >
          {words.more}
        </button>
      )}
      {(!isOnline || hasProof(visit.proof)) && (
        <VisitProofFields proof={visit.proof} address={wholeAddress(form.values)} onChange={visit.change} />
      )}
      <ConsentBox form={form} bySeller />
    </StepFrame>
  );
}

/** Street and city; empty until the street is whole. */
const wholeAddress = ({ street, place }: Pick<RegistrationDraft, 'street' | 'place'>): string =>
  streetFault(street) === undefined ? [addressOf(street), place.city].filter(Boolean).join(', ') : '';

function withLastPlace(sellerId: string) {
  const place = remembered('registrationPlace', sellerId);
  return place ? { place } : {};
}
