import type { FirstRun } from '@tonalia/contract/first-run-office';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { sentenceOf } from '../../api/call-failure.ts';
import { firstRunQuery, publishShop } from '../../api/first-run.ts';
import { OfficeButton, officeButtonClass } from '../../components/office-button.tsx';
import { firstRunTexts } from '../../messages/first-run.es-CO.ts';
import { FirstSale } from './first-sale.tsx';
import { ShopAddress } from './shop-address.tsx';
import { StepFoot } from './step-foot.tsx';
import { addressOf } from './steps.ts';
import type { FirstRunWalk } from './walk.ts';

const texts = firstRunTexts.publish;

/** The missing parts, the address of the shop, and the button that opens it. */
export function PublishStep({ walk, run }: { walk: FirstRunWalk; run: FirstRun }) {
  const cache = useQueryClient();
  const publish = useMutation({
    mutationFn: publishShop,
    onSuccess: (published) => cache.setQueryData(firstRunQuery.queryKey, published),
    onError: () => cache.invalidateQueries({ queryKey: firstRunQuery.queryKey }),
  });
  const missing = run.steps.filter(({ step, isDone, isOptional }) => step !== 'publish' && !isDone && !isOptional);
  return (
    <>
      <div className="w-full max-w-[1000px] flex-1 px-4 pt-6 pb-8 lg:px-14 lg:pt-[46px]">
        <h1 className="font-display text-[1.875rem] leading-[1.15] font-[650] max-lg:text-[1.5rem]">
          {run.isPublished ? texts.done : texts.title}
        </h1>
        <p className="mt-2 max-w-[60ch] text-text-2">{run.isPublished ? texts.doneText : texts.lead}</p>
        {missing.length > 0 && !run.isPublished && (
          <section aria-label={texts.missing} className="mt-5 rounded-[16px] bg-warn-soft px-4 py-3 text-warn-ink">
            <h2 className="font-[650]">{texts.missing}</h2>
            <ul className="mt-1.5 grid gap-1">
              {missing.map(({ step }) => (
                <li key={step}>
                  <Link
                    to="/empezar"
                    search={{ paso: addressOf(step) }}
                    className="touch-area relative font-[600] text-warn-ink underline"
                  >
                    {firstRunTexts.names[step]}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
        <ShopAddress address={run.shop} />
        {run.isPublished ? <FirstSale code={run.firstOrder} /> : <p className="mt-3 text-text-2">{texts.preview}</p>}
        {publish.error && (
          <p role="alert" className="mt-4 rounded-[12px] bg-danger-soft px-3.5 py-3 font-[550] text-danger-ink">
            {sentenceOf(publish.error)}
          </p>
        )}
      </div>
      <StepFoot walk={walk}>
        {run.isPublished ? (
          <>
            <a href={run.shop} className={officeButtonClass('secondary')}>
              {texts.visit}
            </a>
            <Link to="/" className={officeButtonClass('primary')}>
              {firstRunTexts.office}
            </Link>
          </>
        ) : (
          <>
            <a href={run.shop} target="_blank" rel="noreferrer" className={officeButtonClass('secondary')}>
              {texts.seeFirst}
            </a>
            <OfficeButton busy={publish.isPending} disabled={missing.length > 0} onClick={() => publish.mutate()}>
              {texts.publish}
            </OfficeButton>
          </>
        )}
      </StepFoot>
    </>
  );
}
