import { join } from 'node:path';
import { defineConfig } from 'vite';

/** After the panel's own build, one script at its root for each mode: `door` opens without a network, `push` is called by push services. */
export default defineConfig(({ mode }) => ({
  publicDir: false,
  build: {
    target: 'es2022',
    outDir: join(import.meta.dirname, 'dist'),
    emptyOutDir: false,
    lib: {
      entry: join(import.meta.dirname, `service-worker/${mode}-worker.ts`),
      name: `${mode}Worker`,
      formats: ['iife'],
      fileName: () => `${mode}-worker.js`,
    },
  },
}));
