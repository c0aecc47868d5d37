import { underNode24 } from './launch/ensure-installed.mjs';
import { runCommand } from './launch/exit-with-message.mjs';

await underNode24();
const { CHECKS } = await import('./launch/doctor-checks.mjs');
const { diagnosis } = await import('./launch/doctor.fr.mjs');

await runCommand(async () => {
  let faults = 0;
  for (const check of CHECKS) {
    const { label, remedy } = await check();
    if (remedy) faults += 1;
    console.log(remedy ? `✘ ${label}\n  → ${remedy}` : `✔ ${label}`);
  }
  console.log(faults > 0 ? diagnosis.faults(faults) : diagnosis.fine);
  process.exitCode = faults > 0 ? 1 : 0;
});
