import { globSync, readFileSync } from 'node:fs'

export type Sources = { path: string; text: string }[]

/** The files that match a glob pattern, without tests. */
export function readSources(pattern: string): Sources {
  return globSync(pattern, { exclude: ['**/*.test.*'] }).map((path) => ({
    path: path.replaceAll('\\', '/'),
    text: readFileSync(path, 'utf8'),
  }))
}

/** The classes in the selectors of a style sheet. */
export function classesIn(css: string): string[] {
  const selectors = css.replace(/\/\*.*?\*\/|"[^"]*"|url\([^)]*\)/gs, '')
  return unique([...selectors.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name))
}

/** All words in the string literals of these sources. A class that is not among them is unused. */
export function wordsIn(sources: Sources): Set<string> {
  return new Set(sources.flatMap(({ text }) => literalsIn(text)).flatMap((literal) => literal.split(/[^\w-]+/)))
}

/**
 * The classes that these sources give to elements: the words of the string literals in the value of a `className` or
 * of a variable or property whose name ends in it. Words that touch `${…}` are parts of a class and left out.
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

/** A string literal, or an expression up to the end of its brace or of its line. */
function valueAt(text: string, start: number): string {
  if (text[start] !== '{') return /^("[^"]*"|'[^']*'|.*)/.exec(text.slice(start))?.[0] ?? ''
  let depth = 0
  for (let end = start; end < text.length; end++) {
    if (text[end] === '{') depth++
    if (text[end] === '}' && --depth === 0) return text.slice(start, end)
  }
  return text.slice(start)
}

/** The string literals in a source, and those within the `${…}` of templates. */
function literalsIn(text: string): string[] {
  return [...text.matchAll(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g)].flatMap(([literal]) => [
    literal.slice(1, -1),
    ...(literal.startsWith('`') ? literalsIn(literal.slice(1, -1)) : []),
  ])
}

const unique = (names: string[]) => [...new Set(names)]
