import { RESOURCES, type Right, rightOn, ROLE_LABELS, ROLE_SENTENCES, ROLES } from '@livres/api/contract';
import { expect, it } from 'vitest';

const LABELS: Record<Right, string> = { none: '—', masked: 'masqué', read: 'lit', write: 'écrit' };
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** docs/roles.md, as the rights table says it: `npx vitest -u` writes it anew. */
function described(): string {
  return [
    '# Les rôles',
    '',
    'Un code d’accès porte un rôle ou plusieurs ; le plus large l’emporte. Ce fichier est tiré de',
    '`api/src/people/access/rights.contract.ts`, et un test le compare avec elle.',
    '',
    ...ROLES.map((role) => `- **${ROLE_LABELS[role]}** (\`${role}\`) : ${ROLE_SENTENCES[role]}`),
    '',
    '« masqué » : lit sans les noms, les coordonnées ni ce que les personnes ont écrit, sans les chercher, les trier ni les',
    'exporter. « lit » : lit et exporte. « écrit » : tout. « — » : rien.',
    '',
    row(['ressource', ...ROLES]),
    row(['---', ...ROLES.map(() => '---')]),
    ...RESOURCES.map((resource) =>
      row([`\`${resource}\``, ...ROLES.map((role) => LABELS[rightOn([role], resource)])]),
    ),
    '',
  ].join('\n');
}

it('docs/roles.md says what the rights table says', async () => {
  await expect(described()).toMatchFileSnapshot('../../docs/roles.md');
});
