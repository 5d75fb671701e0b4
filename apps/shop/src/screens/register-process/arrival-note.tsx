import { weekdaysInWords } from '@tonalia/rules/weekdays';
import { Icon } from '@tonalia/ui/icon';
import { Notice } from '@tonalia/ui/notice';
import { noCoverageMessage, useCoverage } from '../../features/address/coverage.ts';

/** The delivery days of a municipality, or that it has no coverage. Its space is reserved before the response. */
export function ArrivalNote({ cityId, stateId }: { cityId: string; stateId: string }) {
  const { data } = useCoverage({ cityid: cityId, stateid: stateId });
  if (data && !data.coverage) return <NoCoverage {...noCoverageMessage(data)} />;
  return (
    <p role="status" className="-mt-2 flex min-h-5 items-center gap-1 text-small text-brand-text">
      {data && (
        <>
          <Icon name="check-circle" size="sm" />
          {arrivalWords(data.weekdays)}
        </>
      )}
    </p>
  );
}

function NoCoverage({ title, text }: { title: string; text: string }) {
  return (
    <Notice
      color="orange"
      icon="pin-off"
      className="max-w-field"
      message={
        <>
          <b>{title}</b> {text}
        </>
      }
    />
  );
}

/** "Llegamos los martes y viernes" */
function arrivalWords(weekdays: readonly number[]): string {
  const days = weekdaysInWords(weekdays);
  if (days === '' || days.startsWith('todos')) return `Llegamos ${days}`.trim();
  return days.includes(' a ') ? `Llegamos de ${days}` : `Llegamos los ${days}`;
}
