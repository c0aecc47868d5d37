import { spawn } from 'node:child_process';
import { ROOT } from './project.mjs';

/** Runs a program to its end, its words on our terminal; answers its exit code. A signal to us is one to it. */
export function runProgram(program, args, { cwd = ROOT, env = {} } = {}) {
  return new Promise((settle) => {
    const child = spawn(program, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } });
    const pass = (signal) => child.kill(signal);
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, pass);
    child.on('error', (error) => {
      console.error(error);
      settle(1);
    });
    child.on('exit', (code) => {
      for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, pass);
      settle(code ?? 1);
    });
  });
}
