import { aGiftForm } from '../../factories/donations.ts';
import type { Request } from '../../factories/requests.ts';
import { medianOf } from '../explained.ts';

const GIFTS = 40;
const AT_ONCE = 10;

/** How long a gift's form takes by itself, and beside ten questions that are asked again and again. */
export async function giftBeside(
  request: Request,
  ask: (address: string) => Promise<void>,
  addresses: readonly string[],
): Promise<void> {
  await give(request, 'en route');
  const alone = await give(request, 'seul');
  const measure = { isOver: false };
  let asked = 0;
  let refused = 0;
  const askers = Array.from({ length: AT_ONCE }, async (_, place) => {
    for (let round = place; !measure.isOver; round += 1) {
      await ask(addresses[round % addresses.length]!).catch(() => (refused += 1));
      asked += 1;
    }
  });
  const beside = await give(request, `à côté de ${AT_ONCE} questions`);
  measure.isOver = true;
  await Promise.all(askers);
  console.table([alone, beside]);
  console.log(`${asked} questions pendant ce temps, dont ${refused} abandonnées`);
}

async function give(request: Request, what: string) {
  const rounds: number[] = [];
  for (let gift = 0; gift < GIFTS; gift += 1) {
    const began = performance.now();
    const headers = { 'x-forwarded-for': `10.${what.length}.1.${gift}` };
    const { status, text } = await request('/donations/', { body: aGiftForm(), headers });
    if (status !== 201) throw new Error(`/donations/: ${status} ${text}`);
    rounds.push(performance.now() - began);
  }
  const [median, longest] = [medianOf(rounds), Math.max(...rounds)].map(Math.round);
  return { don: what, 'médiane (ms)': median, 'le plus long (ms)': longest };
}
