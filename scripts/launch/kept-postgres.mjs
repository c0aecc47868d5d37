import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres } from './embedded-postgres.mjs';
import { words } from './launch.fr.mjs';

const LONGEST_PAUSE_MS = 5000;
const SETTLED_AFTER_MS = 60_000;

/**
 * Starts the embedded PostgreSQL and starts it again, on the same port where that is still free, whenever it dies.
 * `onMoved` is called with the new address where it is not. Answers `{ url, appUrl, stop }`.
 */
export async function keepPostgres({ onMoved = () => undefined, ...options } = {}) {
  let server = await startPostgres(options);
  const { url, appUrl } = server;
  let isStopping = false;
  let restarting = Promise.resolve();

  const watch = (bornAt, deaths) => {
    void server.died.then(() => {
      if (isStopping) return;
      const soFar = Date.now() - bornAt > SETTLED_AFTER_MS ? 0 : deaths;
      restarting = restart(soFar);
    });
  };

  async function restart(deaths) {
    const delay = Math.min(deaths * 1000, LONGEST_PAUSE_MS);
    console.error(words.postgresDied(delay / 1000));
    await pause(delay);
    if (isStopping) return;
    try {
      const before = server.url;
      server = await startPostgres({ ...options, port: server.port, wasOurs: true, quiet: true });
      if (isStopping) return server.stop();
      watch(Date.now(), deaths + 1);
      console.error(words.postgresBack);
      if (server.url !== before) onMoved(server);
    } catch (error) {
      console.error(error.message);
      await restart(deaths + 1);
    }
  }

  watch(Date.now(), 0);
  const stop = async () => {
    isStopping = true;
    await restarting;
    await server.stop();
  };
  return { url, appUrl, stop };
}
