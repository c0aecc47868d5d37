import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { folders } from './folders.ts';

const STYLESHEET = /<link rel="stylesheet" href="(\/assets\/[\w-]+\.css)"\/>/g;
const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const START = /(<script type="module" async="">)([\s\S]*?)(<\/script>)/;
const IMPORT = /^\s*import (?:\* as (\w+) from )?("[^"]+");?$/gm;

const read = new Map<string, Promise<string>>();

/**
 * The page with its styles inside, and its scripts asked for once it has been drawn: on a slow network the text and
 * the picture have the whole line to themselves, and links and forms already work.
 */
export async function forFirstPaint(html: string): Promise<string> {
  const addresses = [...html.matchAll(STYLESHEET)].map(([, address = '']) => address);
  const styles = await Promise.all(addresses.map(styleOf));
  return withLateScripts(withStyles(html, styles.join('')));
}

/** The link stays, not to be loaded, because React looks for it when it takes the page over. */
export function withStyles(html: string, styles: string): string {
  return html
    .replace(STYLESHEET, '<link rel="stylesheet" href="$1" disabled=""/>')
    .replace('<head>', () => `<head><style>${styles}</style>`);
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
  const modules = imports.map(([, , address]) => `import(${address})`).join(',');
  return [
    'requestAnimationFrame(()=>setTimeout(async()=>{',
    `for(const href of ${JSON.stringify(preloads)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));`,
    `const [${names}]=await Promise.all([${modules}]);`,
    rest,
    '}))',
  ].join('\n');
}

function styleOf(address: string): Promise<string> {
  const style = read.get(address) ?? readFile(join(folders.builtFiles, address), 'utf8');
  read.set(address, style);
  return style;
}
