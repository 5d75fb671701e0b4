import type { OneImport } from '@tonalia/contract/import-office';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Icon } from '@tonalia/ui/icon';
import { listIcons } from '../../features/list-file/list-icons.ts';
import { importTexts as texts } from '../../messages/import.es-CO.ts';

export type FileHeadProps = {
  one: OneImport;
  /** Another file can be taken instead. */
  canChange?: boolean;
  children?: ReactNode;
};

/** The file of an import, with what can be done beside it. */
export const FileHead = ({ one, canChange = false, children }: FileHeadProps) => (
  <div className="flex flex-wrap items-center gap-3">
    <span className="inline-flex size-9 items-center justify-center rounded-[11px] bg-brand-soft text-brand-text">
      <Icon name={listIcons.sheet} />
    </span>
    <span className="min-w-0">
      <b className="block truncate font-semibold">{one.name}</b>
      <span className="text-small text-text-2">
        {texts.rows(one.rows)}, {texts.kinds[one.kind].toLowerCase()}
      </span>
    </span>
    {canChange && (
      <Link to="/importar" className="touch-area ml-2 font-[650] text-brand-text no-underline">
        {texts.change}
      </Link>
    )}
    <span className="flex-1" />
    {children}
  </div>
);

/** The foot of a step: what is chosen at the left, the acts at the right. */
export const StepFoot = ({ note, children }: { note?: ReactNode; children: ReactNode }) => (
  <footer className="flex flex-wrap items-center gap-2.5 border-t border-line bg-canvas px-4 py-3 lg:sticky lg:bottom-0 lg:min-h-[68px] lg:px-7">
    <span className="min-w-0 flex-1 text-text-2">{note}</span>
    {children}
  </footer>
);
