import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss';

type Piece =
  | { kind: 'kept'; text: string }
  | { kind: 'rule'; selectors: { text: string; classes: string[] }[]; body: string }
  | { kind: 'group'; opening: string; pieces: Piece[] };

const CLASS = /class="([^"]*)"/g;
const NAME = /\.(-?[_a-zA-Z][\w-]*)/g;
/** What one of these holds need not be on the page for the rule to count. */
const ALTERNATIVES = /:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g;

/** A stylesheet that can be cut to what one page draws: the names of classes say which rules those are. */
export class PageStyles {
  private readonly pieces: Piece[];

  constructor(css: string) {
    this.pieces = postcss.parse(css).nodes.flatMap(pieceOf);
  }

  /** The rules of the classes that `html` names, and all that name none. */
  of(html: string): string {
    const named = [...html.matchAll(CLASS)].flatMap(([, names = '']) => names.split(/\s+/));
    return written(this.pieces, new Set(named));
  }
}

function pieceOf(node: ChildNode): Piece[] {
  if (node.type === 'comment') return [];
  if (node.type === 'rule') return [ruleOf(node)];
  if (node.type === 'atrule' && isGroup(node)) return [groupOf(node)];
  return [{ kind: 'kept', text: node.toString() + (node.type === 'atrule' && node.nodes ? '' : ';') }];
}

function isGroup({ name, nodes }: AtRule): boolean {
  return nodes !== undefined && ['media', 'supports', 'container', 'layer'].includes(name);
}

function groupOf({ name, params, nodes = [] }: AtRule): Piece {
  return { kind: 'group', opening: `@${name} ${params}`, pieces: nodes.flatMap(pieceOf) };
}

function ruleOf(rule: Rule): Piece {
  const selectors = rule.selectors.map((text) => ({
    text,
    classes: [...text.replace(ALTERNATIVES, '').matchAll(NAME)].map(([, name = '']) => name),
  }));
  return { kind: 'rule', selectors, body: rule.nodes.map(String).join(';') };
}

function written(pieces: readonly Piece[], named: ReadonlySet<string>): string {
  return pieces.map((piece) => writtenPiece(piece, named)).join('');
}

function writtenPiece(piece: Piece, named: ReadonlySet<string>): string {
  if (piece.kind === 'kept') return piece.text;
  if (piece.kind === 'group') {
    const inside = written(piece.pieces, named);
    return inside && `${piece.opening}{${inside}}`;
  }
  const drawn = piece.selectors.filter(({ classes }) => classes.every((name) => named.has(name)));
  return drawn.length > 0 ? `${drawn.map(({ text }) => text).join(',')}{${piece.body}}` : '';
}
