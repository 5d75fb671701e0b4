import { literals } from '@tonalia/contract/literals.es-CO';
import { NewPasswordField } from '../../features/sign-in/new-password-field.tsx';
import { useForm } from '../../forms/use-form.ts';
import { registrationMessages } from '../../messages/registration.es-CO.ts';
import { BusinessFields, DocumentFields } from './business-fields.tsx';
import type { RegistrationDraft } from './draft.ts';
import { ConsentBox, EmailField, NameFields } from './person-fields.tsx';
import { PlaceFields } from './place-fields.tsx';
import type { RegistrationFailure } from './refusals.ts';
import { businessErrors, personErrors, placeErrors } from './registration-errors.ts';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step.ts';

const words = registrationMessages.process;

export interface EarlyStepProps extends StepProps {
  onNext: () => void;
}

export function BusinessStep({ draft, onDraft, errors, onNext, ...frame }: EarlyStepProps) {
  const form = useForm({
    start: draft,
    startErrors: errors,
    check: businessErrors,
    send: onNext,
    onChange: onDraft,
    isLive: true,
  });
  return (
    <StepFrame {...frame} form={form} name={words.title} step={1} title={words.businessTitle} submit={literals.next}>
      <BusinessFields form={form} />
      <DocumentFields form={form} />
    </StepFrame>
  );
}

export function PlaceStep({ draft, onDraft, errors, onNext, ...frame }: EarlyStepProps) {
  const form = useForm({
    start: draft,
    startErrors: errors,
    check: placeErrors,
    send: onNext,
    onChange: onDraft,
    isLive: true,
  });
  return (
    <StepFrame {...frame} form={form} name={words.title} step={2} title={words.placeTitle} submit={literals.next}>
      <PlaceFields form={form} />
    </StepFrame>
  );
}

export interface PersonStepProps extends StepProps {
  password: string;
  onPassword: (password: string) => void;
  send: (draft: RegistrationDraft, password: string) => Promise<RegistrationFailure>;
}

export function PersonStep({ draft, onDraft, errors, password, onPassword, send, ...frame }: PersonStepProps) {
  const form = useForm({
    start: { ...draft, password },
    startErrors: errors,
    check: ({ password: typed, ...person }) => personErrors(person, typed),
    send: ({ password: typed, ...person }) => send(person, typed),
    onChange: ({ password: typed, ...person }) => {
      onDraft(person);
      onPassword(typed);
    },
    isLive: true,
  });
  return (
    <StepFrame {...frame} form={form} name={words.title} step={3} title={words.personTitle} submit={words.submit}>
      <NameFields form={form} />
      <EmailField form={form} help={registrationMessages.fields.emailHelp} />
      <NewPasswordField
        label={registrationMessages.fields.password}
        value={form.values.password}
        onChange={(typed) => form.change({ password: typed })}
        owner={form.values}
        error={form.error('password')}
      />
      <ConsentBox form={form} />
    </StepFrame>
  );
}
