import { globSync, readFileSync } from 'node:fs'

export type Sources = { path: string; text: string }[]

/** Reads the files that match a glob pattern, without tests. */
export function readSources(pattern: string): Sources {
  return globSync(pattern, { exclude: ['**/*.test.*'] }).map((path) => ({
    path: path.replaceAll('\\', '/'),
    text: readFileSync(path, 'utf8'),
  }))
}

/** Without those in comments, strings and `url()`. */
export function classesIn(css: string): string[] {
  const selectors = css.replace(/\/\*.*?\*\/|"[^"]*"|url\([^)]*\)/gs, '')
  return unique([...selectors.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name))
}

/** Returns all words in the string literals of the sources. A class that is not one of these words is unused. */
export function wordsIn(sources: Sources): Set<string> {
  return new Set(sources.flatMap(({ text }) => literalsIn(text)).flatMap((literal) => literal.split(/[^\w-]+/)))
}

/**
 * Returns the classes that the sources give to elements: the words in the string literals of each value of `className`,
 * and of variables and properties with a name that ends in `className` or `ClassName`. Words that touch `${…}` are only
 * parts of a class and are left out.
 */
export function classNamesIn(sources: Sources): string[] {
  const values = sources.flatMap(({ text }) =>
    [...text.matchAll(/[cC]lassName\??(?:=|: | = )(?=["'`{(\w])/g)].map(({ index, 0: { length } }) =>
      valueAt(text, index + length),
    ),
  )
  const literals = values.flatMap((value) => literalsIn(value.replace(/[!=]== '[^']*'/g, '')))
  return unique(literals.flatMap((literal) => literal.replace(/[\w-]*\$\{.*?\}[\w-]*/g, ' ').split(/\s+/))).filter(
    Boolean,
  )
}

/**
 * Returns the value that starts at an index: a string literal, or an expression up to its closing brace or the end of
 * the line.
 */
function valueAt(text: string, start: number): string {
  if (text[start] !== '{') return /^("[^"]*"|'[^']*'|.*)/.exec(text.slice(start))?.[0] ?? ''
  let depth = 0
  for (let end = start; end < text.length; end++) {
    if (text[end] === '{') depth++
    if (text[end] === '}' && --depth === 0) return text.slice(start, end)
  }
  return text.slice(start)
}

/** Returns the string literals in a source, also those inside `${…}` of templates. */
function literalsIn(text: string): string[] {
  return [...text.matchAll(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g)].flatMap(([literal]) => [
    literal.slice(1, -1),
    ...(literal.startsWith('`') ? literalsIn(literal.slice(1, -1)) : []),
  ])
}

const unique = (names: string[]) => [...new Set(names)]
