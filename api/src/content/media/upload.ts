import type { FastifyRequest } from 'fastify';
import { InputPipe } from '../../platform/http/input.pipe.js';
import { readMultipart } from '../../platform/http/multipart-form.js';
import { mediaErrors } from './media.errors.js';
import { UploadFields } from './media.dto.js';

const REFUSALS = { tooLarge: mediaErrors.tooLarge, broken: mediaErrors.brokenForm };

export interface Upload {
  content: Buffer;
  name: string;
  fields: UploadFields;
}

/** Reads a multipart upload: one file and its fields, checked like any body. */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  if (!request.isMultipart()) throw mediaErrors.missing();
  const { content, name, fields } = await readMultipart(request, REFUSALS);
  const checked = (await new InputPipe().transform(fields, {
    type: 'body',
    metatype: UploadFields,
  })) as UploadFields;
  if (!content || content.length === 0) throw mediaErrors.missing();
  return { content, name, fields: checked };
}
