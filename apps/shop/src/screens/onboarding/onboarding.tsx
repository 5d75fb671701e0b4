import { literals } from '@tonalia/contract/literals.es-CO';
import { Button } from '@tonalia/ui/button';
import { useEffect, useRef, useState } from 'react';
import { BrandMark } from '../../components/brand-mark.tsx';
import { onboardingMessages } from '../../messages/onboarding.es-CO.ts';
import { BrandTiles } from './brand-tiles.tsx';
import { openBeforePaint } from './due.ts';
import { Packs } from './packs.tsx';
import { RisingStrips } from './rising-strips.tsx';
import { useSlidesDialog } from './use-slides-dialog.ts';

const slides = onboardingMessages.slides;

/** Two full-screen slides over the login that introduce the shop, once. They are in the HTML, closed until they are due. */
export function Onboarding() {
  const { dialog, isOpen, close, onClose } = useSlidesDialog();
  const [at, setAt] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const slide = slides[at] ?? slides[0];
  // A screen reader starts at the text of the new slide.
  useEffect(() => {
    if (isOpen) heading.current?.focus();
  }, [isOpen, at]);

  return (
    <>
      <dialog
        ref={dialog}
        onClose={onClose}
        aria-labelledby="slide"
        suppressHydrationWarning // `open` is set before hydration
        className="fixed inset-0 m-0 h-dvh max-h-none w-dvw max-w-none overflow-x-hidden overflow-y-auto bg-deep text-on-deep backdrop:bg-deep"
      >
        <div className="flex h-full flex-col pt-(--safe-top) pr-(--safe-right) pl-(--safe-left)">
          <header className="flex h-17 shrink-0 items-center justify-between pr-2 pl-5">
            <BrandMark tone="inverse" />
            <form method="dialog">
              <button type="submit" value="skip" className="min-h-11 rounded-control px-3.5 text-label">
                {literals.skip}
              </button>
            </form>
          </header>
          <div
            aria-hidden="true"
            className="@container-size relative min-h-0 flex-1 overflow-hidden [@media(height<30rem)]:invisible"
          >
            <RisingStrips />
            {at === 0 ? <Packs /> : <BrandTiles />}
          </div>
          <div className="shrink-0 px-5 pt-6 pb-[calc(20px+var(--safe-bottom))]">
            <h2 ref={heading} id="slide" tabIndex={-1} className="text-[2.25rem] text-display outline-none">
              {slide.title}
            </h2>
            <p className="mt-3 min-h-12 text-[1rem] text-on-deep-2">{slide.text}</p>
            <p className="my-5 flex items-center gap-2">
              <span className="sr-only">{onboardingMessages.place(at + 1, slides.length)}</span>
              {slides.map(({ title }, one) => (
                <span
                  key={title}
                  aria-hidden="true"
                  className={`h-2 rounded-full bg-inverse ${one === at ? 'w-6.5' : 'w-2 opacity-35'}`}
                />
              ))}
            </p>
            <Button variant="inverse" size="lg" full onClick={() => (at + 1 < slides.length ? setAt(at + 1) : close())}>
              {literals.next}
            </Button>
          </div>
        </div>
      </dialog>
      <script>{openBeforePaint}</script>
    </>
  );
}
