import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';

export const UPLOAD_LIMIT_BYTES = 15 * 1024 * 1024;

/** Lets routes read forms with files, bounded in everything. */
export async function acceptUploads(fastify: FastifyInstance): Promise<void> {
  await fastify.register(multipart, {
    limits: {
      fileSize: UPLOAD_LIMIT_BYTES,
      files: 1,
      fields: 20,
      fieldSize: 10_000,
      fieldNameSize: 100,
      parts: 21,
      headerPairs: 50,
    },
  });
}
