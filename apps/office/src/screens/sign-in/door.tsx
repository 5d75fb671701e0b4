import { type ReactNode, useEffect } from 'react';
import { texts } from '../../messages/texts.es-CO.ts';
import { BrandIcon, BrandLogo } from '../../components/brand-logo.tsx';

/** The page before the office: the mark, one question in a panel. */
export function Door({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  useEffect(() => {
    document.title = `${title} · ${texts.office}`;
  }, [title]);
  return (
    <main id="main" className="flex min-h-dvh flex-col items-center bg-side px-4 pt-[12vh] pb-10">
      <div className="mb-7 flex h-9 items-center gap-[11px]">
        <BrandIcon size={34} />
        <BrandLogo />
      </div>
      <div className="w-full max-w-[420px] rounded-[22px] border border-line bg-surface px-6 pt-6 pb-7 sm:px-8 sm:pt-8">
        <h1 className="text-title">{title}</h1>
        {lead && <p className="mt-1.5 text-text-2">{lead}</p>}
        <div className="mt-6">{children}</div>
      </div>
    </main>
  );
}
