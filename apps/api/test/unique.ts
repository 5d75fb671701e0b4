let phones = 0;
let networks = 0;

/** An unused cell phone. */
export const newPhone = (): string => `319${String((phones += 1)).padStart(7, '0')}`;

/** An unused network address, so that no rate limit of a network is reached. */
export const newNetwork = (): string =>
  `10.${Math.trunc((networks += 1) / 62_500)}.${Math.trunc(networks / 250) % 250}.${(networks % 250) + 1}`;
