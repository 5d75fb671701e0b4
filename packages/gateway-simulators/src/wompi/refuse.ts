/** An error in the format of the API (docs.wompi.co: errores). */
export class Refusal extends Error {
  readonly statusCode: number;
  readonly body: { error: Record<string, unknown> };
  constructor(statusCode: number, error: Record<string, unknown>) {
    super(String(error.type));
    this.statusCode = statusCode;
    this.body = { error };
  }
}

/** 401: the key is not one of this simulator. */
export const wrongKey = () =>
  new Refusal(401, { type: 'INVALID_ACCESS_TOKEN', reason: 'La llave proporcionada no corresponde a este ambiente.' });

/** 404, for any id that the simulator does not know. */
export const notFound = () => new Refusal(404, { type: 'NOT_FOUND_ERROR', reason: 'La entidad solicitada no existe' });

/** Messages by field, nested like the body. */
export const invalid = (messages: Record<string, unknown>) =>
  new Refusal(422, { type: 'INPUT_VALIDATION_ERROR', messages });
