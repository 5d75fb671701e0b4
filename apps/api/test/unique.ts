let phones = 0;
let networks = 0;

/** A cell phone that nobody has. */
export const newPhone = (): string => `319${String((phones += 1)).padStart(7, '0')}`;

/** An address that nobody asked from before: no limit of those who ask from one place is reached. */
export const newNetwork = (): string =>
  `10.${Math.trunc((networks += 1) / 62_500)}.${Math.trunc(networks / 250) % 250}.${(networks % 250) + 1}`;
