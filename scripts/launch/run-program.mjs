import { spawn } from 'node:child_process';
import { ROOT } from './project.mjs';

/** Runs a program to its end, its words on our terminal or to `onWords`; answers its exit code. A signal to us is one to it. */
export function runProgram(program, args, { cwd = ROOT, env = {}, onWords } = {}) {
  return new Promise((settle) => {
    const stdio = onWords ? ['ignore', 'pipe', 'pipe'] : 'inherit';
    const child = spawn(program, args, { cwd, stdio, env: { ...process.env, ...env } });
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', onWords);
    const pass = (signal) => child.kill(signal);
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, pass);
    child.on('error', (error) => {
      console.error(error);
      settle(1);
    });
    child.on('close', (code) => {
      for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, pass);
      settle(code ?? 1);
    });
  });
}
