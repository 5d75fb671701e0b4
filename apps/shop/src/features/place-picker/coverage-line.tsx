import { useQuery } from '@tanstack/react-query';
import { fill, literals } from '@tonalia/contract/literals.es-CO';
import { weekdaysInWords } from '@tonalia/rules/weekdays';
import { Icon } from '@tonalia/ui/icon';
import { Notice } from '@tonalia/ui/notice';
import { coverageQuery } from '../../api/place-queries.ts';

/** What is known of deliveries to a municipality; nothing while none is chosen or the answer is on its way. */
export function useCoverage({ cityId, stateId }: { cityId: string; stateId: string }) {
  const { data } = useQuery({
    ...coverageQuery({ cityid: cityId, stateid: stateId }),
    enabled: cityId !== '',
  });
  return data ?? null;
}

/** On which days somebody delivers to a municipality, or that nobody does. Its room is there before the answer. */
export function CoverageLine({ cityId, stateId }: { cityId: string; stateId: string }) {
  const coverage = useCoverage({ cityId, stateId });
  if (coverage && !coverage.coverage) return <NoCoverage city={coverage.city} state={coverage.state} />;
  return (
    <p role="status" className="-mt-2 flex min-h-5 items-center gap-1 text-small text-brand-text">
      {coverage && (
        <>
          <Icon name="check-circle" size="sm" />
          {arrivalWords(coverage.weekdays)}
        </>
      )}
    </p>
  );
}

/** One sentence of the specification; its first two words are its heading. */
function NoCoverage({ city, state }: { city: string; state: string }) {
  const sentence = fill(literals.noCoverage, { city, state });
  const [heading, ...rest] = sentence.split(/(?<=:) /);
  return (
    <Notice
      color="orange"
      icon="pin-off"
      className="max-w-field"
      message={
        <>
          <b>{heading}</b> {rest.join(' ')}
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
