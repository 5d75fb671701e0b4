import { statement } from '../../../platform/db.ts';

/** The load of a link; no row for a dead one. */
export const findLinkedLoad = statement(
  'dispatch.find_linked_load',
  `select id, code, driver_name as "driverName", driver_phone as "driverPhone", link_opened_at as "openedAt"
   from dispatch.load where link_token_hash = $1 and state <> 'closed' for update`,
);

/** The first device opened the link. */
export const markLinkOpened = statement(
  'dispatch.mark_link_opened',
  `update dispatch.load set link_opened_at = coalesce(link_opened_at, now()) where id = $1`,
);

export const insertDriverSession = statement(
  'dispatch.insert_driver_session',
  `insert into dispatch.driver_session (load_id, hash, link_hash, user_agent, network)
   values ($loadId, $hash, $linkHash, left($userAgent, 300), $network) returning id`,
);

/** The load that a device's cookie opens: its link is the one that the device opened, and the load is not closed. */
export const findDriver = statement(
  'dispatch.find_driver',
  `select s.id as "sessionId", l.id as "loadId", l.code, l.driver_name as name
   from dispatch.driver_session s join dispatch.load l on l.id = s.load_id
   where s.hash = $1 and l.state <> 'closed' and l.link_token_hash = s.link_hash`,
);
