import { useQuery } from '@tanstack/react-query';
import { anyCreditName } from '../messages/credit-name.es-CO.ts';
import { brandQuery } from './brand.ts';

/** The installation's name of its own credit; a common word until it is known. */
export const useCreditName = (): string => useQuery(brandQuery).data?.credit ?? anyCreditName;
