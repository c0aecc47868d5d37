import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { LaunchError } from './exit-with-message.mjs';
import { words } from './launch.fr.mjs';
import { CACHE, ROOT, filesUnder, hashOf, inProject, readJson } from './project.mjs';

const OUTPUT_FOLDERS = ['dist', 'build', 'node_modules', '.react-router', '.cache'];
const CONTRACTS = /\.contract\.ts$|api[/\\]client[/\\]/;

const BUILDS = [
  {
    name: 'api',
    output: 'dist',
    made: 'dist/paths.d.ts',
    command: ['npm', 'run', '--silent', 'build'],
  },
  {
    name: 'public-site',
    output: 'build',
    made: 'dist/server/main.js',
    command: ['npm', 'run', '--silent', 'build:pages'],
    // The server is compiled with the types that the api's build makes, whichever of the two is faster.
    afterApi: ['npm', 'run', '--silent', 'build:server'],
  },
  { name: 'admin', output: 'dist', made: 'dist/index.html', command: ['npm', 'run', '--silent', 'build'] },
];

/** Builds the workspaces whose sources changed since the last time, two at once; `force` builds all. */
export async function buildChanged({ force = false, only = BUILDS.map(({ name }) => name) } = {}) {
  const waiting = BUILDS.filter(({ name }) => only.includes(name))
    .map((build) => ({ ...build, inputs: inputsOf(build.name) }))
    .filter((build) => force || !isFresh(build));
  if (waiting.length === 0) return false;
  console.log(words.building(waiting.map(({ name }) => name)));
  const isApiBuilt = Promise.withResolvers();
  if (!waiting.some(({ name }) => name === 'api')) isApiBuilt.resolve();
  const turns = [nextBuild(waiting, isApiBuilt), nextBuild(waiting, isApiBuilt)];
  await Promise.all(turns);
  return true;
}

/** The workspaces that the next start would build. */
export function staleBuilds() {
  return BUILDS.filter((build) => !isFresh({ ...build, inputs: inputsOf(build.name) })).map(
    ({ name }) => name,
  );
}

async function nextBuild(waiting, isApiBuilt) {
  for (let build = waiting.shift(); build; build = waiting.shift()) {
    await buildOne(build, isApiBuilt.promise);
    if (build.name === 'api') isApiBuilt.resolve();
  }
}

async function buildOne(build, apiBuilt) {
  const startedAt = Date.now();
  const last = readJson(stampOf(build.name));
  // A compiler does not remove what was made of a file that is gone.
  if (last?.names !== build.inputs.names)
    rmSync(inProject(build.name, build.output), { recursive: true, force: true });
  await runStep(build, build.command);
  if (build.afterApi) {
    await apiBuilt;
    await runStep(build, build.afterApi);
  }
  mkdirSync(join(CACHE, 'built'), { recursive: true });
  writeFileSync(stampOf(build.name), JSON.stringify(build.inputs));
  console.log(words.built(build.name, ((Date.now() - startedAt) / 1000).toFixed(1)));
}

async function runStep({ name }, command) {
  const { status, output } = await run(name, command);
  if (status !== 0) throw new LaunchError(words.buildFailed(name, output));
}

function run(name, [program, ...args]) {
  return new Promise((settle) => {
    const child = spawn(program, args, {
      cwd: inProject(name),
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1', FORCE_COLOR: undefined },
      shell: process.platform === 'win32',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => settle({ status: 1, output: String(error) }));
    child.on('close', (status) => settle({ status, output }));
  });
}

const stampOf = (name) => join(CACHE, 'built', `${name}.json`);

function isFresh({ name, made, inputs }) {
  const last = readJson(stampOf(name));
  return existsSync(inProject(name, made)) && last?.contents === inputs.contents;
}

function inputsOf(name) {
  const own = filesUnder(inProject(name), OUTPUT_FOLDERS).filter((path) => !/\.spec\.tsx?$/.test(path));
  const shared = [inProject('tsconfig.json'), inProject('package-lock.json')];
  const wire =
    name === 'api' ? [] : filesUnder(inProject('api'), OUTPUT_FOLDERS).filter((path) => CONTRACTS.test(path));
  const files = [...own, ...shared, ...wire];
  const names = hashOf(...files.map((path) => relative(ROOT, path)));
  return { names, contents: hashOf(names, ...files.map((path) => readFileSync(path))) };
}
