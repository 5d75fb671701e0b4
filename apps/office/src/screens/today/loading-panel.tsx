import { classNames } from '@tonalia/ui/class-names';
import { Panel } from '../../components/panel.tsx';
import { texts } from '../../messages/texts.es-CO.ts';

export type LoadingPanelProps = {
  rows: number;
  /** Height of a row. */
  rowClass: string;
};

/** A panel as high as its usual content, so that nothing below moves when that comes; its boxes show after 150 ms. */
export const LoadingPanel = ({ rows, rowClass }: LoadingPanelProps) => (
  <Panel className="overflow-hidden">
    <div role="status" aria-busy="true" aria-label={texts.loading} className="late">
      <div className="flex h-11 items-center px-[18px]">
        <span className="skeleton h-3 w-28 rounded-full" />
      </div>
      {Array.from({ length: rows }, (_, at) => (
        <div key={at} className={classNames('flex items-center gap-4 border-t border-hair px-[18px]', rowClass)}>
          <span className={classNames('skeleton h-3 rounded-full', at % 2 === 0 ? 'w-28' : 'w-20')} />
          <span className="skeleton ml-auto h-3 w-16 rounded-full" />
        </div>
      ))}
    </div>
  </Panel>
);

/** The queues before their figures are known. */
export const LoadingQueues = ({ queues }: { queues: number }) => (
  <div
    role="status"
    aria-busy="true"
    aria-label={texts.loading}
    className="grid overflow-hidden rounded-[16px] border border-line bg-surface max-lg:rounded-[18px] lg:auto-cols-fr lg:grid-flow-col xl:col-span-2"
  >
    {Array.from({ length: queues }, (_, at) => (
      <div
        key={at}
        className="late grid content-center gap-3 border-hair px-[15px] max-lg:min-h-14 max-lg:not-first:border-t max-lg:nth-[n+5]:hidden lg:h-[110px] lg:not-first:border-l"
      >
        <span className="skeleton h-3 w-20 rounded-full" />
        <span className="skeleton h-5 w-10 rounded-full max-lg:hidden" />
      </div>
    ))}
  </div>
);
