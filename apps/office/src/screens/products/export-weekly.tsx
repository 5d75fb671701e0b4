import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Toggle } from '@tonalia/ui/toggle';
import { sentenceOf } from '../../api/call-failure.ts';
import { type WeeklyExport, saveWeeklyExport, weeklyExportQuery } from '../../api/weekly-export.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { productExportTexts as texts } from '../../messages/export-products.es-CO.ts';

/** Whether the file comes every Monday. `now`: what the sheet would keep; undefined while chosen rows are exported. */
export function ExportWeekly({ now }: { now: WeeklyExport | undefined }) {
  const cache = useQueryClient();
  const { data } = useQuery(weeklyExportQuery);
  const save = useMutation({ mutationFn: (wish: WeeklyExport | null) => saveWeeklyExport(cache, wish) });
  if (!data || (!data.canMail && !data.wish)) return null;
  const { wish } = data;
  const isOther = wish !== null && now !== undefined && JSON.stringify(inOrder(wish)) !== JSON.stringify(inOrder(now));
  return (
    <section>
      <Toggle
        type="switch"
        small
        label={texts.weekly}
        text={wish ? texts.weeklyKept : now === undefined && texts.notChosen}
        checked={save.isPending ? save.variables !== null : wish !== null}
        disabled={save.isPending || (wish === null && now === undefined)}
        onChange={({ currentTarget }) => save.mutate((currentTarget.checked && now) || null)}
      />
      {isOther && (
        <OfficeButton look="ghost" small busy={save.isPending} onClick={() => save.mutate(now)}>
          {texts.keepThis}
        </OfficeButton>
      )}
      {save.error && (
        <p role="alert" className="font-semibold text-danger">
          {sentenceOf(save.error)}
        </p>
      )}
    </section>
  );
}

/** The same parts in one order, so that two files can be compared. */
const inOrder = ({ search, format, columns, tradeTypeId, warehouseId }: WeeklyExport) => [
  Object.entries(search).toSorted(([one], [other]) => one.localeCompare(other)),
  format,
  columns.toSorted(),
  tradeTypeId,
  warehouseId,
];
