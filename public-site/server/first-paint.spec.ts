import { expect, it } from 'vitest';
import { withLateScripts, withStyles } from './first-paint.ts';

const page = `<html><head><link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/assets/s.css"/></head><body><script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";

  window.__reactRouterRouteModules = {"root":route0};

import("/assets/entry.js");</script></body></html>`;

it('draws with styles that are inside the page and leaves its sheet for later', () => {
  const drawn = withStyles(page, 'p{color:red}');
  expect(drawn).toContain('<head><style>p{color:red}</style>');
  expect(drawn).toContain('<link rel="stylesheet" href="/assets/s.css" disabled=""/>');
});

it('asks for scripts after the first frame, in the order they were written', () => {
  const drawn = withLateScripts(page);
  expect(drawn).not.toContain('<link rel="modulepreload"');
  expect(drawn).not.toMatch(/^import /m);
  expect(drawn).toContain(
    'const [,route0]=await Promise.all([import("/assets/manifest.js"),import("/assets/root.js")]);',
  );
  expect(drawn.indexOf('link.disabled=false')).toBeLessThan(drawn.indexOf('await Promise.all(sheets)'));
  expect(drawn.indexOf('await Promise.all(sheets)')).toBeLessThan(drawn.indexOf('import('));
  expect(drawn.indexOf('__reactRouterRouteModules')).toBeLessThan(
    drawn.indexOf('import("/assets/entry.js")'),
  );
});

it('begins what most pages share in a turn of its own', () => {
  const shared = page.replace('<head>', '<head><link rel="modulepreload" href="/assets/base-B1_x.js"/>');
  const drawn = withLateScripts(shared);
  const first = drawn.indexOf('await import("/assets/base-B1_x.js")');
  expect(first).toBeGreaterThan(drawn.indexOf('await Promise.all(sheets)'));
  expect(first).toBeLessThan(drawn.indexOf('const [,route0]=await'));
  expect(withLateScripts(page)).not.toContain('base-');
});

it('leaves a page alone whose script it does not know', () => {
  expect(withLateScripts('<html><script>x</script></html>')).toBe('<html><script>x</script></html>');
});
