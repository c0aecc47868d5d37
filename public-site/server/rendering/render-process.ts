import { setGlobalDispatcher } from 'undici';
import { connectToApi } from '../api-connection.ts';
import { readSettings } from '../settings.ts';
import { builtRenderWork } from './render-work.ts';
import type { FromRenderer, ToRenderer } from './render-messages.ts';

// A program of its own, started by the front door: what is drawn here can neither hold up nor end what answers visitors.
const log = {
  warn: (details: object, message: string) =>
    console.error(
      JSON.stringify({ level: 40, time: Date.now(), process: 'renderer', msg: message, ...told(details) }),
    ),
};

// The front door stops us once the requests in flight have their answer; Ctrl-C reaches us together with it.
process.on('SIGTERM', () => undefined);
process.on('SIGINT', () => undefined);
process.on('disconnect', () => process.exit(0));

const settings = readSettings(process.env, false);
// Pages ask the api by `fetch`.
setGlobalDispatcher(connectToApi(settings));
const { work, paths } = await builtRenderWork(settings, log);

process.on('message', ({ id, task }: ToRenderer) => {
  work(task).then(
    (result) => send({ kind: 'done', id, result }),
    (error: unknown) => send({ kind: 'failed', id, failure: failureOf(error) }),
  );
});
send({ kind: 'ready', paths });

function send(message: FromRenderer): void {
  if (process.connected) process.send?.(message);
}

function failureOf(error: unknown) {
  const { message, stack, statusCode } = error as { message?: string; stack?: string; statusCode?: number };
  return { message: message ?? String(error), stack, statusCode };
}

function told({ err }: { err?: unknown }): object {
  return err instanceof Error ? { err: { message: err.message } } : {};
}
