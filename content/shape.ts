import type { FieldKind } from './schema/fields.ts'

/**
 * What a schema says of a value apart from its rules, as plain data: by it contents are shown and edited without Zod.
 * schema/shape-of.ts makes it of a schema.
 */
export type Shape = ObjectShape | ListShape | ChoiceShape | PlainShape

type About = {
  /** Nothing needs to stand there. */
  isOptional?: boolean
  /** What nothing means. */
  default?: unknown
  /** The field of the same object that this one follows: forms ask for that one alone. */
  follows?: string
}
export type ObjectShape = About & { type: 'object'; fields: { [key: string]: Shape } }
/** Of an array, or of a record under keys that editors make up. */
export type ListShape = About & {
  type: 'array' | 'record'
  element: Shape
  /** A pattern of those keys of a record whose values are plain texts, whatever the others are. */
  plain?: string
}
export type ChoiceShape = About & { type: 'choice'; options: string[]; isAccent?: boolean }
type PlainShape = About & {
  type: FieldKind | 'color' | 'country' | 'date' | 'time' | 'switch' | 'id' | 'string' | 'other'
  /** A picture that only drawings replace. */
  isIcon?: boolean
}

/** What holds anything, and of which nothing is known. */
export const anyShape: Shape = { type: 'other', isOptional: true }

/** The kind of field that edits it; none for what is made of other things. */
export function kindOf({ type }: Shape): FieldKind | undefined {
  return type === 'text' || type === 'rich' || type === 'media' || type === 'link' ? type : undefined
}

const plainText: Shape = { type: 'text' }

/** The shape of what stands in a list or record under a key. */
export const elementShape = ({ element, plain }: ListShape, key: string): Shape =>
  plain && new RegExp(plain).test(key) ? plainText : element

/** What a type of block stores, and the items of its collection. */
export type BlockShape = { content: ObjectShape; collection?: { key: string; item: ObjectShape } }

/** Shapes that name each other by their numbers: a menu's item holds items, which no JSON could say otherwise. */
export type SerializedShapes = {
  shapes: { [key: string]: unknown; fields?: { [key: string]: number }; element?: number }[]
  blocks: { [type: string]: { content: number; collection?: { key: string; item: number } } }
}

/** The shapes of all types of block, as they were packed (schema/pack-shapes.ts). */
export function deserializeShapes({ shapes: serialized, blocks }: SerializedShapes): { [type: string]: BlockShape } {
  const shapes = serialized.map((each) => ({ ...each }) as unknown as Shape)
  const at = (index: number | undefined) => shapes[index ?? -1] ?? anyShape
  serialized.forEach(({ fields, element }, index) => {
    const shape = at(index)
    if ('fields' in shape) shape.fields = mapped(fields ?? {}, at)
    if ('element' in shape) shape.element = at(element)
  })
  return mapped(blocks, ({ content, collection }) => ({
    content: at(content) as ObjectShape,
    ...(collection && { collection: { key: collection.key, item: at(collection.item) as ObjectShape } }),
  }))
}

const mapped = <From, To>(from: { [key: string]: From }, to: (value: From) => To) =>
  Object.fromEntries(Object.entries(from).map(([key, value]) => [key, to(value)]))
