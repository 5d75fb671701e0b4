import { useQuery } from '@tanstack/react-query';
import type { Address } from '@tonalia/contract/auth';
import { fill } from '@tonalia/contract/literals.es-CO';
import { refusalLiterals } from '@tonalia/contract/refusal-literals.es-CO';
import { formatPesos } from '@tonalia/rules/money';
import { weekdaysInWords } from '@tonalia/rules/weekdays';
import type { Answer } from '../../api/http/client.ts';
import { coverageQuery } from '../../api/queries/places.ts';
import { addressMessages } from '../../messages/addresses.es-CO.ts';

type CityCodes = Pick<Address, 'cityid' | 'stateid'>;
type Coverage = Answer<'tracking', 'POST /shippings/coverage'>['data'];

/** The coverage of a city, loaded once for each city. */
export function useCoverage(city: CityCodes | null) {
  return useQuery({ ...coverageQuery(city ?? { cityid: '', stateid: '' }), enabled: city !== null });
}

/** The specification's sentence for an address without coverage; null with coverage, or while it loads. */
export function useNoCoverage(city: CityCodes | null): string | null {
  const { data } = useCoverage(city);
  return data && !data.coverage ? noCoverageSentence(data) : null;
}

export const noCoverageSentence = ({ city, state }: { city: string; state: string }): string =>
  fill(refusalLiterals.noCoverage, { city, state });

/** The same sentence with its first two words as the heading. */
export function noCoverageMessage(place: { city: string; state: string }): { title: string; text: string } {
  const sentence = noCoverageSentence(place);
  const end = sentence.indexOf(':') + 1;
  return { title: sentence.slice(0, end), text: sentence.slice(end).trim() };
}

/** "Martes y viernes, envío $ 6.900, gratis desde $ 200.000". */
export function deliveryWords({ weekdays, shipping, freeFrom }: Coverage): string {
  const days = weekdaysInWords(weekdays);
  const words = addressMessages.coverage;
  const fee = shipping ? formatPesos(shipping) : words.free;
  const price = shipping && freeFrom ? words.freeFrom(fee, formatPesos(freeFrom)) : fee;
  return words.shipping(days.charAt(0).toLocaleUpperCase('es-CO') + days.slice(1), price);
}
