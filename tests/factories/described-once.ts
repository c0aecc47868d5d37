import { type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { vi } from 'vitest';

const documents = new Map<string, OpenAPIObject>();

/**
 * Describing the api takes half of its start. What is described are its classes, the same for each api of a process:
 * the first is described as it starts, the next ones are given that description.
 */
export function describeOnce(): void {
  if (vi.isMockFunction(SwaggerModule.createDocument)) return;
  const createDocument = SwaggerModule.createDocument.bind(SwaggerModule);
  vi.spyOn(SwaggerModule, 'createDocument').mockImplementation((app, config, options) => {
    const key = JSON.stringify(config);
    const known = documents.get(key) ?? createDocument(app, config, options);
    documents.set(key, known);
    return known;
  });
}
