import { underNode24 } from './launch/ensure-installed.mjs';
import { runCommand } from './launch/exit-with-message.mjs';

await underNode24();
const { loadDotenv } = await import('./launch/dotenv.mjs');
const { buildChanged } = await import('./launch/build-changed.mjs');
const { PROGRAMS, checkPort, refuseSecond, runProduct } = await import('./launch/product.mjs');

await runCommand(async () => {
  const showsCode = loadDotenv();
  refuseSecond();
  await checkPort();
  await buildChanged();
  process.env.LOG_LEVEL ||= 'warn';
  await runProduct({ api: PROGRAMS.api, site: PROGRAMS.site, env: { NODE_ENV: 'production' }, showsCode });
});
