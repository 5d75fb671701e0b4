import type { FirstRun } from '@tonalia/contract/first-run-office';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { sentenceOf } from '../../api/call-failure.ts';
import { keepImport, uploadList } from '../../api/imports.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { DropZone } from '../../features/list-file/drop-zone.tsx';
import { gapsOf } from '../../features/list-file/fill-list.ts';
import { firstRunTexts } from '../../messages/first-run.es-CO.ts';
import { type LackingList, FillForm } from './fill-form.tsx';
import { sampleList } from './sample-list.ts';
import { StepForm } from './step-form.tsx';
import type { FirstRunWalk } from './walk.ts';

const texts = firstRunTexts.catalogue;

/** Whether a list is text, so that a missing price can be written into it. */
const isText = (file: File): boolean => /\.(csv|txt|tsv)$/i.test(file.name) || file.type.startsWith('text/');

/** The catalogue from a list of the owner, or from a sample; the import goes on in its own screen. */
export function CatalogueStep({ walk, run }: { walk: FirstRunWalk; run: FirstRun }) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const [lacking, setLacking] = useState<LackingList>();
  const step = run.steps.find((one) => one.step === 'catalogue');
  const upload = useMutation({
    mutationFn: (file: File) => uploadList('catalogue', file),
    onSuccess: (one) => {
      keepImport(cache, one);
      void navigate({ to: '/importar/$importId', params: { importId: one._id } });
    },
  });
  const take = async (file: File) => {
    const text = isText(file) ? await file.text() : undefined;
    const gaps = text === undefined ? undefined : gapsOf(text);
    if (text !== undefined && gaps && (gaps.price || gaps.stock)) setLacking({ name: file.name, text, gaps });
    else upload.mutate(file);
  };
  const problem = upload.error ? sentenceOf(upload.error) : null;
  return (
    <StepForm walk={walk} title={texts.title} save={async () => {}}>
      {step && step.count > 0 && (
        <p className="mb-4 rounded-[14px] bg-brand-soft px-4 py-3 font-[550] text-brand-text">
          {texts.have(firstRunTexts.counted.catalogue(step.count))}
        </p>
      )}
      {step?.missing.includes('stock') && <p className="mb-4 text-text-2">{texts.noStock}</p>}
      {lacking ? (
        <FillForm
          list={lacking}
          isBusy={upload.isPending}
          problem={problem}
          onFile={(file) => upload.mutate(file)}
          onOther={() => setLacking(undefined)}
        />
      ) : (
        <DropZone isBusy={upload.isPending} problem={problem} onFile={(file) => void take(file)} />
      )}
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <OfficeButton look="secondary" disabled={upload.isPending} onClick={() => upload.mutate(sampleList())}>
          {texts.sample}
        </OfficeButton>
        <span className="text-text-2">{texts.sampleText}</span>
      </div>
    </StepForm>
  );
}
