import { fill, literals } from '@tonalia/contract/literals.es-CO';
import { refusalLiterals } from '@tonalia/contract/refusal-literals.es-CO';
import type { Product } from '@tonalia/contract/products';
import { Sheet } from '@tonalia/ui/sheet';
import { Tile } from '@tonalia/ui/tile';
import { Suspense, lazy, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useAddToCart } from '../../api/cart-sync/use-edit-cart.ts';
import { useSession } from '../../api/session/session.ts';
import { useColourCard } from '../../navigation/open-colour-card.ts';
import { useGo } from '../../navigation/link.tsx';
import { shadeMessages } from '../../messages/colour-card.es-CO.ts';
import { notify } from '../../state/notices.ts';
import { paths } from '../../paths.ts';
import { Picture } from '../../components/picture.tsx';
import { announcement, titleOf } from './card-words.ts';
import { addRequest } from './choice.ts';
import { bestMatch, shownCodeFor, findVersionByName } from './finding.ts';
import { SubstituteTiles } from './substitute-tiles.tsx';
import { Questions } from './questions.tsx';
import { Review } from './review.tsx';
import { Shades } from './shades-body.tsx';
import { filterSections, sectionsOf } from './sections.ts';
import { shadesOf } from './shades.ts';
import type { ShadeFilter } from './sections.ts';
import type { CardShade } from './shades.ts';
import { Toolbar } from './toolbar.tsx';
import { type TouchedShade, noteOf } from './tray-note.ts';
import { Tray } from './tray.tsx';
import type { CardChoice } from './use-card-choice.ts';
import { useClosing } from './use-closing.ts';
import { useStable } from './use-stable.ts';
import { useViews } from './use-views.ts';

const CardShare = lazy(() => import('./card-share.tsx').then((m) => ({ default: m.CardShare })));

const everything: ShadeFilter = { search: '', topSeller: false, isNew: false };

export interface CardProps {
  open: boolean;
  /** The code of the version to open at, such as the one a search matched. */
  shadeCode: string | null;
  onClose: () => void;
}

type OpenCardProps = CardProps & { product: Product; choice: CardChoice };

