import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/** What sellers gave with the registration of a customer during a visit, the latest first. */
export const takenRegistrationsQuery = (customerId: string) =>
  queryOptions({
    queryKey: ['registrations', 'taken', customerId],
    queryFn: ({ signal }) =>
      call('customers', 'GET /office/customers/{id}/registrations', { params: { id: customerId }, signal }).then(
        ({ results }) => results,
      ),
  });

/** Where the browser gets a photo. */
export const registrationPhotoAddress = (customerId: string, photo: string): string =>
  `/api/customers/office/customers/${customerId}/registration-photos/${photo}`;
