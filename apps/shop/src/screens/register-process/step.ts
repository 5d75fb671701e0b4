import type { Draft } from './draft.ts';
import type { FieldName, Faults } from './faults.ts';
import type { StepFrameProps } from './step-frame.tsx';

/** What each step is given: the draft, how it changes, what the API refused of it, and the ways on and back. */
export interface StepProps extends Pick<StepFrameProps, 'onBack' | 'isSending' | 'refusal'> {
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  refused: Faults;
  onNext: () => void;
}

/** What the groups of fields are given. */
export interface FieldsProps {
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  wrong: (field: FieldName) => string | undefined;
  leave: (field: FieldName) => void;
}
