import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { firstRunQuery } from '../../api/first-run.ts';
import { mayDo, useOperator } from '../../api/session.ts';
import { officeButtonClass } from '../../components/office-button.tsx';
import { firstRunTexts as texts } from '../../messages/first-run.es-CO.ts';

/** The way back to the first run, for an owner, while the shop is not published. */
export function FirstRunLink({ paso }: { paso?: string }) {
  const { data } = useQuery({ ...firstRunQuery, enabled: mayDo(useOperator(), 'settings.edit') });
  if (!data || data.isPublished) return null;
  return (
    <aside className="mx-4 mt-3 flex flex-wrap items-center justify-between gap-3 rounded-[16px] bg-brand-soft px-[18px] py-3 lg:mx-7">
      <p className="font-[550] text-brand-text">{texts.banner}</p>
      <Link to="/empezar" search={paso === undefined ? {} : { paso }} className={officeButtonClass('primary', true)}>
        {texts.bannerGo}
      </Link>
    </aside>
  );
}
