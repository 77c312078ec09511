import type { MediaGroup } from './media-group.ts'
import type { FieldKind } from './schema/fields.ts'

/** Browsers localize and edit content by shapes, without loading Zod (schema/shape-of.ts makes them). */
export type Shape = ObjectShape | ListShape | ChoiceShape | PlainShape

type ShapeAttributes = {
  isOptional?: boolean
  /** The value that is used if the value is missing. */
  default?: unknown
  /** The field from which this one is derived, and which forms have instead. */
  derivedFrom?: string
  /** Made from other fields of an item by `updateDerivedFields`, until an editor writes another text. */
  isMade?: boolean
  isSetting?: boolean
  /** How a form shows the value, if it differs from other values of its type. */
  input?: InputAttributes
}

/** 'texts' and 'addresses' have a line for each language. The options of a 'select' are passed to the form. */
export type LineKind =
  | 'text'
  | 'email'
  | 'tel'
  | 'password'
  | 'code'
  | 'moment'
  | 'address'
  | 'words'
  | 'brandColor'
  | 'select'
  | 'texts'
  | 'addresses'

type Notes = { en?: string; ar?: string }

/** All texts are keys of messages. */
export type InputAttributes = {
  /** The name of the field; by default `fields.` and its key. */
  label?: string
  /** A heading above the field. */
  heading?: string
  /** The names of the boxes of both languages: the key of an object with a name for each language. */
  labels?: string
  /** Notes below the boxes of both languages. */
  notes?: Notes | ((values: Record<string, string>) => Notes)
  hint?: string
  /** The number of letters that the hint recommends. */
  letters?: number
  placeholder?: string
  /** The key of the form's value that stands in the place of an empty text. */
  usual?: string
  /** The kind of a text in one line. Without it, forms have no input for a text in one language. */
  line?: LineKind
  /** The language of a text in one language. */
  lang?: 'en' | 'ar'
  /** Corrects what was typed, when the box is left and before the form is submitted. */
  correct?: (typed: string, locale: 'en' | 'ar') => string
  autoComplete?: string
  maxLength?: number
  /** The key of an object with the name of each option, and of an object with what each option means. */
  options?: string
  meanings?: string
  /** The values of a switch that is off and on; by default false and true. */
  values?: readonly [unknown, unknown]
  /** Whether the field is shown for a draft of the form. */
  isShown?: (draft: never) => boolean
}
export type ObjectShape = ShapeAttributes & {
  type: 'object'
  fields: { [key: string]: Shape }
  /** The groups of fields that show one picture or video together. */
  media?: MediaGroup[]
}
/** An array, or a record whose keys are chosen by editors. */
export type ListShape = ShapeAttributes & {
  type: 'array' | 'record'
  element: Shape
  /** A pattern: in a record, values whose keys match it are plain texts, all others have the shape `element`. */
  plain?: string
}
export type ChoiceShape = ShapeAttributes & { type: 'choice'; options: string[]; isAccent?: boolean }
type PlainShape = ShapeAttributes & {
  type: FieldKind | 'line' | 'color' | 'country' | 'date' | 'time' | 'switch' | 'id' | 'string' | 'other'
  /** Set if a media field accepts only SVGs or only videos. */
  accepts?: 'icon' | 'film'
}

export const anyShape: Shape = { type: 'other', isOptional: true }

export function kindOf({ type }: Shape): FieldKind | undefined {
  return type === 'text' || type === 'rich' || type === 'media' || type === 'link' ? type : undefined
}

const plainText: Shape = { type: 'text' }

export const elementShape = ({ element, plain }: ListShape, key: string): Shape =>
  plain && new RegExp(plain).test(key) ? plainText : element

/** The key of a list item is its id, or else its index. Parts of an object are in the order of the schema. */
export function childrenOf(schema: Shape, value: unknown): { key: string; schema: Shape; value: unknown }[] {
  if (typeof value !== 'object' || value === null) return []
  if (schema.type === 'array') {
    const listItems = value as { id?: string }[]
    return listItems.map((each, at) => ({ key: each?.id ?? String(at), schema: schema.element, value: each }))
  }
  const content = value as Record<string, unknown>
  if (schema.type === 'record')
    return Object.keys(content).map((key) => ({ key, schema: elementShape(schema, key), value: content[key] }))
  if (schema.type !== 'object') return []
  return Object.entries(schema.fields).map(([key, field]) => ({ key, schema: field, value: content[key] }))
}

/** Properties of a block type besides its content. Messages are given as keys of the locale files. */
export type BlockTraits = {
  /** Set for header and footer, which are part of every page and cannot be moved or deleted. */
  isFrame?: true
  /** The fragment of links that scroll to a block of this type ('#request-demo-form'). */
  anchor?: string
  saveFailed?: string
}

export type ItemMessages = {
  add: string
  creating: string
  created: string
  isTaken: string
  /** By default the label is general, and there is no hint. */
  addButton?: string
  addHint?: string
  confirmDelete?: string
}

type CollectionShape = { key: string; item: ObjectShape; messages: ItemMessages }
export type BlockShape = BlockTraits & { content: ObjectShape; collection?: CollectionShape }

/** Shapes refer to each other by index, because they can be recursive: a menu item contains menu items. */
export type SerializedShapes = {
  shapes: { [key: string]: unknown; fields?: { [key: string]: number }; element?: number }[]
  blocks: {
    [type: string]: BlockTraits & { content: number; collection?: Omit<CollectionShape, 'item'> & { item: number } }
  }
}

export function deserializeShapes({ shapes: serialized, blocks }: SerializedShapes): { [type: string]: BlockShape } {
  const shapes = serialized.map((each) => ({ ...each }) as unknown as Shape)
  const at = (index: number | undefined) => shapes[index ?? -1] ?? anyShape
  serialized.forEach(({ fields, element }, index) => {
    const shape = at(index)
    if ('fields' in shape) shape.fields = mapped(fields ?? {}, at)
    if ('element' in shape) shape.element = at(element)
  })
  return mapped(blocks, ({ content, collection, ...traits }) => ({
    ...traits,
    content: at(content) as ObjectShape,
    ...(collection && { collection: { ...collection, item: at(collection.item) as ObjectShape } }),
  }))
}

const mapped = <From, To>(from: { [key: string]: From }, to: (value: From) => To) =>
  Object.fromEntries(Object.entries(from).map(([key, value]) => [key, to(value)]))
