import { literals } from '@tonalia/contract/literals.es-CO';
import { BrandMark } from '../../components/brand-mark.tsx';
import { shop } from '../../api/settings/shop-settings.ts';
import { useSession } from '../../api/session/session.ts';
import { RouteLink } from '../../navigation/link.tsx';
import { messages } from '../../messages/es-CO.ts';
import { footerMessages } from '../../messages/footer.es-CO.ts';
import { paths } from '../../paths.ts';

/** The footer of a desktop page. */
export function Footer() {
  const { isGuest } = useSession();
  const buy = [
    { text: messages.shell.brands, href: `${paths.homeCustomer()}#marcas` },
    { text: messages.shell.offers, href: paths.search({ offers: true }) },
    { text: messages.shell.news, href: paths.search({ news: true }) },
    { text: messages.shell.bestsellers, href: paths.search({ sort: 'bestsellers' }) },
    { text: messages.shell.combos, href: paths.search({ combos: true }) },
  ];
  const account = isGuest
    ? [{ text: literals.login, href: paths.login() }]
    : [
        { text: messages.shell.account, href: paths.profile() },
        { text: literals.orderHistory, href: paths.orderHistory() },
        { text: messages.shell.cart, href: paths.cart() },
      ];
  const help = [
    { text: literals.help, href: paths.support() },
    { text: literals.terms, href: paths.terms() },
  ];
  return (
    <footer className="mt-20 bg-deep text-on-deep max-lg:hidden">
      <div className="page-wrap grid grid-cols-[2fr_1fr_1fr] gap-10 pt-14 pb-10">
        <div>
          <BrandMark tone="inverse" />
          <p className="mt-3 max-w-60 text-small text-on-deep-2">{footerMessages.slogan}</p>
        </div>
        <Links title={footerMessages.buy} links={buy} />
        <Links title={footerMessages.yours} links={[...account, ...help]} />
      </div>
      <div className="page-wrap pb-8">
        <p className="flex justify-between border-t border-deep-box pt-6 text-small text-on-deep-2">
          <span>{[shop().brand, shop().city].filter(Boolean).join(', ')}</span>
          <span>{footerMessages.taxes}</span>
        </p>
      </div>
    </footer>
  );
}

function Links({ title, links }: { title: string; links: ReadonlyArray<{ text: string; href: string }> }) {
  return (
    <nav aria-label={title}>
      <h2 className="text-label">{title}</h2>
      <ul className="mt-2">
        {links.map(({ text, href }) => (
          <li key={text}>
            <RouteLink
              href={href}
              className="inline-flex min-h-9 items-center text-small text-on-deep-2 hover:underline"
            >
              {text}
            </RouteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
