import type { FastifyRequest } from 'fastify';
import { readMultipart } from '../../platform/http/multipart-form.js';
import { IMPORT_LIMITS } from './publishing.contract.js';
import { publishingErrors } from './publishing.errors.js';

const REFUSALS = { tooLarge: publishingErrors.fileTooLarge, broken: publishingErrors.fileUnreadable };

/** Reads an import's form: the file, and whether to only say what would happen. */
export async function readImport(request: FastifyRequest): Promise<{ file: Buffer; isDryRun: boolean }> {
  if (!request.isMultipart()) throw publishingErrors.fileMissing();
  const { content, fields } = await readMultipart(request, REFUSALS);
  if (!content || content.length === 0) throw publishingErrors.fileMissing();
  if (content.length > IMPORT_LIMITS.bytes) throw publishingErrors.fileTooLarge();
  return { file: content, isDryRun: fields['dry_run'] === 'true' || fields['preview'] === 'true' };
}
