import autocannon from 'autocannon';

export interface Target {
  name: string;
  url: string;
  /** A parameter that gives each request an address of its own, so that nothing kept answers it. */
  unlike?: string;
}

export interface Figures {
  perSecond: number;
  p99: number;
  failures: number;
}

/** How often each is measured. */
export const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
const CONNECTIONS = 20;
let asked = 0;

// Bodies are asked for as they are: autocannon reads each as UTF-8 text, and on compressed bytes that takes longer than
// the answer itself, so that one would measure the measure.
async function once(target: Target, seconds: number): Promise<Figures> {
  const { pathname, search } = new URL(target.url);
  const result = await autocannon({
    url: target.url,
    connections: CONNECTIONS,
    duration: seconds,
    ...(target.unlike && {
      requests: [
        {
          setupRequest: (request) => {
            asked += 1;
            return { ...request, path: `${pathname}${search ? `${search}&` : '?'}${target.unlike}=${asked}` };
          },
        },
      ],
    }),
  });
  return {
    perSecond: result.requests.average,
    p99: result.latency.p99,
    failures: result.non2xx + result.errors,
  };
}

/** Takes the targets in turn, round after round, and answers each one's median: drift of the machine falls on all alike. */
export async function inTurn(
  targets: Target[],
  rounds: number,
  seconds: number,
): Promise<Map<string, Figures>> {
  for (const target of targets) await once(target, 1);
  const taken = new Map<string, Figures[]>(targets.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const target of targets) taken.get(target.name)!.push(await once(target, seconds));
  return new Map([...taken].map(([name, figures]) => [name, medianOf(figures)]));
}

function medianOf(figures: Figures[]): Figures {
  const middle = (of: (one: Figures) => number) =>
    figures.map(of).toSorted((a, b) => a - b)[Math.floor(figures.length / 2)]!;
  return {
    perSecond: middle(({ perSecond }) => perSecond),
    p99: middle(({ p99 }) => p99),
    failures: figures.reduce((sum, one) => sum + one.failures, 0),
  };
}
