import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

// Taken into the server's build, where only what is used is kept: at rest the process is a third lighter.
const BUNDLED_ON_SERVER = ['@livres/api', '@base-ui/react', '@tanstack/react-query', 'lucide-react'];

/** What several pages need comes in one file, which compresses better than forty. */
const SHARED_BY = 18;

export default defineConfig({
  // The plugin wants to run a whole site, which a unit test is not.
  plugins: process.env['VITEST'] ? [] : [reactRouter()],
  ssr: { noExternal: BUNDLED_ON_SERVER },
  build: {
    minify: 'terser',
    terserOptions: { module: true, compress: { passes: 3 } },
    target: 'es2022',
    assetsInlineLimit: 1024,
    cssCodeSplit: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: [{ name: 'base', minShareCount: SHARED_BY }] } },
        },
      },
    },
  },
  optimizeDeps: {
    include: [
      '@base-ui/react/dialog',
      '@tanstack/react-query',
      '@tanstack/react-query > @tanstack/query-core',
      'lucide-react',
    ],
  },
});
