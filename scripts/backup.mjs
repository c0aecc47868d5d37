import { once } from 'node:events';
import { underNode24 } from './launch/ensure-installed.mjs';
import { runCommand } from './launch/exit-with-message.mjs';

await underNode24();
const { loadDotenv } = await import('./launch/dotenv.mjs');
const { buildChanged } = await import('./launch/build-changed.mjs');
const { PROGRAMS, onDatabase } = await import('./launch/product.mjs');
const { spawnNode } = await import('./launch/processes.mjs');

await runCommand(async () => {
  loadDotenv();
  await buildChanged({ only: ['api'] });
  await onDatabase(async () => {
    const [code] = await once(spawnNode(PROGRAMS.backup), 'exit');
    process.exitCode = code ?? 1;
  });
});
