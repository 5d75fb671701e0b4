import { EXPORT_AS_JOB } from '@tonalia/contract/office-job-limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Icon } from '@tonalia/ui/icon';
import { beginJob } from '../../api/jobs.ts';
import { failureNotice } from '../../components/failure-notice.tsx';
import { Menu, type MenuButton, menuRowClass } from '../../components/menu.tsx';
import { useNotify } from '../../components/notices.tsx';
import { OfficeButton } from '../../components/office-button.tsx';
import { ordersTexts as texts } from '../../messages/orders.es-CO.ts';
import { exportAddress, jobFilters } from './export-address.ts';

export type ExportMenuProps = {
  /** Filters of the list, as the call takes them. */
  filter: object;
  /** Chosen orders; absent for all that the filters give. */
  codes?: readonly string[] | undefined;
  /** How many orders the filters give; many are exported in the background. */
  total?: number | undefined;
  above?: boolean;
  button?: (props: MenuButton) => React.ReactNode;
};

/** Downloads the filtered list as a file that the server streams; of a long list it begins a job. */
export function ExportMenu({ filter, codes, total = 0, above = false, button }: ExportMenuProps) {
  const cache = useQueryClient();
  const notify = useNotify();
  const beginning = useMutation({
    mutationFn: (format: 'csv' | 'xlsx') =>
      beginJob(cache, { kind: 'orders_export', format, filters: jobFilters(filter) }),
    onError: (cause, format) => notify(failureNotice(cause, () => beginning.mutate(format))),
  });
  const isJob = codes === undefined && total >= EXPORT_AS_JOB;
  return (
    <Menu
      label={texts.export}
      align="right"
      above={above}
      button={
        button ??
        ((props) => (
          <OfficeButton {...props} look="secondary" icon="download" className="max-lg:hidden">
            {texts.export}
          </OfficeButton>
        ))
      }
    >
      {(close) =>
        (['xlsx', 'csv'] as const).map((format) =>
          isJob ? (
            <button
              key={format}
              type="button"
              className={menuRowClass}
              onClick={() => {
                beginning.mutate(format);
                close();
              }}
            >
              <Icon name="file" size="sm" />
              {texts.exportAs[format]}
            </button>
          ) : (
            <a
              key={format}
              href={exportAddress(format, filter, codes)}
              download
              className={`${menuRowClass} text-text no-underline`}
              onClick={close}
            >
              <Icon name="file" size="sm" />
              {texts.exportAs[format]}
            </a>
          ),
        )
      }
    </Menu>
  );
}
