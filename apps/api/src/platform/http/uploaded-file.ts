import type { FastifyReply } from 'fastify';

/** The policy of a file that came from outside: nothing in it runs or loads. */
export const SANDBOX = "default-src 'none'; sandbox";

/** Headers of an uploaded file that only operators see: no other site shows it either. */
export const uploadedFileHeaders = {
  'content-security-policy': SANDBOX,
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** An uploaded file with its content type, and the rest of its headers. */
export interface UploadedFile {
  file: Buffer;
  headers: Record<string, string>;
}

/** Answers a call of the contract with an uploaded file. */
export function answerWithFile(reply: FastifyReply, { file, headers }: UploadedFile): string {
  reply.headers({ ...uploadedFileHeaders, ...headers });
  return file as unknown as string; // as: Fastify sends bytes as they are; the contract names them a binary string
}
