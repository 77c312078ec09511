import type { LocalizedText } from '#content/text.ts'

/**
 * The way to a value in a block's content. Items of a list are named by their id, so that the way still leads there
 * after another editor has moved them.
 */
export type Steps = string[]

/** What is written: the languages that were changed, or a new address. */
export type FieldPatch = Partial<LocalizedText> | string
/** `was` is what stood there for the one who wrote it: a save must not take anything else away. */
export type Edit = { steps: Steps; value: FieldPatch; was: FieldPatch }

type Content = Record<string, unknown>

/** 'features.2.title' as steps: ['features', 'offline', 'title']. */
export function stepsOf(content: unknown, path: string): Steps {
  let value = content
  return path.split('.').map((key) => {
    const isItem = Array.isArray(value)
    value = isItem ? (value as unknown[])[Number(key)] : (value as Content | undefined)?.[key]
    return isItem ? ((value as { id?: string } | undefined)?.id ?? key) : key
  })
}

/** The value at the end of the way; nothing where the way ends before. */
export function readAt(content: unknown, steps: Steps): unknown {
  return steps.reduce<unknown>((value, step) => {
    if (Array.isArray(value)) return value[indexOf(value, step)]
    return (value as Content | undefined)?.[step]
  }, content)
}

/** The content with each edit in it. An edit whose list item is gone changes nothing. */
export function withEdits<C>(content: C, edits: Pick<Edit, 'steps' | 'value'>[]): C {
  return edits.reduce((result, { steps, value }) => write(result, steps, value) as C, content)
}

/** Whether the thing that holds the value is still there. */
export function leadsSomewhere(content: unknown, steps: Steps): boolean {
  return readAt(content, steps.slice(0, -1)) !== undefined
}

function write(target: unknown, [step, ...rest]: Steps, value: FieldPatch): unknown {
  if (step === undefined) return typeof value === 'string' ? value : { ...(target as Content), ...value }
  if (Array.isArray(target)) {
    const at = indexOf(target, step)
    return at in target ? target.with(at, write(target[at], rest, value)) : target
  }
  if (target === undefined) return target
  return { ...(target as Content), [step]: write((target as Content)[step], rest, value) }
}

function indexOf(list: unknown[], step: string): number {
  const byId = list.findIndex((item) => (item as { id?: string } | null)?.id === step)
  return byId >= 0 ? byId : /^\d+$/.test(step) && !hasIds(list) ? Number(step) : -1
}

const hasIds = (list: unknown[]) => list.some((item) => typeof (item as { id?: unknown } | null)?.id === 'string')
