import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { folders } from './folders.ts';
import { PageStyles } from './page-styles.ts';

const STYLESHEET = /<link rel="stylesheet" href="(\/assets\/[\w-]+\.css)"\/>/g;
const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const START = /(<script(?: nonce="[\w-]+")? type="module" async="">)([\s\S]*?)(<\/script>)/;
/** What most pages share (`vite.config.ts`), more than half of their script: begun in a turn of its own too. */
const BASE = /\/base-[\w-]+\.js$/;
const IMPORT = /^\s*import (?:\* as (\w+) from )?("[^"]+");?$/gm;

const read = new Map<string, Promise<PageStyles>>();

/**
 * The page with the styles that it draws inside; the whole sheet and the scripts are asked for once it has been
 * drawn: on a slow network the text and the picture have the line to themselves, and links and forms already work.
 */
export async function forFirstPaint(html: string, nonce: string | null): Promise<string> {
  const addresses = [...html.matchAll(STYLESHEET)].map(([, address = '']) => address);
  const sheets = await Promise.all(addresses.map(sheetOf));
  return withLateScripts(withStyles(html, sheets.map((sheet) => sheet.of(html)).join(''), nonce));
}

/** The link waits for the scripts, which bring what only they show; React looks for it when it takes the page over. */
export function withStyles(html: string, styles: string, nonce: string | null = null): string {
  const mark = nonce ? ` nonce="${nonce}"` : '';
  return html
    .replace(STYLESHEET, '<link rel="stylesheet" href="$1" disabled=""/>')
    .replace('<head>', () => `<head><style${mark}>${styles}</style>`);
}

/** React Router's module script, its static imports turned into ones that wait for the first frame. */
export function withLateScripts(html: string): string {
  const code = START.exec(html)?.[2];
  const imports = [...(code?.matchAll(IMPORT) ?? [])];
  if (!code || imports.length === 0) return html;
  const preloads = [...html.matchAll(PRELOAD)].map(([, address]) => address);
  const late = lateStart(imports, preloads, code.replace(IMPORT, '').trim());
  return html
    .replace(PRELOAD, '')
    .replace(START, (_all, open: string, _code, close: string) => open + late + close);
}

function lateStart(imports: RegExpExecArray[], preloads: (string | undefined)[], rest: string): string {
  const names = imports.map(([, name = '']) => name).join(',');
  const base = preloads.find((address) => address && BASE.test(address));
  const modules = imports.map(([, , address]) => `import(${address})`).join(',');
  return [
    // The browser reports its first paint; one that does not is given two frames' time, and then some.
    'const drawn=new Promise((tell)=>{requestAnimationFrame(()=>setTimeout(tell,200));',
    'try{new PerformanceObserver(tell).observe({type:"paint",buffered:true})}catch{}});',
    'drawn.then(()=>setTimeout(async()=>{',
    'const sheets=[...document.querySelectorAll("link[disabled]")].map((link)=>new Promise((done)=>{link.onload=link.onerror=done;link.disabled=false}));',
    `for(const href of ${JSON.stringify(preloads)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));`,
    // Drawn anew by the whole sheet in a turn of its own: together with the scripts, it would hold up a slow phone.
    'await Promise.all(sheets);await new Promise((next)=>requestAnimationFrame(()=>setTimeout(next)));',
    ...(base ? [`await import(${JSON.stringify(base)});await new Promise((next)=>setTimeout(next));`] : []),
    `const [${names}]=await Promise.all([${modules}]);`,
    rest,
    '}))',
  ].join('\n');
}

function sheetOf(address: string): Promise<PageStyles> {
  const sheet =
    read.get(address) ??
    readFile(join(folders.builtFiles, address), 'utf8').then((css) => new PageStyles(css));
  read.set(address, sheet);
  return sheet;
}
