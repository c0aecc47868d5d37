import { underNode24 } from './launch/ensure-installed.mjs';
import { runCommand } from './launch/exit-with-message.mjs';

await underNode24();
const { buildChanged } = await import('./launch/build-changed.mjs');
const { inProject } = await import('./launch/project.mjs');
const { runProgram } = await import('./launch/run-program.mjs');

const MEASURES = {
  '--bourses': 'tests/load/scholarships.ts',
  '--hostile': 'tests/load/hostile.ts',
  '--banque': 'tests/load/bank-matches.ts',
  '--events': 'tests/load/events.ts',
  '--analytics': 'tests/load/analytics/analytics.ts',
  '--growth': 'tests/load/growth/growth.ts',
};

await runCommand(async () => {
  await buildChanged();
  const asked = process.argv.find((word) => word in MEASURES);
  process.exitCode = await runProgram(process.execPath, [
    inProject(asked ? MEASURES[asked] : 'tests/load/bench.ts'),
    ...process.argv.slice(2),
  ]);
});
