import { resolve } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { forOlderBrowsers, OLDEST_BROWSERS } from './older-browsers.ts';

// Taken into the server's build, where only what is used is kept: at rest the process is a third lighter.
const BUNDLED_ON_SERVER = ['@livres/api', '@base-ui/react', '@tanstack/react-query', 'lucide-react'];

/** What several pages need comes in one file, which compresses better than forty, and is one request. */
const SHARED_BY = 12;

/** Of pages that show a record and ask again for it: those that are a form, the heaviest, do without. */
const OF_RECORDS = [
  /query-core\/.*\/(?:queryObserver|hydration)\.js/,
  /react-query\/.*\/(?:use(?:Base)?Query|HydrationBoundary|suspense|errorBoundaryUtils)\.js/,
  /shared\/(?:api\/(?:use-loaded|LoadedQueries|preview-token)|content\/(?:alternatives|preview))\./,
  /shared\/ui\/(?:announcements|copy-text|DetailList|HiddenField|PreviewBanner|ProgressMeter|Skeleton|StepList|TextAlternative)\./,
];
const isOfEveryPage = (id: string) => OF_RECORDS.every((part) => !part.test(id));

const SOURCES = resolve(import.meta.dirname, 'src');

interface Modules {
  getModuleInfo(id: string): { importedIds: string[] } | null;
}

const frame = new Set<string>();

/** What the frame of the site is made of, and every page loads with it: in twenty files it would weigh more. */
function isOfFrame(id: string, modules: Modules): boolean {
  if (frame.size === 0) follow(resolve(SOURCES, 'app/root.tsx'), modules);
  return frame.has(id);
}

function follow(id: string, modules: Modules): void {
  // Of packages and contracts, it is not known here which parts are used.
  if (frame.has(id) || !id.startsWith(SOURCES) || !isOfEveryPage(id)) return;
  frame.add(id);
  for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) follow(imported, modules);
}

/** Every page carries the names of all files: without words they weigh 1.5 KB less, and 48 bits tell any two apart. */
const FILE_NAMES = 'assets/[hash:8].js';

/** React Router as it is for production: its package leads bundlers to the one that warns developers. */
const PRODUCTION_ROUTER: Record<string, string> = {
  'react-router': 'index',
  'react-router/dom': 'dom-export',
};

function routerWithoutWarnings(): Plugin {
  return {
    name: 'router-without-warnings',
    enforce: 'pre',
    apply: 'build',
    resolveId: {
      filter: { id: /^react-router(\/dom)?$/ },
      handler(id) {
        if (this.environment.name !== 'client') return null;
        const name = PRODUCTION_ROUTER[id]!;
        return resolve(import.meta.dirname, `../node_modules/react-router/dist/production/${name}.mjs`);
      },
    },
  };
}

const HINT = /__html: `\s*console\.log\((?:\\.|[^`\\])*`/g;

/** Its hints to developers are inline scripts, which our policy forbids: no visitor loads them for nothing. */
function withoutDeveloperHints(): Plugin {
  return {
    name: 'without-developer-hints',
    apply: 'build',
    transform: {
      filter: { id: /react-router\/dist\//, code: /Hey developer/ },
      handler(code) {
        const left = code.replace(HINT, '__html: ``');
        if (left === code) this.error('React Router writes its hints in another way: see HINT.');
        return { code: left, map: null };
      },
    },
  };
}

export default defineConfig({
  // The plugin wants to run a whole site, which a unit test is not.
  plugins: process.env['VITEST']
    ? []
    : [reactRouter(), routerWithoutWarnings(), withoutDeveloperHints(), forOlderBrowsers()],
  ssr: { noExternal: BUNDLED_ON_SERVER },
  build: {
    minify: 'terser',
    terserOptions: { module: true, ecma: 2020, compress: { passes: 3 } },
    target: OLDEST_BROWSERS,
    assetsInlineLimit: 1024,
    // Parts that come later import little that the page has not: what fetches it beforehand weighs more.
    modulePreload: false,
    cssCodeSplit: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: (id, modules) => (isOfFrame(id, modules) ? 'frame' : null), priority: 1 },
                { name: 'base', minShareCount: SHARED_BY, test: isOfEveryPage },
              ],
            },
            chunkFileNames: FILE_NAMES,
          },
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
