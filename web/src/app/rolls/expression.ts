/** What of a line of talk is a free roll. The server reads the notation; here it is only told from talk. */

const words = new Set(['d', 'w', 'k', 'kh', 'kl', 'dh', 'dl']);

/** The expression of a line that asks for dice (`/r 2d6+3`, `/w 2W6+3`, or nothing but `2W6+3`), and where it begins. */
export function rollIn(line: string): { expression: string; at: number } | null {
  const asked = /^\s*\/[rw](?:\s+|$)/i.exec(line);
  if (asked) return { expression: line.slice(asked[0].length).trimEnd(), at: asked[0].length };
  const expression = line.trim();
  if (!/^[\d\s+\-−*×·()%!a-z]+$/i.test(expression) || !/[dw]\s*[\d%]/i.test(expression)) return null;
  const known = (expression.match(/[a-z]+/gi) ?? []).every((word) => words.has(word.toLowerCase()));
  return known ? { expression, at: line.indexOf(expression) } : null;
}
