import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { openApiDocument } from './dist/src/describe.js';

// After the compiler: the description that the api serves, which it would otherwise make at each start…
const document = await openApiDocument();
writeFileSync(fileURLToPath(new URL('dist/openapi.json', import.meta.url)), JSON.stringify(document));
// …and the types of every route, which the client of the fronts (client/routes.ts) reads.
for (const operation of Object.values(document.paths).flatMap((path) => Object.values(path)))
  operation.responses = Object.fromEntries(
    Object.entries(operation.responses).filter(([status]) => status.startsWith('2')),
  );
const types = await openapiTypescript(document, { alphabetize: true });
writeFileSync(fileURLToPath(new URL('dist/paths.d.ts', import.meta.url)), astToString(types));
process.exit(0);
