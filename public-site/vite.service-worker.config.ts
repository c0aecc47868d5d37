import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';

const BUILT = join(import.meta.dirname, 'build/client');

/** After the site's own build: one script at its root, which knows the build it belongs to. */
export default defineConfig({
  publicDir: false,
  define: { BUILD_ID: JSON.stringify(buildId()), 'process.env.NODE_ENV': '"production"' },
  build: {
    target: 'es2022',
    outDir: BUILT,
    emptyOutDir: false,
    lib: {
      entry: join(import.meta.dirname, 'service-worker/service-worker.ts'),
      name: 'serviceWorker',
      formats: ['iife'],
      fileName: () => 'service-worker.js',
    },
  },
});

function buildId(): string {
  const names = readdirSync(join(BUILT, 'assets')).filter((name) => !/\.(br|gz)$/.test(name));
  return createHash('sha256').update(names.toSorted().join()).digest('hex').slice(0, 12);
}
