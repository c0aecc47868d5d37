import { underNode24 } from './launch/ensure-installed.mjs';
import { runCommand } from './launch/exit-with-message.mjs';

await underNode24();
const { buildChanged } = await import('./launch/build-changed.mjs');
const { inProject } = await import('./launch/project.mjs');
const { runProgram } = await import('./launch/run-program.mjs');

await runCommand(async () => {
  await buildChanged();
  process.exitCode = await runProgram(process.execPath, [
    inProject('tests/faults/faults.ts'),
    ...process.argv.slice(2),
  ]);
});
