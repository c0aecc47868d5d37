import { hurts } from './house-hurts.ts';
import { measures } from './house.ts';

/** `npm run check -- --house`: each measure, what it may be at most, and where it is more; then what hurts. */
for (const { name, value, most, found } of measures()) {
  const isMore = value > most;
  console.log(`${isMore ? '✘' : '✔'} ${String(value).padStart(5)} / ${String(most).padEnd(5)} ${name}`);
  if (isMore) for (const place of found) console.log(`        ${place}`);
  if (isMore) process.exitCode = 1;
}

for (const { name, found } of hurts()) {
  console.log(`\n· ${String(found.length).padStart(5)}         ${name}`);
  for (const place of found) console.log(`        ${place}`);
}
