/** A window of time of `$from` and `$until`; null for an open bound. */
export const spanGiven = `tstzrange(nullif(coalesce($from::timestamptz, '-infinity'), '-infinity'), nullif(coalesce($until::timestamptz, 'infinity'), 'infinity'))`;
