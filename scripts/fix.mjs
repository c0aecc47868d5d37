import { underNode24 } from './launch/ensure-installed.mjs';

await underNode24();
const { tool } = await import('./launch/project.mjs');
const { runProgram } = await import('./launch/run-program.mjs');

const linted = await runProgram(tool('oxlint'), ['--fix']);
const formatted = await runProgram(tool('oxfmt'), []);
process.exitCode = linted || formatted;
