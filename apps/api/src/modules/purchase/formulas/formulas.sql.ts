import { statement } from '../../../platform/db.ts';

/** The columns of a mix, the same of a client and of a visit. */
const mix = (table: string) => `${table}.title, ${table}.version_ids as "versionIds", ${table}.grams,
  ${table}.developer_volume as "developerVolume", ${table}.developer_id as "developerId", ${table}.proportion, ${table}.minutes,
  ${table}.charge, ${table}.note`;
const client = `c.id as "clientId", c.name, c.revision, ${mix('c')}, c.appointment_at as "appointmentAt"`;

/** The clients of a salon by name. */
export const findFormulas = statement(
  'purchase.find_formulas',
  `select ${client} from purchase.formula_client c where c.customer_id = $1 order by c.name, c.id`,
);

/** A client of the salon. */
export const findFormula = statement(
  'purchase.find_formula',
  `select ${client} from purchase.formula_client c where c.customer_id = $customerId and c.id = $clientId`,
);

/** The same, locked until the transaction ends. */
export const lockFormula = statement(
  'purchase.hold_formula',
  `select ${client} from purchase.formula_client c where c.customer_id = $customerId and c.id = $clientId for update`,
);

/** Serialises new clients of a salon, so that concurrent ones cannot exceed the limit. */
export const lockFormulas = statement<never, [customerId: string]>(
  'purchase.hold_formulas',
  `select pg_advisory_xact_lock(hashtextextended('formulas of ' || $1, 0))`,
);

/** How many clients a salon has. */
export const countFormulas = statement<{ clients: number }, [customerId: string]>(
  'purchase.count_formulas',
  `select count(*)::int as clients from purchase.formula_client where customer_id = $1`,
);

/** Does nothing when the id exists. */
export const insertFormula = statement(
  'purchase.insert_formula',
  `insert into purchase.formula_client (id, customer_id, name, title, version_ids, grams, developer_volume, developer_id, proportion,
     minutes, charge, note, appointment_at, made_at)
   values ($clientId, $customerId, $name, $title, $versionIds::bigint[], $grams::int[], $developerVolume::smallint, $developerId::bigint,
     $proportion, $minutes::smallint, $charge::int, $note, $appointmentAt::timestamptz, $at)
   on conflict (id) do nothing returning id`,
);

export const updateFormula = statement(
  'purchase.update_formula',
  `update purchase.formula_client set name = $name, title = $title, version_ids = $versionIds::bigint[], grams = $grams::int[],
     developer_volume = $developerVolume::smallint, developer_id = $developerId::bigint, proportion = $proportion,
     minutes = $minutes::smallint, charge = $charge::int, note = $note, appointment_at = $appointmentAt::timestamptz,
     revision = revision + 1
   where id = $clientId`,
);

export const removeFormula = statement(
  'purchase.remove_formula',
  `delete from purchase.formula_client where customer_id = $customerId and id = $clientId returning id`,
);

/** The latest `$most` visits of each client, or of the one `$clientId`, the newest first, with how many there are. */
export const findVisits = statement(
  'purchase.find_formula_visits',
  `select * from (
     select v.client_id as "clientId", v.id as "visitId", v.used_at as "usedAt", ${mix('v')}, v.cost,
       count(*) over (partition by v.client_id)::int as visits,
       row_number() over (partition by v.client_id order by v.used_at desc, v.id)::int as nth
     from purchase.formula_visit v join purchase.formula_client c on c.id = v.client_id
     where c.customer_id = $customerId and ($clientId::uuid is null or c.id = $clientId)) all_visits
   where nth <= $most order by "clientId", nth`,
);

/** Does nothing when the visit was noted before. */
export const insertVisit = statement(
  'purchase.insert_formula_visit',
  `insert into purchase.formula_visit (id, client_id, used_at, title, version_ids, grams, developer_volume, developer_id, proportion,
     minutes, charge, note, cost)
   select $visitId, c.id, $at, c.title, c.version_ids, c.grams, c.developer_volume, c.developer_id, c.proportion, c.minutes, c.charge,
     c.note, $cost
   from purchase.formula_client c where c.id = $clientId
   on conflict (id) do nothing returning id`,
);

/** The appointment is over, and the visit is a change like any other. */
export const endAppointment = statement<never, [clientId: string]>(
  'purchase.end_formula_appointment',
  `update purchase.formula_client set appointment_at = null, revision = revision + 1 where id = $1`,
);
