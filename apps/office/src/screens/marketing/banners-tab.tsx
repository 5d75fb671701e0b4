import type { BannerPlace } from '@tonalia/contract/promotions-office';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '../../api/call-failure.ts';
import { bannersQuery, forgetPromotions, orderBanners } from '../../api/promotions.ts';
import { isAround, movedBy, spanOf } from '../../components/calendar-span.ts';
import { ChoiceFilter } from '../../components/choice-filter.tsx';
import { useNotify } from '../../components/notices.tsx';
import { OfficeButton } from '../../components/office-button.tsx';
import { OutlineButton } from '../../components/outline-button.tsx';
import { EmptyNote, LoadFailure, LoadingRows, NothingFound } from '../../components/states.tsx';
import { useNow } from '../../components/use-now.ts';
import { marketingTexts as texts } from '../../messages/marketing.es-CO.ts';
import { BannerCalendar } from './banner-calendar.tsx';
import { bannerPlaces, bannerStateNames, bannerStates } from './banner-places.ts';
import type { MarketingSearch } from './marketing-search.ts';

export type BannersTabProps = {
  search: MarketingSearch;
  mayEdit: boolean;
  onChange: (part: { [K in keyof MarketingSearch]?: MarketingSearch[K] | undefined }) => void;
  onOpen: (banner: string, place?: BannerPlace) => void;
};

/** The banners by place in the order of the shop, with their days on a calendar. */
export function BannersTab({ search: { lugar, estado, desde }, mayEdit, onChange, onOpen }: BannersTabProps) {
  const now = useNow();
  const cache = useQueryClient();
  const notify = useNotify();
  const { data: banners, isPending, error, refetch } = useQuery(bannersQuery);
  const order = useMutation({
    mutationFn: ({ place, ids }: { place: BannerPlace; ids: string[] }) => orderBanners(place, ids),
    onSettled: () => forgetPromotions(cache),
    onError: (cause) => notify({ color: 'red', message: sentenceOf(cause) }),
  });
  const span = spanOf(desde, 'mes', now);
  const state = estado && bannerStates[estado];
  const shown = banners?.filter(
    (one) => (lugar === undefined || one.place === lugar) && (state === undefined || one.state === state),
  );
  return (
    <>
      <div className="flex min-h-[52px] shrink-0 flex-wrap items-center gap-2.5 px-4 py-2 lg:px-7">
        <ChoiceFilter
          name={texts.place}
          removeLabel={texts.without(texts.place)}
          value={lugar}
          choices={bannerPlaces.map((value) => ({ value, label: texts.places[value] }))}
          onChoose={(value) => onChange({ lugar: bannerPlaces.find((one) => one === value) })}
        />
        <ChoiceFilter
          name={texts.state}
          removeLabel={texts.without(texts.state)}
          value={estado}
          choices={bannerStateNames.map((value) => ({ value, label: texts.states[bannerStates[value]] }))}
          onChoose={(value) => onChange({ estado: bannerStateNames.find((one) => one === value) })}
        />
        <span className="flex-1" />
        <span className="flex gap-2 max-lg:hidden">
          <OutlineButton
            icon="chevron-left"
            label={texts.earlier}
            small
            onClick={() => onChange({ desde: movedBy(span, -1) })}
          />
          <OfficeButton
            look="secondary"
            small
            disabled={isAround(span, now) && desde === undefined}
            onClick={() => onChange({ desde: undefined })}
          >
            {texts.todayButton}
          </OfficeButton>
          <OutlineButton
            icon="chevron-right"
            label={texts.later}
            small
            onClick={() => onChange({ desde: movedBy(span, 1) })}
          />
        </span>
      </div>
      {isPending && <LoadingRows rows={8} />}
      {error && !banners && <LoadFailure what={texts.banners} cause={error} onRetry={() => void refetch()} />}
      {banners?.length === 0 && <EmptyNote title={texts.none} text={texts.noneText} />}
      {banners && banners.length > 0 && shown?.length === 0 && <NothingFound title={texts.noneFound} />}
      {shown && shown.length > 0 && (
        <BannerCalendar
          banners={shown}
          span={span}
          now={now}
          isWhole={estado === undefined}
          mayEdit={mayEdit}
          onOpen={onOpen}
          onOrder={(place, ids) => order.mutate({ place, ids })}
        />
      )}
    </>
  );
}
