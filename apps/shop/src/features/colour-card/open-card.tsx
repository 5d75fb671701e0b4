import { fill, literals } from '@tonalia/contract/literals.es-CO';
import type { Product } from '@tonalia/contract/products';
import { formatNumber } from '@tonalia/rules/money';
import { ConfirmDialog } from '@tonalia/ui/confirm-dialog';
import { Sheet } from '@tonalia/ui/sheet';
import { Tile } from '@tonalia/ui/tile';
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useAddToCart } from '../../api/cart.ts';
import { useGo } from '../../link.tsx';
import { shadeMessages } from '../../messages/colour-card.es-CO.ts';
import { paths } from '../../paths.ts';
import { Picture } from '../../picture.tsx';
import { addRequest } from './choice.ts';
import { ChosenRows } from './chosen-rows.tsx';
import { Instead } from './instead.tsx';
import { Shades } from './shades-body.tsx';
import { bestMatch, narrowed, sectionsOf, shadesOf, shownFor, versionNamed } from './shades.ts';
import type { Shade, ShadeFilter } from './shades.ts';
import { Toolbar } from './toolbar.tsx';
import { type Touched, noteOf } from './tray-note.ts';
import { Tray } from './tray.tsx';
import type { Choice } from './use-choice.ts';
import { useInstead } from './use-instead.ts';
import { useLeaving } from './use-leaving.ts';

const everything: ShadeFilter = { search: '', topSeller: false, isNew: false };

export interface CardProps {
  open: boolean;
  /** The code of the version to open on: the one a search matched. */
  shadeCode: string | null;
  onClose: () => void;
}

type OpenCardProps = CardProps & { product: Product; choice: Choice };

