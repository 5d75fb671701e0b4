import { statement } from '../../../platform/db.ts';

/** Erases what shows a person in the proof of these shipments: photos, signature, receiver and note. Result, money and reasons remain. */
export const forgetProof = statement(
  'dispatch.forget_proof',
  `with stops as (
     select id from dispatch.load_stop where shipment_id = any($1::bigint[])
   ), photos as (
     delete from dispatch.driver_photo p using stops where p.stop_id = stops.id
   ), named as (
     update dispatch.delivery_back b set photo_ids = '{}' from dispatch.delivery d, stops
     where b.delivery_id = d.id and d.stop_id = stops.id and b.photo_ids <> '{}'
   )
   update dispatch.delivery d set receiver = '', note = '' from stops
   where d.stop_id = stops.id and (d.receiver <> '' or d.note <> '')`,
);
