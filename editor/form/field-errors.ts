import type { TFunction } from 'i18next'
import type * as z from 'zod'
import { type Locale, locales } from '#content/locale.ts'
import { type Path, parsePath, readAt } from '#content/path.ts'
import type { Shape } from '#content/shape.ts'
import { formatNumber } from '#ui/intl.ts'
import { schemaAt } from '../model/documents/field-schema.ts'
import { type FormKind, formKindOf } from '../model/documents/form-field-kinds.ts'

export type FieldError = { path: Path; text: string }

/**
 * Returns the errors that the Zod schema `rules` finds in a draft, except under the keys `but`, which the form does not
 * edit. `schema` is the shape of the draft.
 */
export function fieldErrorsOf(
  t: TFunction,
  locale: Locale,
  schema: Shape,
  rules: z.ZodType,
  draft: unknown,
  but: readonly string[] = [],
): FieldError[] {
  const issues = rules.safeParse(draft).error?.issues ?? []
  return issues
    .filter(({ path }) => !but.includes(String(path[0])))
    .map((issue) => {
      const path = parsePath(draft, issue.path.join('.'))
      return { path, text: wordsFor(t, locale, kindAlong(schema, path), issue, readAt(draft, path) === undefined) }
    })
}

/** Whether an error is at a path or at one of its languages: for 'title' also at 'title.en'. */
export const isAbout = (at: Path, fieldError: FieldError) =>
  isWithin(at, fieldError) &&
  fieldError.path.slice(at.length).every((step) => (locales as readonly string[]).includes(step))

/** Whether an error is at a path or below it. */
export const isWithin = (at: Path, { path }: FieldError) => at.every((step, index) => path[index] === step)

/** Whether a form shows a field for an error: not under the keys `but`, and only at `paths` (dotted), if they are set. */
export function hasField(
  schema: Shape,
  draft: unknown,
  fieldError: FieldError,
  but: readonly string[] = [],
  paths?: readonly string[],
): boolean {
  const { path } = fieldError
  const [key = ''] = path
  const part = schemaAt(schema, [key])
  if (!part || part.isSetting || but.includes(key)) return false
  if (paths && !paths.some((each) => isWithin(each.split('.'), fieldError))) return false
  return kindAlong(schema, path) !== undefined && (part.input?.isShown?.(draft as never) ?? true)
}

function wordsFor(
  t: TFunction,
  locale: Locale,
  kind: FormKind | undefined,
  issue: z.core.$ZodIssue,
  isMissing: boolean,
): string {
  // The rules of forms have keys of messages as messages.
  if (issue.message.includes('.') && t(issue.message) !== issue.message) return t(issue.message)
  if (isMissing) return t('faults.missing')
  if (issue.code === 'too_big') {
    return t(issue.origin === 'array' ? 'faults.tooMany' : 'form.tooLong', {
      count: formatNumber(Number(issue.maximum), locale),
    })
  }
  if (kind === 'link') return t('editor.pathHint')
  if (kind === 'media' || kind === 'color' || kind === 'country' || kind === 'date') return t(`faults.${kind}`)
  return t('form.invalid')
}

/** Returns the kind of the innermost field at a path or around it. */
function kindAlong(schema: Shape, path: Path): FormKind | undefined {
  for (let length = path.length; length > 0; length--) {
    const found = schemaAt(schema, path.slice(0, length))
    const kind = found && formKindOf(found)
    if (kind) return kind
  }
  return undefined
}
