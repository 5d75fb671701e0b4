import { TERMS_VERSION } from '@tonalia/contract/terms';
import { Icon } from '@tonalia/ui/icon';
import { MobileBar } from '../../features/mobile-bar/mobile-bar.tsx';
import { termsMessages, termsSections } from '../../messages/terms.es-CO.ts';
import type { TermsSection } from '../../messages/terms.es-CO.ts';
import { useSectionInSight } from '../../features/section-in-sight/use-section-in-sight.ts';

const ids = termsSections.map(({ id }) => id);
const longDate = new Intl.DateTimeFormat('es-CO', { dateStyle: 'long', timeZone: 'UTC' });
const version = termsMessages.version(longDate.format(new Date(TERMS_VERSION)));

/** Terms and conditions, with their table of contents. */
export function TermsScreen() {
  return (
    <>
      <MobileBar title={termsMessages.title} />
      <div className="page-wrap w-full pb-15 lg:grid lg:grid-cols-[280px_minmax(0,68ch)] lg:gap-18 lg:pt-11">
        <Contents />
        <article>
          <h1 className="text-display text-[2.625rem]! max-lg:hidden">{termsMessages.title}</h1>
          <p className="pb-3.5 text-small text-text-3 max-lg:hidden lg:pt-2.5">{version}</p>
          {termsSections.map((section, at) => (
            <Section key={section.id} section={section} number={at + 1} />
          ))}
        </article>
      </div>
    </>
  );
}

function Section({ section: { id, title, paragraphs }, number }: { section: TermsSection; number: number }) {
  return (
    <section id={id} aria-labelledby={`${id}-titulo`} className="scroll-mt-20 pt-5.5">
      <h2 id={`${id}-titulo`} className="mb-2 flex gap-2.5 text-h2">
        <span className="text-text-3">{number}</span>
        {title}
      </h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-2.5 text-[1rem] leading-[1.6] text-pretty text-text-2 lg:text-[1.0625rem]">
          {paragraph}
        </p>
      ))}
    </section>
  );
}

/** Folded on a phone; on a desktop beside the text, with the part in sight marked. */
function Contents() {
  const current = useSectionInSight(ids);
  return (
    <div>
      <p className="pb-3.5 text-small text-text-3 lg:hidden">{version}</p>
      <details className="group lg:hidden">
        <summary className="pressable flex min-h-13 cursor-pointer list-none items-center gap-3 rounded-[16px] bg-surface-2 px-4 font-semibold [&::-webkit-details-marker]:hidden">
          <Icon name="list" />
          <span className="flex-1">{termsMessages.contents}</span>
          <Icon name="chevron-down" className="transition-transform group-open:rotate-180" />
        </summary>
        <Links />
      </details>
      <nav
        aria-label={termsMessages.contents}
        className="sticky top-24 max-h-[calc(100dvh-112px)] overflow-y-auto max-lg:hidden"
      >
        <p aria-hidden="true" className="mb-2 px-3.5 text-small font-semibold text-text-2">
          {termsMessages.contents}
        </p>
        <Links current={current} />
      </nav>
    </div>
  );
}

function Links({ current }: { current?: string | null }) {
  return (
    <ol>
      {termsSections.map(({ id, title }, at) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={current === id ? 'true' : undefined}
            className="group/link flex min-h-11 items-center gap-3 rounded-[13px] px-3.5 font-medium text-text-2 hover:text-text aria-[current]:bg-brand-soft aria-[current]:text-brand-text"
          >
            <span className="min-w-5 text-right text-text-3 group-aria-[current]/link:text-brand-text">{at + 1}</span>
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}
