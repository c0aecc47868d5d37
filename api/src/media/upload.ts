import type { FastifyRequest } from 'fastify';
import { InputPipe } from '../platform/http/input.pipe.js';
import { mediaErrors } from './media.errors.js';
import { UploadFields } from './media.dto.js';

const MOST_NAME_LENGTH = 200;

export interface Upload {
  content: Buffer;
  name: string;
  fields: UploadFields;
}

/** Reads a multipart upload: one file and its fields, checked like any body. */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  if (!request.isMultipart()) throw mediaErrors.missing();
  const { content, name, fields } = await readParts(request).catch((error: unknown) => {
    throw refusalOf(error);
  });
  const checked = (await new InputPipe().transform(fields, {
    type: 'body',
    metatype: UploadFields,
  })) as UploadFields;
  if (!content || content.length === 0) throw mediaErrors.missing();
  return { content, name, fields: checked };
}

async function readParts(request: FastifyRequest) {
  const fields: Record<string, string> = {};
  let content: Buffer | null = null;
  let name = '';
  for await (const part of request.parts()) {
    if (part.type === 'field') fields[part.fieldname] = String(part.value);
    else if (part.fieldname === 'file') {
      name = keptName(part.filename);
      content = await part.toBuffer();
    } else part.file.resume();
  }
  return { content, name, fields };
}

/** A file's name as PostgreSQL can keep it. */
function keptName(name: string | undefined): string {
  return (name ?? '').replaceAll('\u0000', '').slice(0, MOST_NAME_LENGTH).toWellFormed();
}

/** The form's reader throws plain errors where a form is cut short or badly written. */
function refusalOf(error: unknown): unknown {
  const { code, statusCode } = error as { code?: unknown; statusCode?: unknown };
  if (code === 'FST_REQ_FILE_TOO_LARGE') return mediaErrors.tooLarge();
  return typeof statusCode === 'number' ? error : mediaErrors.brokenForm();
}
