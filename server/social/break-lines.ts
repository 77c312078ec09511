type Measure = (text: string) => number
/** The width of a line, in the unit of `Measure`, and the maximum number of lines. */
type Box = { width: number; lines: number }

/** Breaks a text between words into as few lines as possible, of similar width. Undefined if the text does not fit. */
export function breakLines(text: string, measure: Measure, { width, lines }: Box): string[] | undefined {
  const words = text.split(' ')
  const count = fillLines(words, measure, width)?.length
  return count && count <= lines ? balance(words, measure, { width, lines: count })?.lines : undefined
}

/** Breaks a text into lines, within words if necessary. A text with too many lines is cut and ends with '…'. */
export function cutLines(text: string, measure: Measure, { width, lines }: Box): string[] {
  const words = text.split(' ').flatMap((word) => splitWord(word, measure, width))
  const all = fillLines(words, measure, width) ?? []
  const kept = all.slice(0, lines)
  let last = kept.pop() ?? ''
  if (all.length > lines) {
    while (last && measure(`${last}…`) > width) last = last.replace(/ [^ ]*$|.$/u, '')
    last += '…'
  }
  return [...kept, last]
}

/** Puts as many words as fit on each line. Undefined if a single word is wider than a line. */
function fillLines(words: string[], measure: Measure, width: number): string[] | undefined {
  const lines: string[] = []
  for (const word of words) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && measure(longer) <= width) lines[lines.length - 1] = longer
    else if (measure(word) <= width) lines.push(word)
    else return undefined
  }
  return lines
}

type Broken = { lines: string[]; free: number }

/** The sum of the squares of the free widths is smallest, so lines are of similar width. */
function balance(words: string[], measure: Measure, { width, lines }: Box): Broken | undefined {
  if (lines === 0) return words.length === 0 ? { lines: [], free: 0 } : undefined
  let best: Broken | undefined
  for (let count = 1; count <= words.length; count++) {
    const line = words.slice(0, count).join(' ')
    const free = width - measure(line)
    if (free < 0) break
    const rest = balance(words.slice(count), measure, { width, lines: lines - 1 })
    if (!rest) continue
    const sum = free ** 2 + rest.free
    if (!best || sum < best.free) best = { lines: [line, ...rest.lines], free: sum }
  }
  return best
}

function splitWord(word: string, measure: Measure, width: number): string[] {
  if (measure(word) <= width) return [word]
  const pieces: string[] = []
  for (const { segment } of new Intl.Segmenter().segment(word)) {
    const longer = (pieces.at(-1) ?? '') + segment
    if (pieces.length > 0 && measure(longer) <= width) pieces[pieces.length - 1] = longer
    else pieces.push(segment)
  }
  return pieces
}
