import * as z from 'zod'
import { color, country, type FieldKind } from '#content/schema/fields.ts'
import { kindOf, unwrap } from '#content/schema/show.ts'

/** What a form can edit. 'texts' are texts under keys that editors make up; 'list' holds entries with ids. */
export type FormKind = FieldKind | 'color' | 'choice' | 'switch' | 'date' | 'country' | 'group' | 'texts' | 'list'

export type FormField = { key: string; kind: FormKind; schema: z.ZodType; isOptional: boolean }

/** The kind of form field that edits what `schema` describes; none for ids and other things that are not shown. */
export function formKindOf(schema: z.ZodType): FormKind | undefined {
  const kind = kindOf(schema)
  if (kind) return kind
  const inner = unwrap(schema)
  if (inner === color) return 'color'
  if (inner === country) return 'country'
  if (inner instanceof z.ZodISODate) return 'date'
  if (inner instanceof z.ZodEnum) return 'choice'
  if (inner instanceof z.ZodBoolean) return 'switch'
  if (inner instanceof z.ZodRecord) return kindOf(inner.valueType as z.ZodType) === 'text' ? 'texts' : undefined
  if (inner instanceof z.ZodArray) return unwrap(inner.element as z.ZodType) instanceof z.ZodObject ? 'list' : undefined
  return inner instanceof z.ZodObject ? 'group' : undefined
}

export function fieldOf(key: string, schema: z.ZodType): FormField | undefined {
  const kind = formKindOf(schema)
  return kind && { key, kind, schema, isOptional: schema.safeParse(undefined).success }
}

/** The fields of an object, in the order of its schema, but colours last; `but` is a key that is edited elsewhere. */
export function fieldsOf(schema: z.ZodObject, but?: string): FormField[] {
  const fields = Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([key, part]) =>
    key === but ? [] : (fieldOf(key, part) ?? []),
  )
  return [...fields.filter((field) => !isColor(field)), ...fields.filter(isColor)]
}

/** A colour, or a shape of which nothing but its colour is known. */
function isColor({ kind, schema }: FormField): boolean {
  if (kind !== 'group') return kind === 'color'
  return fieldsOf(unwrap(schema) as z.ZodObject).every((field) => field.kind === 'color')
}

/** The fields to be seen at once, and those that are optional and hold nothing yet. */
export function partsOf(fields: FormField[], value: unknown): { main: FormField[]; more: FormField[] } {
  const isBlank = ({ key }: FormField) => isEmpty((value as Values | undefined)?.[key])
  const isMore = (field: FormField) => field.isOptional && isBlank(field)
  const more = fields.filter(isMore)
  const isNew = fields.every((field) => (field.kind !== 'text' && field.kind !== 'rich') || isBlank(field))
  // A few more are no burden; and where nothing is written yet, all are as important.
  if (more.length < 3 || isNew) return { main: fields, more: [] }
  return { main: fields.filter((field) => !isMore(field)), more }
}

type Values = Record<string, unknown>

/** Whether there is nothing to be seen in a value. */
export function isEmpty(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isEmpty)
  return value === undefined || value === null || value === ''
}
