/** A merchant's credentials at Addi, and our addresses that it calls. */
export interface AddiSettings {
  /** Token endpoint without a slash at the end: `https://auth.addi.com`. */
  readonly authUrl: string;
  /** Credit endpoint: `https://api.addi.com`. */
  readonly apiUrl: string;
  /** Public endpoint of the limits: `https://channels-public-api.addi.com`. */
  readonly configUrl: string;
  /** The audience of a token. */
  audience: string;
  clientId: string;
  clientSecret: string;
  /** The merchant's name at Addi: `tonalia-ecommerce`. */
  allySlug: string;
  /** Basic authentication of Addi's webhooks. */
  callbackUser: string;
  callbackPassword: string;
  /** Address of the webhooks. */
  readonly callbackUrl: string;
  /** Our logo for Addi's page. */
  readonly logoUrl: string;
}
