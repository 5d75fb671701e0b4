/** A merchant's credentials at Wompi, all of one environment. */
export interface WompiSettings {
  /** The API's address with its version, without a slash at the end: `https://sandbox.wompi.co/v1`. */
  readonly url: string;
  /** The same as browsers reach it; `url` when undefined. */
  readonly browserUrl?: string | undefined;
  publicKey: string;
  privateKey: string;
  eventsSecret: string;
  integritySecret: string;
}
