import { underNode24 } from './launch/ensure-installed.mjs';

await underNode24();
const { buildChanged } = await import('./launch/build-changed.mjs');
const { tool } = await import('./launch/project.mjs');
const { runProgram } = await import('./launch/run-program.mjs');

// Without the types of a build, rules that read types would take away assertions that are needed.
await buildChanged();
const linted = await runProgram(tool('oxlint'), ['--fix']);
const formatted = await runProgram(tool('oxfmt'), []);
process.exitCode = linted || formatted;
