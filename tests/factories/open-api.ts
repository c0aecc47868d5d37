import type { Request } from './api.ts';

export interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  enum?: unknown[];
  nullable?: boolean;
  items?: Schema;
  allOf?: Schema[];
  required?: string[];
  properties?: Record<string, Schema>;
}

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description?: string;
  schema: Schema;
}

type Content = Record<string, { schema?: Schema }>;

interface Described {
  parameters?: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, { description: string; content?: Content }>;
}

export interface OpenApiDocument {
  openapi: string;
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, Schema> };
}

export interface Operation extends Described {
  method: string;
  /** With its parameters in braces, from the root. */
  path: string;
  name: string;
  parameters: Parameter[];
}

export async function readOpenApi(request: Request): Promise<OpenApiDocument> {
  return (await request<OpenApiDocument>('/openapi.json')).body;
}

export function operationsOf({ paths }: OpenApiDocument): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      parameters: [],
      ...described,
      method: method.toUpperCase(),
      path,
      name: `${method.toUpperCase()} ${path}`,
    })),
  );
}

/** The schema that a reference points at, or the schema itself. */
export function resolved(document: OpenApiDocument, schema: Schema): Schema {
  const reference = schema.$ref ?? (schema.allOf?.length === 1 ? schema.allOf[0]?.$ref : undefined);
  return reference ? document.components.schemas[reference.split('/').at(-1)!]! : schema;
}
