import { index, route, type RouteConfig } from '@react-router/dev/routes';
import { PAGES } from './pages.ts';

/** What only those who work on the site see: every component in every state. */
const workshop =
  process.env['NODE_ENV'] === 'development' ? [route('composants', 'routes/showcase.tsx')] : [];

export default [
  ...workshop,
  ...PAGES.map(({ path, module, id }) => {
    if (path === '/') return index(module);
    return route(path.replace(/^\//, ''), module, id ? { id } : {});
  }),
] satisfies RouteConfig;
