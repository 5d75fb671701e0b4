import type { BannerDraft, BannerPlace, OfficeBanner } from '@tonalia/contract/promotions-office';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Badge, type BadgeTone } from '@tonalia/ui/badge';
import { bannersQuery, saveBanner, stopBanner } from '../../api/promotions.ts';
import { BarsMark } from '../../components/bars-mark.tsx';
import { OfficeButton } from '../../components/office-button.tsx';
import { OutlineButton } from '../../components/outline-button.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { LoadFailure, LoadingRows, MiddleNote } from '../../components/states.tsx';
import { useNow } from '../../components/use-now.ts';
import { marketingTexts as texts } from '../../messages/marketing.es-CO.ts';
import { texts as frameTexts } from '../../messages/texts.es-CO.ts';
import { bannerDraft, bannerFields } from './banner-draft.ts';
import { BannerForm } from './banner-form.tsx';
import { BannerPreview } from './banner-preview.tsx';
import { EndPromotion } from './end-promotion.tsx';
import { LeaveQuestion } from '../../components/leave-question.tsx';
import { usePromotion } from './use-promotion.ts';

const tones: Record<OfficeBanner['state'], BadgeTone> = {
  running: 'success',
  coming: 'presale',
  draft: 'neutral',
  ended: 'neutral',
};

export type BannerScreenProps = {
  /** `nuevo` for a new one. */
  id: string;
  /** Of a new one. */
  place: BannerPlace | undefined;
  mayEdit: boolean;
  onClose: () => void;
};

/** One banner: what it says, where it leads, its picture and its days, beside how the shop shows it. */
export function BannerScreen({ id, place, mayEdit, onClose }: BannerScreenProps) {
  const { data: banners, error, refetch } = useQuery(bannersQuery);
  const banner = banners?.find(({ _id }) => _id === id);
  if (error && !banners) return <LoadFailure what={texts.banners} cause={error} onRetry={() => void refetch()} />;
  if (!banners) return <LoadingRows rows={8} />;
  if (!banner && id !== 'nuevo') return <MiddleNote mark={<BarsMark />} title={frameTexts.nothingHere} />;
  // after a conflict the form shows what is saved
  return <OpenBanner key={banner?.version ?? 0} banner={banner} place={place} mayEdit={mayEdit} onClose={onClose} />;
}

type OpenBannerProps = Omit<BannerScreenProps, 'id'> & { banner: OfficeBanner | undefined };

function OpenBanner({ banner, place, mayEdit, onClose }: OpenBannerProps) {
  const now = useNow();
  const [fields, setFields] = useState(() => bannerFields(banner, { now, place }));
  const [isEnding, setEnding] = useState(false);
  const isTyped = useRef(false);
  const close = () => {
    isTyped.current = false;
    onClose();
  };
  const save = usePromotion(
    (draft: BannerDraft) => saveBanner(draft, banner),
    ({ title, isDraft }) => (isDraft ? texts.saved(title) : texts.published(title)),
    close,
  );
  const keepsLink = banner !== undefined && banner.target === null;
  const draftOf = (isDraft: boolean) => bannerDraft(fields, { keepsLink, isDraft });
  const send = (isDraft: boolean) => {
    const draft = draftOf(isDraft);
    if (draft) save.run(draft);
  };
  const canSend = mayEdit && draftOf(false) !== undefined;
  return (
    <>
      <PageHeader
        title={banner?.title ?? texts.newBanner}
        lined
        before={<OutlineButton icon="arrow-left" label={texts.back} onClick={onClose} />}
        after={banner && <Badge tone={tones[banner.state]}>{texts.states[banner.state]}</Badge>}
        actions={
          mayEdit && (
            <>
              {banner && banner.state !== 'ended' && (
                <OfficeButton look="secondary" onClick={() => setEnding(true)}>
                  {banner.state === 'running' ? texts.stop : texts.remove}
                </OfficeButton>
              )}
              <OfficeButton look="secondary" disabled={!canSend} busy={save.isBusy} onClick={() => send(true)}>
                {texts.keep}
              </OfficeButton>
              <OfficeButton disabled={!canSend} busy={save.isBusy} onClick={() => send(false)}>
                {texts.publish}
              </OfficeButton>
            </>
          )
        }
      />
      <div className="grid flex-1 lg:grid-cols-[400px_minmax(0,1fr)]">
        <div className="grid content-start gap-4 p-4 lg:border-r lg:border-line lg:px-7 lg:py-5">
          {save.failure && (
            <p role="alert" className="font-semibold text-danger">
              {save.failure}
            </p>
          )}
          <BannerForm
            banner={banner}
            fields={fields}
            mayEdit={mayEdit}
            onChange={(part) => {
              isTyped.current = true;
              setFields((before) => ({ ...before, ...part }));
            }}
          />
        </div>
        <section aria-label={texts.preview} className="bg-surface-2 p-4 lg:px-7 lg:py-5">
          <BannerPreview
            place={fields.place}
            title={fields.title}
            subtitle={fields.subtitle}
            image={fields.scene ? undefined : banner?.image}
          />
        </section>
      </div>
      <LeaveQuestion isTyped={() => isTyped.current} />
      {isEnding && banner && (
        <EndPromotion
          title={banner.title}
          runs={banner.state === 'running'}
          send={() => stopBanner(banner)}
          onDone={close}
          onClose={() => setEnding(false)}
        />
      )}
    </>
  );
}
