import { IconButton } from '@tonalia/ui/icon-button';
import { useCallback, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { campaignLink } from '../../navigation/campaign-link.ts';
import { RouteLink } from '../../navigation/link.tsx';
import { homeMessages } from '../../messages/home.es-CO.ts';
import { Picture, pictureUrl } from '../../components/picture.tsx';
import type { Slide } from './slides.ts';
import { useTurning } from './use-turning.ts';

export const bannerBox =
  'relative h-77.5 overflow-hidden rounded-[26px] bg-[#F6E1D8] text-[#2B1712] lg:h-93 lg:rounded-sheet';

/** The main banners: one is a picture with text, several are a carousel that turns automatically and can be paused. */
export function MainBanners({ slides, action }: { slides: readonly Slide[]; action: ReactNode }) {
  const row = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const isSeveral = slides.length > 1;

  const show = useCallback((at: number) => {
    const list = row.current;
    list?.scrollTo?.({ left: at * list.clientWidth });
    setShown(at);
  }, []);
  const turn = useCallback(() => {
    const list = row.current;
    if (list) show((Math.round(list.scrollLeft / Math.max(1, list.clientWidth)) + 1) % list.children.length);
  }, [show]);
  const { isPaused, setPaused, hold } = useTurning(isSeveral, turn);

  return (
    <section aria-label={homeMessages.banners} aria-roledescription="carrusel" className={bannerBox} {...hold}>
      <ul
        ref={row}
        className="no-scrollbar flex size-full snap-x snap-mandatory overflow-x-auto motion-safe:scroll-smooth"
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setShown(Math.round(scrollLeft / Math.max(1, clientWidth)))
        }
      >
        {slides.map((slide, at) => (
          <li key={slide.id} className={`relative isolate size-full shrink-0 snap-center ${onlyOn(slide)}`}>
            <SlidePicture slide={slide} isFirst={at === 0} />
            <SlideWords slide={slide} action={at === 0 && action} />
          </li>
        ))}
      </ul>
      {isSeveral && (
        <Controls count={slides.length} shown={shown} onShow={show} isPaused={isPaused} onPause={setPaused} />
      )}
    </section>
  );
}

const onlyOn = ({ phone, desktop }: Slide): string =>
  phone === null ? 'max-lg:hidden' : desktop === null ? 'lg:hidden' : '';

function SlidePicture({ slide: { phone, desktop }, isFirst }: { slide: Slide; isFirst: boolean }) {
  const wide = desktop ?? phone ?? '';
  const narrow = phone ?? wide;
  return (
    <picture>
      <source media="(width >= 64rem)" srcSet={pictureUrl(wide, 960)} />
      <Picture
        image={narrow}
        alt=""
        sizes="(width < 64rem) 92vw, 800px"
        eager={isFirst}
        className="absolute inset-0 -z-1 size-full object-cover object-bottom lg:object-bottom-right"
      />
    </picture>
  );
}

/** Text on its own background, readable over any picture; the whole banner is the link. */
function SlideWords({ slide: { words }, action }: { slide: Slide; action: ReactNode }) {
  const href = campaignLink(words.app_link);
  const title = 'text-display max-lg:max-w-82.5 lg:text-[2.75rem]';
  return (
    <div className="bg-linear-to-b from-[#F6E1D8] from-[calc(100%-1.5rem)] to-[#F6E1D8]/0 px-5 pt-5.5 pb-6 lg:flex lg:h-full lg:w-[46%] lg:flex-col lg:items-start lg:justify-center lg:bg-linear-to-r lg:from-82% lg:pr-[4%] lg:pb-12 lg:pl-11">
      <p className={title}>
        {href === null ? (
          words.title
        ) : (
          <RouteLink href={href} className="after:absolute after:inset-0">
            {words.title}
          </RouteLink>
        )}
      </p>
      <p className="mt-2 text-[0.96875rem] font-medium text-[#5b3a30] lg:mt-3.5 lg:mb-6 lg:text-[1.0625rem]">
        {words.subtitle}
      </p>
      {action}
    </div>
  );
}

interface ControlsProps {
  count: number;
  shown: number;
  onShow: (at: number) => void;
  isPaused: boolean;
  onPause: (isPaused: boolean) => void;
}

function Controls({ count, shown, onShow, isPaused, onPause }: ControlsProps) {
  return (
    <div className="absolute inset-x-0 bottom-0 flex items-center justify-center">
      {Array.from({ length: count }, (_, at) => (
        <button
          key={at}
          type="button"
          aria-label={homeMessages.banner(at + 1, count)}
          aria-current={at === shown ? 'true' : undefined}
          className="flex h-11 items-center px-1"
          onClick={() => onShow(at)}
        >
          <span
            className={`block h-2 rounded-full bg-[#2B1712] ${at === shown ? 'w-5 opacity-80' : 'w-4 scale-50 opacity-45'}`}
          />
        </button>
      ))}
      <IconButton
        icon={isPaused ? 'play' : 'pause'}
        iconSize="sm"
        label={isPaused ? homeMessages.resume : homeMessages.pause}
        tip="none"
        className="motion-reduce:hidden"
        onClick={() => onPause(!isPaused)}
      />
    </div>
  );
}
