import { describe, expect, it } from 'vitest';
import { whoLines } from './pickup-papers.content.js';
import type { PrintedPickup } from './printed-pickup.js';

const named = (contact_name: string) =>
  whoLines({
    contact_name,
    phone: '0600000000',
    donor_type: 'individual',
    organization_name: '',
  } as PrintedPickup);

describe('who gives, on the slip of a pick-up', () => {
  it.each([
    ['Nguyễn Thị Ánh', 'Nguyễn Thị Ánh'],
    ['Zoé 🎉', 'Zoé'],
    ['Abebe አበበ', 'Abebe (en d’autres lettres : voir la fiche)'],
    ['王小明', '(en d’autres lettres : voir la fiche)'],
  ])('reads « %s » as « %s », never as boxes', (name, printed) =>
    expect(named(name)).toContainEqual(['Nom', printed]),
  );
});