/** The card of a loaded product: shades are chosen and added in one call. */
export function OpenCard({ open, product, choice, shadeCode, onClose }: OpenCardProps) {
  const { add, isAdding } = useAddToCart();
  const [filter, setFilter] = useState(everything);
  const [isSharing, setSharing] = useState(false);
  const { isGuest, isSeller, customer } = useSession();
  const canShare = !isGuest && (!isSeller || customer !== null);
  const [touched, setTouched] = useState<TouchedShade | null>(null);
  const [error, setError] = useState<'volume' | 'shade' | null>(null);
  const [found, setFound] = useState<{ code: string | null; request: number }>({ code: null, request: 0 });
  const volumeRef = useRef<HTMLDivElement>(null);
  const listRef = useRef<HTMLDivElement>(null);
  const go = useGo();
  const { openColourCard } = useColourCard();
  const { held, needsVolume, volume } = choice;

  const shades = useMemo(() => shadesOf(product, volume), [product, volume]);
  const sections = useMemo(() => sectionsOf(shades), [shades]);
  const views = useViews(shades, listRef);
  const { isReviewing, soldOut } = views;
  // The field shows typed text at once; the shades follow.
  const deferredFilter = useDeferredValue(filter);
  const shown = useMemo(() => filterSections(sections, deferredFilter), [sections, deferredFilter]);
  const startAt = found.code ?? shownCodeFor(shades, findVersionByName(product, shadeCode));
  const volumeError = error === 'volume' ? fill(literals.chooseVolume, { name: product.name }) : null;
  useClosing(open, closed);

  function askVolume() {
    setError('volume');
    volumeRef.current?.querySelector('input')?.focus();
  }
  const change = useStable((shade: CardShade, units: number, isOver?: boolean) => {
    if (needsVolume) return askVolume();
    if (held && volume !== null && volume !== held.volume) return views.askVolume(volume);
    setError(null);
    setTouched({ code: shade.version.code, isOver: isOver ?? false });
    choice.setUnits(shade.version.code, units);
  });
  const showSubstitutes = useStable(views.showSubstitutes);
  const showAll = useCallback(() => setFilter(everything), []);

  /** Resets the card for the next time it opens; the selection stays as a draft. */
  function closed() {
    setFilter(everything);
    setSharing(false);
    setTouched(null);
    setError(null);
    setFound({ code: null, request: 0 });
    if (choice.units > 0 && !choice.staysInSight) {
      const { resume } = choice;
      const onAct = () => {
        resume();
        openColourCard(product._id);
      };
      const message = shadeMessages.kept(choice.lines.length);
      notify({ color: 'white', message, action: { text: shadeMessages.resume, onAct } });
    }
    choice.putAside();
  }
  function goToMatch() {
    const match = filter.search.trim() === '' ? undefined : bestMatch(shades, filter);
    if (match) setFound(({ request: before }) => ({ code: match.version.code, request: before + 1 }));
  }
  function pickVolume(next: string) {
    if (next === held?.volume) choice.resume();
    else if (choice.units > 0 || held) views.askVolume(next);
    else takeVolume(next);
  }
  function takeVolume(next: string) {
    choice.chooseVolume(next);
    setTouched(null);
    setError(null);
  }
  async function addAll() {
    if (needsVolume) return askVolume();
    if (choice.units === 0) return setError('shade');
    const outcome = await add(addRequest(product, choice.lines));
    if (!outcome.added) return;
    choice.clear();
    onClose();
  }

  return (
    <>
      <Sheet
        open={open}
        onClose={onClose}
        title={titleOf(isSharing, isReviewing, soldOut)}
        subtitle={
          soldOut ? (
            <span className="font-semibold text-warn">{literals.shadeOutOfStock}</span>
          ) : (
            `${product.manufacturer.name}, ${product.name.charAt(0).toLocaleLowerCase('es-CO')}${product.name.slice(1)}`
          )
        }
        before={
          <Tile tint={product.tile} className="w-14 rounded-[16px] max-lg:hidden">
            <Picture image={product.image} alt="" small sizes="56px" />
          </Tile>
        }
        onBack={isSharing ? () => setSharing(false) : isReviewing || soldOut ? () => views.leave() : undefined}
        size="lg"
        tall
        flush
        footer={
          !isSharing && (
            <Tray
              choice={choice}
              note={
                error === 'shade'
                  ? { tone: 'danger', text: refusalLiterals.atLeastOneShade }
                  : noteOf(product, choice, shades, touched)
              }
              isAdding={isAdding}
              onReview={() => !isReviewing && views.review()}
              onAdd={() => void addAll()}
            />
          )
        }
      >
        {isSharing && (
          <Suspense>
            <CardShare product={product} shades={shades} />
          </Suspense>
        )}
        {isReviewing && <Review product={product} choice={choice} onEmpty={views.askToEmpty} />}
        {soldOut && (
          <SubstituteTiles product={product} soldOut={soldOut} shades={shades} choice={choice} onChange={change} />
        )}
        {/* Stays mounted to keep the scroll position. */}
        <div
          ref={listRef}
          hidden={isSharing || isReviewing || soldOut !== null}
          className="flex h-full min-h-88 flex-col low:h-88"
        >
          <Toolbar
            volumes={choice.volumes}
            volume={volume}
            onVolume={pickVolume}
            volumeError={volumeError}
            volumeRef={volumeRef}
            filter={filter}
            onFilter={setFilter}
            onEnter={goToMatch}
            total={shades.length}
            onByColour={() => go(paths.colourSearch())}
            onShare={canShare ? () => setSharing(true) : undefined}
          />
          <Shades
            product={product}
            sections={shown}
            choice={choice}
            startAt={startAt}
            request={found.request}
            onChange={change}
            onShowSubstitutes={showSubstitutes}
            onShowAll={showAll}
          />
        </div>
        <p role="status" className="sr-only">
          {announcement(shades, choice, touched)}
        </p>
      </Sheet>
      <Questions
        tones={held?.tones ?? choice.lines.length}
        wantedVolume={open ? views.wantedVolume : null}
        onVolume={(next) => {
          takeVolume(next);
          views.leave();
        }}
        isEmptying={open && views.isEmptying}
        onEmpty={() => {
          choice.clear();
          views.leave(2);
        }}
        onKeep={() => views.leave()}
      />
    </>
  );
}
