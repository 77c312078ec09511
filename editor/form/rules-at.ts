import * as z from 'zod'
import { catalogue } from '#blocks/catalogue.ts'
import type { Path } from '#content/path.ts'
import type { BlockDefinition } from '#content/schema/block-definition.ts'
import type { EditorDocument } from '../model/documents/documents.ts'
import { isSettings } from '../model/documents/field-schema.ts'
import { settingsFields } from './settings-fields.ts'

/** Returns the Zod schema with which the server validates the value at a path; for a list, the schema of its items. */
export function rulesAt({ type, item }: Pick<EditorDocument, 'type' | 'item'>, path: Path): z.ZodType {
  if (isSettings(type)) return settingsFields[type]
  const { content, collection }: BlockDefinition = catalogue[type]
  const whole: z.ZodType = item && collection ? collection.item : content
  const found = unwrap(path.reduce(stepInto, whole))
  return found instanceof z.ZodArray ? unwrap(found.element as z.ZodType) : found
}

function stepInto(rules: z.ZodType, key: string): z.ZodType {
  const inner = unwrap(rules)
  if (inner instanceof z.ZodArray) return inner.element as z.ZodType
  if (inner instanceof z.ZodRecord) return inner.valueType as z.ZodType
  return inner instanceof z.ZodObject ? (inner.shape[key] ?? z.unknown()) : z.unknown()
}

/** Returns the schema inside wrappers such as optional(). */
const unwrap = (rules: z.ZodType): z.ZodType =>
  'innerType' in rules.def ? unwrap(rules.def.innerType as z.ZodType) : rules
