import { describe, expect, it } from 'vitest';
import { impactContent, impactEntries } from './impact.content';

describe('what a gift does', () => {
  it.each([
    [19.99, [impactContent.little]],
    [20, ['5\u00a0livres éducatifs']],
    [50, ['12\u00a0livres éducatifs', '1\u00a0caisse transportée']],
    [100, ['25\u00a0livres éducatifs', '2\u00a0caisses transportées', 'La formation d’un bibliothécaire']],
  ])('of %f € is told by what it reaches', (euros, told) => expect(impactEntries(euros)).toEqual(told));
});
