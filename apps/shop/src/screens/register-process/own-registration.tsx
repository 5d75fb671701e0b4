import { useRouter, useRouterState } from '@tanstack/react-router';
import { literals } from '@tonalia/contract/literals.es-CO';
import { maskPhone } from '@tonalia/rules/phone';
import { Notice, noticeActionClass } from '@tonalia/ui/notice';
import { useEffect, useRef, useState } from 'react';
import { currentPhoneFlow, provedPhone } from '../../api/phone-flow.ts';
import { RouteLink, useGo } from '../../link.tsx';
import { registrationMessages } from '../../messages/registration.es-CO.ts';
import { paths } from '../../paths.ts';
import { STEPS, furthestStep, hasFaults, stepOfFaults } from './faults.ts';
import type { Step } from './faults.ts';
import { BusinessStep, PersonStep, PlaceStep } from './steps.tsx';
import { useDraft } from './use-draft.ts';
import { useOwnRegistration } from './use-own-registration.ts';

/** The step the address names, as far as what is written allows. */
function useStep(furthest: Step): { step: Step; isNamed: boolean } {
  const asked = useRouterState({
    select: ({ location }) => Number(new URLSearchParams(location.searchStr).get('paso') ?? 0),
  });
  const step = ([1, 2, 3] as const).find((one) => one === asked);
  return { step: step === undefined || step > furthest ? furthest : step, isNamed: step !== undefined };
}

/** Business, place and person, a step each, for who registers themselves. */
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
  // What the API refused stands on its own step.
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

function Refused({ message, hasAccount }: { message: string; hasAccount: boolean }) {
  return (
    <>
      {message}
      {hasAccount && (
        <RouteLink href={paths.login()} className="ml-1 font-semibold underline underline-offset-2">
          {literals.login}
        </RouteLink>
      )}
    </>
  );
}

/** After a step the focus is on the next one's heading, unless something there is wrong and has it. */
function useHeadingFocus(step: Step): void {
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    if (document.querySelector('[aria-invalid="true"]') === null) document.querySelector<HTMLElement>('h1')?.focus();
  }, [step]);
}

/** The proof of the phone lives in memory: a page loaded anew has to ask for it again, better now than at the end. */
function PhoneLost({ phone, onConfirm }: { phone: string; onConfirm: () => void }) {
  const words = registrationMessages.process;
  return (
    <Notice
      color="blue"
      icon="mobile"
      message={words.phoneLost(maskPhone(phone))}
      className="rounded-none!"
      action={
        <button type="button" className={noticeActionClass} onClick={onConfirm}>
          {words.confirmPhone}
        </button>
      }
    />
  );
}
