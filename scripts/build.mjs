import { underNode24 } from './launch/ensure-installed.mjs';
import { runCommand } from './launch/exit-with-message.mjs';

await underNode24();
const { buildChanged } = await import('./launch/build-changed.mjs');
const { words } = await import('./launch/launch.fr.mjs');

await runCommand(async () => {
  const hasBuilt = await buildChanged({ force: process.argv.includes('--tout') });
  if (!hasBuilt) console.log(words.upToDate);
});
