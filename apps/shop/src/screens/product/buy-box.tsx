import { fill, literals, overStock } from '@tonalia/contract/literals.es-CO';
import type { Product } from '@tonalia/contract/products';
import { Suspense, lazy, useEffect, useRef, useState } from 'react';
import { useAddToCart } from '../../api/cart-sync/use-edit-cart.ts';
import { loadDraftStorage } from '../../features/colour-card/drafts/shade-drafts.ts';
import { useColourCard } from '../../navigation/open-colour-card.ts';
import { addRequest } from '../../features/colour-card/choice.ts';
import { firstVolumeOf, picked, shadesOf, volumeOf } from '../../features/colour-card/shades.ts';
import type { CardShade } from '../../features/colour-card/shades.ts';
import { useChoice } from '../../features/colour-card/use-choice.ts';
import type { ShadeChoice } from '../../features/colour-card/use-choice.ts';
import { BuyBar } from './buy-bar.tsx';
import { DispatchNote } from './dispatch-note.tsx';
import { Heading } from './heading.tsx';
import type { ShownPrice } from './heading.tsx';
import { Shades, Volumes } from './options.tsx';
import { PlainQuantity } from './parts.ts';
import { HeartOf } from './heart-of.tsx';

type BuyBoxField = 'volume' | 'shade' | 'quantity';
type BuyBoxProblem = { at: BuyBoxField; text: string; shade?: CardShade | undefined } | null;
const FIRST_SHADES = 8;
/** The quantity of a product without shades, kept while the shopper signs in and restored once on return. */
const left = new Map<string, ShadeChoice>();

/** Loads the steppers on demand: for a product with shades, with the first touch of one. */
const rows = () => import('./chosen-shades.tsx');
const ChosenShades = lazy(() => rows().then((it) => ({ default: it.ChosenShades })));

const VolumeQuestion = lazy(() => import('./volume-question.tsx').then((it) => ({ default: it.VolumeQuestion })));

