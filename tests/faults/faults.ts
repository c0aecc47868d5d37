import { headersOf } from '../factories/emails.ts';
import { eventually, pause } from '../factories/waiting.ts';
import { type CuttableProxy, startCuttableProxy } from '../fakes/cuttable-proxy.ts';
import { startSmtpServer } from '../fakes/smtp-server.ts';
import { Load } from './load.ts';
import { ProductUnderFault, VICTIMS } from './product-under-fault.ts';

const DEFAULT_KILLS = 10;
const MOST_KILLS = 1000;
const OUTAGE_MS = 6000;
const READY_WITHIN_MS = 30_000;
const MAIL_WITHIN_MS = 120_000;
const SETTLE_MS = 2000;

const kills = askedKills(process.argv);
const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
const seconds = (ms: number) => `${(ms / 1000).toFixed(1).replace('.', ',')} s`;

const smtp = await startSmtpServer();
const redis = process.env['REDIS_URL'] ? await startCuttableProxy(process.env['REDIS_URL']) : null;
const product = new ProductUnderFault();
let failures = 0;
try {
  await product.start({
    SMTP_URL: smtp.url,
    ...(redis && { REDIS_URL: redis.through(process.env['REDIS_URL']!) }),
  });
  const load = new Load(product.url);
  load.start();
  await pause(SETTLE_MS);
  await killInTurn();
  await outages(redis);
  await pause(SETTLE_MS);
  await load.stop();
  failures = await report(load);
} finally {
  await product.stop();
  await redis?.close();
  await smtp.close();
}
process.exitCode = failures > 0 ? 1 : 0;

function askedKills(args: string[]): number {
  const index = args.indexOf('--kills');
  const asked = index < 0 ? DEFAULT_KILLS : Number(args[index + 1]);
  if (Number.isInteger(asked) && asked >= 0 && asked <= MOST_KILLS) return asked;
  process.stderr.write(`--kills attend un nombre de 0 à ${MOST_KILLS}.\n`);
  process.exit(1);
}

async function killInTurn(): Promise<void> {
  for (let turn = 0; turn < kills; turn += 1) {
    const victim = VICTIMS[turn % VICTIMS.length]!;
    const pid = await eventually(victim, () => product.pidOf(victim), READY_WITHIN_MS);
    process.kill(pid, 'SIGKILL');
    await timed(`kill -9 ${victim}`, async () => {
      const renewed = product.pidOf(victim);
      return renewed !== undefined && renewed !== pid && (await product.isReady());
    });
    await pause(SETTLE_MS);
  }
}

async function outages(redis: CuttableProxy | null): Promise<void> {
  const isReady = () => product.isReady();
  await smtp.goAway();
  await pause(OUTAGE_MS);
  await smtp.comeBack();
  await timed('courrier refusé', isReady);
  smtp.isSilent = true;
  await pause(OUTAGE_MS);
  smtp.isSilent = false;
  await timed('courrier muet', isReady);
  const stopped = product.postgres();
  for (const pid of stopped) signal(pid, 'SIGSTOP');
  await pause(OUTAGE_MS);
  for (const pid of stopped) signal(pid, 'SIGCONT');
  await timed('PostgreSQL muet', isReady);
  if (!redis) return say('Redis : non essayé (REDIS_URL n’est pas donné)');
  await redis.cut();
  await pause(OUTAGE_MS);
  await redis.mend();
  await timed('Redis refusé', isReady);
  redis.silence();
  await pause(OUTAGE_MS);
  redis.speak();
  await timed('Redis muet', isReady);
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // A connection that ended meanwhile.
  }
}

/** Says how long it takes until the product is ready again. */
async function timed(what: string, isBack: () => Promise<boolean>): Promise<void> {
  const since = Date.now();
  try {
    await eventually(what, isBack, READY_WITHIN_MS);
    say(`${what} : prêt après ${seconds(Date.now() - since)}`);
  } catch {
    failures += 1;
    say(`${what} : PAS PRÊT après ${seconds(READY_WITHIN_MS)}`);
  }
}

async function report(load: Load): Promise<number> {
  const { acknowledged, lost, doubled } = await load.losses(product.databaseUrl);
  const copies = () => {
    const sent = new Map<string, number>();
    for (const { to, text } of smtp.letters)
      if (!to.includes('bureau@livres.example')) {
        const id = headersOf(text).get('message-id') ?? '';
        sent.set(id, (sent.get(id) ?? 0) + 1);
      }
    return sent;
  };
  await eventually('the mail', () => copies().size >= acknowledged, MAIL_WITHIN_MS).catch(() => undefined);
  const sent = copies();
  const unsent = Math.max(0, acknowledged - sent.size);
  const twice = [...sent.values()].filter((count) => count > 1).length;
  say(`\nMessages acceptés : ${acknowledged}, perdus : ${lost}, en double : ${doubled}`);
  say(`Courriers non partis : ${unsent}, partis deux fois (même Message-ID) : ${twice}`);
  for (const [name, count] of [...load.answers].toSorted()) say(`  ${name} : ${count}`);
  for (const reason of product.unexpected) say(`    500 : ${reason}`);
  const bugs = [...load.answers].filter(([name]) => name.endsWith(' 500'));
  return failures + lost + doubled + unsent + bugs.length;
}
