import { rmSync } from 'node:fs';
import { underNode24 } from './launch/ensure-installed.mjs';
import { runCommand } from './launch/exit-with-message.mjs';

await underNode24();
const { loadDotenv } = await import('./launch/dotenv.mjs');
const { buildChanged } = await import('./launch/build-changed.mjs');
const { words } = await import('./launch/launch.fr.mjs');
const { PROGRAMS, checkPort, refuseSecond, runProduct } = await import('./launch/product.mjs');
const { inProject } = await import('./launch/project.mjs');

const NEST = inProject('node_modules/@nestjs/cli/bin/nest.js');

await runCommand(async () => {
  const showsCode = loadDotenv();
  refuseSecond();
  await checkPort();
  await buildChanged({ only: ['api'] });
  // Made after the compiler, which alone goes on here: without it the api describes itself as it now is.
  rmSync(inProject('api/dist/openapi.json'), { force: true });
  process.env.LOG_LEVEL ||= 'warn';
  await runProduct({
    api: ['--watch-path', inProject('api/dist'), '--watch-preserve-output', ...PROGRAMS.apiInDevelopment],
    site: PROGRAMS.siteInDevelopment,
    others: [
      {
        name: 'compilateur',
        args: [NEST, 'build', '--watch', '--preserveWatchOutput'],
        cwd: inProject('api'),
      },
    ],
    env: { NODE_ENV: 'development' },
    showsCode,
    afterReady: () => console.log(words.devReady),
  });
});
