import { availableParallelism } from 'node:os';
import { underNode24 } from './launch/ensure-installed.mjs';
import { runCommand } from './launch/exit-with-message.mjs';

await underNode24();
const { buildChanged } = await import('./launch/build-changed.mjs');
const { words } = await import('./launch/launch.fr.mjs');
const { inProject, tool } = await import('./launch/project.mjs');
const { runProgram } = await import('./launch/run-program.mjs');

// TypeScript 7 checks in a third of the time; `nest build` needs the compiler's API, which is the earlier one's.
const compiler = inProject('node_modules/typescript-7/bin/tsc');
const types = (project) => [process.execPath, [compiler, '--noEmit', '-p', inProject(project)]];

const house = [process.execPath, [inProject('tests/architecture/print-house.ts')]];

/** `npm run check -- format lint` runs the named ones only. */
const CHECKS = {
  format: [tool('oxfmt'), ['--check']],
  lint: [tool('oxlint'), ['--deny-warnings']],
  // The longest first.
  'types:admin': types('admin'),
  'types:api': types('api'),
  'types:api-client': types('api/client'),
  'types:tests': types('tests'),
  'types:public-site': ['npm', ['run', '--silent', 'typecheck', '-w', 'public-site']],
  'dead-code': [tool('knip'), ['--no-progress']],
  budgets: [process.execPath, [inProject('scripts/budgets.mjs')]],
};

/** It measures time: nothing else may run beside it. */
const ALONE = 'budgets';

await runCommand(async () => {
  const asked = process.argv.slice(2);
  // Measures of the code need no build; tests/architecture holds them.
  if (asked.includes('--house')) {
    process.exitCode = await runProgram(...house);
    return;
  }
  await buildChanged();
  const isAsked = (name) =>
    asked.length === 0 || asked.some((wanted) => name === wanted || name.startsWith(`${wanted}:`));
  const wanted = Object.keys(CHECKS).filter(isAsked);
  const failed = await failuresOf(wanted.filter((name) => name !== ALONE));
  if (wanted.includes(ALONE) && !(await passes(ALONE))) failed.push(ALONE);
  console.log(failed.length > 0 ? words.checksFailed(failed) : words.checksPassed);
  process.exitCode = failed.length > 0 ? 1 : 0;
});

/** As many at a time as there are processors; each prints what it found once it is done. */
async function failuresOf(names) {
  const waiting = [...names];
  const failed = [];
  const work = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      if (!(await passes(name, []))) failed.push(name);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return names.filter((name) => failed.includes(name));
}

/** Where `said` is given, the program's output is collected there, and printed at its end. */
async function passes(name, said) {
  const startedAt = Date.now();
  if (!said) console.log(words.checking(name));
  const [program, args] = CHECKS[name];
  const code = await runProgram(program, args, said && { onWords: (text) => said.push(text) });
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  if (said) process.stdout.write(`${words.checking(name)}\n${said.join('')}`);
  console.log(code === 0 ? words.checkPassed(name, seconds) : words.checkFailed(name));
  return code === 0;
}
