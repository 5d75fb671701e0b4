import type { TakenRegistration } from '@tonalia/contract/customers-office-taken';
import { rowIs, statement } from '../../../platform/db.ts';

export const insertRegistrationPhoto = statement(
  'auth.insert_registration_photo',
  `insert into auth.registration_photo (client_registration_id, position, file) values ($clientRegistrationId, $position, $file)`,
);

/** Registrations of a customer with a position or photos, the latest five. */
export const listTakenRegistrations = statement(
  'auth.list_taken_registrations',
  `select r.client_registration_id as _id, trim(concat_ws(' ', seller.name, seller.last_name)) as seller, r.taken_at as "takenAt",
     case when r.latitude is not null
       then jsonb_build_object('latitude', r.latitude, 'longitude', r.longitude, 'accuracy', r.accuracy) end as position,
     (select coalesce(jsonb_agg(p.id order by p.position), '[]') from auth.registration_photo p
      where p.client_registration_id = r.client_registration_id) as photos
   from auth.seller_registration r join auth.identity seller on seller.id = r.seller_id
   where r.customer_id = $1
     and (r.latitude is not null or exists (select from auth.registration_photo p where p.client_registration_id = r.client_registration_id))
   order by r.taken_at desc, r.client_registration_id limit 5`,
  rowIs<Pick<TakenRegistration, 'seller' | 'position' | 'photos'>>(),
);

/** A photo of a registration that became this customer. */
export const findRegistrationPhoto = statement<{ file: Buffer }, [customerId: string, photoId: string]>(
  'auth.find_registration_photo',
  `select p.file from auth.registration_photo p
   join auth.seller_registration r on r.client_registration_id = p.client_registration_id
   where r.customer_id = $1 and p.id = $2`,
);

/** The registrations stay, so that a repeated request is one customer. */
export const forgetTakenRegistrations = statement<never, [customerId: string]>(
  'auth.forget_taken_registrations',
  `with photos as (delete from auth.registration_photo p using auth.seller_registration r
     where p.client_registration_id = r.client_registration_id and r.customer_id = $1)
   update auth.seller_registration set latitude = null, longitude = null, accuracy = null where customer_id = $1`,
);
