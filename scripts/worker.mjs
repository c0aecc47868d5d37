import { underNode24 } from './launch/ensure-installed.mjs';
import { runCommand } from './launch/exit-with-message.mjs';

await underNode24();
const { loadDotenv } = await import('./launch/dotenv.mjs');
const { buildChanged } = await import('./launch/build-changed.mjs');
const { words } = await import('./launch/launch.fr.mjs');
const { NATIVE_MEMORY } = await import('./launch/memory.mjs');
const { PROGRAMS, useRunningDatabase } = await import('./launch/product.mjs');
const { Processes, onSignal } = await import('./launch/processes.mjs');

await runCommand(async () => {
  loadDotenv();
  useRunningDatabase();
  await buildChanged({ only: ['api'] });
  // Any free port, chosen at each start: nobody is sent to a worker, and the api beside it has the usual one.
  process.env.API_PORT = '0';
  const processes = new Processes();
  onSignal(() => processes.stop());
  processes.start('worker', PROGRAMS.worker, { env: NATIVE_MEMORY });
  processes.settled('worker');
  console.log(words.workerReady);
});
