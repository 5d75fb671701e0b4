import { useQuery } from '@tanstack/react-query';
import type { Banner } from '@tonalia/contract/marketing';
import { Button, buttonClass } from '@tonalia/ui/button';
import { Dialog } from '@tonalia/ui/dialog';
import { IconButton } from '@tonalia/ui/icon-button';
import { useEffect, useState } from 'react';
import { popupBannerQuery } from '../../api/queries/queries.ts';
import { campaignLink } from '../../navigation/campaign-link.ts';
import { RouteLink } from '../../navigation/link.tsx';
import { homeMessages } from '../../messages/home.es-CO.ts';
import { messages } from '../../messages/es-CO.ts';
import { Picture, pictureUrl } from '../../components/picture.tsx';
import { markWelcomed } from './seen.ts';

const desktop = '(width >= 64rem)';

/** Opens over the page once banner and picture are loaded, and never while the user types or answers a dialog. */
export function Welcome() {
  const { data } = useQuery(popupBannerQuery);
  const banner = data?.[0];
  const [state, setState] = useState<'coming' | 'open' | 'closed'>('coming');
  useEffect(() => {
    if (!banner) return;
    let isLeft = false;
    void pictureReady(banner).then(() => {
      if (isLeft || isBusy()) return;
      markWelcomed();
      setState('open');
    });
    return () => {
      isLeft = true;
    };
  }, [banner]);
  if (!banner || state === 'coming') return null;
  const close = () => setState('closed');
  return (
    <Dialog
      open={state === 'open'}
      title={banner.title}
      hideTitle
      className="max-lg:w-[min(334px,calc(100vw-32px))]! lg:w-205!"
      onClose={close}
    >
      <div className="relative lg:grid lg:grid-cols-[420px_1fr]">
        <Art banner={banner} />
        <Words banner={banner} onDone={close} />
        {/* Last, so that the focus starts on the main link. */}
        <IconButton
          icon="x"
          iconSize="lg"
          label={messages.shell.close}
          tip="none"
          className="absolute! top-2.5 right-2.5 rounded-full! max-lg:bg-surface"
          onClick={close}
        />
      </div>
    </Dialog>
  );
}

/** Whether the user answers another dialog, or types. */
const isBusy = (): boolean => document.querySelector('dialog[open], input:focus, textarea:focus') !== null;

function Art({ banner }: { banner: Banner }) {
  return (
    <picture className="block aspect-[10/9] bg-[#F7E6E2] lg:aspect-square">
      <source media={desktop} srcSet={pictureUrl(banner.desktop, 960)} />
      <Picture image={banner.mobile} alt="" sizes="334px" eager className="size-full object-cover" />
    </picture>
  );
}

function Words({ banner: { title, subtitle, app_link: link }, onDone }: { banner: Banner; onDone: () => void }) {
  const href = campaignLink(link);
  return (
    <div className="p-5.5 text-center lg:self-center lg:px-10 lg:text-left">
      <p aria-hidden="true" className="text-h1 text-[1.75rem]! text-balance lg:text-[2.375rem]!">
        {title}
      </p>
      <p className="mt-2 mb-4.5 text-[1rem] text-text-2 lg:mt-3 lg:mb-6.5 lg:text-[1.0625rem]">{subtitle}</p>
      {href === null ? (
        <Button size="lg" className="max-lg:w-full" onClick={onDone}>
          {messages.shell.understood}
        </Button>
      ) : (
        <RouteLink href={href} className={buttonClass({ size: 'lg', className: 'max-lg:w-full' })} onClick={onDone}>
          {homeMessages.welcomeAction}
        </RouteLink>
      )}
    </div>
  );
}

/** Loads the picture first, because a dialog that grows later would move under the finger. A missing picture does not block. */
async function pictureReady(banner: Banner): Promise<void> {
  const picture = new Image();
  if (typeof picture.decode !== 'function') return;
  picture.src = window.matchMedia(desktop).matches ? pictureUrl(banner.desktop, 960) : pictureUrl(banner.mobile, 960);
  await picture.decode().catch(() => null);
}
