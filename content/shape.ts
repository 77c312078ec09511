import type { FieldKind } from './schema/fields.ts'

/**
 * A schema without its validation rules, as plain data, by which content is localized and edited without Zod. Made from
 * a schema by schema/shape-of.ts.
 */
export type Shape = ObjectShape | ListShape | ChoiceShape | PlainShape

type ShapeAttributes = {
  isOptional?: boolean
  /** The value that a missing value stands for. */
  default?: unknown
  /** The field of the same object that this one is derived from. Forms have an input only for that field. */
  derivedFrom?: string
  /** The value belongs to the settings of an item's page. Forms have no input for it. */
  isSetting?: boolean
}
export type ObjectShape = ShapeAttributes & { type: 'object'; fields: { [key: string]: Shape } }
/** An array, or a record whose keys are chosen by editors. */
export type ListShape = ShapeAttributes & {
  type: 'array' | 'record'
  element: Shape
  /** A pattern. Values of a record whose keys match it are plain texts; `element` is the shape of all others. */
  plain?: string
}
export type ChoiceShape = ShapeAttributes & { type: 'choice'; options: string[]; isAccent?: boolean }
type PlainShape = ShapeAttributes & {
  type: FieldKind | 'color' | 'country' | 'date' | 'time' | 'switch' | 'id' | 'string' | 'other'
  /** A picture that may be replaced only by SVGs. */
  isIcon?: boolean
}

export const anyShape: Shape = { type: 'other', isOptional: true }

/** The kind of field that edits the value; undefined for composite values. */
export function kindOf({ type }: Shape): FieldKind | undefined {
  return type === 'text' || type === 'rich' || type === 'media' || type === 'link' ? type : undefined
}

const plainText: Shape = { type: 'text' }

/** The shape of an element of a list or record, by its key. */
export const elementShape = ({ element, plain }: ListShape, key: string): Shape =>
  plain && new RegExp(plain).test(key) ? plainText : element

/** The parts of an object or a list, in the order of the schema, each with its key; for list items that is the id. */
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

/** Properties of a block type besides its content. The messages are keys of the locale files. */
export type BlockTraits = {
  /** Set for header and footer, which are part of every page and cannot be moved or deleted. */
  isFrame?: true
  /** The fragment of links that scroll to a block of this type ('#request-demo-form'). */
  anchor?: string
  /** The message when a block cannot be saved, if not the general one. */
  saveFailed?: string
}

/** The messages about the items of a collection, as keys of the locale files. */
export type ItemMessages = {
  /** The title of the dialog that creates an item. */
  add: string
  creating: string
  created: string
  /** The id made from the title is in use. */
  isTaken: string
  /** The label of buttons that add an item, or a hint at what they add, if the general label is not enough. */
  addButton?: string
  addHint?: string
  /** The confirmation before an item is deleted, if not the general one. */
  confirmDelete?: string
}

type CollectionShape = { key: string; item: ObjectShape; messages: ItemMessages }
/** The shapes of a block type: its content and the items of its collection. */
export type BlockShape = BlockTraits & { content: ObjectShape; collection?: CollectionShape }

/**
 * Shapes refer to each other by index, because they can be recursive (a menu item holds menu items) and JSON cannot.
 */
export type SerializedShapes = {
  shapes: { [key: string]: unknown; fields?: { [key: string]: number }; element?: number }[]
  blocks: {
    [type: string]: BlockTraits & { content: number; collection?: Omit<CollectionShape, 'item'> & { item: number } }
  }
}

/** Restores the shapes of all block types (serialized by schema/serialize-shapes.ts). */
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
