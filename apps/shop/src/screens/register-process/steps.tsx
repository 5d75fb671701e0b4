import { literals } from '@tonalia/contract/literals.es-CO';
import { NewPasswordField } from '../../features/way-in/new-password-field.tsx';
import { registrationMessages } from '../../messages/registration.es-CO.ts';
import { BusinessFields, DocumentFields } from './business-fields.tsx';
import { businessFaults, personFaults, placeFaults } from './faults.ts';
import { ConsentBox, EmailField, NameFields } from './person-fields.tsx';
import { PlaceFields } from './place-fields.tsx';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step.ts';
import { useFaults } from './use-faults.ts';

const words = registrationMessages.process;

export function BusinessStep({ draft, change, refused, onNext, ...frame }: StepProps) {
  const { form, wrong, leave, isComplete } = useFaults(businessFaults(draft), refused);
  const fields = { draft, change, wrong, leave };
  return (
    <StepFrame
      {...frame}
      name={words.title}
      step={1}
      title={words.businessTitle}
      formRef={form}
      submit={literals.next}
      onSubmit={() => isComplete() && onNext()}
    >
      <BusinessFields {...fields} />
      <DocumentFields {...fields} />
    </StepFrame>
  );
}

export function PlaceStep({ draft, change, refused, onNext, ...frame }: StepProps) {
  const { form, wrong, leave, isComplete } = useFaults(placeFaults(draft), refused);
  return (
    <StepFrame
      {...frame}
      name={words.title}
      step={2}
      title={words.placeTitle}
      formRef={form}
      submit={literals.next}
      onSubmit={() => isComplete() && onNext()}
    >
      <PlaceFields {...{ draft, change, wrong, leave }} />
    </StepFrame>
  );
}

export interface PersonStepProps extends StepProps {
  password: string;
  onPassword: (password: string) => void;
}

export function PersonStep({ draft, change, refused, onNext, password, onPassword, ...frame }: PersonStepProps) {
  const { form, wrong, leave, isComplete } = useFaults(personFaults(draft, password), refused);
  const fields = { draft, change, wrong, leave };
  return (
    <StepFrame
      {...frame}
      name={words.title}
      step={3}
      title={words.personTitle}
      formRef={form}
      submit={words.submit}
      onSubmit={() => isComplete() && onNext()}
    >
      <NameFields {...fields} />
      <EmailField {...fields} help={registrationMessages.fields.emailHelp} />
      <NewPasswordField
        label={registrationMessages.fields.password}
        value={password}
        onChange={onPassword}
        owner={draft}
        error={wrong('password')}
      />
      <ConsentBox {...fields} />
    </StepFrame>
  );
}
