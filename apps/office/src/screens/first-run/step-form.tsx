import type { ReactNode } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '../../api/call-failure.ts';
import { firstRunQuery } from '../../api/first-run.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { firstRunTexts as texts } from '../../messages/first-run.es-CO.ts';
import { StepFoot } from './step-foot.tsx';
import type { FirstRunWalk } from './walk.ts';

export type StepFormProps = {
  walk: FirstRunWalk;
  title: string;
  lead?: string;
  /** Saves what is typed; nothing to save is no fault. A thrown sentence is shown. */
  save: () => Promise<unknown>;
  children: ReactNode;
};

/** A refusal of the step, before anything is sent. */
export class StepRefused extends Error {}

/** A step: its fields, and the foot that saves it and goes on. The typed values stay when saving fails. */
export function StepForm({ walk, title, lead, save, children }: StepFormProps) {
  const cache = useQueryClient();
  const saving = useMutation({
    mutationFn: save,
    onSuccess: async () => {
      await cache.invalidateQueries({ queryKey: firstRunQuery.queryKey });
      walk.onNext();
    },
  });
  const { error } = saving;
  return (
    <form
      className="flex min-h-0 min-w-0 flex-1 flex-col"
      onSubmit={(event) => {
        event.preventDefault();
        if (!saving.isPending) saving.mutate();
      }}
    >
      <div className="w-full max-w-[1000px] flex-1 px-4 pt-6 pb-8 lg:px-14 lg:pt-[46px]">
        <h1 className="font-display text-[1.875rem] leading-[1.15] font-[650] max-lg:text-[1.5rem]">{title}</h1>
        {lead && <p className="mt-2 max-w-[60ch] text-text-2">{lead}</p>}
        <div className="mt-5">{children}</div>
        {error && (
          <p role="alert" className="mt-4 rounded-[12px] bg-danger-soft px-3.5 py-3 font-[550] text-danger-ink">
            {error instanceof StepRefused ? error.message : sentenceOf(error)}
          </p>
        )}
      </div>
      <StepFoot walk={walk}>
        <OfficeButton type="submit" busy={saving.isPending}>
          {walk.next ? texts.next[walk.next] : texts.publish.publish}
        </OfficeButton>
      </StepFoot>
    </form>
  );
}
