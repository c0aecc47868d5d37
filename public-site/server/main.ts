import { readSettings } from './settings.ts';
import { serverMessages } from './server.content.ts';

const isDevelopment = process.argv.includes('--dev') || process.env['NODE_ENV'] === 'development';
// A browser that watches for changes keeps its connection; visitors' requests get time to finish.
const stopWithinMs = isDevelopment ? 500 : 9_000;
// React chooses its build when it is first loaded, hence before the imports below.
process.env['NODE_ENV'] = isDevelopment ? 'development' : 'production';

await start().catch((error: unknown) => {
  console.error(sentenceFor(error));
  process.exit(1);
});

async function start(): Promise<void> {
  const settings = readSettings(process.env, isDevelopment);
  const { openFrontDoor } = await import('./front-door.ts');
  const door = await openFrontDoor(settings);
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    door.server.log.info(serverMessages.stopping);
    setTimeout(() => process.exit(0), stopWithinMs).unref();
    void door.stop().finally(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  const address = await door.server.listen({ host: settings.host, port: settings.port });
  door.server.log.info(serverMessages.listening(address));
}

function sentenceFor(error: unknown): string {
  const { code, port, message, stack } = error as NodeJS.ErrnoException & { port?: number };
  const asked = port ?? Number(process.env['PORT'] ?? 3000);
  if (code === 'EADDRINUSE') return serverMessages.portTaken(asked);
  if (code === 'EACCES') return serverMessages.portForbidden(asked);
  if (code === 'ENOENT' && message.includes('build/server')) return serverMessages.notBuilt;
  return stack ?? String(error);
}
