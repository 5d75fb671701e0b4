import { useQuery } from '@tanstack/react-query';
import type { ProductCard as Product } from '@tonalia/contract/products';
import { literals } from '@tonalia/contract/literals.es-CO';
import { Icon } from '@tonalia/ui/icon';
import { buttonClass } from '@tonalia/ui/button';
import { BrandMark } from '../../components/brand-mark.tsx';
import { manufacturersQuery, shelvesQuery } from '../../api/queries/queries.ts';
import { ProductGroup } from '../../features/hero/product-group.tsx';
import { ToneStrips } from '../../components/tone-strips.tsx';
import { ProductCard } from '../../features/product-card/product-card.tsx';
import { Shelf } from '../../features/shelf/shelf.tsx';
import { RouteLink } from '../../navigation/link.tsx';
import { messages } from '../../messages/es-CO.ts';
import { welcomeMessages } from '../../messages/welcome.es-CO.ts';
import { paths } from '../../paths.ts';
import { ColourWall } from './colour-wall.tsx';
import { HowItWorks } from './how-it-works.tsx';

/** Anchors on this page. */
const HOW = 'como-funciona';
const COLOURS = 'carta-de-color';
const onRubor = 'border-0 bg-[#0B6549]! text-inverse!';
const rising = [8, 10, 13, 18, 24, 30, 38, 46, 55, 63, 71, 79, 86, 92, 96, 99, 100, 98];

/** The landing page: introduces the shop to new visitors. */
export function LandingScreen() {
  const { data: shelves = [] } = useQuery(shelvesQuery);
  const bestsellers = shelves.find((shelf) => shelf.key === 'bestsellers')?.products ?? [];
  return (
    <>
      <Hero products={bestsellers} />
      <BrandLine sold={bestsellers} />
      <div className="page-wrap flex w-full flex-col gap-14 py-10 lg:gap-20 lg:py-16">
        <HowItWorks id={HOW} />
      </div>
      <ColourWall id={COLOURS} />
      <div className="page-wrap w-full py-10 lg:py-18">
        {bestsellers.length > 0 && (
          <Shelf title={messages.shell.bestsellers} all={paths.search({ sort: 'bestsellers' })}>
            {bestsellers.map((product) => (
              <ProductCard key={product._id} product={product} sizes="144px" />
            ))}
          </Shelf>
        )}
      </div>
    </>
  );
}

function Hero({ products }: { products: readonly Product[] }) {
  return (
    <section className="relative flex min-h-[640px] flex-col max-lg:pb-[256px] overflow-hidden bg-[#F6E1D8] text-[#2B1712] lg:min-h-159">
      <span
        aria-hidden="true"
        className="absolute inset-x-0 bottom-0 h-[10.5%] border-t border-[#E3C4B8] bg-[#EFD3C8] lg:h-[14%]"
      />
      <ToneStrips
        heights={rising.slice(8)}
        className="absolute inset-x-0 bottom-[10.5%] h-[min(34%,218px)] px-[1%] lg:hidden"
      />
      <ToneStrips heights={rising} className="absolute inset-x-0 bottom-[14%] h-[70%] px-[0.5%] max-lg:hidden" />
      <header className="page-wrap relative flex min-h-18 w-full flex-wrap items-center justify-between gap-x-3">
        <RouteLink href={paths.landing()} className="flex min-h-11 items-center">
          <span className="[&_*]:text-[#0B6549]">
            <BrandMark />
          </span>
        </RouteLink>
        <Places />
        <RouteLink href={paths.login()} className={buttonClass({ variant: 'inverse', size: 'sm' })}>
          <Icon name="user" size="sm" />
          {literals.login}
        </RouteLink>
      </header>
      <div className="page-wrap relative w-full pt-6 lg:pt-14">
        <h1 className="text-display max-lg:max-w-68 max-lg:text-[2.25rem] lg:max-w-140 lg:text-[3.75rem]">
          {welcomeMessages.landing.title}
        </h1>
        <p className="mt-3 max-w-85 text-[1.0625rem] leading-[1.45] font-medium text-[#5b3a30] lg:max-w-105">
          {welcomeMessages.landing.text}
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <RouteLink
            href={paths.register({ fromLanding: true })}
            className={buttonClass({ size: 'lg', className: `max-lg:flex-1 ${onRubor}` })}
          >
            {welcomeMessages.landing.createAccount}
          </RouteLink>
          <RouteLink
            href={paths.homeCustomer()}
            className={buttonClass({ variant: 'inverse', size: 'lg', className: 'max-lg:flex-1' })}
          >
            {welcomeMessages.landing.seeProducts}
          </RouteLink>
        </div>
      </div>
      <ProductGroup
        products={products}
        sizes="(width < 64rem) 28vw, 220px"
        className="absolute inset-x-[2%] bottom-[3%] mx-auto max-w-120 lg:mx-0 lg:max-w-none lg:inset-x-auto lg:right-[2%] lg:bottom-[5%] lg:w-[56%]"
      />
    </section>
  );
}

/** Links for visitors without an account; omitted on a phone. */
function Places() {
  const look = 'flex min-h-11 items-center text-label hover:underline';
  return (
    <nav aria-label={messages.shell.mainNavigation} className="mr-6 ml-11 flex flex-1 gap-6 max-lg:hidden">
      <RouteLink href={paths.manufacturers()} className={look}>
        {messages.shell.brands}
      </RouteLink>
      <a href={`#${HOW}`} className={look}>
        {welcomeMessages.landing.how}
      </a>
      <a href={`#${COLOURS}`} className={look}>
        {welcomeMessages.landing.colourCards}
      </a>
      <RouteLink href={paths.support()} className={`ml-auto ${look}`}>
        {literals.help}
      </RouteLink>
    </nav>
  );
}

/** Best-selling brands first, because a phone has room for a few only. */
function BrandLine({ sold }: { sold: readonly Product[] }) {
  const { data = [] } = useQuery(manufacturersQuery);
  if (data.length === 0) return null;
  const known = new Set(sold.map(({ manufacturer }) => manufacturer._id));
  const brands = data.toSorted((a, b) => Number(known.has(b._id)) - Number(known.has(a._id)));
  return (
    <ul className="page-wrap flex w-full items-center gap-x-7 overflow-hidden py-3 whitespace-nowrap lg:flex-wrap lg:justify-between lg:gap-y-1 lg:py-6 font-display text-[1.25rem] text-text-2 lg:text-[1.55rem]">
      {brands.slice(0, 8).map((brand, at) => (
        <li key={brand._id} className={at % 2 === 0 ? 'font-[650]' : 'font-normal'}>
          <RouteLink href={paths.manufacturer(brand)} className="flex min-h-11 items-center hover:text-text">
            {brand.name}
          </RouteLink>
        </li>
      ))}
    </ul>
  );
}
