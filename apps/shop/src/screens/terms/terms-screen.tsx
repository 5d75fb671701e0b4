import { useQuery } from '@tanstack/react-query';
import type { LegalSection, LegalText } from '@tonalia/contract/settings';
import { ErrorBlock } from '@tonalia/ui/error-block';
import { Icon } from '@tonalia/ui/icon';
import { Loading, Skeleton } from '@tonalia/ui/skeleton';
import { useMemo } from 'react';
import { termsQuery } from '../../api/queries/terms.ts';
import { MobileBar } from '../../features/mobile-bar/mobile-bar.tsx';
import { useSectionInSight } from '../../features/section-in-sight/use-section-in-sight.ts';
import { messages } from '../../messages/es-CO.ts';
import { termsMessages } from '../../messages/terms.es-CO.ts';

const longDate = new Intl.DateTimeFormat('es-CO', { dateStyle: 'long', timeZone: 'UTC' });

/** The version is `2026-11-01`, or `2026-11-01.2` for a second text of that day. */
const versionText = (version: string) => termsMessages.version(longDate.format(new Date(version.slice(0, 10))));

/** Terms and conditions, with their table of contents. */
export function TermsScreen() {
  const terms = useQuery(termsQuery);
  return (
    <>
      <MobileBar title={termsMessages.title} />
      <div className="page-wrap w-full pb-15 lg:grid lg:grid-cols-[280px_minmax(0,68ch)] lg:gap-18 lg:pt-11">
        {terms.data ? (
          <Terms text={terms.data} />
        ) : terms.isError || terms.isPaused ? (
          <ErrorBlock
            className="py-10"
            title={termsMessages.failed}
            text={terms.error?.message ?? messages.errors.offline}
            retrying={terms.isFetching}
            onRetry={() => void terms.refetch()}
          />
        ) : (
          <Loading label={messages.shell.loading}>
            <Skeleton className="h-13 rounded-[16px]" />
          </Loading>
        )}
      </div>
    </>
  );
}

function Terms({ text: { version, sections } }: { text: LegalText }) {
  return (
    <>
      <Contents version={version} sections={sections} />
      <article>
        <h1 className="text-display text-[2.625rem]! max-lg:hidden">{termsMessages.title}</h1>
        <p className="pb-3.5 text-small text-text-3 max-lg:hidden lg:pt-2.5">{versionText(version)}</p>
        {sections.map((section, at) => (
          <Section key={section.id} section={section} number={at + 1} />
        ))}
      </article>
    </>
  );
}

function Section({ section: { id, title, paragraphs }, number }: { section: LegalSection; number: number }) {
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

interface ContentsProps {
  version: string;
  sections: readonly LegalSection[];
}

/** Collapsed on a phone; on a desktop beside the text, with the visible section marked. */
function Contents({ version, sections }: ContentsProps) {
  const ids = useMemo(() => sections.map(({ id }) => id), [sections]);
  const current = useSectionInSight(ids);
  return (
    <div>
      <p className="pb-3.5 text-small text-text-3 lg:hidden">{versionText(version)}</p>
      <details className="group lg:hidden">
        <summary className="pressable flex min-h-13 cursor-pointer list-none items-center gap-3 rounded-[16px] bg-surface-2 px-4 font-semibold [&::-webkit-details-marker]:hidden">
          <Icon name="list" />
          <span className="flex-1">{termsMessages.contents}</span>
          <Icon name="chevron-down" className="transition-transform group-open:rotate-180" />
        </summary>
        <Links sections={sections} />
      </details>
      <nav
        aria-label={termsMessages.contents}
        className="sticky top-24 max-h-[calc(100dvh-112px)] overflow-y-auto max-lg:hidden"
      >
        <p aria-hidden="true" className="mb-2 px-3.5 text-small font-semibold text-text-2">
          {termsMessages.contents}
        </p>
        <Links sections={sections} current={current} />
      </nav>
    </div>
  );
}

function Links({ sections, current }: Pick<ContentsProps, 'sections'> & { current?: string | null }) {
  return (
    <ol>
      {sections.map(({ id, title }, at) => (
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
