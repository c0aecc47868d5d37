import { expect, it } from 'vitest';
import { PageStyles } from './page-styles.ts';

const styles = new PageStyles(`
  :root{--ink:#111}
  @font-face{font-family:A;src:url(/a.woff2)}
  @keyframes turn{to{rotate:1turn}}
  p,.card{margin:0}
  .card .title{color:red}
  .card:not(.open){color:blue}
  .menu:is(.open,.wide) .card{color:green}
  .dialog{position:fixed}
  .dialog,.title{padding:0}
  @media (max-width:480px){.card{padding:1px;gap:2px}.dialog{inset:0}}
  @media print{.dialog{display:none}}
`);

it('keeps the rules of the classes that a page names, in their order, and those that name none', () => {
  expect(styles.of('<div class="card other"><p class="title">')).toBe(
    ':root{--ink:#111}@font-face{font-family:A;src:url(/a.woff2)}@keyframes turn{to{rotate:1turn}}' +
      'p,.card{margin:0}.card .title{color:red}.card:not(.open){color:blue}.title{padding:0}' +
      '@media (max-width:480px){.card{padding:1px;gap:2px}}',
  );
});

it('counts what may or may not be there as if it were not asked', () => {
  expect(styles.of('<nav class="menu"><div class="card">')).toContain(
    '.menu:is(.open,.wide) .card{color:green}',
  );
});

it('takes everything of a page that names everything', () => {
  const whole = styles.of('<i class="card title menu dialog open wide">');
  expect(whole).toContain('@media print{.dialog{display:none}}');
  expect(whole.match(/\.dialog/g)).toHaveLength(4);
});
