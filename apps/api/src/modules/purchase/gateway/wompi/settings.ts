/** What a merchant has from Wompi. Keys of the two environments are never mixed. */
export interface WompiSettings {
  /** Where the API is, with its version and without a slash at the end: `https://sandbox.wompi.co/v1`. */
  readonly url: string;
  /** Where a browser finds the same; the same address unless told. */
  readonly browserUrl?: string | undefined;
  publicKey: string;
  privateKey: string;
  eventsSecret: string;
  integritySecret: string;
}
