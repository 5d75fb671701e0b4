import type { Form } from '../../forms/use-form.ts';
import type { RegistrationDraft } from './draft.ts';
import type { FieldName, RegistrationErrors } from './registration-errors.ts';
import type { StepFrameProps } from './step-frame.tsx';

/** The part of the form that groups of fields use. */
export type RegistrationForm = Pick<
  Form<RegistrationDraft, FieldName>,
  'values' | 'change' | 'error' | 'leave' | 'text'
>;

export interface RegistrationFieldsProps {
  form: RegistrationForm;
}

/** Every step has its own form, which starts with the draft. */
export interface StepProps extends Pick<StepFrameProps, 'onBack' | 'isSending' | 'notice'> {
  draft: RegistrationDraft;
  onDraft: (draft: RegistrationDraft) => void;
  /** The API's errors about the draft. */
  errors: RegistrationErrors | undefined;
}
