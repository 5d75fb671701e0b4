import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { currentPhoneFlow, provedPhone } from '../../api/sign-in/phone-flow.ts';
import { useGo } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import { STEPS, furthestStep, hasFaults, stepOfFaults } from './faults.ts';
import type { Step } from './faults.ts';
import { PhoneLost, Refused } from './own-notices.tsx';
import { BusinessStep, PersonStep, PlaceStep } from './steps.tsx';
import { useDraft } from './use-draft.ts';
import { useOwnRegistration } from './use-own-registration.ts';
import { useHeadingFocus, useStep } from './use-step.ts';

/** A guest's own registration, in three steps: business, place and person. */
export function OwnRegistration() {
  const go = useGo();
  const router = useRouter();
  const phone = currentPhoneFlow()?.phone ?? '';
  const { draft, change, clear } = useDraft(phone);
  const { send, confirmPhone, isSending, refusal, forgetRefusal } = useOwnRegistration(clear);
  const [password, setPassword] = useState('');
  const { step, isNamed } = useStep(furthestStep(draft));
  const entered = useRef(step);
  useHeadingFocus(step);

  const show = (next: Step, options?: { replace: boolean }) => go(paths.registerProcess({ step: next }), options);
  // Come here by proving the phone: on where one was.
  useEffect(() => {
    if (!isNamed) show(step, { replace: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, on coming
  }, []);
  // A refusal of the API is shown on its step.
  useEffect(() => {
    if (hasFaults(refusal.faults)) show(stepOfFaults(refusal.faults), { replace: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- when it refuses, and not when one walks on
  }, [refusal]);

  function back() {
    if (step === 1) return go(paths.register());
    if (step > entered.current) return router.history.back();
    entered.current = previous(step);
    show(previous(step), { replace: true });
  }
  const props = {
    draft,
    change: (part: Partial<typeof draft>) => {
      forgetRefusal();
      change(part);
    },
    refused: refusal.faults,
    refusal: refusal.message && <Refused message={refusal.message} hasAccount={refusal.hasAccount === true} />,
    isSending,
    onBack: back,
  };
  return (
    <>
      {provedPhone() === null && <PhoneLost phone={phone} onConfirm={() => void confirmPhone()} />}
      {step === 1 && <BusinessStep {...props} onNext={() => show(2)} />}
      {step === 2 && <PlaceStep {...props} onNext={() => show(3)} />}
      {step === STEPS && (
        <PersonStep
          {...props}
          password={password}
          onPassword={(text) => {
            forgetRefusal();
            setPassword(text);
          }}
          onNext={() => void send({ ...draft, phone }, password)}
        />
      )}
    </>
  );
}

const previous = (step: Step): Step => (step === 3 ? 2 : 1);
