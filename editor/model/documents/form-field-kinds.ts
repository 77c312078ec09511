import type * as z from 'zod'
import type { FieldKind } from '#content/schema/fields.ts'
import { type InputAttributes, kindOf, type ObjectShape, type Shape } from '#content/shape.ts'

/** 'texts': under keys that users create. 'list': of items with ids. 'posts': the ids of posts. */
export type FormKind =
  | FieldKind
  | 'line'
  | 'color'
  | 'choice'
  | 'switch'
  | 'date'
  | 'time'
  | 'country'
  | 'choices'
  | 'group'
  | 'texts'
  | 'list'
  | 'posts'

export type FormField = { key: string; kind: FormKind; schema: Shape; isOptional: boolean }

export const field = <Schema extends z.ZodType>(rules: Schema, input: InputAttributes): Schema =>
  rules.meta({ input, isSetting: false })

export function formKindOf(schema: Shape): FormKind | undefined {
  switch (schema.type) {
    case 'record':
      return kindOf(schema.element) ? 'texts' : undefined
    case 'array':
      if (schema.element.type === 'choice') return 'choices'
      if (schema.element.type === 'id') return 'posts'
      return schema.element.type === 'object' ? 'list' : undefined
    case 'object':
      return 'group'
    case 'id':
    case 'string':
    case 'other':
      return undefined
  }
  return schema.type
}

export function fieldOf(key: string, schema: Shape): FormField | undefined {
  const kind = formKindOf(schema)
  return kind && { key, kind, schema, isOptional: schema.isOptional === true }
}

/** Returns the fields of an object in the order of the schema, colours last. Leaves out settings and the keys `but`. */
export function fieldsOf(schema: ObjectShape, but: readonly string[] = []): FormField[] {
  const fields = Object.entries(schema.fields).flatMap(([key, part]) =>
    but.includes(key) || part.isSetting ? [] : (fieldOf(key, part) ?? []),
  )
  return [...fields.filter((field) => !isColor(field)), ...fields.filter(isColor)]
}

function isColor({ kind, schema }: FormField): boolean {
  if (schema.type !== 'object') return kind === 'color'
  return fieldsOf(schema).every((field) => field.kind === 'color')
}

/**
 * `main` is shown at once, those of `leading` first; `more` are empty optional fields. A field derived from a filled
 * one is in neither.
 */
export function partsOf(
  all: FormField[],
  value: unknown,
  leading: readonly string[] = [],
): { main: FormField[]; more: FormField[] } {
  const valueAt = (key: string) => (value as Values | undefined)?.[key]
  const isBlank = ({ key }: FormField) => isEmpty(valueAt(key))
  const shown = all.filter(({ schema: { derivedFrom } }) => !derivedFrom || isEmpty(valueAt(derivedFrom)))
  const first = leading.flatMap((key) => shown.find((field) => field.key === key) ?? [])
  const fields = [...first, ...shown.filter((field) => !first.includes(field))]
  const isMore = (field: FormField) =>
    !first.includes(field) && field.isOptional && !field.schema.input && isBlank(field)
  const more = fields.filter(isMore)
  const isNew = fields.every((field) => (field.kind !== 'text' && field.kind !== 'rich') || isBlank(field))
  // All fields are shown at once if only one or two are empty and optional, or if the object contains no text yet.
  if (more.length < 3 || isNew) return { main: fields, more: [] }
  return { main: fields.filter((field) => !isMore(field)), more }
}

type Values = Record<string, unknown>

/** Whether a value is undefined, null, '', or an object or list that contains only such values. */
export function isEmpty(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isEmpty)
  return value === undefined || value === null || value === ''
}

/** Undefined if the list item has visible content: a text, file or list item. Dates and choices do not count. */
export function firstToFill(schema: Shape, value: unknown): FormField | undefined {
  if (schema.type !== 'object') return undefined
  const fields = fieldsOf(schema).filter(({ kind }) => visibleKinds.has(kind))
  const isBlank = ({ key, schema: part }: FormField): boolean => {
    const inside = (value as Values | undefined)?.[key]
    return part.type === 'object' ? firstToFill(part, inside) !== undefined : isEmpty(inside)
  }
  return fields.every(isBlank) ? fields[0] : undefined
}

const visibleKinds = new Set<FormKind>(['text', 'rich', 'media', 'texts', 'list', 'group'])
