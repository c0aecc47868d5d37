import { expect, it } from 'vitest';
import { apiMemory, NATIVE_MEMORY, siteMemory } from '../../scripts/launch/memory.mjs';
import { read } from './docker-files.ts';

it('the images bound memory as npm start does', () => {
  const api = read('docker/api.Dockerfile');
  expect(api).toContain(`NODE_OPTIONS="${apiMemory.join(' ')}"`);
  for (const [name, value] of Object.entries(NATIVE_MEMORY)) expect(api).toContain(`${name}=${value}`);
  const site = read('docker/site.Dockerfile');
  expect(site).toContain(
    `CMD ${JSON.stringify(['node', ...siteMemory, 'public-site/dist/server/main.js']).replaceAll(',', ', ')}`,
  );
});
