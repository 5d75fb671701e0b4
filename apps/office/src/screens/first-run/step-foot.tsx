import type { ReactNode } from 'react';
import { OfficeButton } from '../../components/office-button.tsx';
import { firstRunTexts as texts } from '../../messages/first-run.es-CO.ts';
import type { FirstRunWalk } from './walk.ts';

/** The foot of a step: later, back, and the button that goes on. */
export const StepFoot = ({ walk, children }: { walk: FirstRunWalk; children?: ReactNode }) => (
  <footer className="sticky bottom-0 z-10 flex flex-wrap items-center gap-2.5 border-t border-line bg-canvas px-4 py-3 pb-[max(12px,env(safe-area-inset-bottom))] lg:px-14 lg:py-5">
    {walk.next && (
      <OfficeButton look="ghost" onClick={walk.onNext}>
        {texts.later}
      </OfficeButton>
    )}
    <span className="ml-auto flex flex-wrap justify-end gap-2.5">
      {walk.onBack && (
        <OfficeButton look="secondary" className="max-sm:hidden" onClick={walk.onBack}>
          {texts.back}
        </OfficeButton>
      )}
      {children}
    </span>
  </footer>
);
