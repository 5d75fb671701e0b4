/**
 * The guest's credentials are public: they open an anonymous session that can look and nothing else.
 * The e-mail is the one of the Guest identity; the password is the same in every installation.
 */
export const guestAccount = { email: 'invitado@demo.tonalia.co', password: 'Tonalia-demo-1' } as const;
