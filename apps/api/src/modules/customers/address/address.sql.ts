import { statement } from '../../../platform/db.ts';

export interface AddressRow {
  id: string;
  title: string;
  address: string;
  cityId: string;
  city: string;
  stateId: string;
  state: string;
  fixed: boolean;
}

/** An only address counts as fixed. */
export const livingAddresses = (
  customerId: '$1' | 'customer.id',
) => `select address.id, address.customer_id, address.title, address.address, address.city_id as "cityId",
    place.city, place.state_id as "stateId", place.state, address.created_at,
    address.fixed or count(*) over () = 1 as fixed
  from auth.address cross join lateral tracking.place(address.city_id) place
  where address.customer_id = ${customerId} and address.deleted_at is null`;

export const listAddresses = statement<AddressRow, [customerId: string]>(
  'auth.list_addresses',
  `${livingAddresses('$1')} order by fixed desc, address.created_at, address.id`,
);

/** An address of a customer by id; without an id, the default one to deliver to. */
export const chooseAddress = statement<AddressRow, [customerId: string, addressId: string | null]>(
  'auth.choose_address',
  `select living.* from (${livingAddresses('$1')}) living join auth.customer on customer.id = living.customer_id
   where $2::uuid is null or living.id = $2
   order by living.fixed desc, living."cityId" = customer.city_id desc, living.created_at, living.id limit 1`,
);

/** Serialises changes of one customer's addresses, so that exactly one is fixed. */
export const lockCustomer = statement<{ id: string }, [customerId: string]>(
  'auth.lock_customer',
  `select id from auth.customer where id = $1 for no key update`,
);

/** Run it after locking the customer; an earlier result may be stale. */
export const findClosedAccount = statement<{ id: string }, [customerId: string]>(
  'auth.find_left_customer',
  `select customer.id from auth.customer join auth.identity on identity.id = customer.identity_id
   where customer.id = $1 and identity.deleted_at is not null`,
);

export const unfixAddresses = statement<never, [customerId: string]>(
  'auth.unfix_addresses',
  `update auth.address set fixed = false where customer_id = $1 and fixed and deleted_at is null`,
);

/** The first address is fixed. No row when no city has this code. */
export const insertAddress = statement<
  AddressRow,
  { customerId: string; title: string; address: string; cityId: string; stateId: string; fixed: boolean }
>(
  'auth.insert_address',
  `with place as (select * from tracking.place($cityId) where state_id = $stateId),
     added as (
       insert into auth.address (customer_id, title, address, city_id, fixed)
       select $customerId, $title, $address, $cityId, $fixed or not exists (
         select from auth.address other where other.customer_id = $customerId and other.deleted_at is null)
       from place
       returning id, title, address, city_id, fixed)
   select added.id, added.title, added.address, added.city_id as "cityId", place.city, place.state_id as "stateId",
     place.state, added.fixed
   from added cross join place`,
  ['customerId', 'title', 'address', 'cityId', 'stateId', 'fixed'],
);

/** Null keeps the value; `fixed` only fixes. No row when no city has this code. */
export const changeAddress = statement<
  { id: string },
  {
    customerId: string;
    addressId: string;
    title: string | null;
    address: string | null;
    cityId: string | null;
    stateId: string | null;
    fixed: boolean;
  }
>(
  'auth.change_address',
  `update auth.address set title = coalesce($title, title), address = coalesce($address, address), city_id = coalesce($cityId, city_id),
     fixed = fixed or $fixed
   where customer_id = $customerId and id = $addressId and deleted_at is null
     and ($cityId::text is null or exists (select from tracking.place($cityId) where state_id = $stateId))
   returning id`,
  ['customerId', 'addressId', 'title', 'address', 'cityId', 'stateId', 'fixed'],
);

export const deleteAddress = statement<{ fixed: boolean }, [customerId: string, addressId: string, now: Date]>(
  'auth.delete_address',
  `update auth.address set deleted_at = $3 where customer_id = $1 and id = $2 and deleted_at is null returning fixed`,
);

export const fixOldestAddress = statement<never, [customerId: string]>(
  'auth.fix_oldest_address',
  `update auth.address set fixed = true where id = (
     select id from auth.address where customer_id = $1 and deleted_at is null order by created_at, id limit 1)`,
);
