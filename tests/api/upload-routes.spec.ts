import { beforeAll, expect, it } from 'vitest';
import { takesFiles } from '../../public-site/server/limits/upload-routes.ts';
import { testApi } from '../factories/api.ts';
import { operationsOf, readOpenApi } from '../factories/open-api.ts';
import { read } from '../docker/docker-files.ts';

let uploads: string[];
const api = testApi();
beforeAll(async () => {
  const operations = operationsOf(await readOpenApi(api.request));
  uploads = operations
    .filter(({ requestBody }) => requestBody?.content['multipart/form-data'])
    .map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, 'essai')}`);
});

it('the front door lets files through to the routes that take some, and to no other', async () => {
  const operations = operationsOf(await readOpenApi(api.request));
  const let_through = operations
    .map(({ method, path }) => [method, path.replace(/\{\w+\}/g, 'essai')] as const)
    .filter(([method, path]) => takesFiles(method, path))
    .map(([method, path]) => `${method} ${path}`);
  expect(uploads.length).toBeGreaterThanOrEqual(8);
  expect(let_through.toSorted()).toEqual(uploads.toSorted());
});

it('so does nginx', () => {
  const pattern = /location ~ (\^\/api\/v1\/\S+) \{\s+client_max_body_size 16m;/.exec(
    read('docker/nginx/server.conf'),
  )?.[1];
  const location = new RegExp(pattern ?? '^never$');
  expect(uploads.map((upload) => upload.split(' ')[1]!).filter((path) => !location.test(path))).toEqual([]);
});
