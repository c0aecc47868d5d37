/** How often each question is asked, and whether PostgreSQL's plans are printed. */
export const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 7);
export const SHOWS_PLANS = process.argv.includes('--plans');

/** A statement as the api sent it. */
export interface Asked {
  query: string;
  parameters: unknown[];
}
