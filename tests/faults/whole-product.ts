import { PROGRAMS, runProduct } from '../../scripts/launch/product.mjs';

// As `npm start`, and a worker beside it, without `.env`: what the environment says is all there is.
await runProduct({
  api: PROGRAMS.api,
  site: PROGRAMS.site,
  others: [{ name: 'worker', args: PROGRAMS.worker, isKept: true, env: { API_PORT: '0', API_SOCKET: '' } }],
  env: { NODE_ENV: 'production' },
});
