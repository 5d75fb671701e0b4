import { useCanGoBack, useRouter } from '@tanstack/react-router';
import { literals } from '@tonalia/contract/literals.es-CO';
import { PhoneField } from '@tonalia/ui/phone-field';
import { useEffect, useState } from 'react';
import { useSession } from '../../api/session/session.ts';
import { remembered } from '../../api/storage/device-storage.ts';
import { grouped } from '../../features/way-in/typed-phone.ts';
import { useGo } from '../../navigation/link.tsx';
import { registrationMessages } from '../../messages/registration.es-CO.ts';
import { paths } from '../../paths.ts';
import { BusinessFields, DocumentFields } from './business-fields.tsx';
import { customerFaults } from './faults.ts';
import { enterLeadsOn } from './enter-leads-on.ts';
import { ConsentBox, EmailField, NameFields } from './person-fields.tsx';
import { PlaceFields } from './place-fields.tsx';
import { StepFrame } from './step-frame.tsx';
import { useCustomerRegistration } from './use-customer-registration.ts';
import { useDraft } from './use-draft.ts';
import { useFaults } from './use-faults.ts';

const words = registrationMessages.seller;

/** A customer in one screen, for a seller who stands in the shop: the city of the last one is there, Enter leads on. */
export function CustomerRegistration() {
  const go = useGo();
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const sellerId = useSession().user?._id ?? '';
  const { draft, change, clear } = useDraft(`seller ${sellerId}`, withLastPlace(sellerId));
  const { send, isSending, refusal, forgetRefusal } = useCustomerRegistration(clear);
  const { form, wrong, leave, isComplete } = useFaults(customerFaults(draft), refusal.faults);
  const [showsMore, setShowsMore] = useState(draft.document !== '' || draft.email !== '');
  useEffect(() => {
    const page = form.current;
    page?.querySelector<HTMLInputElement>('input[name=phone]')?.focus();
    page?.addEventListener('keydown', enterLeadsOn);
    return () => page?.removeEventListener('keydown', enterLeadsOn);
  }, [form]);

  const fields = {
    draft,
    wrong,
    leave,
    change: (part: Partial<typeof draft>) => {
      forgetRefusal();
      change(part);
    },
  };
  return (
    <StepFrame
      name={literals.registerCustomer}
      formRef={form}
      submit={literals.registerCustomer}
      isSending={isSending}
      refusal={refusal.message}
      onBack={() => (canGoBack ? router.history.back() : go(paths.homeSeller()))}
      onSubmit={() => isComplete() && void send(draft)}
    >
      <PhoneField
        label={registrationMessages.fields.phone}
        name="phone"
        autoComplete="off"
        maxLength={24}
        value={draft.phone}
        error={wrong('phone')}
        onChange={({ currentTarget: input }) => {
          // In the middle of a number the cursor must stay where it is.
          const isAtEnd = input.selectionStart === input.value.length;
          fields.change({ phone: isAtEnd ? grouped(input.value) : input.value });
        }}
        onBlur={() => draft.phone !== '' && leave('phone')}
      />
      <BusinessFields {...fields} />
      <NameFields {...fields} />
      <PlaceFields {...fields} />
      {showsMore ? (
        <>
          <DocumentFields {...fields} hint={words.moreOptional} />
          <EmailField {...fields} hint={words.moreOptional} />
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
      <ConsentBox {...fields} bySeller />
    </StepFrame>
  );
}

function withLastPlace(sellerId: string) {
  const place = remembered('registrationPlace', sellerId);
  return place ? { place } : {};
}
