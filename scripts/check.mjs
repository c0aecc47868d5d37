import { underNode24 } from './launch/ensure-installed.mjs';
import { runCommand } from './launch/exit-with-message.mjs';

await underNode24();
const { buildChanged } = await import('./launch/build-changed.mjs');
const { words } = await import('./launch/launch.fr.mjs');
const { inProject, tool } = await import('./launch/project.mjs');
const { runProgram } = await import('./launch/run-program.mjs');

const types = (project) => [tool('tsc'), ['--noEmit', '-p', inProject(project)]];

/** `npm run check -- format lint` runs the named ones only. */
const CHECKS = {
  format: [tool('oxfmt'), ['--check']],
  lint: [tool('oxlint'), ['--deny-warnings']],
  'types:api': types('api'),
  'types:api-client': types('api/client'),
  'types:public-site': ['npm', ['run', '--silent', 'typecheck', '-w', 'public-site']],
  'types:admin': types('admin'),
  'types:tests': types('tests'),
  'dead-code': [tool('knip'), ['--no-progress']],
  budgets: [process.execPath, [inProject('scripts/budgets.mjs')]],
};

await runCommand(async () => {
  await buildChanged();
  const asked = process.argv.slice(2);
  const failed = [];
  for (const [name, [program, args]] of Object.entries(CHECKS)) {
    if (asked.length > 0 && !asked.some((wanted) => name === wanted || name.startsWith(`${wanted}:`)))
      continue;
    if (!(await passes(name, program, args))) failed.push(name);
  }
  console.log(failed.length > 0 ? words.checksFailed(failed) : words.checksPassed);
  process.exitCode = failed.length > 0 ? 1 : 0;
});

async function passes(name, program, args) {
  const startedAt = Date.now();
  console.log(words.checking(name));
  const code = await runProgram(program, args);
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  console.log(code === 0 ? words.checkPassed(name, seconds) : words.checkFailed(name));
  return code === 0;
}