/** The card of a product that is there: choosing shades, one call for all of them. */
export function OpenCard({ open, product, choice, shadeCode, onClose }: OpenCardProps) {
  const { add, isAdding } = useAddToCart();
  const [filter, setFilter] = useState(everything);
  const [touched, setTouched] = useState<Touched | null>(null);
  const [error, setError] = useState<'volume' | 'shade' | null>(null);
  const [isReviewing, setReviewing] = useState(false);
  const [found, setFound] = useState<{ code: string | null; asked: number }>({ code: null, asked: 0 });
  const [wantedVolume, setWantedVolume] = useState<string | null>(null);
  const volumeRef = useRef<HTMLDivElement>(null);
  const listRef = useRef<HTMLDivElement>(null);
  const { instead, showInstead, hideInstead } = useInstead(listRef);
  const go = useGo();
  const { needsVolume, setUnits, volume } = choice;
  const leaving = useLeaving({
    open,
    card: { productId: product._id, shadeCode },
    hasChosen: choice.units > 0,
    reset,
    onClose,
  });

  const shades = useMemo(() => shadesOf(product, volume), [product, volume]);
  const sections = useMemo(() => sectionsOf(shades), [shades]);
  // What is typed stands in its field at once; the shades follow.
  const asked = useDeferredValue(filter);
  const shown = useMemo(() => narrowed(sections, asked), [sections, asked]);
  const startAt = found.code ?? shownFor(shades, versionNamed(product, shadeCode));
  const volumeError = error === 'volume' ? fill(literals.chooseVolume, { name: product.name }) : null;

  const askVolume = useCallback(() => {
    setError('volume');
    volumeRef.current?.querySelector('input')?.focus();
  }, []);

  const change = useCallback(
    (shade: Shade, units: number, isOver = false) => {
      if (needsVolume) {
        askVolume();
        return;
      }
      setError(null);
      setTouched({ code: shade.version.code, isOver });
      setUnits(shade.version.code, units);
    },
    // `setUnits` only wraps a state setter.
    // oxlint-disable-next-line react/exhaustive-deps
    [needsVolume, askVolume],
  );

  const showAll = useCallback(() => setFilter(everything), []);

  function reset() {
    choice.reset();
    setFilter(everything);
    setTouched(null);
    setError(null);
    setReviewing(false);
    setFound({ code: null, asked: 0 });
    hideInstead();
  }
  function goToMatch() {
    const match = filter.search.trim() === '' ? undefined : bestMatch(shades, filter);
    if (match) setFound(({ asked: before }) => ({ code: match.version.code, asked: before + 1 }));
  }
  function leaveForColours() {
    leaving.expectToBeLedAway(true);
    go(paths.colourSearch());
  }
  function takeVolume(next: string) {
    choice.chooseVolume(next);
    setWantedVolume(null);
    setTouched(null);
    setError(null);
  }
  async function addAll() {
    if (needsVolume) return askVolume();
    if (choice.units === 0) return setError('shade');
    leaving.expectToBeLedAway(true);
    const outcome = await add(addRequest(product, choice.lines));
    if (outcome.added) leaving.close();
    else if (outcome.message !== null) leaving.expectToBeLedAway(false);
  }

  return (
    <>
      <Sheet
        open={leaving.isShown}
        onClose={leaving.askToClose}
        title={isReviewing ? shadeMessages.chosenTitle : (instead?.fullName ?? literals.colourCard)}
        subtitle={
          instead && !isReviewing ? (
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
        onBack={isReviewing ? () => setReviewing(false) : instead ? hideInstead : undefined}
        size="lg"
        tall
        flush
        footer={
          <Tray
            choice={choice}
            note={
              error === 'shade'
                ? { tone: 'danger', text: literals.atLeastOneShade }
                : noteOf(product, choice, shades, touched)
            }
            isAdding={isAdding}
            onReview={() => setReviewing(true)}
            onAdd={() => void addAll()}
          />
        }
      >
        {isReviewing ? (
          <div className="px-5 pb-5 lg:px-7">
            <ChosenRows product={product} choice={choice} />
          </div>
        ) : (
          instead && (
            <Instead
              product={product}
              wanted={instead}
              shades={shades}
              choice={choice}
              onChange={change}
              onLeave={() => leaving.expectToBeLedAway(true)}
            />
          )
        )}
        {/* Stays, so that who comes back finds the place. */}
        <div ref={listRef} hidden={isReviewing || instead !== null} className="flex h-full min-h-88 flex-col">
          <Toolbar
            volumes={choice.volumes}
            volume={volume}
            onVolume={(next) => (choice.units > 0 ? setWantedVolume(next) : takeVolume(next))}
            volumeError={volumeError}
            volumeRef={volumeRef}
            filter={filter}
            onFilter={setFilter}
            onEnter={goToMatch}
            total={shades.length}
            onByColour={leaveForColours}
          />
          <Shades
            product={product}
            sections={shown}
            choice={choice}
            startAt={startAt}
            asked={found.asked}
            onChange={change}
            onInstead={showInstead}
            onShowAll={showAll}
          />
        </div>
        <p role="status" className="sr-only">
          {announcement(shades, choice, touched)}
        </p>
      </Sheet>
      <ConfirmDialog
        open={wantedVolume !== null}
        title={shadeMessages.changeTitle(wantedVolume ?? '')}
        text={shadeMessages.dropped(choice.lines.length)}
        confirm={shadeMessages.change}
        onConfirm={() => wantedVolume !== null && takeVolume(wantedVolume)}
        onCancel={() => setWantedVolume(null)}
      />
      <ConfirmDialog
        open={leaving.isAsking}
        title={shadeMessages.closeTitle}
        text={shadeMessages.dropped(choice.lines.length)}
        confirm={shadeMessages.close}
        cancel={shadeMessages.keepChoosing}
        onConfirm={leaving.close}
        onCancel={leaving.stay}
      />
    </>
  );
}

/** "7.1, 3 unidades. Total 77.400 pesos". */
function announcement(
  shades: readonly Shade[],
  { chosen, total }: { chosen: ReadonlyMap<string, number>; total: number },
  touched: Touched | null,
): string {
  const shade = shades.find(({ version }) => version.code === touched?.code);
  return shade ? shadeMessages.announced(shade.code, chosen.get(shade.version.code) ?? 0, formatNumber(total)) : '';
}
