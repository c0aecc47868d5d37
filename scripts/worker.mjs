import { underNode24 } from './launch/ensure-installed.mjs';
import { runCommand } from './launch/exit-with-message.mjs';

await underNode24();
const { loadDotenv } = await import('./launch/dotenv.mjs');
const { buildChanged } = await import('./launch/build-changed.mjs');
const { freePort } = await import('./launch/free-port.mjs');
const { words } = await import('./launch/launch.fr.mjs');
const { PROGRAMS, useRunningDatabase } = await import('./launch/product.mjs');
const { Processes, onSignal } = await import('./launch/processes.mjs');

await runCommand(async () => {
  loadDotenv();
  useRunningDatabase();
  await buildChanged({ only: ['api'] });
  // Its health answers on a port of its own: the api beside it has the usual one.
  process.env.API_PORT = String(await freePort());
  const processes = new Processes();
  onSignal(() => processes.stop());
  processes.start('worker', PROGRAMS.worker);
  processes.settled('worker');
  console.log(words.workerReady);
});
