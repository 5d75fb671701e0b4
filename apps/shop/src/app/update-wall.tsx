import { literals } from '@tonalia/contract/literals.es-CO';
import { refusalLiterals } from '@tonalia/contract/refusal-literals.es-CO';
import { AppMark } from '@tonalia/ui/app-mark';
import { Button } from '@tonalia/ui/button';
import { markModal } from '@tonalia/ui/page-mark';
import { useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { accountMessages } from '../messages/account.es-CO.ts';
import { leaveApp, onBack } from '../native/app-life.ts';
import { useAppVersion } from '../native/app-version.ts';
import { openStorePage } from '../native/store-page.ts';

/** Blocks the whole app until the phone has a version the API serves. The page behind it stays unchanged. */
export function raiseUpdateWall(): () => void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(<UpdateWall />);
  // The back button leaves the app instead of closing the wall.
  const stop = onBack(() => {
    leaveApp();
    return true;
  });
  return () => {
    stop();
    root.unmount();
    place.remove();
  };
}

function UpdateWall() {
  const version = useAppVersion();
  return (
    <dialog
      ref={useWall()}
      role="alertdialog"
      aria-labelledby="outdated"
      aria-describedby="outdated-text"
      onCancel={(event) => event.preventDefault()}
      // A second Esc closes a dialog without a cancel event.
      onClose={({ currentTarget: box }) => box.open || box.showModal()}
      className="fixed inset-0 m-0 h-dvh max-h-none w-dvw max-w-none overflow-y-auto bg-deep text-on-deep backdrop:bg-deep"
    >
      <div className="flex min-h-full flex-col">
        <div className="px-6 pt-[calc(var(--safe-top)+44px)] text-center [@media(height<480px)]:pt-4">
          <AppMark size={104} className="inline-block rounded-[34px] shadow-[0_24px_60px_-16px_rgb(0_0_0/.6)]" />
          <h1 id="outdated" tabIndex={-1} className="mt-8 text-[2.25rem] text-display outline-none">
            {refusalLiterals.information}
          </h1>
          <p id="outdated-text" className="mx-auto mt-3.5 max-w-78 text-[1.125rem] text-balance text-on-deep-2">
            {refusalLiterals.updateApp}
          </p>
        </div>
        <Strips />
        <div className="bg-[#041E17] pt-3.5 pr-[calc(var(--safe-right)+20px)] pb-[calc(var(--safe-bottom)+22px)] pl-[calc(var(--safe-left)+20px)] text-center [@media(height<480px)]:mt-auto">
          <Button variant="inverse" size="lg" full onClick={openStorePage}>
            {literals.update}
          </Button>
          {version && <p className="pt-3.5 text-small text-on-deep-2">{accountMessages.profile.version(version)}</p>}
        </div>
      </div>
    </dialog>
  );
}

/** Opens the wall above everything, also above dialogs opened later; focuses its heading. */
function useWall() {
  const wall = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const box = wall.current;
    if (box === null) return;
    const raise = () => {
      if (box.open) box.close();
      box.showModal();
      box.querySelector('h1')?.focus();
    };
    const isOther = ({ target }: MutationRecord) =>
      target !== box && target instanceof HTMLDialogElement && target.open;
    const watch = new MutationObserver((changes) => changes.some(isOther) && raise());
    watch.observe(document.body, { subtree: true, attributeFilter: ['open'] });
    raise();
    const release = markModal();
    return () => {
      release();
      watch.disconnect();
      box.close();
    };
  }, []);
  return wall;
}

const strips = [
  ['#0D4234', 65],
  ['#14563F', 100],
  ['#1D6B50', 135],
  ['#2F9B76', 170],
  ['#5CC29B', 205],
  ['#A6D3BF', 240],
] as const;

/** The colour strips at the bottom. */
function Strips() {
  return (
    <div aria-hidden="true" className="mt-auto flex items-end gap-[2.2%] px-[1%] pt-8 [@media(height<480px)]:hidden">
      {strips.map(([tone, height]) => (
        <span key={tone} className="flex-1 rounded-t-full" style={{ background: tone, height }} />
      ))}
    </div>
  );
}
