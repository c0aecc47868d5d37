import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fontAddress, subsetFonts } from '../../scripts/subset-fonts.mjs';

it('the site’s fonts are those that the script makes, and lighter than what they are made from', async () => {
  for (const [name, content] of await subsetFonts()) {
    expect(content.equals(readFileSync(fontAddress(name))), name).toBe(true);
    expect(content.length, name).toBeLessThan(36 * 1024);
  }
});
