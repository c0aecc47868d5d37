import type { FastifyRequest } from 'fastify';

const MOST_NAME_LENGTH = 200;

export interface MultipartForm {
  /** Null where no file came. */
  content: Buffer | null;
  name: string;
  fields: Record<string, string>;
}

export interface MultipartRefusals {
  tooLarge(): Error;
  broken(): Error;
}

/** Reads a form with one file, called `file`, and its fields. */
export async function readMultipart(
  request: FastifyRequest,
  refusals: MultipartRefusals,
): Promise<MultipartForm> {
  try {
    return await readParts(request);
  } catch (error) {
    throw refusalOf(error, refusals);
  }
}

async function readParts(request: FastifyRequest): Promise<MultipartForm> {
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
function refusalOf(error: unknown, { tooLarge, broken }: MultipartRefusals): unknown {
  const { code, statusCode } = error as { code?: unknown; statusCode?: unknown };
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge();
  return typeof statusCode === 'number' ? error : broken();
}
