/** What a merchant has from Addi, and what Addi is told of us. */
export interface AddiSettings {
  /** Where a token is asked for, without a slash at the end: `https://auth.addi.com`. */
  readonly authUrl: string;
  /** Where credits are asked for: `https://api.addi.com`. */
  readonly apiUrl: string;
  /** Where everybody may read between how much is lent: `https://channels-public-api.addi.com`. */
  readonly configUrl: string;
  /** For whom a token is. */
  audience: string;
  clientId: string;
  clientSecret: string;
  /** The merchant's name at Addi: `tonalia-ecommerce`. */
  allySlug: string;
  /** With what Addi says that an event is its own. */
  callbackUser: string;
  callbackPassword: string;
  /** Where it sends them. */
  readonly callbackUrl: string;
  /** A picture of ours for its page. */
  readonly logoUrl: string;
}
