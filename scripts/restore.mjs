import { once } from 'node:events';
import { underNode24 } from './launch/ensure-installed.mjs';
import { LaunchError, runCommand } from './launch/exit-with-message.mjs';

await underNode24();
const { loadDotenv } = await import('./launch/dotenv.mjs');
const { buildChanged } = await import('./launch/build-changed.mjs');
const { words } = await import('./launch/launch.fr.mjs');
const { PROGRAMS, onDatabase, runningProduct } = await import('./launch/product.mjs');
const { spawnNode } = await import('./launch/processes.mjs');

const args = process.argv.slice(2);
const putsBack = args.some((one) => !one.startsWith('--')) && !args.includes('--check');

await runCommand(async () => {
  loadDotenv();
  const running = runningProduct();
  if (putsBack && running) throw new LaunchError(words.resetRunning(running.address));
  await buildChanged({ only: ['api'] });
  await onDatabase(async () => {
    const [code] = await once(spawnNode([...PROGRAMS.restore, ...args]), 'exit');
    process.exitCode = code ?? 1;
  });
});
