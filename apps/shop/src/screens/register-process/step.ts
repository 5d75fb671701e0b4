import type { Form } from '../../forms/use-form.ts';
import type { Draft } from './draft.ts';
import type { FieldName, RegistrationErrors } from './registration-errors.ts';
import type { StepFrameProps } from './step-frame.tsx';

/** What the groups of fields use of the form they are in. */
export type RegistrationForm = Pick<Form<Draft, FieldName>, 'values' | 'change' | 'error' | 'leave' | 'text'>;

export interface RegistrationFieldsProps {
  form: RegistrationForm;
}

/** Every step has its own form, which starts with the draft. */
export interface StepProps extends Pick<StepFrameProps, 'onBack' | 'isSending' | 'notice'> {
  draft: Draft;
  onDraft: (draft: Draft) => void;
  /** The API's errors about the draft. */
  errors: RegistrationErrors | undefined;
}