/** The content beside the pictures: name, price, choices and the button. */
export function BuyBox({ product }: { product: Product }) {
  const [before] = useState(() => left.get(product._id));
  useEffect(() => void left.delete(product._id), [product._id]);
  const choice = useChoice(product, { startsWith: firstVolumeOf(product), before });
  const { add, isAdding } = useAddToCart();
  const { openColourCard } = useColourCard();
  const [problem, setProblem] = useState<BuyBoxProblem>(null);
  /** The requested volume that would clear the chosen shades; null when the volume is deselected. */
  const [wantedVolume, setWantedVolume] = useState<string | null>();
  const volumes = useRef<HTMLDivElement>(null);
  const swatches = useRef<HTMLDivElement>(null);
  const { volume, units } = choice;
  const shades = shadesOf(product, volume);
  const plain = product.has_colors
    ? undefined
    : product.versions.find((one) => volume === null || volumeOf(one) === volume);
  const isSoldOut = !product.versions.some(({ quantityAvailable }) => quantityAvailable > 0);
  const startAgain = useFirstUnits(choice, product, plain?.code);

  function complain(at: 'volume' | 'shade', text: string, shade?: CardShade) {
    setProblem({ at, text, shade });
    const group = at === 'volume' ? volumes : swatches;
    // A sold-out shade keeps the focus: its alternatives are below it.
    if (!shade) group.current?.querySelector<HTMLElement>('[data-options] button')?.focus();
  }
  const askVolume = () => complain('volume', fill(literals.chooseVolume, { name: product.name }));

  function tap(shade: CardShade) {
    const most = choice.most(shade.version);
    const now = choice.chosen.get(shade.version.code) ?? 0;
    if (choice.needsVolume) return askVolume();
    if (most <= 0) return complain('shade', literals.shadeOutOfStock, shade);
    const isOver = now + product.minQuantity > most;
    setProblem(isOver ? { at: 'shade', text: overStock(most) } : null);
    if (!isOver) choice.setUnits(shade.version.code, now + product.minQuantity);
  }
  async function addAll() {
    if (choice.needsVolume) return askVolume();
    if (units === 0 && product.has_colors) return complain('shade', literals.chooseColour);
    if (units === 0) return setProblem({ at: 'quantity', text: literals.stockExceeded });
    setProblem(null);
    const outcome = await add(addRequest(product, choice.lines));
    if (!outcome.added) {
      if (outcome.message === null && !product.has_colors) left.set(product._id, choice);
      return;
    }
    choice.clear();
    startAgain();
  }
  const chooseVolume = (next: string | null) => {
    choice.chooseVolume(next);
    setProblem(null);
    setWantedVolume(undefined);
  };
  const pickVolume = (next: string | null) =>
    product.has_colors && units > 0 ? setWantedVolume(next) : chooseVolume(next);
  const textAt = (at: BuyBoxField) => (problem?.at === at ? problem.text : null);

  return (
    <section className="pt-4 lg:pt-1">
      <Heading product={product} shown={shownPrice(product, volume)} isSoldOut={isSoldOut} />
      {choice.volumes.length > 0 && (
        <Volumes
          volumes={choice.volumes}
          volume={volume}
          onChoose={pickVolume}
          error={textAt('volume')}
          groupRef={volumes}
        />
      )}
      {product.has_colors && (
        <Shades
          shades={picked(shades, FIRST_SHADES)}
          total={shades.filter(({ version }) => version.quantityAvailable > 0).length}
          unitsOf={({ version }) => choice.chosen.get(version.code) ?? 0}
          mostOf={({ version }) => choice.most(version)}
          onTap={tap}
          onNear={() => {
            void rows().catch(() => null);
            void loadDraftStorage();
          }}
          onSimilar={problem?.shade && (() => openColourCard(product._id, problem.shade?.version.code))}
          onOpenCard={() => openColourCard(product._id)}
          error={textAt('shade')}
          groupRef={swatches}
        />
      )}
      {product.has_colors && units > 0 && (
        <div className="pt-4 lg:pt-3.5">
          <Suspense>
            <ChosenShades product={product} choice={choice} />
          </Suspense>
        </div>
      )}
      {plain && !choice.needsVolume && (
        <Suspense fallback={<div className="h-15 pt-4 lg:h-[66px]" />}>
          <PlainQuantity product={product} version={plain} choice={choice} error={textAt('quantity')} />
        </Suspense>
      )}
      {wantedVolume !== undefined && (
        <Suspense>
          <VolumeQuestion
            tones={choice.lines.length}
            volume={wantedVolume}
            onChange={() => chooseVolume(wantedVolume)}
            onKeep={() => setWantedVolume(undefined)}
          />
        </Suspense>
      )}
      <DispatchNote product={product} choice={choice} />
      <BuyBar
        units={units}
        total={choice.total}
        isSoldOut={isSoldOut}
        isAdding={isAdding}
        after={<HeartOf product={product} variant="outline" className="size-14! rounded-[16px]!" />}
        onAdd={() => void addAll()}
      />
    </section>
  );
}

/** A product without choices starts with its minimum quantity, and again after adding. */
function useFirstUnits(choice: ShadeChoice, product: Product, code: string | undefined) {
  const started = useRef<string>(undefined);
  const version = product.versions.find((one) => one.code === code);
  const isReady = version !== undefined && !choice.needsVolume && choice.most(version) >= product.minQuantity;
  useEffect(() => {
    if (!isReady || started.current === code || code === undefined) return;
    started.current = code;
    // Chosen before signing in.
    if (choice.chosen.has(code)) return;
    choice.setUnits(code, product.minQuantity);
  });
  return () => {
    started.current = undefined;
  };
}

/** The price of the chosen volume, else the lowest of the product. */
function shownPrice(product: Product, volume: string | null): ShownPrice {
  const versions = product.versions.filter((version) => volume === null || volumeOf(version) === volume);
  const lowest = versions.toSorted((a, b) => a.price - b.price)[0] ?? product;
  const isFrom = versions.some(({ price }) => price !== lowest.price);
  return { ...lowest, isFrom, unitPrice: unitPriceOf(product, lowest.price, volume) };
}

/** Pesos per ml or g of the chosen volume. */
function unitPriceOf({ unitPrice }: Product, price: number, volume: string | null): Product['unitPrice'] {
  const content = Number(/^[\d.]+/.exec(volume ?? '')?.[0]?.replaceAll('.', ''));
  return unitPrice && content > 0 ? { ...unitPrice, amount: Math.round(price / content) } : unitPrice;
}
