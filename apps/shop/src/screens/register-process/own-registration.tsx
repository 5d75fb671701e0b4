import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { currentPhoneFlow, provedPhone } from '../../api/sign-in/phone-flow.ts';
import { hasErrors } from '../../forms/form-failure.ts';
import { useGo } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import type { RegistrationDraft } from './draft.ts';
import { PhoneLost, Refused } from './own-notices.tsx';
import { STEPS, furthestStep, stepOfErrors } from './registration-errors.ts';
import type { RegistrationStep } from './registration-errors.ts';
import { BusinessStep, PersonStep, PlaceStep } from './steps.tsx';
import { useDraft } from './use-draft.ts';
import { useOwnRegistration } from './use-own-registration.ts';
import { useHeadingFocus, useStep } from './use-step.ts';

/** A guest's own registration, in three steps: business, place and person. */
export function OwnRegistration() {
  const go = useGo();
  const router = useRouter();
  const phone = currentPhoneFlow()?.phone ?? '';
  const { draft, keep, clear } = useDraft(phone);
  const { send, confirmPhone, isSending, failure, forgetFailure } = useOwnRegistration(clear);
  const [password, setPassword] = useState('');
  const { step, isNamed } = useStep(furthestStep(draft));
  const entered = useRef(step);
  useHeadingFocus(step);

  const show = (next: RegistrationStep, options?: { replace: boolean }) =>
    go(paths.registerProcess({ step: next }), options);
  // After the phone is proved, the registration continues at its first incomplete step.
  useEffect(() => {
    if (!isNamed) show(step, { replace: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, on arrival
  }, []);
  // An error of the API is shown on the step of its field.
  useEffect(() => {
    if (hasErrors(failure.errors)) show(stepOfErrors(failure.errors ?? {}), { replace: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when it fails, not when the step changes
  }, [failure]);

  function back() {
    if (step === 1) return go(paths.register());
    if (step > entered.current) return router.history.back();
    entered.current = previous(step);
    show(previous(step), { replace: true });
  }
  const props = {
    draft,
    onDraft: (next: RegistrationDraft) => {
      forgetFailure();
      keep(next);
    },
    errors: failure.errors,
    notice: failure.notice && <Refused message={failure.notice} hasAccount={failure.hasAccount === true} />,
    isSending,
    onBack: back,
  };
  return (
    <>
      {provedPhone.get() === null && <PhoneLost phone={phone} onConfirm={() => void confirmPhone()} />}
      {step === 1 && <BusinessStep {...props} onNext={() => show(2)} />}
      {step === 2 && <PlaceStep {...props} onNext={() => show(3)} />}
      {step === STEPS && (
        <PersonStep
          {...props}
          password={password}
          onPassword={setPassword}
          send={(person, typed) => send({ ...person, phone }, typed)}
        />
      )}
    </>
  );
}

const previous = (step: RegistrationStep): RegistrationStep => (step === 3 ? 2 : 1);
